## 座位
## 名字已經處理過，可以直接顯示。

seat = { $seat }號
seat-named = { $seat }號 { $name }

## 大到沒有必要寫出來的數字

number-over = { $limit } 以上
number-under = -{ $limit } 以下

## 誰在玩、到幾點

robot = 電腦代打
owner = 管機器的人
until = { $at }（{ $rest }）

## 撤回的那一則，去面板的路

struck = 主持人撤回了這一則，不作數：
panel-link = 去面板
