### 主持人和報名用的指令：叫什麼，做什麼，填什麼。

command-match-name = 局
command-match-about = 報名和開局
command-match-open-name = 報名
command-match-open-about = 設定新的一局，開始報名
command-match-open-game-name = 遊戲
command-match-open-game-about = 玩什麼
command-match-join-name = 參加
command-match-join-about = 在報名的局裡佔一個號
command-match-join-match-name = 局號
command-match-join-match-about = 有好幾局時，是哪一局
command-match-leave-name = 退出
command-match-leave-about = 退出報名
command-match-leave-match-name = 局號
command-match-leave-match-about = 有好幾局時，是哪一局
command-match-robots-name = 電腦代打
command-match-robots-about = 讓電腦代打補上空著的號
command-match-robots-count-name = 幾個
command-match-robots-count-about = 補幾個；寫 0 就都撤走
command-match-robots-match-name = 局號
command-match-robots-match-about = 有好幾局時，是哪一局
command-match-kick-name = 請退
command-match-kick-about = 請一位退出報名
command-match-kick-person-name = 誰
command-match-kick-person-about = 請誰退出
command-match-kick-match-name = 局號
command-match-kick-match-about = 有好幾局時，是哪一局
command-match-talk-name = 密談
command-match-talk-about = 選定各城怎麼密談
command-match-talk-how-name = 辦法
command-match-talk-how-about = 用討論串、由我轉達，或者不密談
command-match-talk-match-name = 局號
command-match-talk-match-about = 有好幾局時，是哪一局
command-match-start-name = 開局
command-match-start-about = 發身份，開始第一天
command-match-start-match-name = 局號
command-match-start-match-about = 有好幾局時，是哪一局
command-match-close-name = 取消
command-match-close-about = 取消報名，這一局不開
command-match-close-match-name = 局號
command-match-close-match-about = 有好幾局時，是哪一局

command-host-name = 主持
command-host-about = 主持人要做的事

command-host-status-name = 狀態
command-host-status-about = 看本局的情況，打開主持面板
command-host-status-match-name = 局號
command-host-status-match-about = 有好幾局時，是哪一局

command-host-audit-name = 紀錄
command-host-audit-about = 看主持人做過什麼，誰都可以看
command-host-audit-match-name = 局號
command-host-audit-match-about = 有好幾局時，是哪一局

command-host-dryrun-name = 試算
command-host-dryrun-about = 看這個階段結束時會怎樣，不看秘密
command-host-dryrun-match-name = 局號
command-host-dryrun-match-about = 有好幾局時，是哪一局

command-host-look-name = 看秘密
command-host-look-about = 看全部秘密，大家會知道
command-host-look-match-name = 局號
command-host-look-match-about = 有好幾局時，是哪一局

command-host-remind-name = 提醒
command-host-remind-about = 提醒還差公開動作的人
command-host-remind-match-name = 局號
command-host-remind-match-about = 有好幾局時，是哪一局

command-host-tick-name = 提前結束
command-host-tick-about = 提前結束這個階段
command-host-tick-match-name = 局號
command-host-tick-match-about = 有好幾局時，是哪一局

command-host-resume-name = 繼續
command-host-resume-about = 結束暫停
command-host-resume-match-name = 局號
command-host-resume-match-about = 有好幾局時，是哪一局

command-host-threads-name = 補討論串
command-host-threads-about = 補上缺少的密談討論串
command-host-threads-match-name = 局號
command-host-threads-match-about = 有好幾局時，是哪一局

command-host-correct-name = 更正
command-host-correct-about = 改正局裡記錯的地方
command-host-correct-match-name = 局號
command-host-correct-match-about = 有好幾局時，是哪一局

command-host-undo-name = 撤回
command-host-undo-about = 撤回最近一步
command-host-undo-match-name = 局號
command-host-undo-match-about = 有好幾局時，是哪一局

command-host-late-name = 補錄
command-host-late-about = 看來得及卻到得晚的動作
command-host-late-match-name = 局號
command-host-late-match-about = 有好幾局時，是哪一局

command-host-end-name = 結束
command-host-end-about = 提前結束本局
command-host-end-match-name = 局號
command-host-end-match-about = 有好幾局時，是哪一局

command-host-extend-name = 延長
command-host-extend-about = 給這個階段加時間
command-host-extend-minutes-name = 分鐘
command-host-extend-minutes-about = 加多少分鐘
command-host-extend-match-name = 局號
command-host-extend-match-about = 有好幾局時，是哪一局

command-host-reschedule-name = 改時間
command-host-reschedule-about = 改這個階段結束的時間
command-host-reschedule-at-name = 時間
command-host-reschedule-at-about = 如 21:30，或 2026-11-29 21:30
command-host-reschedule-match-name = 局號
command-host-reschedule-match-about = 有好幾局時，是哪一局

command-host-pause-name = 暫停
command-host-pause-about = 讓本局暫停
command-host-pause-reason-name = 原因
command-host-pause-reason-about = 告訴大家的原因
command-host-pause-match-name = 局號
command-host-pause-match-about = 有好幾局時，是哪一局

command-host-substitute-name = 換替補
command-host-substitute-about = 讓替補接手一個號
command-host-substitute-seat-name = 號
command-host-substitute-seat-about = 幾號
command-host-substitute-person-name = 誰
command-host-substitute-person-about = 替補是誰
command-host-substitute-match-name = 局號
command-host-substitute-match-about = 有好幾局時，是哪一局

command-host-robot-name = 代打
command-host-robot-about = 讓電腦代打一個號
command-host-robot-seat-name = 號
command-host-robot-seat-about = 幾號
command-host-robot-match-name = 局號
command-host-robot-match-about = 有好幾局時，是哪一局

command-host-remove-name = 請離
command-host-remove-about = 請一個號離開，按出局算
command-host-remove-seat-name = 號
command-host-remove-seat-about = 幾號
command-host-remove-match-name = 局號
command-host-remove-match-about = 有好幾局時，是哪一局

command-host-cohost-name = 加主持
command-host-cohost-about = 加一位協助主持
command-host-cohost-person-name = 誰
command-host-cohost-person-about = 誰來協助
command-host-cohost-match-name = 局號
command-host-cohost-match-about = 有好幾局時，是哪一局

command-host-drop-name = 減主持
command-host-drop-about = 讓一位主持人卸任
command-host-drop-person-name = 誰
command-host-drop-person-about = 誰不再主持
command-host-drop-match-name = 局號
command-host-drop-match-about = 有好幾局時，是哪一局

command-host-words-name = 開場白
command-host-words-about = 寫幾句話，這個階段結束時先說；不寫就是不要了
command-host-words-text-name = 內容
command-host-words-text-about = 要說的話
command-host-words-match-name = 局號
command-host-words-match-about = 有好幾局時，是哪一局
command-host-announce-name = 公告
command-host-announce-about = 對大家說幾句主持人的話
command-host-announce-text-name = 內容
command-host-announce-text-about = 要說的話
command-host-announce-match-name = 局號
command-host-announce-match-about = 有好幾局時，是哪一局

command-team-name = 同城
command-team-about = 同城的密談

command-team-say-name = 說
command-team-say-about = 對同城的人說，由我私下轉達
command-team-say-text-name = 內容
command-team-say-text-about = 要說的話
command-team-say-match-name = 局號
command-team-say-match-about = 有好幾局時，是哪一局

command-setup-name = 檢查和設定
command-setup-about = 檢查我的權限，設定在哪裡、幾點開局，誰算主持人

command-setup-channel-name = 頻道
command-setup-channel-about = 檢查哪個頻道或論壇

choice-tycoon = 瘋狂大富翁
choice-sins = 酒色財氣
choice-rites = 非常道
choice-threads = 用私人討論串
choice-relay = 由我私下轉達
choice-off = 不密談
