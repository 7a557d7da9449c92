### 現在能做什麼；是哪一局、哪一個號；@ 了機器怎麼說。

help-title = 現在能做什麼
help-no_match = 這裡沒有你在玩的局。看到報名的面板，按「參加」就行；怎麼玩，看 { $rules }。
help-lobby = 正在報名：按面板上的「參加」或「退出」。人滿了由主持人開局。
help-paused = 本局暫停中。想早點繼續，按面板上的「想繼續」。
help-over = 這一局結束了。{ $votes } 看誰投了誰，{ $why } 看結果怎麼來的。
help-watching = 你不在這一局裡，可以看戲。
help-out = 你已經出局了，可以接著看戲。
help-bid = 出價：按「出價」，或者用 { $bid }，或者私訊裡直接寫「飛彈 8」。寫好的是草稿：{ $seal } 封標，{ $withdraw } 撤掉。
help-stand = 預約：{ $use } 先說好，若得標用在誰身上。
help-vote = 投票：面板上的選單，或者 { $vote }。計票前可以改票、棄票、撤票。
help-use = 你手上有道具：按「用道具」，或者 { $use }。天亮前都可以改。
help-sleep = 現在沒有要你做的事，等時辰到就行。
help-commands = 隨時可以用：{ $me } 我的一切，{ $panel } 面板，{ $votes } 誰投了誰，{ $why } 結果怎麼來的，{ $rules } 規則

which-line = 第 { $match } 局：{ $game }，{ $place }
which-bids = 你同時在好幾局裡，這是哪一局的出價？還沒有記下。
which-typed = 也可以把局號寫在前面，比如：#{ $match } 飛彈 8
seat-unclear = 沒看懂「{ $text }」是幾號，什麼都沒有記下。請從選單裡選，或者寫號數，比如 7。
hint-no_match = 你現在沒有在玩的局。
hint-mentioned = 想知道現在能做什麼，請用 /{ command-help-name }。
refused-no_match_here = 這裡沒有你在玩的局。
