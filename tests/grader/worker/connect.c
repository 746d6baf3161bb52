/* Runs a sandbox with a launcher in it, and outside the claims of one chapter
 * after the other, with a line between them:
 *
 *   connect SANDBOX ... -- PROGRAM FOLDER [PROGRAM FOLDER ...]
 *
 * Each finds its end as the descriptor 5, and the claims know it by the
 * variable COURSE_WORKERS. How each PROGRAM has ended goes into FOLDER/status.
 * When the last claim has ended, the line is closed, and the launcher ends with
 * it: nothing is left behind, however this program ends.
 *
 * GRADE_LEFT is the seconds that all claims together may compute, and wait
 * ("60 120"); without it there is no limit. What is left of them is printed. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "remote.h"

enum { FINDS = 5, SHARED = 6, LAST = 9, SECONDS_TO_END = 5 };

static pid_t sandbox;
static struct budget *budget;
static int shared = -1;

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

/* Starts a program that has this end of the line and ends with this program. */
static pid_t start(char *command[], int end)
{
    pid_t process = fork();

    if (process != 0)
        return process;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(open("/dev/null", O_RDWR | O_CLOEXEC), STDIN_FILENO);
    dup2(STDIN_FILENO, STDOUT_FILENO);
    dup2(end, FINDS);
    if (shared >= 0)
        dup2(shared, SHARED);
    for (int k = 3; k <= LAST; k++)
        if (k != FINDS && (k != SHARED || shared < 0))
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

/* Makes a file in memory for what is left of GRADE_LEFT. */
static void share_budget(void)
{
    const char *left = getenv("GRADE_LEFT");
    double computing, waiting;
    int file;

    if (left == NULL || sscanf(left, "%lf %lf", &computing, &waiting) != 2)
        return;
    file = memfd_create("budget", MFD_CLOEXEC);
    shared = fcntl(file, F_DUPFD_CLOEXEC, LAST + 1);
    if (shared < 0 || ftruncate(shared, sizeof *budget) != 0)
        stop("memfd_create");
    budget = mmap(NULL, sizeof *budget, PROT_READ | PROT_WRITE, MAP_SHARED,
                  shared, 0);
    if (budget == MAP_FAILED)
        stop("mmap");
    budget->computing = (long long)(1000 * computing);
    budget->waiting = (long long)(1000 * waiting);
    setenv("COURSE_BUDGET", "6", 1);
}

/* Runs the claims of one chapter. */
static void run_claims(char *program, char *folder, int end)
{
    char *command[] = {program, folder, NULL}, path[4096];
    pid_t process = start(command, end);
    FILE *file;

    if (process < 0)
        stop("fork");
    snprintf(path, sizeof path, "%s/status", folder);
    if ((file = fopen(path, "w")) == NULL)
        stop(path);
    fprintf(file, "%d\n", status_of(process));
    fclose(file);
}

int main(int arguments, char *argument[])
{
    char **claims = argument + 1;
    int line[2];

    while (*claims != NULL && strcmp(*claims, "--") != 0)
        claims++;
    if (arguments < 5 || *claims == NULL || claims[1] == NULL) {
        fputs("connect SANDBOX ... -- PROGRAM FOLDER ...\n", stderr);
        return 2;
    }
    *claims++ = NULL;
    make_line(line);
    sandbox = start(argument + 1, line[0]);
    if (sandbox < 0)
        stop("fork");
    close(line[0]);
    setenv("COURSE_WORKERS", "5", 1);
    share_budget();
    for (; claims[0] != NULL && claims[1] != NULL; claims += 2)
        run_claims(claims[0], claims[1], line[1]);
    close(line[1]);
    signal(SIGALRM, end_sandbox);
    alarm(SECONDS_TO_END);
    status_of(sandbox);
    if (budget != NULL)
        printf("%.1f %.1f\n", (double)budget->computing / 1000,
               (double)budget->waiting / 1000);
    return 0;
}
