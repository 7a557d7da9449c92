### 现在能做什么；是哪一局、哪一个号；@ 了机器怎么说。

help-title = 现在能做什么
help-no_match = 这里没有你在玩的局。看到报名的面板，点“参加”就行；怎么玩，看 { $rules }。
help-lobby = 正在报名：点面板上的“参加”或“退出”。人满了由主持人开局。
help-paused = 本局暂停中。想早点继续，点面板上的“想继续”。
help-over = 这一局结束了。{ $votes } 看谁投了谁，{ $why } 看结果怎么来的。
help-watching = 你不在这一局里，可以看戏。
help-out = 你已经出局了，可以接着看戏。
help-bid = 出价：点“出价”，或者用 { $bid }，或者私信里直接写“飞弹 8”。写好的是草稿：{ $seal } 封标，{ $withdraw } 撤掉。
help-stand = 预约：{ $use } 先说好，若中标用在谁身上。
help-vote = 投票：面板上的菜单，或者 { $vote }。计票前可以改票、弃票、撤票。
help-use = 你手里有道具：点“用道具”，或者 { $use }。天亮前都可以改。
help-sleep = 现在没有要你做的事，等时辰到就行。
help-commands = 随时可以用：{ $me } 我的一切，{ $panel } 面板，{ $votes } 谁投了谁，{ $why } 结果怎么来的，{ $rules } 规则

which-line = 第 { $match } 局：{ $game }，{ $place }
which-bids = 你同时在好几局里，这是哪一局的出价？还没有记下。
which-typed = 也可以把局号写在前面，比如：#{ $match } 飞弹 8
seat-unclear = 没看懂“{ $text }”是几号，什么都没有记下。请从菜单里选，或者写号数，比如 7。
hint-no_match = 你现在没有在玩的局。
hint-mentioned = 想知道现在能做什么，请用 /{ command-help-name }。
refused-no_match_here = 这里没有你在玩的局。
