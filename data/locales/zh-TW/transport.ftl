### 任何按鈕、指令都可能得到的回答。

transport-fault = 出了差錯，已經記下。請把編號 { $id } 告訴主持人。之前確認過的都還在。
transport-stale = 這個按鈕屬於已經過去的階段，這次點擊沒有算數。請看最新的面板。
transport-dead = 這個按鈕已經失效。請用 /panel 打開最新的面板。
transport-slow = 剛才太慢，表單沒能打開。請再點一次。
