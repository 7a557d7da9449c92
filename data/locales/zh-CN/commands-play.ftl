### 玩的人用的指令：名称、说明、要填什么。

command-bid-name = 出价
command-bid-about = 出价：填一件道具和金额；不填就打开表单
command-bid-item-name = 道具
command-bid-item-about = 哪一件
command-bid-amount-name = 金额
command-bid-amount-about = 多少金，比如 8；大商人可以写 5 7
command-bid-match-name = 局
command-bid-match-about = 第几局；同时玩好几局的时候才要填

command-seal-name = 封标
command-seal-about = 把草稿都封标，封了就定了
command-seal-match-name = 局
command-seal-match-about = 第几局；同时玩好几局的时候才要填

command-withdraw-name = 撤草稿
command-withdraw-about = 撤掉一件道具还没封标的草稿
command-withdraw-item-name = 道具
command-withdraw-item-about = 哪一件
command-withdraw-match-name = 局
command-withdraw-match-about = 第几局；同时玩好几局的时候才要填

command-vote-name = 投票
command-vote-about = 投票、改票；也可以弃票、撤票
command-vote-seat-name = 几号
command-vote-seat-about = 几号，或者名字
command-vote-match-name = 局
command-vote-match-about = 第几局；同时玩好几局的时候才要填

command-votes-name = 历次投票
command-votes-about = 每一天谁投了谁
command-votes-day-name = 天
command-votes-day-about = 第几天；不填就是每一天
command-votes-match-name = 局
command-votes-match-about = 第几局；同时玩好几局的时候才要填

command-use-name = 用道具
command-use-about = 今晚用道具；白天是预约，中标了才用
command-use-item-name = 道具
command-use-item-about = 哪一件
command-use-seat-name = 几号
command-use-seat-about = 几号，或者名字
command-use-second-name = 另一位
command-use-second-about = 同盟卡要选的另一位
command-use-match-name = 局
command-use-match-about = 第几局；同时玩好几局的时候才要填

command-me-name = 我
command-me-about = 我的身份、金、出价、道具，现在要做什么
command-me-match-name = 局
command-me-match-about = 第几局；同时玩好几局的时候才要填

command-pings-name = 提及
command-pings-about = 公告里要不要@我，在每个服务器都一样
command-pings-how-name = 要不要
command-pings-how-about = 选一个

command-panel-name = 面板
command-panel-about = 给自己看的一份面板
command-panel-match-name = 局
command-panel-match-about = 第几局；同时玩好几局的时候才要填

command-why-name = 为什么
command-why-about = 最近的结果按哪条规则来的
command-why-match-name = 局
command-why-match-about = 第几局；同时玩好几局的时候才要填

command-rules-name = 规则
command-rules-about = 怎么玩，和本局的房规
command-rules-match-name = 局
command-rules-match-about = 第几局；同时玩好几局的时候才要填

command-help-name = 帮助
command-help-about = 我现在能做什么
command-help-match-name = 局
command-help-match-about = 第几局；同时玩好几局的时候才要填

choice-missile = 飞弹
choice-mine = 地雷
choice-alliance = 同盟卡
choice-red-card = 红卡
choice-black-card = 黑卡
choice-pinged = 要@我
choice-quiet = 不要@我
