/* Runs a sandbox with a launcher in it, and the claims outside, with a line
 * between them:
 *
 *   connect SANDBOX ... -- CLAIMS ...
 *
 * Each finds its end as the descriptor 5, and the claims know it by the
 * variable COURSE_WORKERS. When the last claim has ended, the line is closed,
 * and the launcher ends with it: nothing is left behind, however this program
 * ends. Its status is that of CLAIMS. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FINDS = 5, LAST = 9, SECONDS_TO_END = 5 };

static pid_t sandbox;

static _Noreturn void stop(const char *what)
{
    perror(what);
    exit(2);
}

/* The ends lie above the descriptors that start() closes, and exec closes
 * them. */
static void make_line(int line[2])
{
    int pair[2];

    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair) != 0)
        stop("socketpair");
    for (int k = 0; k < 2; k++)
        if ((line[k] = fcntl(pair[k], F_DUPFD_CLOEXEC, LAST + 1)) < 0 ||
            close(pair[k]) != 0)
            stop("fcntl");
}

/* Starts a program that has this end of the line, and ends with this one. */
static pid_t start(char *command[], int end)
{
    pid_t process = fork();

    if (process != 0)
        return process;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(open("/dev/null", O_RDWR | O_CLOEXEC), STDIN_FILENO);
    dup2(STDIN_FILENO, STDOUT_FILENO);
    dup2(end, FINDS);
    for (int k = 3; k <= LAST; k++)
        if (k != FINDS)
            close(k);
    execvp(command[0], command);
    perror(command[0]);
    _exit(2);
}

/* It has not ended by itself. */
static void end_sandbox(int number)
{
    (void)number;
    kill(sandbox, SIGKILL);
}

static int status_of(pid_t process)
{
    int status;

    while (waitpid(process, &status, 0) < 0)
        if (errno != EINTR)
            return 2;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}

int main(int arguments, char *argument[])
{
    char **claims = argument + 1;
    int line[2], status;
    pid_t judge;

    while (*claims != NULL && strcmp(*claims, "--") != 0)
        claims++;
    if (arguments < 4 || *claims == NULL || claims[1] == NULL) {
        fputs("connect SANDBOX ... -- CLAIMS ...\n", stderr);
        return 2;
    }
    *claims++ = NULL;
    make_line(line);
    setenv("COURSE_WORKERS", "5", 1);
    sandbox = start(argument + 1, line[0]);
    judge = start(claims, line[1]);
    if (sandbox < 0 || judge < 0)
        stop("fork");
    close(line[0]);
    close(line[1]);
    status = status_of(judge);
    signal(SIGALRM, end_sandbox);
    alarm(SECONDS_TO_END);
    status_of(sandbox);
    return status;
}
