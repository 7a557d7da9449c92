### 非常道：牌桌、手牌、每一步怎麼說。

rites-name = 非常道
rites-preset-standard = 常規，每回合 12 小時
rites-preset-live = 快打，每回合 3 分鐘
rites-preset-slow = 慢打，每回合 24 小時
rites-card = { $element }{ $number }
rites-card-swap = 偷梁換柱
rites-card-ascension = 飛升上清
rites-card-astrology = 紫微斗數
rites-card-mirage = 太虛幻境
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
rites-none = 沒有
rites-category-five_of_a_kind = 五條
rites-category-straight_flush = 同花順
rites-category-rainbow_straight = 五行順
rites-category-four_of_a_kind = 四條
rites-category-full_house = 葫蘆
rites-category-flush = 同花
rites-category-straight = 順子
rites-category-three_of_a_kind = 三條
rites-category-two_pair = 兩對
rites-category-pair = 一對
rites-category-high_card = 散牌

## 牌桌

rites-table-act = 輪到{ $seat }，還有 { $actions } 個行動。
rites-table-discard = 等{ $seat } 棄到五張。
rites-table-surrender = 等這些人交出一張得分牌：{ $seat }。
rites-table-assign = 等{ $seat } 分牌。
rites-table-declare = 亮牌前，等這些人聲明相生：{ $seat }。
rites-table-take = 等{ $seat } 從別人那裡各拿一張牌。
rites-table-score = 等{ $seat } 放得分牌。
rites-table-rite = **{ $number }** { $rite } { $laid }
rites-table-sword = {" "}桃木劍：{ $seat }
rites-table-zone = {"　"}{ $seat }：{ $cards }
rites-table-seat = { $seat }：手牌 { $hand }，得分牌 { $score }，儀式 { $tiles }
rites-table-deck = 牌庫 { $deck } 張，儀式庫 { $library } 個；○ 明放，● 暗放，▮ 暗牌

## 手牌

rites-own-hand = 手牌 { $count } 張：{ $cards }
rites-own-hidden = 你暗放在{ $rite }的：{ $cards }
rites-own-slot = 第 { $slot } 格 { $card }
rites-own-score = 你的得分牌（只有你看得到）：{ $cards }，共 { $total }
rites-own-tiles = 你的儀式：{ $tiles }
rites-own-zone = 你在{ $rite }的牌：{ $cards }
rites-own-best = 建議相生：{ $changes }。不被相剋的話是 { $cards }，{ $category }。
rites-own-best-none = 建議不變：已經是{ $category }。
rites-own-declared = 你已經聲明：{ $changes }
rites-own-up_to = 最多可以放 { $count } 張數字牌當得分牌，也可以不放。
rites-own-assign = 第 { $round } 輪要分的牌：{ $cards }
rites-do-draw = 抓牌
rites-do-place = 放牌
rites-do-special = 用特殊牌
rites-do-pass = 不再行動
rites-do-discard = 棄牌
rites-do-surrender = 交出得分牌
rites-do-assign = 分牌
rites-do-declare = 聲明相生
rites-do-best = 照建議聲明
rites-do-take = 拿牌
rites-do-score = 放得分牌
rites-do-none = 不放得分牌
rites-unchanged = 不變
rites-declare-nothing = 不變
rites-ask-card = 放哪張牌？
rites-ask-rite = 哪個儀式？
rites-ask-slot = 第幾格？
rites-ask-face = 明放還是暗放？
rites-ask-special = 用哪張特殊牌？
rites-ask-with = 用哪張手牌去換？
rites-ask-owner = 換誰的牌？
rites-ask-surrender = 交出哪張得分牌？
rites-ask-declare = 哪種屬相相生？
rites-ask-discard = 棄哪 { $count } 張？
rites-ask-score = 放哪幾張？最多 { $count } 張
rites-about-swap = 用一張手牌換場上任何一張牌
rites-about-ascension = 別人各棄一張得分牌
rites-about-astrology = 手牌全棄，由你重新分
rites-about-mirage = 換掉所有儀式，場上的牌全棄
rites-about-haste = 這回合多 3 個行動
rites-face-open = 明放
rites-face-down = 暗放
rites-slot = 第 { $slot } 格
rites-keep = { $card } 不變
rites-change = { $card }→{ $to }
rites-change-slot = 第 { $slot } 格→{ $number }

## 每一步

rites-began = { $seats } 開始鬥法。翻開的儀式：{ $rites }；儀式庫還有 { $library } 個。
rites-dealt = 你的手牌：{ $cards }
rites-on_turn = 輪到{ $seat }，有 { $actions } 個行動。
rites-reshuffled = 棄牌洗成新牌庫，共 { $cards } 張。
rites-drew = { $seat } 抓了一張牌，牌庫剩 { $deck } 張。
rites-got = 你抓到 { $card }。
rites-discarded = { $seat } 棄了 { $cards }。
rites-passed = { $seat } 不再行動。
rites-timeout = { $seats } 超時了。
rites-placed = { $seat } 在{ $rite }第 { $slot } 格放了 { $card }。
rites-placed-down = { $seat } 在{ $rite }第 { $slot } 格暗放了一張牌。
rites-placed-own = 你在{ $rite }第 { $slot } 格暗放的是 { $card }。
rites-moves = { $seat }：{ $moves }。
rites-moves-then = ，
rites-move-drew = 抓 { $count } 張牌
rites-move-placed = 在{ $rite }第 { $slot } 格放 { $card }
rites-move-placed-down = 在{ $rite }第 { $slot } 格暗放
rites-sword = { $seat } 在{ $rite }先放滿五張，插上桃木劍，下次輪到他就亮牌。
rites-returned = { $rite }沒有人贏，回到儀式庫底下，牌都棄掉。
rites-opened = 翻開新儀式：{ $rite }，儀式庫還有 { $library } 個。
rites-library-empty = 儀式庫空了，沒有新儀式。
rites-swapped = { $seat } 用 { $card } 換走了{ $owner } 在{ $rite }第 { $slot } 格的 { $taken }。
rites-swapped-down = { $seat } 換走了{ $owner } 在{ $rite }第 { $slot } 格的暗牌。
rites-swapped-own = 你用 { $card } 換來了{ $owner } 在{ $rite }第 { $slot } 格的 { $taken }。
rites-swapped-owner = 你在{ $rite }第 { $slot } 格的暗牌被換成了 { $card }。
rites-ascended = { $seat } 用了飛升上清，請各交出一張得分牌：{ $owing }。
rites-ascended-none = { $seat } 用了飛升上清，可是別人都沒有得分牌。
rites-surrendered = { $seat } 交出了得分牌 { $card }。
rites-thrown = { $seat } 用了紫微斗數，手牌全部棄掉：
rites-thrown-hand = {"　"}{ $seat }：{ $cards }
rites-stars = { $seat } 分完第 { $round } 輪，每人一張，牌庫剩 { $deck } 張。
rites-given = { $seat } 分到 { $card }。
rites-swept = { $seat } 用了太虛幻境，場上的牌全棄。新翻開的儀式：{ $rites }；儀式庫還有 { $library } 個。
rites-hasted = { $seat } 用了急急如律令，還有 { $actions } 個行動。
rites-showdown = { $seat } 的桃木劍要亮牌了：{ $rite }。請先聲明相生：{ $participants }。
rites-committed = { $seat } 聲明好了，還等{ $awaited }。
rites-committed-all = { $seat } 聲明好了，都齊了。
rites-declared-own = 你聲明：{ $changes }
rites-took = { $seat } 拿走了{ $cards }，其餘的牌都棄掉。
rites-took-one = { $seat } 的 { $card }
rites-scored = { $cards ->
        [0] { $seat } 沒有放得分牌。
       *[other] { $seat } 放了 { $cards } 張得分牌，一共 { $total } 張。
    }
rites-scored-own = 你放的得分牌：{ $cards }

## 亮牌

rites-revealed = 亮牌：{ $rite }
rites-revealed-special = 亮牌：{ $rite }，{ $special }
rites-hand = { $seat }：{ $printed }，{ $category }
rites-hand-changed = { $seat }：{ $printed } 相生成 { $cards }，{ $category }
rites-hand-value = {"　"}算 { $value }
rites-blocked = {"　"}第 { $slot } 格 { $card } 變不成 { $number }：{ $seat } 的 { $blocker } 相剋
rites-nobody = 不分勝負，誰都沒有贏。
rites-won-ranking = { $seat } 牌型最大，拿下儀式，現在有 { $tiles } 個。
rites-won-tile = 按特殊儀式，{ $seat } 拿下儀式，現在有 { $tiles } 個。
rites-won-alone = 只有{ $seat } 參加，拿下儀式，現在有 { $tiles } 個。
rites-won-earliest = 牌型一樣，{ $seat } 先放好，拿下儀式，現在有 { $tiles } 個。
rites-won-sword = 牌型一樣，桃木劍是{ $seat } 的，拿下儀式，現在有 { $tiles } 個。
rites-won-turn_order = 牌型一樣，{ $seat } 順序在前，拿下儀式，現在有 { $tiles } 個。

## 結束

rites-outcome-five_of_a_colour = { $seats } 集齊五個同色儀式，獲勝！
rites-outcome-seven_tiles = { $seats } 集齊七個儀式，獲勝！
rites-outcome-library_empty = 儀式都有主了，{ $count ->
        [1] { $seats } 得分最高，獲勝！
       *[other] { $seats } 得分並列最高，一起獲勝！
    }
rites-outcome-stalled = 誰都動不了了，{ $count ->
        [1] { $seats } 得分最高，獲勝！
       *[other] { $seats } 得分並列最高，一起獲勝！
    }
rites-ended = { $seat }：儀式 { $tiles }
rites-ended-scores = { $seat }：儀式 { $tiles }；得分牌 { $cards }，共 { $total }

rites-phase-turn = 這個回合
rites-phase-discard = 棄牌
rites-phase-surrender = 交得分牌
rites-phase-assign = 分牌
rites-phase-declare = 聲明相生
rites-phase-take = 拿牌
rites-phase-score = 放得分牌
rites-phase-over = 結束
rites-look = { $seat }：手牌 { $hand }；得分牌 { $score }

rites-foreseen-turn = 到時不用特殊牌：手牌不到五張就抓牌，不然就放最早的數字牌到第一個放得下的儀式。
rites-foreseen-discard = 到時由電腦代打來棄。
rites-foreseen-surrender = 還沒交的，到時由電腦代打來選。
rites-foreseen-assign = 到時由電腦代打來分。
rites-foreseen-declare = 還沒聲明的，到時由電腦代打來聲明。
rites-foreseen-take = 到時拿數字最大的。
rites-foreseen-score = 到時放數字最大的。
