### 非常道：牌桌、手牌、每一步怎么说。

rites-name = 非常道
rites-preset-standard = 常规，每回合 12 小时
rites-preset-live = 快打，每回合 3 分钟
rites-preset-slow = 慢打，每回合 24 小时
rites-card = { $element }{ $number }
rites-card-swap = 偷梁换柱
rites-card-ascension = 飞升上清
rites-card-astrology = 紫微斗数
rites-card-mirage = 太虚幻境
rites-card-haste = 急急如律令
rites-rite = { $name }（{ $colour }）
rites-number = { $number ->
        [1] ①
        [2] ②
        [3] ③
       *[other] ④
    }
rites-numbered = { $number }{ $rite }
rites-tiles = { $colour }{ $count }
rites-between = {" "}
rites-none = 没有
rites-category-five_of_a_kind = 五条
rites-category-straight_flush = 同花顺
rites-category-rainbow_straight = 五行顺
rites-category-four_of_a_kind = 四条
rites-category-full_house = 葫芦
rites-category-flush = 同花
rites-category-straight = 顺子
rites-category-three_of_a_kind = 三条
rites-category-two_pair = 两对
rites-category-pair = 一对
rites-category-high_card = 散牌

## 牌桌

rites-table-act = 轮到{ $seat }，还有 { $actions } 个行动。
rites-table-discard = 等{ $seat } 弃到五张。
rites-table-surrender = 等这些人交出一张得分牌：{ $seat }。
rites-table-assign = 等{ $seat } 分牌。
rites-table-declare = 亮牌前，等这些人声明相生：{ $seat }。
rites-table-take = 等{ $seat } 从别人那里各拿一张牌。
rites-table-score = 等{ $seat } 放得分牌。
rites-table-rite = **{ $number }** { $rite } { $laid }
rites-table-sword = {" "}桃木剑：{ $seat }
rites-table-zone = {"　"}{ $seat }：{ $cards }
rites-table-seat = { $seat }：手牌 { $hand }，得分牌 { $score }，仪式 { $tiles }
rites-table-deck = 牌库 { $deck } 张，仪式库 { $library } 个；○ 明放，● 暗放，▮ 暗牌

## 手牌

rites-own-hand = 手牌 { $count } 张：{ $cards }
rites-own-hidden = 你暗放在{ $rite }的：{ $cards }
rites-own-slot = 第 { $slot } 格 { $card }
rites-own-score = 你的得分牌（只有你看得到）：{ $cards }，共 { $total }
rites-own-tiles = 你的仪式：{ $tiles }
rites-own-zone = 你在{ $rite }的牌：{ $cards }
rites-own-best = 建议相生：{ $changes }。不被相克的话是 { $cards }，{ $category }。
rites-own-best-none = 建议不变：已经是{ $category }。
rites-own-declared = 你已经声明：{ $changes }
rites-own-up_to = 最多可以放 { $count } 张数字牌当得分牌，也可以不放。
rites-own-assign = 第 { $round } 轮要分的牌：{ $cards }
rites-do-draw = 抓牌
rites-do-place = 放牌
rites-do-special = 用特殊牌
rites-do-pass = 不再行动
rites-do-discard = 弃牌
rites-do-surrender = 交出得分牌
rites-do-assign = 分牌
rites-do-declare = 声明相生
rites-do-best = 照建议声明
rites-do-take = 拿牌
rites-do-score = 放得分牌
rites-do-none = 不放得分牌
rites-unchanged = 不变
rites-declare-nothing = 不变
rites-ask-card = 放哪张牌？
rites-ask-rite = 哪个仪式？
rites-ask-slot = 第几格？
rites-ask-face = 明放还是暗放？
rites-ask-special = 用哪张特殊牌？
rites-ask-with = 用哪张手牌去换？
rites-ask-owner = 换谁的牌？
rites-ask-surrender = 交出哪张得分牌？
rites-ask-declare = 哪种属相相生？
rites-ask-discard = 弃哪 { $count } 张？
rites-ask-score = 放哪几张？最多 { $count } 张
rites-about-swap = 用一张手牌换场上任何一张牌
rites-about-ascension = 别人各弃一张得分牌
rites-about-astrology = 手牌全弃，由你重新分
rites-about-mirage = 换掉所有仪式，场上的牌全弃
rites-about-haste = 这回合多 3 个行动
rites-face-open = 明放
rites-face-down = 暗放
rites-slot = 第 { $slot } 格
rites-keep = { $card } 不变
rites-change = { $card }→{ $to }
rites-change-slot = 第 { $slot } 格→{ $number }

## 每一步

rites-began = { $seats } 开始斗法。翻开的仪式：{ $rites }；仪式库还有 { $library } 个。
rites-dealt = 你的手牌：{ $cards }
rites-on_turn = 轮到{ $seat }，有 { $actions } 个行动。
rites-reshuffled = 弃牌洗成新牌库，共 { $cards } 张。
rites-drew = { $seat } 抓了一张牌，牌库剩 { $deck } 张。
rites-got = 你抓到 { $card }。
rites-discarded = { $seat } 弃了 { $cards }。
rites-passed = { $seat } 不再行动。
rites-timeout = { $seats } 超时了。
rites-placed = { $seat } 在{ $rite }第 { $slot } 格放了 { $card }。
rites-placed-down = { $seat } 在{ $rite }第 { $slot } 格暗放了一张牌。
rites-placed-own = 你在{ $rite }第 { $slot } 格暗放的是 { $card }。
rites-moves = { $seat }：{ $moves }。
rites-moves-then = ，
rites-move-drew = 抓 { $count } 张牌
rites-move-placed = 在{ $rite }第 { $slot } 格放 { $card }
rites-move-placed-down = 在{ $rite }第 { $slot } 格暗放
rites-sword = { $seat } 在{ $rite }先放满五张，插上桃木剑，下次轮到他就亮牌。
rites-returned = { $rite }没有人赢，回到仪式库底下，牌都弃掉。
rites-opened = 翻开新仪式：{ $rite }，仪式库还有 { $library } 个。
rites-library-empty = 仪式库空了，没有新仪式。
rites-swapped = { $seat } 用 { $card } 换走了{ $owner } 在{ $rite }第 { $slot } 格的 { $taken }。
rites-swapped-down = { $seat } 换走了{ $owner } 在{ $rite }第 { $slot } 格的暗牌。
rites-swapped-own = 你用 { $card } 换来了{ $owner } 在{ $rite }第 { $slot } 格的 { $taken }。
rites-swapped-owner = 你在{ $rite }第 { $slot } 格的暗牌被换成了 { $card }。
rites-ascended = { $seat } 用了飞升上清，请各交出一张得分牌：{ $owing }。
rites-ascended-none = { $seat } 用了飞升上清，可是别人都没有得分牌。
rites-surrendered = { $seat } 交出了得分牌 { $card }。
rites-thrown = { $seat } 用了紫微斗数，手牌全部弃掉：
rites-thrown-hand = {"　"}{ $seat }：{ $cards }
rites-stars = { $seat } 分完第 { $round } 轮，每人一张，牌库剩 { $deck } 张。
rites-given = { $seat } 分到 { $card }。
rites-swept = { $seat } 用了太虚幻境，场上的牌全弃。新翻开的仪式：{ $rites }；仪式库还有 { $library } 个。
rites-hasted = { $seat } 用了急急如律令，还有 { $actions } 个行动。
rites-showdown = { $seat } 的桃木剑要亮牌了：{ $rite }。请先声明相生：{ $participants }。
rites-committed = { $seat } 声明好了，还等{ $awaited }。
rites-committed-all = { $seat } 声明好了，都齐了。
rites-declared-own = 你声明：{ $changes }
rites-took = { $seat } 拿走了{ $cards }，其余的牌都弃掉。
rites-took-one = { $seat } 的 { $card }
rites-scored = { $cards ->
        [0] { $seat } 没有放得分牌。
       *[other] { $seat } 放了 { $cards } 张得分牌，一共 { $total } 张。
    }
rites-scored-own = 你放的得分牌：{ $cards }

## 亮牌

rites-revealed = 亮牌：{ $rite }
rites-revealed-special = 亮牌：{ $rite }，{ $special }
rites-hand = { $seat }：{ $printed }，{ $category }
rites-hand-changed = { $seat }：{ $printed } 相生成 { $cards }，{ $category }
rites-hand-value = {"　"}算 { $value }
rites-blocked = {"　"}第 { $slot } 格 { $card } 变不成 { $number }：{ $seat } 的 { $blocker } 相克
rites-nobody = 不分胜负，谁都没有赢。
rites-won-ranking = { $seat } 牌型最大，拿下仪式，现在有 { $tiles } 个。
rites-won-tile = 按特殊仪式，{ $seat } 拿下仪式，现在有 { $tiles } 个。
rites-won-alone = 只有{ $seat } 参加，拿下仪式，现在有 { $tiles } 个。
rites-won-earliest = 牌型一样，{ $seat } 先放好，拿下仪式，现在有 { $tiles } 个。
rites-won-sword = 牌型一样，桃木剑是{ $seat } 的，拿下仪式，现在有 { $tiles } 个。
rites-won-turn_order = 牌型一样，{ $seat } 顺序在前，拿下仪式，现在有 { $tiles } 个。

## 结束

rites-outcome-five_of_a_colour = { $seats } 集齐五个同色仪式，获胜！
rites-outcome-seven_tiles = { $seats } 集齐七个仪式，获胜！
rites-outcome-library_empty = 仪式都有主了，{ $count ->
        [1] { $seats } 得分最高，获胜！
       *[other] { $seats } 得分并列最高，一起获胜！
    }
rites-outcome-stalled = 谁都动不了了，{ $count ->
        [1] { $seats } 得分最高，获胜！
       *[other] { $seats } 得分并列最高，一起获胜！
    }
rites-ended = { $seat }：仪式 { $tiles }
rites-ended-scores = { $seat }：仪式 { $tiles }；得分牌 { $cards }，共 { $total }

rites-phase-turn = 这个回合
rites-phase-discard = 弃牌
rites-phase-surrender = 交得分牌
rites-phase-assign = 分牌
rites-phase-declare = 声明相生
rites-phase-take = 拿牌
rites-phase-score = 放得分牌
rites-phase-over = 结束
rites-look = { $seat }：手牌 { $hand }；得分牌 { $score }

rites-foreseen-turn = 到时不用特殊牌：手牌不到五张就抓牌，不然就放最早的数字牌到第一个放得下的仪式。
rites-foreseen-discard = 到时由电脑代打来弃。
rites-foreseen-surrender = 还没交的，到时由电脑代打来选。
rites-foreseen-assign = 到时由电脑代打来分。
rites-foreseen-declare = 还没声明的，到时由电脑代打来声明。
rites-foreseen-take = 到时拿数字最大的。
rites-foreseen-score = 到时放数字最大的。
