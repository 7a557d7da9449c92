### 按鈕和表單自己的回答。

hint-dead = 這個按鈕已經失效。請用 /{ command-panel-name } 打開最新的面板。
hint-slow = 剛才太慢，表單沒能打開。請再按一次。
