## 座位
## 名字已经处理过，可以直接显示。

seat = { $seat }号
seat-named = { $seat }号 { $name }

## 大到没有必要写出来的数字

number-over = { $limit } 以上
number-under = -{ $limit } 以下
