### 玩家打字出价，没看懂的时候怎么说。只提示，绝不猜。

typed-empty = 没有看到内容。这样写就行：飞弹 8
typed-no_item = 没看懂“{ $text }”。道具名写在前面，有：{ $allowed }。比如：飞弹 8
typed-no_amount = { $item }出多少？把金额写在后面，比如：{ $item } 8
typed-not_a_number = “{ $text }”不像一个金额。写 8 这样的数字，或者十五这样的中文数字。
typed-comma = “{ $text }”看不准：小数点请用“.”，写成 8.5；两个出价请用空格隔开，写成 8 5。
typed-sign = “{ $text }”不用带正负号，直接写数字，比如 8。
typed-fraction = “{ $text }”是分数，出价请写成 8 或 8.5。
typed-other_digits = “{ $text }”里有别的文字的数字，请用 0 到 9。
typed-numeral = “{ $text }”读不准是多少，请改写成数字，比如 15。
typed-too_fine = “{ $text }”太细了，小数只能是 .5。
typed-too_big = “{ $text }”大得离谱，请写 { $most } 以内的数字。
typed-too_many_amounts = { $item }写了 { $count } 个价，最多两个，而且只有大商人能写两个。
typed-item_twice = { $item }写了两次。两个出价请写在一起，比如：{ $item } 5 7
