### 主持人和报名用的指令：叫什么，做什么，填什么。

command-match-name = 局
command-match-about = 报名和开局
command-match-open-name = 报名
command-match-open-about = 设置新的一局，开始报名
command-match-open-game-name = 游戏
command-match-open-game-about = 玩什么
command-match-join-name = 参加
command-match-join-about = 在报名的局里占一个号
command-match-join-match-name = 局号
command-match-join-match-about = 有好几局时，是哪一局
command-match-leave-name = 退出
command-match-leave-about = 退出报名
command-match-leave-match-name = 局号
command-match-leave-match-about = 有好几局时，是哪一局
command-match-robots-name = 电脑代打
command-match-robots-about = 让电脑代打补上空着的号
command-match-robots-count-name = 几个
command-match-robots-count-about = 补几个；写 0 就都撤走
command-match-robots-match-name = 局号
command-match-robots-match-about = 有好几局时，是哪一局
command-match-kick-name = 请退
command-match-kick-about = 请一位退出报名
command-match-kick-person-name = 谁
command-match-kick-person-about = 请谁退出
command-match-kick-match-name = 局号
command-match-kick-match-about = 有好几局时，是哪一局
command-match-talk-name = 密谈
command-match-talk-about = 选定各城怎么密谈
command-match-talk-how-name = 办法
command-match-talk-how-about = 用帖子、由我转达，或者不密谈
command-match-talk-match-name = 局号
command-match-talk-match-about = 有好几局时，是哪一局
command-match-start-name = 开局
command-match-start-about = 发身份，开始第一天
command-match-start-match-name = 局号
command-match-start-match-about = 有好几局时，是哪一局
command-match-close-name = 取消
command-match-close-about = 取消报名，这一局不开
command-match-close-match-name = 局号
command-match-close-match-about = 有好几局时，是哪一局

command-host-name = 主持
command-host-about = 主持人要做的事

command-host-status-name = 状态
command-host-status-about = 看本局的情况，打开主持面板
command-host-status-match-name = 局号
command-host-status-match-about = 有好几局时，是哪一局

command-host-audit-name = 记录
command-host-audit-about = 看主持人做过什么，谁都可以看
command-host-audit-match-name = 局号
command-host-audit-match-about = 有好几局时，是哪一局

command-host-dryrun-name = 试算
command-host-dryrun-about = 看这个阶段结束时会怎样，不看秘密
command-host-dryrun-match-name = 局号
command-host-dryrun-match-about = 有好几局时，是哪一局

command-host-look-name = 看秘密
command-host-look-about = 看全部秘密，大家会知道
command-host-look-match-name = 局号
command-host-look-match-about = 有好几局时，是哪一局

command-host-remind-name = 提醒
command-host-remind-about = 提醒还差公开操作的人
command-host-remind-match-name = 局号
command-host-remind-match-about = 有好几局时，是哪一局

command-host-tick-name = 提前结束
command-host-tick-about = 提前结束这个阶段
command-host-tick-match-name = 局号
command-host-tick-match-about = 有好几局时，是哪一局

command-host-resume-name = 继续
command-host-resume-about = 结束暂停
command-host-resume-match-name = 局号
command-host-resume-match-about = 有好几局时，是哪一局

command-host-threads-name = 补帖子
command-host-threads-about = 补上缺少的密谈帖子
command-host-threads-match-name = 局号
command-host-threads-match-about = 有好几局时，是哪一局

command-host-correct-name = 更正
command-host-correct-about = 改正局里记错的地方
command-host-correct-match-name = 局号
command-host-correct-match-about = 有好几局时，是哪一局

command-host-undo-name = 撤回
command-host-undo-about = 撤回最近一步
command-host-undo-match-name = 局号
command-host-undo-match-about = 有好几局时，是哪一局

command-host-late-name = 补录
command-host-late-about = 看来得及却到得晚的操作
command-host-late-match-name = 局号
command-host-late-match-about = 有好几局时，是哪一局

command-host-end-name = 结束
command-host-end-about = 提前结束本局
command-host-end-match-name = 局号
command-host-end-match-about = 有好几局时，是哪一局

command-host-extend-name = 延长
command-host-extend-about = 给这个阶段加时间
command-host-extend-minutes-name = 分钟
command-host-extend-minutes-about = 加多少分钟
command-host-extend-match-name = 局号
command-host-extend-match-about = 有好几局时，是哪一局

command-host-reschedule-name = 改时间
command-host-reschedule-about = 改这个阶段结束的时间
command-host-reschedule-at-name = 时间
command-host-reschedule-at-about = 如 21:30，或 2026-11-29 21:30
command-host-reschedule-match-name = 局号
command-host-reschedule-match-about = 有好几局时，是哪一局

command-host-pause-name = 暂停
command-host-pause-about = 让本局暂停
command-host-pause-reason-name = 原因
command-host-pause-reason-about = 告诉大家的原因
command-host-pause-match-name = 局号
command-host-pause-match-about = 有好几局时，是哪一局

command-host-substitute-name = 换替补
command-host-substitute-about = 让替补接手一个号
command-host-substitute-seat-name = 号
command-host-substitute-seat-about = 几号
command-host-substitute-person-name = 谁
command-host-substitute-person-about = 替补是谁
command-host-substitute-match-name = 局号
command-host-substitute-match-about = 有好几局时，是哪一局

command-host-robot-name = 代打
command-host-robot-about = 让电脑代打一个号
command-host-robot-seat-name = 号
command-host-robot-seat-about = 几号
command-host-robot-match-name = 局号
command-host-robot-match-about = 有好几局时，是哪一局

command-host-remove-name = 请离
command-host-remove-about = 请一个号离开，按出局算
command-host-remove-seat-name = 号
command-host-remove-seat-about = 几号
command-host-remove-match-name = 局号
command-host-remove-match-about = 有好几局时，是哪一局

command-host-cohost-name = 加主持
command-host-cohost-about = 加一位协助主持
command-host-cohost-person-name = 谁
command-host-cohost-person-about = 谁来协助
command-host-cohost-match-name = 局号
command-host-cohost-match-about = 有好几局时，是哪一局

command-host-drop-name = 减主持
command-host-drop-about = 让一位主持人卸任
command-host-drop-person-name = 谁
command-host-drop-person-about = 谁不再主持
command-host-drop-match-name = 局号
command-host-drop-match-about = 有好几局时，是哪一局

command-host-words-name = 开场白
command-host-words-about = 写几句话，这个阶段结束时先说；不写就是不要了
command-host-words-text-name = 内容
command-host-words-text-about = 要说的话
command-host-words-match-name = 局号
command-host-words-match-about = 有好几局时，是哪一局
command-host-announce-name = 公告
command-host-announce-about = 对大家说几句主持人的话
command-host-announce-text-name = 内容
command-host-announce-text-about = 要说的话
command-host-announce-match-name = 局号
command-host-announce-match-about = 有好几局时，是哪一局

command-team-name = 同城
command-team-about = 同城的密谈

command-team-say-name = 说
command-team-say-about = 对同城的人说，由我私下转达
command-team-say-text-name = 内容
command-team-say-text-about = 要说的话
command-team-say-match-name = 局号
command-team-say-match-about = 有好几局时，是哪一局

command-setup-name = 检查和设置
command-setup-about = 检查我的权限，设置在哪里、几点开局，谁算主持人

command-setup-channel-name = 频道
command-setup-channel-about = 检查哪个频道或论坛

choice-tycoon = 疯狂大富翁
choice-sins = 酒色财气
choice-rites = 非常道
choice-threads = 用私密帖子
choice-relay = 由我私下转达
choice-off = 不密谈
