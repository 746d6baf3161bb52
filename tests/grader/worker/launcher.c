/* Starts a worker for each claim:  launcher FOLDER
 *
 * In FOLDER is a library for each chapter. The launcher is the first process in
 * the sandbox, and runs no student's code. It waits on descriptor 5 (connect.c)
 * for claims that need a worker (wire.h), forks one, and tells the claim how it
 * has ended. A claim that closes its control line has its worker ended. When
 * descriptor 5 is closed, it ends itself, and with it the sandbox.
 *
 * The only process that a worker can start is LeakSanitizer's helper. The
 * kernel asks the launcher first (ask_for_helpers), and it allows one, once the
 * claim has reported that the student's code has nothing more to do.
 *
 * Its workers can't reach it: they may send no signal, trace nothing, and read
 * nothing of it. Were it taken over even so, nothing but calls and arguments
 * could be learned from it: it knows no expected number. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "wire.h"
#include "worker.h"

enum { REQUESTS = 5, MOST = 16 };

static struct worker {
    int control, handle; /* handle: a descriptor of the process */
    pid_t process;
    bool ending;         /* its claim has reported the end */
    int helpers, strays; /* that it was given; that it must not have */
} worker[MOST];
static size_t workers;
static int questions = -1; /* where the kernel asks; -1: nobody may */
static const char *folder;

/* The worker has its line as 3, its output as 1 and 2, and nothing else. It
 * leads a group of its own, which the filter lets no process leave. */
static _Noreturn void become_worker(int given[DESCRIPTORS])
{
    int high[DESCRIPTORS];

    setpgid(0, 0);
    /* It has left the launcher's group, so it must end with it by this. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int k = 0; k < DESCRIPTORS; k++)
        high[k] = fcntl(given[k], F_DUPFD, 100);
    dup2(high[OUTPUT], STDOUT_FILENO);
    dup2(high[ERRORS], STDERR_FILENO);
    dup2(high[LINE], 3);
    if (syscall(SYS_close_range, 4, ~0u, 0) != 0)
        for (int k = 4; k < 1024; k++)
            close(k);
    work(folder);
}

static void start_worker(int given[DESCRIPTORS])
{
    struct worker *it = &worker[workers];

    *it = (struct worker){.control = given[CONTROL]};
    it->process = fork();
    if (it->process == 0)
        become_worker(given);
    for (int k = LINE; k < DESCRIPTORS; k++)
        close(given[k]);
    it->handle =
        it->process < 0 ? -1 : (int)syscall(SYS_pidfd_open, it->process, 0);
    if (it->handle < 0) { /* the claim sees that the line is closed */
        close(it->control);
        if (it->process > 0)
            kill(it->process, SIGKILL);
        return;
    }
    pass_on(it->control, true, &it->handle, 1); /* to watch and end it */
    workers++;
}

/* Receives a request. False: there are no more claims. */
static bool receive_request(void)
{
    int given[DESCRIPTORS];
    ssize_t size = pass_on(REQUESTS, false, given, DESCRIPTORS);

    if (size < 0)
        return errno == EINTR;
    if (size > 0 && given[0] >= 0)
        start_worker(given);
    return size > 0;
}

/* Adds the time of a process that has ended. */
static bool count(pid_t process, int *status, struct ending *ending)
{
    struct rusage used;

    if (wait4(process, status, __WALL, &used) <= 0)
        return false;
    ending->computed +=
        (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * INT64_C(1000000) +
        used.ru_utime.tv_usec + used.ru_stime.tv_usec;
    if (used.ru_maxrss > ending->resident)
        ending->resident = used.ru_maxrss;
    return true;
}

/* Ends what a dead worker has left behind: a helper of LeakSanitizer, which has
 * become a child of this process, and is still of the worker's group. Returns
 * how many there were. */
static int end_strays(pid_t group, struct ending *ending)
{
    int number = 0;

    if (kill(-group, SIGKILL) == 0)
        while (count(-group, NULL, ending))
            number++;
    return number;
}

/* Tells the claim how its worker has ended. */
static void conclude(struct worker *it)
{
    struct ending ending = {.strays = it->strays};
    int control = it->control;
    pid_t group = it->process;
    bool ended = count(group, &ending.status, &ending);

    close(it->handle);
    *it = worker[--workers];
    /* Who was ended in the look for leaks has not left its helper behind. */
    if (end_strays(group, &ending) > 0 && WIFEXITED(ending.status))
        ending.strays++;
    if (ended)
        send(control, &ending, sizeof ending, MSG_NOSIGNAL);
    close(control);
}

/* The claim has sent its byte. Or it has closed its line, and the worker is
 * ended. */
static void hear(struct worker *it)
{
    char byte;
    ssize_t came = recv(it->control, &byte, 1, MSG_DONTWAIT);

    if (came == 1)
        it->ending = true;
    else if (came == 0 || errno != EAGAIN)
        kill(it->process, SIGKILL);
}

/* A process asks for a helper. A process that may not have it is ended. */
static void answer(void)
{
    struct seccomp_notif question = {0};
    struct seccomp_notif_resp reply = {.error = -EPERM};

    if (ioctl(questions, SECCOMP_IOCTL_NOTIF_RECV, &question) != 0)
        return; /* who asked is dead */
    reply.id = question.id;
    for (size_t k = 0; k < workers; k++) {
        struct worker *it = &worker[k];

        if (it->process != (pid_t)question.pid)
            continue;
        hear(it);
        if (it->ending && it->helpers++ == 0) {
            reply.error = 0;
            reply.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        } else {
            it->strays++;
            kill(it->process, SIGKILL);
        }
    }
    ioctl(questions, SECCOMP_IOCTL_NOTIF_SEND, &reply);
}

/* Waits until something happens. False: there are no more claims. */
static bool look_after_all(void)
{
    struct pollfd what[2 * MOST + 2] = {{REQUESTS, POLLIN, 0}};
    size_t last = 2 * workers + 1;

    if (workers == MOST)
        what[0].events = 0;
    for (size_t k = 0; k < workers; k++) {
        what[1 + 2 * k] = (struct pollfd){worker[k].control, POLLIN, 0};
        what[2 + 2 * k] = (struct pollfd){worker[k].handle, POLLIN, 0};
    }
    what[last] = (struct pollfd){questions, POLLIN, 0};
    if (poll(what, last + 1, -1) < 0)
        return errno == EINTR;
    if (what[last].revents != 0)
        answer();
    for (size_t k = workers; k-- > 0;) {
        if (what[2 + 2 * k].revents != 0)
            conclude(&worker[k]);
        else if (what[1 + 2 * k].revents != 0)
            hear(&worker[k]);
    }
    return what[0].revents == 0 || receive_request();
}

/* Where the kernel can't ask, there are no helpers, and leaks are not looked
 * for: the launcher begins again, since a sanitizer reads its options once. */
static void ask_or_begin_again(char *leaks, char *argument[])
{
    questions = ask_for_helpers();
    if (questions >= 0)
        return;
    fprintf(stderr,
            "Leaks are not looked for, since the system has no way to "
            "count the processes\nthat look for them: %s.\n",
            strerror(errno));
    leaks[strlen("detect_leaks=")] = '0';
    execv(argument[0], argument);
    _exit(1);
}

int main(int arguments, char *argument[])
{
    char *options = getenv("ASAN_OPTIONS");
    char *leaks = options ? strstr(options, "detect_leaks=1") : NULL;

    if (arguments != 2) {
        fputs("launcher FOLDER\n", stderr);
        return 2;
    }
    folder = argument[1];
    prctl(PR_SET_DUMPABLE, 0); /* nobody reads its memory, nor a worker's */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    /* Of a huge page all stays in memory, and counts no more, once all but a
     * part is given back. */
    prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
    prepare_filter(leaks != NULL);
    if (leaks != NULL)
        ask_or_begin_again(leaks, argument);
    while (look_after_all())
        continue;
    for (size_t k = 0; k < workers; k++)
        kill(worker[k].process, SIGKILL);
    _exit(0);
}
