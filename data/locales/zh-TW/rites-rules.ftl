### 非常道：怎麼玩，房規，不能這樣做的時候怎麼說，結果怎麼來的。

rites-guide-title = 非常道怎麼玩
rites-guide-goal = 各路道士爭四種儀式：祈雨（青）、驅鬼（白）、煉丹（紅）、卜卦（黑）。先集齊五個同色，或者四色共七個，就贏。
rites-guide-turn = 一回合三個行動，每個可以抓一張牌、放一張牌，或者用一張特殊牌。手牌超過五張，馬上棄到五張。
rites-guide-place = 放牌：把數字牌放到任一儀式旁自己的格子裡，從左到右。○ 明放，● 暗放；特殊儀式自己選，最多暗放三張。放下不能收回。
rites-guide-sword = 誰先在一個儀式旁放滿五張，誰插桃木劍；下次輪到他，大家一起亮牌。放了至少一張的都參加。
rites-guide-generation = 相生：火→土→金→水→木→火。亮牌前各自秘密聲明：自己某一種屬相的牌變成所生的屬相，數字相同或更小。
rites-guide-overcoming = 相剋：木剋土，土剋水，水剋火，火剋金，金剋木。別人同一格的牌剋你這張、數字又不小於要變的，就變不成。
rites-guide-ranking = 牌型從大到小：五條、同花順、五行順、四條、葫蘆、同花、順子、三條、兩對、一對、散牌。
rites-guide-tiles = 特殊儀式先比特別的：特1 明放的本色牌裡最大的數字；特2 本色牌最多；特3 數字總和最大。
rites-guide-taking = 贏家拿走儀式，再從其他每個有牌在那裡的人那裡拿一張牌；然後最多可以放同樣多張數字牌當得分牌，面朝下，最後棄到五張。
rites-guide-specials = 特殊牌：偷梁換柱換一張場上的牌；飛升上清讓別人各棄一張得分牌；紫微斗數重新分手牌；太虛幻境換掉所有儀式；急急如律令多三個行動。
rites-guide-end = 儀式都被拿完還沒人集齊，就比得分牌的總和，再比儀式多少。

rites-rule-allow_pass = 放棄行動
rites-rule-allow_pass-no = 能做就要做完
rites-rule-allow_pass-yes = 可以不做
rites-rule-free_slots = 放哪一格
rites-rule-free_slots-no = 從左到右
rites-rule-free_slots-yes = 自己選
rites-rule-min_cards_to_win = 至少幾張才能贏
rites-rule-min_cards_to_win-value = { $value } 張
rites-rule-declare = 聲明相生
rites-rule-declare-full = 說清哪張變成幾
rites-rule-declare-element_only = 只說屬相，亮牌時自動變成最好的
rites-rule-ranking = 牌型
rites-rule-ranking-chicago = 五行順大過四條
rites-rule-ranking-poker = 五行順只算順子
rites-rule-tie = 牌型一樣
rites-rule-tie-earliest = 先放好的贏
rites-rule-tie-sword_then_turn_order = 桃木劍的主人贏，再看順序
rites-rule-tie-nobody = 誰都不贏，儀式放回庫底
rites-rule-seven_needs_four_colours = 七個儀式
rites-rule-seven_needs_four_colours-yes = 要四色齊全
rites-rule-seven_needs_four_colours-no = 不用四色齊全

rites-refused-match_over = 本局已經結束。
rites-refused-not_your_turn = 沒輪到你，現在等的是{ $awaited }。
rites-refused-wrong_step = { $step ->
        [act] 現在是行動的時候，不能這樣做。
        [surrender] 現在要先交出得分牌。
        [assign] 現在要先分牌。
        [declare] 現在要先聲明相生。
        [take] 現在要先拿牌。
        [score] 現在要先放得分牌。
       *[other] 現在不能這樣做。
    }
rites-refused-must_discard = 手牌超過五張，要先棄牌。
rites-refused-no_such_card = 沒有這張牌：{ $card }。
rites-refused-not_a_number_card = { $card } 不是數字牌。
rites-refused-no_such_rite = 沒有這個儀式：{ $rite }。
rites-refused-zone_full = { $rite } 號儀式你已經放滿五張。
rites-refused-too_many_face_down = 特殊儀式最多暗放 { $allowed } 張。
rites-refused-face_not_free = 第 { $slot } 格明放還是暗放由儀式定，不能選。
rites-refused-deck_empty = 牌庫和棄牌都空了，沒有牌可抓。
rites-refused-wrong_count = 要 { $allowed } 張，你選了 { $count } 張。
rites-refused-two_elements = 只能選一種屬相相生，第 { $slot } 格和別的不同。
rites-refused-number_too_high = 第 { $slot } 格最大變成 { $allowed }，你寫了 { $number }。
rites-refused-no_such_slot = 沒有這一格，或者那裡沒有牌：{ $slot }。
rites-refused-not_generating = 沒有這種屬相：{ $element }。
rites-refused-not_generating-number = 第 { $slot } 格不能變成 { $number }，要寫 1 到 { $allowed } 的整數。
rites-refused-not_scorable = { $card } 不能當得分牌，只能放數字牌。
rites-refused-too_many_scored = 最多放 { $allowed } 張，你選了 { $count } 張。
rites-refused-pass_not_allowed = 還有能做的，不能放棄行動。
rites-refused-bad_target = 不能選{ $seat }，可以選：{ $allowed }。

rites-why-nothing = 還沒有亮過牌，也沒有結果。
rites-why-end = 結果
rites-why-generation = 相生：牌變成所生的屬相，數字相同或更小，每人只能有一種屬相變。
rites-why-overcoming = 相剋：別人同一格的牌剋住這張，數字又不小於要變的，就變不成；看的是印在牌上的。
rites-why-tile = { $rite }是特殊儀式：先比它特別的，再比牌型。
rites-why-ranking = 先比牌型，再比成組的數字，再從大到小比其餘的；屬相不分大小。
