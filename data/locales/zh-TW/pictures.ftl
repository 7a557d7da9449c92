## 牌桌圖上的字：都是短標籤，不成句

pictures-deck = 牌庫
pictures-hand = 手牌
pictures-won = 獲勝

## 酒色財氣

pictures-discards = 棄牌堆
pictures-fate = 命運牌
pictures-total = 合計
pictures-out = 出局
pictures-joker-small = 小王
pictures-joker-big = 大王
pictures-suit-wine = 酒
pictures-suit-lust = 色
pictures-suit-greed = 財
pictures-suit-wrath = 氣
pictures-marker-wine = 酒鬼
pictures-marker-lust = 色鬼
pictures-marker-greed = 財迷
pictures-marker-wrath = 憤青

## 非常道

pictures-library = 儀式庫
pictures-score = 得分
pictures-actions = 行動
pictures-element-metal = 金
pictures-element-wood = 木
pictures-element-water = 水
pictures-element-fire = 火
pictures-element-earth = 土
pictures-colour-green = 青
pictures-colour-white = 白
pictures-colour-red = 紅
pictures-colour-black = 黑
pictures-rite-green = 祈雨
pictures-rite-white = 驅鬼
pictures-rite-red = 煉丹
pictures-rite-black = 卜卦
pictures-special-highest = 特1 明牌最大
pictures-special-most = 特2 張數最多
pictures-special-sum = 特3 點數總和
