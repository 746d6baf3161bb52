#include "jobs.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/** From a process to its parent. */
struct message {
    size_t step; /**< 0: it has come to its end */
    double loss; /**< at that step */
};

static void fail(const char *what)
{
    fprintf(stderr, "%s: %s.\n", what, strerror(errno));
    exit(2);
}

static void *shared(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (memory == MAP_FAILED)
        fail("There is no memory for a training");
    return memory;
}

struct job job_of(work *does, const void *task, size_t size, size_t steps)
{
    struct job job = {.work = does, .steps = steps, .task = shared(size)};

    job.calls = shared(sizeof *job.calls);
    memcpy(job.task, task, size);
    return job;
}

/* ---- In the process of a job --------------------------------------------- */

static int parent; /* a pipe */

static void tell(size_t step, double loss)
{
    struct message message = {step, loss};

    if (write(parent, &message, sizeof message) < 0)
        _exit(1);
}

/* What a student's functions print goes nowhere. */
static void run(const struct job *job, bool rehearsal)
{
    signal(SIGINT, SIG_IGN); /* the parent decides */
    calls = job->calls;
    if (freopen("/dev/null", "w", stdout) == NULL)
        _exit(1);
    if (!job->work(job->task, rehearsal, tell))
        _exit(NO_NUMBER);
    tell(0, 0);
    _exit(0);
}

/* ---- In their parent ----------------------------------------------------- */

static void start(struct job *job, bool rehearsal)
{
    int ends[2];

    fflush(NULL);
    if (pipe(ends) < 0)
        fail("There is no pipe for a training");
    job->ended = false;
    job->process = fork();
    if (job->process < 0)
        fail("There is no process for a training");
    if (job->process == 0) {
        close(ends[0]);
        parent = ends[1];
        run(job, rehearsal);
    }
    close(ends[1]);
    job->pipe = ends[0];
}

/* Takes one message, or the end. */
static void hear(struct job *job)
{
    struct message message;

    if (read(job->pipe, &message, sizeof message) != sizeof message) {
        close(job->pipe);
        waitpid(job->process, &job->status, 0);
        job->ended = true;
    } else if (message.step == 0) {
        job->done = true;
    } else {
        job->step = message.step;
        job->loss = message.loss;
    }
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void show_progress(size_t n, struct job jobs[n], const struct job *job)
{
    static double begin, shown;
    static bool printed;
    size_t done = 0, all = 0, ended = 0;
    char line[160];
    int used;

    begin = begin == 0 ? now() : begin;
    if (now() - shown < 0.1 || (!isatty(2) && printed))
        return;
    shown = now();
    for (size_t k = 0; k < n; k++) {
        done += jobs[k].ended ? jobs[k].steps : jobs[k].step;
        all += jobs[k].steps;
        ended += jobs[k].ended;
    }
    used = snprintf(line, sizeof line,
                    "%zu of %zu trained; %s: step %zu, loss %.3f", ended, n,
                    job->name, job->step, job->loss);
    if (50 * done > all) /* before that it is a guess */
        snprintf(line + used, sizeof line - (size_t)used, "; %.0f s left",
                 (shown - begin) * (double)(all - done) / (double)done);
    if (isatty(2))
        fprintf(stderr, "\r%-79.79s", line);
    else if (50 * done > all && (printed = true))
        fprintf(stderr, "%s\n", line);
}

/* Into a file goes a line for each that has ended. */
static void show_end(const struct job *job)
{
    if (!isatty(2) && job->done)
        fprintf(stderr, "%s: done\n", job->name);
}

/* Waits until one of these has something to say. Returns how many have ended.
 */
static size_t hear_some(size_t n, struct job jobs[n], size_t started)
{
    struct pollfd waiting[started];
    size_t ended = 0;

    for (size_t k = 0; k < started; k++)
        waiting[k] =
            (struct pollfd){jobs[k].ended ? -1 : jobs[k].pipe, POLLIN, 0};
    if (poll(waiting, (nfds_t)started, -1) < 0) {
        if (errno == EINTR)
            return 0;
        fail("The trainings can't be heard");
    }
    for (size_t k = 0; k < started; k++) {
        if (jobs[k].ended || waiting[k].revents == 0)
            continue;
        hear(&jobs[k]);
        ended += jobs[k].ended;
        if (jobs[k].ended)
            show_end(&jobs[k]);
        show_progress(n, jobs, &jobs[k]);
    }
    return ended;
}

static volatile sig_atomic_t interrupted;

static void interrupt(int number)
{
    (void)number;
    interrupted = 1;
}

/* After Ctrl-C. What has been trained before counts. */
static void end_all(size_t started, struct job jobs[started])
{
    for (size_t k = 0; k < started; k++)
        if (!jobs[k].ended) {
            kill(jobs[k].process, SIGKILL);
            waitpid(jobs[k].process, &jobs[k].status, 0);
            close(jobs[k].pipe);
        }
}

bool jobs_run(size_t n, struct job jobs[n])
{
    const struct sigaction noticed = {.sa_handler = interrupt,
                                      .sa_flags = SA_RESTART};
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    size_t most = processors > 1 ? (size_t)processors : 1;
    size_t started = 0, ended = 0;

    interrupted = 0;
    sigaction(SIGINT, &noticed, NULL);
    while (ended < n && !interrupted) {
        for (; started < n && started - ended < most; started++)
            if (jobs[started].ended)
                ended++;
            else
                start(&jobs[started], false);
        if (ended < started)
            ended += hear_some(n, jobs, started);
    }
    if (interrupted)
        end_all(started, jobs);
    if (isatty(2))
        fprintf(stderr, "\r%79s\r", "");
    return !interrupted;
}

/* One step. A function without a body gives way, and it is tried again. */
void job_rehearse(struct job *job)
{
    struct job copy = *job;

    for (;;) {
        struct function *f;

        for (start(&copy, true); !copy.ended;)
            hear(&copy);
        f = &functions[copy.calls->at_work];
        if (!WIFEXITED(copy.status) || WEXITSTATUS(copy.status) != UNWRITTEN ||
            f->chosen == f->reference)
            break;
        f->chosen = f->reference;
    }
    job->status = copy.status;
    job->ended = copy.status != 0;
}

/* ---- What is said of them -------------------------------------------------
 */

bool job_is_left_out(const struct job *job)
{
    return job->ended && !job->done &&
           functions[job->calls->at_work].chosen == NULL;
}

static bool is_called(size_t n, const struct job jobs[n], int function)
{
    for (size_t k = 0; k < n; k++)
        if (!job_is_left_out(&jobs[k]) && jobs[k].calls->called[function])
            return true;
    return false;
}

/* Prints the functions that are at work and have this owner. */
static void say_whose(size_t n, const struct job jobs[n], const char *whose,
                      const char *title)
{
    int column = 0;

    for (int k = 0; k < FUNCTION_COUNT; k++) {
        int width = (int)strlen(functions[k].name) + 2;

        if (!is_called(n, jobs, k) || strcmp(owner(&functions[k]), whose) != 0)
            continue;
        if (column == 0)
            column = printf("%s: ", title);
        else if (column + width > 76)
            column = printf(",\n  ") - 2;
        else
            printf(", ");
        printf("%s", functions[k].name);
        column += width;
    }
    if (column > 0)
        printf("\n");
}

void jobs_say_whose(size_t n, const struct job jobs[n])
{
    say_whose(n, jobs, "yours", "Yours");
    say_whose(n, jobs, "the reference's", "The reference's");
}

static void say_why(const struct job *job)
{
    const struct function *f = &functions[job->calls->at_work];
    int status = job->status;

    printf("%s: ", job->name);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NO_NUMBER) {
        printf("after step %zu the loss is no number.\n", job->step);
        return;
    }
    printf("%s (chapter %02d, %s) ", f->name, f->chapter, owner(f));
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGVTALRM)
        printf("has not come to its end:\ndoes a loop in it never end?\n");
    else if (WIFSIGNALED(status))
        printf("crashed.\n");
    else if (WEXITSTATUS(status) == UNWRITTEN)
        printf("is not finished yet.\n");
    else
        printf("ended the program, as exit() does.\n");
}

size_t jobs_say_failures(size_t n, const struct job jobs[n])
{
    size_t failed = 0, listed = 0;
    int last = -1;

    for (size_t k = 0; k < n; k++) {
        const struct job *job = &jobs[k];
        int way = job->status * FUNCTION_COUNT + job->calls->at_work;

        if (!job->ended || job->done || job->untried || job_is_left_out(job))
            continue;
        failed++;
        if (way == last || listed++ > 4)
            continue;
        last = way;
        say_why(job);
    }
    if (failed > 0)
        printf("\n%zu of %zu trainings failed.\n", failed, n);
    return failed;
}
