### 任何按钮、指令都可能得到的回答。

transport-fault = 出了差错，已经记下。请把编号 { $id } 告诉主持人。之前确认过的都还在。
transport-stale = 这个按钮属于已经过去的阶段，这次点击没有算数。请看最新的面板。
transport-dead = 这个按钮已经失效。请用 /panel 打开最新的面板。
transport-slow = 刚才太慢，表单没能打开。请再点一次。
