### 酒色财气：怎么玩，房规，不能这样做的时候怎么说，结果怎么来的。

sins-guide-title = 酒色财气怎么玩
sins-guide-goal = 两副扑克连大小王，四种花色是四种罪：♣︎酒、♥︎色、♦︎财、♠︎气。做最后一个活着的人。
sins-guide-deal = 每人一张命运牌（只有自己看得到）、五张手牌。A 到 10 算 1 到 10，大小王算 0。
sins-guide-bear = 每种罪业本来能承受 21。命运牌是数字牌，这一项就多承受那么多；是 J、Q、K，就少 10；大小王不变。超过就爆掉，可没人检举就没事。
sins-guide-turn = 一回合：摸一张，想检举、想用本事就用，最后出一张牌。
sins-guide-pile = 数字牌放到同花色的堆上，要比堆顶小；空堆随便放。大小王可以放到任何没封死的堆上，放上去这堆就封死了。
sins-guide-faces = J 认罪：收同花色堆顶为罪业。Q 反思：拿同花色堆顶到手里。K 赎罪：把自己一张同花色的罪业打到堆上。
sins-guide-collect = 造业：收下每堆最上面一张为罪业，其余弃掉。不能出、不想出，就造业。
sins-guide-markers = 造业、认罪或被塞罪业之后，哪一项罪业最重，就拿哪一项的标志，本事每回合一次：
sins-guide-skills = ♣︎酒鬼昏睡，不出牌；♥︎色鬼仙人跳，让人猜花色，猜错就能塞他一张罪业；♦︎财迷偷梁换柱，弃几张摸几张；♠︎愤青掠夺，随机拿一张手牌。
sins-guide-accuse = 检举：亮对方的命运牌。爆掉了，他出局，你摸 3 张；没爆，你出局。
sins-guide-mourn = 每有人出局，活着的各弃一张手牌哀悼，一起亮。
sins-guide-end = 只剩两个人时弃牌不再洗。牌库摸空就亮命运牌：一人爆掉，另一人赢；都没爆，罪业总和小的赢。

sins-rule-limit = 承受力
sins-rule-limit-value = 每种罪业本来能承受 { $value }
sins-rule-voluntary_collect = 主动造业
sins-rule-voluntary_collect-yes = 能出牌也可以造业
sins-rule-voluntary_collect-no = 没牌可出才能造业
sins-rule-empty_collect = 空堆造业
sins-rule-empty_collect-allow = 四堆都空也可以造业
sins-rule-empty_collect-only_if_no_play = 四堆都空，没牌可出才能造业
sins-rule-marker_tie = 并列最重
sins-rule-marker_tie-steal = 刚加重的人拿走标志
sins-rule-marker_tie-keep = 标志留在原来的人那里
sins-rule-marker_scope = 比哪几项
sins-rule-marker_scope-all_suits = 四项都比
sins-rule-marker_scope-grown_suits = 只比刚加重的
sins-rule-marker_on_j = 认罪拿标志
sins-rule-marker_on_j-yes = 认罪后也比标志
sins-rule-marker_on_j-no = 认罪后不比标志
sins-rule-joker_guess = 仙人跳亮出大小王
sins-rule-joker_guess-match = 猜什么都算对
sins-rule-joker_guess-miss = 猜什么都算错
sins-rule-accusations_per_turn = 每回合检举
sins-rule-accusations_per_turn-value = { $value ->
        [0] 次数不限
       *[other] 最多 { $value } 次
    }
sins-rule-dead_cards = 出局的人的牌
sins-rule-dead_cards-discard = 进弃牌堆
sins-rule-dead_cards-out_of_game = 移出游戏
sins-rule-two_player_end = 只剩两人时
sins-rule-two_player_end-last_card = 摸走最后一张就结束
sins-rule-two_player_end-end_of_turn = 牌库空了，这回合打完才结束
sins-rule-two_player_end-failed_draw = 要摸却没牌时结束
sins-rule-both_bust = 两人都爆掉
sins-rule-both_bust-draw = 不分胜负
sins-rule-both_bust-lower_total = 罪业总和小的赢
sins-rule-max_turns = 回合上限
sins-rule-max_turns-value = { $value ->
        [0] 不限
       *[other] { $value } 回合后比罪业
    }

sins-refused-match_over = 本局已经结束。
sins-refused-dead = { $seat } 已经出局了。
sins-refused-wrong_step = { $step ->
        [act] 现在是出牌的时候，不能这样做。
        [guess] 现在在等人猜花色，别的都要等一等。
        [transfer] 现在在等人决定给不给罪业，别的都要等一等。
        [mourn] 现在在哀悼，别的都要等一等。
       *[other] 现在不能这样做。
    }
sins-refused-not_your_turn = 没轮到你，现在等的是{ $awaited }。
sins-refused-no_marker = 要有{ $suit }的标志才行，现在{ $holder }。
sins-refused-skill_used = { $suit }的本事这回合用过了。
sins-refused-no_more_accusations = 这回合检举满了，最多 { $allowed } 次。
sins-refused-bad_target = 不能选{ $target }，可以选：{ $allowed }。
sins-refused-hand_empty = { $seat } 没有手牌。
sins-refused-no_such_card = 手里没有这张牌：{ $card }。
sins-refused-pile_required = { $card } 要说放到哪一堆。
sins-refused-unknown_suit = 没有这种花色：{ $suit }。可以说：{ $allowed }。
sins-refused-pile_empty = { $pile }堆是空的，{ $card } 用不上。
sins-refused-not_smaller = { $card } 放不到{ $pile }堆上，要比堆顶的 { $top } 小。
sins-refused-no_fitting_sin = 你没有放得上{ $pile }堆的罪业，{ $card } 用不上。
sins-refused-sin_required = { $card } 要说打哪张罪业：{ $allowed }。
sins-refused-no_such_sin = 你没有这张罪业：{ $card }。
sins-refused-collect_not_allowed = 现在还有牌可出，不能造业。
sins-holder = 在{ $seat } 那里
sins-holder-none = 不在任何人那里

sins-why-nothing = 还没有人检举过，也没有结果。
sins-why-title = 最近一次检举
sins-why-known = 检举前大家看得到的：{ $seat } 的罪业是 { $sums }。
sins-why-range = 命运牌没亮之前，只知道每项能承受 { $low } 到 { $high }，多半是 { $limit }。
sins-why-fate = 命运牌是 { $fate }，所以：{ $sums }。
sins-why-bust = { $suit }超过了承受力，所以是爆掉。
sins-why-not_bust = 没有一项超过承受力，所以没爆，检举的人出局。
sins-why-end = 结果
