### What is said when a typed bid is not understood. A hint, never a guess.

typed-empty = There is nothing to read. Write it like this: missile 8
typed-no_item = "{ $text }" is not clear. Begin with the item: { $allowed }. For example: missile 8
typed-no_amount = How much for the { $item }? Write the amount behind it: { $item } 8
typed-not_a_number = "{ $text }" does not look like an amount. Write a number such as 8.
typed-comma = "{ $text }" can be read in two ways. Write 8.5 with a point, or two bids with a space: 8 5.
typed-sign = "{ $text }" needs no sign; just write the number, such as 8.
typed-fraction = "{ $text }" is a fraction; please write 8 or 8.5.
typed-other_digits = "{ $text }" has digits of another script; please use 0 to 9.
typed-numeral = "{ $text }" is not a clear number; please write it in digits, such as 15.
typed-too_fine = "{ $text }" is too fine; the only fraction is .5.
typed-too_big = "{ $text }" is far too much; please stay within { $most }.
typed-too_many_amounts = { $count } amounts for the { $item }; two is the most, and only for the merchant.
typed-item_twice = The { $item } is there twice. Write two bids together: { $item } 5 7
