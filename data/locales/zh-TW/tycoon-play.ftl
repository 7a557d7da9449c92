### 瘋狂大富翁：出價的表單、預約、歷次投票、為什麼。

tycoon-form-title = 出價 · 可用 { $purse } 金
tycoon-form-label = { $item } · 底價 { $floor }
tycoon-form-label-sealed = { $item } · 底價 { $floor } · 已封 { $amounts }
tycoon-form-hint = 寫整數，比如 8；不出就空著
tycoon-form-hint-merchant = 一個價寫 8，兩個價寫 5 7；不出就空著
tycoon-form-hint-trader = 比如 8，或者 8.5；不出就空著
tycoon-form-nothing = 這次填的都沒有記下，請再填一次。
tycoon-form-all = 今天能出的價你都封標了。

tycoon-stand-head = 預約：先說好，哪件道具若得標，就用在誰身上。天亮時照辦，當晚另作安排就不照它了。
tycoon-stand-none = 先出價，才能預約：今天你對它還沒有出價。
tycoon-stand-nobody = 不預約{ $item }
tycoon-use-nobody = 不用

tycoon-votes-none = 還沒有人投過票。
tycoon-votes-changed = 中途改票或撤票：{ $seats }

tycoon-why-nothing = 還沒有結果，沒有什麼可解釋的。
tycoon-why-tally = 先算同盟卡：被綁的人跟著用卡的人投；再算紅卡加倍，最後算黑卡減半。得票最多的出局。
tycoon-why-winner = 同一件道具的出價裡，只有一個人出的價才算數；算數的價裡第二低的得標，只有一個算數就是它得標，付自己出的價。別人出了什麼，誰也不告訴。
tycoon-why-refund = 沒有得標的出價返還一半，守財奴三分之二，四捨五入。道具有沒有人得標，對你說的都一樣。
tycoon-why-thief = 得標的道具如果小偷也出過價，會被偷走 1 金；這件事不會另外告訴你，只看得出金少了。
tycoon-why-end = 結局
