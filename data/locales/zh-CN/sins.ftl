### 酒色财气：牌桌、手牌、每一步怎么说。

sins-name = 酒色财气
sins-preset-standard = 常规，每回合 12 小时
sins-preset-live = 快打，每回合 3 分钟
sins-preset-slow = 慢打，每回合 24 小时
sins-joker-big = 大王
sins-joker-small = 小王
sins-jokers = 大小王
sins-between = {" · "}
sins-none = 没有

## 牌桌

sins-table-title = 第 { $turn } 回合
sins-table-act = 轮到{ $seat }。
sins-table-guess = { $turn } 用仙人跳，等{ $seat } 猜花色。
sins-table-transfer = 猜错了，等{ $seat } 决定给不给罪业。
sins-table-mourn = 有人出局，等这些人选一张手牌哀悼：{ $seat }。
sins-table-deck = 牌库 { $deck } 张，弃牌 { $discard } 张，最上面是 { $top }
sins-table-deck-none = 牌库 { $deck } 张，还没有弃牌
sins-pile = { $suit } { $card }（{ $cards } 张）
sins-pile-empty = { $suit } 空
sins-seat = { $seat }：手牌 { $hand }
sins-seat-out = { $seat }：出局
sins-seat-cards = { $suit } { $total }（{ $cards }）
sins-seat-sum = { $suit } { $total }
sins-seat-fate = 命运牌 { $card }
sins-seat-marker = 【{ $marker }】

## 手牌

sins-own-out = 你已经出局了，可以接着看。
sins-own-hand = 手牌 { $count } 张：{ $cards }
sins-own-hand-empty = 你没有手牌了，只能造业。
sins-own-fate-hidden = 命运牌：{ $card }（只有你知道）
sins-own-fate-open = 命运牌：{ $card }（已经公开）
sins-own-sins = 罪业／承受力：{ $sins }
sins-own-suit = { $suit } { $total }/{ $limit }
sins-own-bust-hidden = 你爆掉了。别人还不知道，只要没人检举，你就还在。
sins-own-bust-open = 你爆掉了。命运牌是亮着的，谁都算得出来，只要没人检举，你就还在。
sins-own-markers = 你是{ $markers }。
sins-do-play = 出牌
sins-do-collect = 造业
sins-do-sleep = 昏睡
sins-do-trick = 仙人跳
sins-do-swap = 偷梁换柱
sins-do-rob = 掠夺
sins-do-accuse = 检举
sins-do-guess = 猜
sins-do-transfer = 给罪业
sins-do-mourn = 哀悼
sins-ask-play = 出哪张牌？
sins-ask-guess = 猜哪种花色？
sins-ask-transfer = 给他哪张罪业？
sins-ask-mourn = 弃哪张手牌哀悼？
sins-ask-trick = 对谁用仙人跳？
sins-ask-rob = 掠夺谁？
sins-ask-accuse = 检举谁？
sins-ask-more = 怎么出？
sins-ask-sure = 确定吗？
sins-ask-rest = { $card }：放哪一堆，或者打哪张罪业？
sins-means-trick = 仙人跳：他先猜一种花色，再随机亮你一张手牌，牌归他。猜错，你可以给他一张罪业。
sins-means-rob = 掠夺：随机拿他一张手牌，只有你们两人知道是什么。
sins-means-accuse = 检举：他亮命运牌。他爆掉了，他出局，你摸 3 张；没爆，你出局。
sins-about-J = 认罪：{ $card } 变成你的罪业
sins-about-Q = 反思：把 { $card } 拿到手里
sins-about-K = 赎罪：打出自己的一张罪业
sins-give-none = 不给
sins-accuse-yes = 检举{ $seat }
sins-accuse-sure = 真要检举{ $seat }吗？他没爆的话，出局的是你。

## 每一步

sins-dealt = 你的手牌：{ $cards }
sins-began = { $seats }，每人 5 张手牌、1 张命运牌，牌库还有 { $deck } 张。
sins-turn = 第 { $number } 回合，轮到{ $seat }。
sins-reshuffled = 弃牌洗成新牌库，共 { $deck } 张。
sins-drew = { $seat } 摸了 { $count } 张，牌库剩 { $deck } 张。
sins-drew-none = { $seat } 没有牌可摸。
sins-drew-own = 你摸到 { $cards }。
sins-timeout = { $seat } 超时了。
sins-played = { $seat } 出 { $card }，放到{ $pile }堆。
sins-confessed = { $seat } 出 { $card } 认罪，收{ $pile }堆顶的 { $sin } 为罪业，这一项共 { $total }。
sins-reflected = { $seat } 出 { $card } 反思，把 { $taken } 拿到手里。
sins-atoned = { $seat } 出 { $card } 赎罪，把罪业 { $sin } 打到{ $pile }堆，{ $suit }剩 { $total }。
sins-collected = { $seat } 造业，收下 { $cards }，现在罪业：{ $sums }。
sins-collected-none = { $seat } 造业，四堆都空，什么也没收。
sins-sum = { $suit } { $total }
sins-slept = { $seat } 昏睡，这回合不出牌。
sins-tricked = { $seat } 对{ $target } 用仙人跳，{ $target } 请猜一种花色。
sins-guessed-right = { $target } 猜{ $suit }，亮出 { $card }，猜对了；牌归{ $target }。
sins-guessed-wrong = { $target } 猜{ $suit }，亮出 { $card }，猜错了；牌归{ $target }。{ $seat } 没有罪业可给。
sins-guessed-wrong-asked = { $target } 猜{ $suit }，亮出 { $card }，猜错了；牌归{ $target }。{ $seat } 可以给他一张罪业。
sins-given = { $seat } 把罪业 { $sin } 给了{ $target }，{ $target } 的{ $suit }现在是 { $total }。
sins-kept = { $seat } 没有给{ $target } 罪业。
sins-swapped = { $seat } 偷梁换柱，弃 { $count } 张再摸：{ $cards }。
sins-robbed = { $seat } 掠夺了{ $target } 一张手牌。
sins-robbed-card = { $seat } 从{ $target } 拿走的是 { $card }。
sins-accused = { $seat } 检举{ $target }，命运牌是 { $fate }。
sins-accused-sums = 罪业／承受力：{ $sums }
sins-accused-right = 果然爆掉了！
sins-accused-wrong = 没有爆，{ $seat } 检举错了。
sins-out = { $seat } 出局。
sins-removed = { $seat } 被请离，按出局算。
sins-mourning = 请选一张手牌哀悼，选好一起亮：{ $seats }。
sins-mourning-own = 你选了 { $card } 哀悼，大家选好一起弃掉。
sins-mourned = 哀悼：{ $cards }。
sins-mourned-one = { $seat } 弃 { $card }
sins-marker-moved = { $seat } 成了{ $marker }。
sins-marker-back = { $marker }空出来了。

## 结束

sins-outcome-last_alive = { $seats } 活到最后，获胜！
sins-outcome-deck_out = 牌库摸空，{ $seats } 获胜！
sins-outcome-deck_out-draw = 牌库摸空，不分胜负。
sins-outcome-max_turns = 回合数到了，{ $count ->
        [1] { $seats } 获胜！
       *[other] { $seats } 并列获胜！
    }
sins-outcome-max_turns-draw = 回合数到了，不分胜负。
sins-ended-sum = { $seat }：命运牌 { $fate }，罪业共 { $total }
sins-ended-bust = { $seat }：命运牌 { $fate }，爆掉了
sins-ended-turns = 一共 { $turns } 回合。

sins-phase-act = 第 { $turn } 回合
sins-phase-guess = 第 { $turn } 回合的猜花色
sins-phase-transfer = 第 { $turn } 回合的给罪业
sins-phase-mourn = 第 { $turn } 回合的哀悼
sins-phase-over = 第 { $turn } 回合，已经结束
sins-look = { $seat }：手牌 { $hand }；命运牌 { $fate }

sins-foreseen-act = 到时不检举、不用本事：出能放的最大的数字牌，没有就造业。
sins-foreseen-guess = 到时随机猜一种花色。
sins-foreseen-transfer = 到时不给罪业。
sins-foreseen-mourn = 还没选的人到时弃最大的数字牌，没有就弃功能牌。
