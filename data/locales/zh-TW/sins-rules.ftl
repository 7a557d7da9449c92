### 酒色財氣：怎麼玩，房規，不能這樣做的時候怎麼說，結果怎麼來的。

sins-guide-title = 酒色財氣怎麼玩
sins-guide-goal = 兩副撲克連大小王，四種花色是四種罪：♣︎酒、♥︎色、♦︎財、♠︎氣。做最後一個活著的人。
sins-guide-deal = 每人一張命運牌（只有自己看得到）、五張手牌。A 到 10 算 1 到 10，大小王算 0。
sins-guide-bear = 每種罪業本來能承受 21。命運牌是數字牌，這一項就多承受那麼多；是 J、Q、K，就少 10；大小王不變。超過就爆掉，可沒人檢舉就沒事。
sins-guide-turn = 一回合：摸一張，想檢舉、想用本事就用，最後出一張牌。
sins-guide-pile = 數字牌放到同花色的堆上，要比堆頂小；空堆隨便放。大小王可以放到任何沒封死的堆上，放上去這堆就封死了。
sins-guide-faces = J 認罪：收同花色堆頂為罪業。Q 反思：拿同花色堆頂到手裡。K 贖罪：把自己一張同花色的罪業打到堆上。
sins-guide-collect = 造業：收下每堆最上面一張為罪業，其餘棄掉。不能出、不想出，就造業。
sins-guide-markers = 造業、認罪或被塞罪業之後，哪一項罪業最重，就拿哪一項的標誌，本事每回合一次：
sins-guide-skills = ♣︎酒鬼昏睡，不出牌；♥︎色鬼仙人跳，讓人猜花色，猜錯就能塞他一張罪業；♦︎財迷偷梁換柱，棄幾張摸幾張；♠︎憤青掠奪，隨機拿一張手牌。
sins-guide-accuse = 檢舉：亮對方的命運牌。爆掉了，他出局，你摸 3 張；沒爆，你出局。
sins-guide-mourn = 每有人出局，活著的各棄一張手牌哀悼，一起亮。
sins-guide-end = 只剩兩個人時棄牌不再洗。牌庫摸空就亮命運牌：一人爆掉，另一人贏；都沒爆，罪業總和小的贏。

sins-rule-limit = 承受力
sins-rule-limit-value = 每種罪業本來能承受 { $value }
sins-rule-voluntary_collect = 主動造業
sins-rule-voluntary_collect-yes = 能出牌也可以造業
sins-rule-voluntary_collect-no = 沒牌可出才能造業
sins-rule-empty_collect = 空堆造業
sins-rule-empty_collect-allow = 四堆都空也可以造業
sins-rule-empty_collect-only_if_no_play = 四堆都空，沒牌可出才能造業
sins-rule-marker_tie = 並列最重
sins-rule-marker_tie-steal = 剛加重的人拿走標誌
sins-rule-marker_tie-keep = 標誌留在原來的人那裡
sins-rule-marker_scope = 比哪幾項
sins-rule-marker_scope-all_suits = 四項都比
sins-rule-marker_scope-grown_suits = 只比剛加重的
sins-rule-marker_on_j = 認罪拿標誌
sins-rule-marker_on_j-yes = 認罪後也比標誌
sins-rule-marker_on_j-no = 認罪後不比標誌
sins-rule-joker_guess = 仙人跳亮出大小王
sins-rule-joker_guess-match = 猜什麼都算對
sins-rule-joker_guess-miss = 猜什麼都算錯
sins-rule-accusations_per_turn = 每回合檢舉
sins-rule-accusations_per_turn-value = { $value ->
        [0] 次數不限
       *[other] 最多 { $value } 次
    }
sins-rule-dead_cards = 出局的人的牌
sins-rule-dead_cards-discard = 進棄牌堆
sins-rule-dead_cards-out_of_game = 移出遊戲
sins-rule-two_player_end = 只剩兩人時
sins-rule-two_player_end-last_card = 摸走最後一張就結束
sins-rule-two_player_end-end_of_turn = 牌庫空了，這回合打完才結束
sins-rule-two_player_end-failed_draw = 要摸卻沒牌時結束
sins-rule-both_bust = 兩人都爆掉
sins-rule-both_bust-draw = 不分勝負
sins-rule-both_bust-lower_total = 罪業總和小的贏
sins-rule-max_turns = 回合上限
sins-rule-max_turns-value = { $value ->
        [0] 不限
       *[other] { $value } 回合後比罪業
    }

sins-refused-match_over = 本局已經結束。
sins-refused-dead = { $seat } 已經出局了。
sins-refused-wrong_step = { $step ->
        [act] 現在是出牌的時候，不能這樣做。
        [guess] 現在在等人猜花色，別的都要等一等。
        [transfer] 現在在等人決定給不給罪業，別的都要等一等。
        [mourn] 現在在哀悼，別的都要等一等。
       *[other] 現在不能這樣做。
    }
sins-refused-not_your_turn = 沒輪到你，現在等的是{ $awaited }。
sins-refused-no_marker = 要有{ $suit }的標誌才行，現在{ $holder }。
sins-refused-skill_used = { $suit }的本事這回合用過了。
sins-refused-no_more_accusations = 這回合檢舉滿了，最多 { $allowed } 次。
sins-refused-bad_target = 不能選{ $target }，可以選：{ $allowed }。
sins-refused-hand_empty = { $seat } 沒有手牌。
sins-refused-no_such_card = 手裡沒有這張牌：{ $card }。
sins-refused-pile_required = { $card } 要說放到哪一堆。
sins-refused-unknown_suit = 沒有這種花色：{ $suit }。可以說：{ $allowed }。
sins-refused-pile_empty = { $pile }堆是空的，{ $card } 用不上。
sins-refused-not_smaller = { $card } 放不到{ $pile }堆上，要比堆頂的 { $top } 小。
sins-refused-no_fitting_sin = 你沒有放得上{ $pile }堆的罪業，{ $card } 用不上。
sins-refused-sin_required = { $card } 要說打哪張罪業：{ $allowed }。
sins-refused-no_such_sin = 你沒有這張罪業：{ $card }。
sins-refused-collect_not_allowed = 現在還有牌可出，不能造業。
sins-holder = 在{ $seat } 那裡
sins-holder-none = 不在任何人那裡

sins-why-nothing = 還沒有人檢舉過，也沒有結果。
sins-why-title = 最近一次檢舉
sins-why-known = 檢舉前大家看得到的：{ $seat } 的罪業是 { $sums }。
sins-why-range = 命運牌沒亮之前，只知道每項能承受 { $low } 到 { $high }，多半是 { $limit }。
sins-why-fate = 命運牌是 { $fate }，所以：{ $sums }。
sins-why-bust = { $suit }超過了承受力，所以是爆掉。
sins-why-not_bust = 沒有一項超過承受力，所以沒爆，檢舉的人出局。
sins-why-end = 結果
