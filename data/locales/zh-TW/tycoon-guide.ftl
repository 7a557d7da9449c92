### 瘋狂大富翁：怎麼玩，一頁說完。

tycoon-guide-title = 瘋狂大富翁怎麼玩
tycoon-guide-sides = 東城、西城人數一樣多，身份各有本事。一城的水民全部出局，這一城就輸了。
tycoon-guide-gold = 每天天亮，在場的人各領 10 金，沒用完的留著。
tycoon-guide-bids = 白天五件道具各賣一件。出價要是整數，不低於底價，想出幾件都行，加起來不超過手上的金。先寫草稿，封標就定了；截標時草稿自動封標。
tycoon-guide-auction = 只有一個人出的價才算數：算數的價裡第二低的得標，只有一個就是它，一個也沒有就流標。比如 4、5、5、6、7、7、8，得標的是 6。
tycoon-guide-refund = 得標的付自己出的價，沒有得標的返還一半，四捨五入。
tycoon-guide-votes = 天黑前每人一票，可以改票、棄票、撤票。得票最多的出局。
tycoon-guide-night = 夜裡，得標的人可以用道具，天亮時一起生效；不用就作廢。
tycoon-guide-roles = 守財奴沒有得標時返還三分之二；大商人同一件可以出兩個價；期貨商整局三次可以出帶 .5 的價；小偷出過價的道具，得標的人要被他偷走 1 金；水民沒有特權。
tycoon-guide-end = 一城的水民全部出局，另一城當場獲勝；兩城同時沒了水民，活著的人多的一城獲勝。

guide-house = 第 { $match } 局的房規
guide-house-usual = 房規，通常是這樣
guide-changed = 標 { $mark } 的 { $number } 項和通常的不一樣。
guide-same = 全部照通常的。
guide-rule = { $title }：{ $rule }
why-by = 依據：{ $rules }
