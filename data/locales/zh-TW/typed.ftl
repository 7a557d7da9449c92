### 玩家打字出價，沒看懂的時候怎麼說。只提示，絕不猜。

typed-empty = 沒有看到內容。這樣寫就行：飛彈 8
typed-no_item = 沒看懂「{ $text }」。道具名寫在前面，有：{ $allowed }。例如：飛彈 8
typed-no_amount = { $item }出多少？把金額寫在後面，例如：{ $item } 8
typed-not_a_number = 「{ $text }」不像一個金額。寫 8 這樣的數字，或者十五這樣的中文數字。
typed-comma = 「{ $text }」看不準：小數點請用「.」，寫成 8.5；兩個出價請用空格隔開，寫成 8 5。
typed-sign = 「{ $text }」不用帶正負號，直接寫數字，例如 8。
typed-fraction = 「{ $text }」是分數，出價請寫成 8 或 8.5。
typed-other_digits = 「{ $text }」裡有別的文字的數字，請用 0 到 9。
typed-numeral = 「{ $text }」讀不準是多少，請改寫成數字，例如 15。
typed-too_fine = 「{ $text }」太細了，小數只能是 .5。
typed-too_big = 「{ $text }」大得離譜，請寫 { $most } 以內的數字。
typed-too_many_amounts = { $item }寫了 { $count } 個價，最多兩個，而且只有大商人能寫兩個。
typed-item_twice = { $item }寫了兩次。兩個出價請寫在一起，例如：{ $item } 5 7
