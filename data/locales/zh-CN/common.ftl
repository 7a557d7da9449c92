## 座位
## 名字已经处理过，可以直接显示。

seat = { $seat }号
seat-named = { $seat }号 { $name }

## 大到没有必要写出来的数字

number-over = { $limit } 以上
number-under = -{ $limit } 以下

## 谁在玩、到几点

robot = 电脑代打
owner = 管机器的人
until = { $at }（{ $rest }）

## 撤回的消息，去面板的路

struck = 主持人撤回了这一条，不作数：
panel-link = 去面板
