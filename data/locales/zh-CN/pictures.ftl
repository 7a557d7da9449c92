## 牌桌图上的字：都是短标签，不成句

pictures-deck = 牌库
pictures-hand = 手牌
pictures-won = 获胜

## 酒色财气

pictures-discards = 弃牌堆
pictures-fate = 命运牌
pictures-total = 合计
pictures-out = 出局
pictures-joker-small = 小王
pictures-joker-big = 大王
pictures-suit-wine = 酒
pictures-suit-lust = 色
pictures-suit-greed = 财
pictures-suit-wrath = 气
pictures-marker-wine = 酒鬼
pictures-marker-lust = 色鬼
pictures-marker-greed = 财迷
pictures-marker-wrath = 愤青

## 非常道

pictures-library = 仪式库
pictures-score = 得分
pictures-actions = 行动
pictures-element-metal = 金
pictures-element-wood = 木
pictures-element-water = 水
pictures-element-fire = 火
pictures-element-earth = 土
pictures-colour-green = 青
pictures-colour-white = 白
pictures-colour-red = 红
pictures-colour-black = 黑
pictures-rite-green = 祈雨
pictures-rite-white = 驱鬼
pictures-rite-red = 炼丹
pictures-rite-black = 卜卦
pictures-special-highest = 特1 明牌最大
pictures-special-most = 特2 张数最多
pictures-special-sum = 特3 点数总和
