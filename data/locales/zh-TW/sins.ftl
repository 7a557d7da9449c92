### 酒色財氣：牌桌、手牌、每一步怎麼說。

sins-name = 酒色財氣
sins-preset-standard = 常規，每回合 12 小時
sins-preset-live = 快打，每回合 3 分鐘
sins-preset-slow = 慢打，每回合 24 小時
sins-joker-big = 大王
sins-joker-small = 小王
sins-jokers = 大小王
sins-between = {" · "}
sins-none = 沒有

## 牌桌

sins-table-title = 第 { $turn } 回合
sins-table-act = 輪到{ $seat }。
sins-table-guess = { $turn } 用仙人跳，等{ $seat } 猜花色。
sins-table-transfer = 猜錯了，等{ $seat } 決定給不給罪業。
sins-table-mourn = 有人出局，等這些人選一張手牌哀悼：{ $seat }。
sins-table-deck = 牌庫 { $deck } 張，棄牌 { $discard } 張，最上面是 { $top }
sins-table-deck-none = 牌庫 { $deck } 張，還沒有棄牌
sins-pile = { $suit } { $card }（{ $cards } 張）
sins-pile-empty = { $suit } 空
sins-seat = { $seat }：手牌 { $hand }
sins-seat-out = { $seat }：出局
sins-seat-cards = { $suit } { $total }（{ $cards }）
sins-seat-sum = { $suit } { $total }
sins-seat-fate = 命運牌 { $card }
sins-seat-marker = 【{ $marker }】

## 手牌

sins-own-out = 你已經出局了，可以接著看。
sins-own-hand = 手牌 { $count } 張：{ $cards }
sins-own-hand-empty = 你沒有手牌了，只能造業。
sins-own-fate-hidden = 命運牌：{ $card }（只有你知道）
sins-own-fate-open = 命運牌：{ $card }（已經公開）
sins-own-sins = 罪業／承受力：{ $sins }
sins-own-suit = { $suit } { $total }/{ $limit }
sins-own-bust-hidden = 你爆掉了。別人還不知道，只要沒人檢舉，你就還在。
sins-own-bust-open = 你爆掉了。命運牌是亮著的，誰都算得出來，只要沒人檢舉，你就還在。
sins-own-markers = 你是{ $markers }。
sins-do-play = 出牌
sins-do-collect = 造業
sins-do-sleep = 昏睡
sins-do-trick = 仙人跳
sins-do-swap = 偷梁換柱
sins-do-rob = 掠奪
sins-do-accuse = 檢舉
sins-do-guess = 猜
sins-do-transfer = 給罪業
sins-do-mourn = 哀悼
sins-ask-play = 出哪張牌？
sins-ask-guess = 猜哪種花色？
sins-ask-transfer = 給他哪張罪業？
sins-ask-mourn = 棄哪張手牌哀悼？
sins-ask-trick = 對誰用仙人跳？
sins-ask-rob = 掠奪誰？
sins-ask-accuse = 檢舉誰？
sins-ask-more = 怎麼出？
sins-ask-sure = 確定嗎？
sins-ask-rest = { $card }：放哪一堆，或者打哪張罪業？
sins-means-trick = 仙人跳：他先猜一種花色，再隨機亮你一張手牌，牌歸他。猜錯，你可以給他一張罪業。
sins-means-rob = 掠奪：隨機拿他一張手牌，只有你們兩人知道是什麼。
sins-means-accuse = 檢舉：他亮命運牌。他爆掉了，他出局，你摸 3 張；沒爆，你出局。
sins-about-J = 認罪：{ $card } 變成你的罪業
sins-about-Q = 反思：把 { $card } 拿到手裡
sins-about-K = 贖罪：打出自己的一張罪業
sins-give-none = 不給
sins-accuse-yes = 檢舉{ $seat }
sins-accuse-sure = 真要檢舉{ $seat }嗎？他沒爆的話，出局的是你。

## 每一步

sins-dealt = 你的手牌：{ $cards }
sins-began = { $seats }，每人 5 張手牌、1 張命運牌，牌庫還有 { $deck } 張。
sins-turn = 第 { $number } 回合，輪到{ $seat }。
sins-reshuffled = 棄牌洗成新牌庫，共 { $deck } 張。
sins-drew = { $seat } 摸了 { $count } 張，牌庫剩 { $deck } 張。
sins-drew-none = { $seat } 沒有牌可摸。
sins-drew-own = 你摸到 { $cards }。
sins-timeout = { $seat } 超時了。
sins-played = { $seat } 出 { $card }，放到{ $pile }堆。
sins-confessed = { $seat } 出 { $card } 認罪，收{ $pile }堆頂的 { $sin } 為罪業，這一項共 { $total }。
sins-reflected = { $seat } 出 { $card } 反思，把 { $taken } 拿到手裡。
sins-atoned = { $seat } 出 { $card } 贖罪，把罪業 { $sin } 打到{ $pile }堆，{ $suit }剩 { $total }。
sins-collected = { $seat } 造業，收下 { $cards }，現在罪業：{ $sums }。
sins-collected-none = { $seat } 造業，四堆都空，什麼也沒收。
sins-sum = { $suit } { $total }
sins-slept = { $seat } 昏睡，這回合不出牌。
sins-tricked = { $seat } 對{ $target } 用仙人跳，{ $target } 請猜一種花色。
sins-guessed-right = { $target } 猜{ $suit }，亮出 { $card }，猜對了；牌歸{ $target }。
sins-guessed-wrong = { $target } 猜{ $suit }，亮出 { $card }，猜錯了；牌歸{ $target }。{ $seat } 沒有罪業可給。
sins-guessed-wrong-asked = { $target } 猜{ $suit }，亮出 { $card }，猜錯了；牌歸{ $target }。{ $seat } 可以給他一張罪業。
sins-given = { $seat } 把罪業 { $sin } 給了{ $target }，{ $target } 的{ $suit }現在是 { $total }。
sins-kept = { $seat } 沒有給{ $target } 罪業。
sins-swapped = { $seat } 偷梁換柱，棄 { $count } 張再摸：{ $cards }。
sins-robbed = { $seat } 掠奪了{ $target } 一張手牌。
sins-robbed-card = { $seat } 從{ $target } 拿走的是 { $card }。
sins-accused = { $seat } 檢舉{ $target }，命運牌是 { $fate }。
sins-accused-sums = 罪業／承受力：{ $sums }
sins-accused-right = 果然爆掉了！
sins-accused-wrong = 沒有爆，{ $seat } 檢舉錯了。
sins-out = { $seat } 出局。
sins-removed = { $seat } 被請離，按出局算。
sins-mourning = 請選一張手牌哀悼，選好一起亮：{ $seats }。
sins-mourning-own = 你選了 { $card } 哀悼，大家選好一起棄掉。
sins-mourned = 哀悼：{ $cards }。
sins-mourned-one = { $seat } 棄 { $card }
sins-marker-moved = { $seat } 成了{ $marker }。
sins-marker-back = { $marker }空出來了。

## 結束

sins-outcome-last_alive = { $seats } 活到最後，獲勝！
sins-outcome-deck_out = 牌庫摸空，{ $seats } 獲勝！
sins-outcome-deck_out-draw = 牌庫摸空，不分勝負。
sins-outcome-max_turns = 回合數到了，{ $count ->
        [1] { $seats } 獲勝！
       *[other] { $seats } 並列獲勝！
    }
sins-outcome-max_turns-draw = 回合數到了，不分勝負。
sins-ended-sum = { $seat }：命運牌 { $fate }，罪業共 { $total }
sins-ended-bust = { $seat }：命運牌 { $fate }，爆掉了
sins-ended-turns = 一共 { $turns } 回合。

sins-phase-act = 第 { $turn } 回合
sins-phase-guess = 第 { $turn } 回合的猜花色
sins-phase-transfer = 第 { $turn } 回合的給罪業
sins-phase-mourn = 第 { $turn } 回合的哀悼
sins-phase-over = 第 { $turn } 回合，已經結束
sins-look = { $seat }：手牌 { $hand }；命運牌 { $fate }

sins-foreseen-act = 到時不檢舉、不用本事：出能放的最大的數字牌，沒有就造業。
sins-foreseen-guess = 到時隨機猜一種花色。
sins-foreseen-transfer = 到時不給罪業。
sins-foreseen-mourn = 還沒選的人到時棄最大的數字牌，沒有就棄功能牌。
