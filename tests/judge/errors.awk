# Prints the compiler's errors without the warnings around them.

/: (fatal )?error: / { on = 1 }
/: warning: / { on = 0 }
/In function |At top level|^In file included|^ +from |^cc1: / { on = 0 }
on
