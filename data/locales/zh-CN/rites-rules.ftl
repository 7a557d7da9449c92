### 非常道：怎么玩，房规，不能这样做的时候怎么说，结果怎么来的。

rites-guide-title = 非常道怎么玩
rites-guide-goal = 各路道士争四种仪式：祈雨（青）、驱鬼（白）、炼丹（红）、卜卦（黑）。先集齐五个同色，或者四色共七个，就赢。
rites-guide-turn = 一回合三个行动，每个可以抓一张牌、放一张牌，或者用一张特殊牌。手牌超过五张，马上弃到五张。
rites-guide-place = 放牌：把数字牌放到任一仪式旁自己的格子里，从左到右。○ 明放，● 暗放；特殊仪式自己选，最多暗放三张。放下不能收回。
rites-guide-sword = 谁先在一个仪式旁放满五张，谁插桃木剑；下次轮到他，大家一起亮牌。放了至少一张的都参加。
rites-guide-generation = 相生：火→土→金→水→木→火。亮牌前各自秘密声明：自己某一种属相的牌变成所生的属相，数字相同或更小。
rites-guide-overcoming = 相克：木克土，土克水，水克火，火克金，金克木。别人同一格的牌克你这张、数字又不小于要变的，就变不成。
rites-guide-ranking = 牌型从大到小：五条、同花顺、五行顺、四条、葫芦、同花、顺子、三条、两对、一对、散牌。
rites-guide-tiles = 特殊仪式先比特别的：特1 明放的本色牌里最大的数字；特2 本色牌最多；特3 数字总和最大。
rites-guide-taking = 赢家拿走仪式，再从其他每个有牌在那里的人那里拿一张牌；然后最多可以放同样多张数字牌当得分牌，面朝下，最后弃到五张。
rites-guide-specials = 特殊牌：偷梁换柱换一张场上的牌；飞升上清让别人各弃一张得分牌；紫微斗数重新分手牌；太虚幻境换掉所有仪式；急急如律令多三个行动。
rites-guide-end = 仪式都被拿完还没人集齐，就比得分牌的总和，再比仪式多少。

rites-rule-allow_pass = 放弃行动
rites-rule-allow_pass-no = 能做就要做完
rites-rule-allow_pass-yes = 可以不做
rites-rule-free_slots = 放哪一格
rites-rule-free_slots-no = 从左到右
rites-rule-free_slots-yes = 自己选
rites-rule-min_cards_to_win = 至少几张才能赢
rites-rule-min_cards_to_win-value = { $value } 张
rites-rule-declare = 声明相生
rites-rule-declare-full = 说清哪张变成几
rites-rule-declare-element_only = 只说属相，亮牌时自动变成最好的
rites-rule-ranking = 牌型
rites-rule-ranking-chicago = 五行顺大过四条
rites-rule-ranking-poker = 五行顺只算顺子
rites-rule-tie = 牌型一样
rites-rule-tie-earliest = 先放好的赢
rites-rule-tie-sword_then_turn_order = 桃木剑的主人赢，再看顺序
rites-rule-tie-nobody = 谁都不赢，仪式放回库底
rites-rule-seven_needs_four_colours = 七个仪式
rites-rule-seven_needs_four_colours-yes = 要四色齐全
rites-rule-seven_needs_four_colours-no = 不用四色齐全

rites-refused-match_over = 本局已经结束。
rites-refused-not_your_turn = 没轮到你，现在等的是{ $awaited }。
rites-refused-wrong_step = { $step ->
        [act] 现在是行动的时候，不能这样做。
        [surrender] 现在要先交出得分牌。
        [assign] 现在要先分牌。
        [declare] 现在要先声明相生。
        [take] 现在要先拿牌。
        [score] 现在要先放得分牌。
       *[other] 现在不能这样做。
    }
rites-refused-must_discard = 手牌超过五张，要先弃牌。
rites-refused-no_such_card = 没有这张牌：{ $card }。
rites-refused-not_a_number_card = { $card } 不是数字牌。
rites-refused-no_such_rite = 没有这个仪式：{ $rite }。
rites-refused-zone_full = { $rite } 号仪式你已经放满五张。
rites-refused-too_many_face_down = 特殊仪式最多暗放 { $allowed } 张。
rites-refused-face_not_free = 第 { $slot } 格明放还是暗放由仪式定，不能选。
rites-refused-deck_empty = 牌库和弃牌都空了，没有牌可抓。
rites-refused-wrong_count = 要 { $allowed } 张，你选了 { $count } 张。
rites-refused-two_elements = 只能选一种属相相生，第 { $slot } 格和别的不同。
rites-refused-number_too_high = 第 { $slot } 格最大变成 { $allowed }，你写了 { $number }。
rites-refused-no_such_slot = 没有这一格，或者那里没有牌：{ $slot }。
rites-refused-not_generating = 没有这种属相：{ $element }。
rites-refused-not_generating-number = 第 { $slot } 格不能变成 { $number }，要写 1 到 { $allowed } 的整数。
rites-refused-not_scorable = { $card } 不能当得分牌，只能放数字牌。
rites-refused-too_many_scored = 最多放 { $allowed } 张，你选了 { $count } 张。
rites-refused-pass_not_allowed = 还有能做的，不能放弃行动。
rites-refused-bad_target = 不能选{ $seat }，可以选：{ $allowed }。

rites-why-nothing = 还没有亮过牌，也没有结果。
rites-why-end = 结果
rites-why-generation = 相生：牌变成所生的属相，数字相同或更小，每人只能有一种属相变。
rites-why-overcoming = 相克：别人同一格的牌克住这张，数字又不小于要变的，就变不成；看的是印在牌上的。
rites-why-tile = { $rite }是特殊仪式：先比它特别的，再比牌型。
rites-why-ranking = 先比牌型，再比成组的数字，再从大到小比其余的；属相不分大小。
