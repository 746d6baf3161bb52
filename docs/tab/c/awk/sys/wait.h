/* No program is started: what awk asks of its end is answered with 0. */
#define WIFEXITED(status)   1
#define WEXITSTATUS(status) 0
#define WIFSIGNALED(status) 0
#define WTERMSIG(status)    0
#define WCOREDUMP(status)   0
