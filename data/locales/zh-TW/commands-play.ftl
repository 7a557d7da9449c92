### 玩的人用的指令：名稱、說明、要填什麼。

command-bid-name = 出價
command-bid-about = 出價：填一件道具和金額；不填就打開表單
command-bid-item-name = 道具
command-bid-item-about = 哪一件
command-bid-amount-name = 金額
command-bid-amount-about = 多少金，比如 8；大商人可以寫 5 7
command-bid-match-name = 局
command-bid-match-about = 第幾局；同時玩好幾局的時候才要填

command-seal-name = 封標
command-seal-about = 把草稿都封標，封了就定了
command-seal-match-name = 局
command-seal-match-about = 第幾局；同時玩好幾局的時候才要填

command-withdraw-name = 撤草稿
command-withdraw-about = 撤掉一件道具還沒封標的草稿
command-withdraw-item-name = 道具
command-withdraw-item-about = 哪一件
command-withdraw-match-name = 局
command-withdraw-match-about = 第幾局；同時玩好幾局的時候才要填

command-vote-name = 投票
command-vote-about = 投票、改票；也可以棄票、撤票
command-vote-seat-name = 幾號
command-vote-seat-about = 幾號，或者名字
command-vote-match-name = 局
command-vote-match-about = 第幾局；同時玩好幾局的時候才要填

command-votes-name = 歷次投票
command-votes-about = 每一天誰投了誰
command-votes-day-name = 天
command-votes-day-about = 第幾天；不填就是每一天
command-votes-match-name = 局
command-votes-match-about = 第幾局；同時玩好幾局的時候才要填

command-use-name = 用道具
command-use-about = 今晚用道具；白天是預約，得標了才用
command-use-item-name = 道具
command-use-item-about = 哪一件
command-use-seat-name = 幾號
command-use-seat-about = 幾號，或者名字
command-use-second-name = 另一位
command-use-second-about = 同盟卡要選的另一位
command-use-match-name = 局
command-use-match-about = 第幾局；同時玩好幾局的時候才要填

command-me-name = 我
command-me-about = 我的身份、金、出價、道具，現在要做什麼
command-me-match-name = 局
command-me-match-about = 第幾局；同時玩好幾局的時候才要填

command-pings-name = 提及
command-pings-about = 公告裡要不要@我，在每個伺服器都一樣
command-pings-how-name = 要不要
command-pings-how-about = 選一個

command-panel-name = 面板
command-panel-about = 給自己看的一份面板
command-panel-match-name = 局
command-panel-match-about = 第幾局；同時玩好幾局的時候才要填

command-why-name = 為什麼
command-why-about = 最近的結果照哪條規則來的
command-why-match-name = 局
command-why-match-about = 第幾局；同時玩好幾局的時候才要填

command-rules-name = 規則
command-rules-about = 怎麼玩，和本局的房規
command-rules-match-name = 局
command-rules-match-about = 第幾局；同時玩好幾局的時候才要填

command-help-name = 說明
command-help-about = 我現在能做什麼
command-help-match-name = 局
command-help-match-about = 第幾局；同時玩好幾局的時候才要填

choice-missile = 飛彈
choice-mine = 地雷
choice-alliance = 同盟卡
choice-red-card = 紅卡
choice-black-card = 黑卡
choice-pinged = 要@我
choice-quiet = 不要@我
