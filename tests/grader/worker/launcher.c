/* Starts a worker for each claim:  launcher FOLDER
 *
 * In FOLDER is a library for each chapter. The launcher is the first process in
 * the sandbox, and runs no student's code. It waits
 * on descriptor 5 (connect.c) for claims that need a worker (wire.h), forks
 * one, and tells the claim how it has ended. A claim that closes its control
 * line has its worker ended. When descriptor 5 is closed, it ends itself, and
 * with it the sandbox.
 *
 * Its workers can't reach it: they may send no signal, trace nothing, and read
 * nothing of it. Were it taken over even so, nothing but calls and arguments
 * could be learned from it: it knows no expected number. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "wire.h"
#include "worker.h"

enum { REQUESTS = 5, MOST = 16 };

static struct worker {
    int control, handle; /* handle: a descriptor of the process */
    pid_t process;
} worker[MOST];
static size_t workers;
static const char *folder;

/* The worker has its line as 3, its output as 1 and 2, and nothing else. */
static _Noreturn void become_worker(int given[DESCRIPTORS])
{
    int high[DESCRIPTORS];

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

/* Sends a descriptor of the worker, so that the claim can watch and end it. */
static void send_handle(const struct worker *it)
{
    char byte = 0, room[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = room,
                             .msg_controllen = sizeof room};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);

    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &it->handle, sizeof(int));
    sendmsg(it->control, &message, MSG_NOSIGNAL);
}

static void start_worker(int given[DESCRIPTORS])
{
    struct worker *it = &worker[workers];

    it->control = given[CONTROL];
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
    send_handle(it);
    workers++;
}

/* Receives a request. False: there are no more claims. */
static bool receive_request(void)
{
    int given[DESCRIPTORS];
    char byte, room[CMSG_SPACE(sizeof given)];
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = room,
                             .msg_controllen = sizeof room};
    ssize_t size = recvmsg(REQUESTS, &message, MSG_CMSG_CLOEXEC);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);

    if (size < 0)
        return errno == EINTR;
    if (size == 0)
        return false;
    if (header == NULL || header->cmsg_len != CMSG_LEN(sizeof given))
        return true;
    memcpy(given, CMSG_DATA(header), sizeof given);
    start_worker(given);
    return true;
}

static bool is_worker(pid_t process)
{
    for (size_t k = 0; k < workers; k++)
        if (worker[k].process == process)
            return true;
    return false;
}

/* Ends what a dead worker has left behind: helpers of LeakSanitizer, which
 * are the only processes that it can start. They have become children of this
 * one. The first process in a sandbox can end all others, and does so when no
 * worker is left. */
static void end_strays(void)
{
    char path[64];
    FILE *file;
    int process;

    if (getpid() == 1 && workers == 0) {
        kill(-1, SIGKILL);
        while (waitpid(-1, NULL, __WALL) > 0)
            continue;
        return;
    }
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    if ((file = fopen(path, "re")) == NULL)
        return;
    while (fscanf(file, "%d", &process) == 1)
        if (!is_worker(process) && kill(process, SIGKILL) == 0)
            waitpid(process, NULL, __WALL);
    fclose(file);
}

/* Tells the claim how its worker has ended. */
static void conclude(struct worker *it)
{
    struct rusage used = {0};
    struct ending ending = {0};

    if (wait4(it->process, &ending.status, 0, &used) == it->process) {
        ending.computed =
            (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1000000 +
            used.ru_utime.tv_usec + used.ru_stime.tv_usec;
        ending.resident = used.ru_maxrss;
        send(it->control, &ending, sizeof ending, MSG_NOSIGNAL);
    }
    close(it->control);
    close(it->handle);
    *it = worker[--workers];
    end_strays();
}

/* Waits until something happens. False: there are no more claims. */
static bool look_after_all(void)
{
    struct pollfd what[2 * MOST + 1] = {{REQUESTS, POLLIN, 0}};

    if (workers == MOST)
        what[0].events = 0;
    for (size_t k = 0; k < workers; k++) {
        what[1 + 2 * k] = (struct pollfd){worker[k].control, POLLIN, 0};
        what[2 + 2 * k] = (struct pollfd){worker[k].handle, POLLIN, 0};
    }
    if (poll(what, 2 * workers + 1, -1) < 0)
        return errno == EINTR;
    for (size_t k = workers; k-- > 0;) {
        if (what[2 + 2 * k].revents != 0)
            conclude(&worker[k]);
        else if (what[1 + 2 * k].revents != 0)
            kill(worker[k].process, SIGKILL);
    }
    return what[0].revents == 0 || receive_request();
}

int main(int arguments, char *argument[])
{
    const char *options = getenv("ASAN_OPTIONS");

    if (arguments != 2) {
        fputs("launcher FOLDER\n", stderr);
        return 2;
    }
    folder = argument[1];
    prctl(PR_SET_DUMPABLE, 0); /* nobody reads its memory, nor a worker's */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prepare_filter(options != NULL &&
                   strstr(options, "detect_leaks=1") != NULL);
    while (look_after_all())
        continue;
    for (size_t k = 0; k < workers; k++)
        kill(worker[k].process, SIGKILL);
    _exit(0);
}
