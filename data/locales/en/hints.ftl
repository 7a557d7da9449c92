### What buttons and forms answer by themselves.

hint-dead = This button no longer works. Please open the newest panel with /{ command-panel-name }.
hint-slow = That took too long to open the form. Please click once more.
