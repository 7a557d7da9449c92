### 按钮和表单自己的回答。

hint-dead = 这个按钮已经失效。请用 /{ command-panel-name } 打开最新的面板。
hint-slow = 刚才太慢，表单没能打开。请再点一次。
