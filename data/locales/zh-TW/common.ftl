## 座位
## 名字已經處理過，可以直接顯示。

seat = { $seat }號
seat-named = { $seat }號 { $name }

## 大到沒有必要寫出來的數字

number-over = { $limit } 以上
number-under = -{ $limit } 以下
