### What any button or command may be answered.

transport-fault = Something went wrong and has been noted. Please tell the host this number: { $id }. What was confirmed before still stands.
transport-stale = This button belongs to a phase that has passed, so the click did not count. Please look at the newest panel.
transport-dead = This button no longer works. Please open the newest panel with /panel.
transport-slow = That took too long to open the form. Please click once more.
