#include "jobs.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* From a training to its parent: about a step, or the outcome. */
struct message {
    size_t step; /* 0: the outcome */
    struct outcome outcome;
};

static void fail(const char *what)
{
    fprintf(stderr, "%s: %s.\n", what, strerror(errno));
    exit(2);
}

struct job job_of(struct trial trial)
{
    struct job job = {.trial = trial};
    void *shared = mmap(NULL, sizeof *job.calls, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (shared == MAP_FAILED)
        fail("There is no memory for a training");
    job.calls = shared;
    return job;
}

/* ---- In the process of a training ---------------------------------------- */

static int parent; /* a pipe */
static FILE *details;
static const struct trial *own;

void todo_reached(const char *function, int line)
{
    (void)function;
    (void)line;
    _exit(UNWRITTEN);
}

/* A line of the details: what it is, the scheme, the seed, a number, a value.
 */
static void note(const char *what, size_t number, double value)
{
    fprintf(details, "%s\t%s\t%zu\t%zu\t%.5f\n", what, own->name, own->seed,
            number, value);
}

static void send(const struct message *message)
{
    if (write(parent, message, sizeof *message) < 0)
        _exit(1);
}

static void tell(size_t step, double loss)
{
    struct message message = {.step = step, .outcome = {.loss = loss}};

    send(&message);
    if (details != NULL)
        note("loss", step, loss);
}

static void note_inside(size_t head)
{
    static struct inside inside;
    char what[16];

    trial_inside(0, head, &inside);
    snprintf(what, sizeof what, "score %zu", head);
    for (size_t p = 0; p < FAR; p++)
        note(what, p, inside.score[p]);
    snprintf(what, sizeof what, "map %zu", head);
    for (size_t k = 0; k < FAR * FAR; k++)
        note(what, k, inside.weight[k / FAR][k % FAR]);
}

/* Of a model of back: where it is right; how much of a row is the integer; of
 * one layer, where it looks. */
static void note_all(const struct outcome *outcome)
{
    for (size_t p = 0; p < FAR; p++)
        note("place", p, outcome->place[p]);
    for (size_t p = 0; p < FAR && own->setting.scheme == INTEGER; p++)
        note("share", p, trial_share(p));
    for (size_t h = 0; h < HEADS && own->setting.layers == 1; h++)
        note_inside(h);
}

/* What a student's functions print goes nowhere. The details are written in one
 * piece, since others write, too. */
static void train(const struct job *job, const char *to)
{
    struct message message = {0};

    signal(SIGINT, SIG_IGN); /* the parent decides */
    own = &job->trial;
    calls = job->calls;
    if (freopen("/dev/null", "w", stdout) == NULL)
        _exit(1);
    if (to != NULL && !own->who)
        details = fopen(to, "a");
    if (details != NULL)
        setvbuf(details, NULL, _IOFBF, 1 << 20);
    if (!trial_run(own, tell, &message.outcome))
        _exit(NO_NUMBER);
    if (details != NULL) {
        note_all(&message.outcome);
        fclose(details);
    }
    send(&message);
    _exit(0);
}

/* ---- In their parent ----------------------------------------------------- */

static void start(struct job *job, const char *to)
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
        train(job, to);
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
    } else if (message.step > 0) {
        job->step = message.step;
        job->loss = message.outcome.loss;
    } else {
        job->outcome = message.outcome;
        job->done = true;
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
    size_t done = 0, all = 0, ended = 0;
    char line[160];
    int used;

    begin = begin == 0 ? now() : begin;
    if (!isatty(2) || now() - shown < 0.1)
        return;
    shown = now();
    for (size_t k = 0; k < n; k++) {
        done += jobs[k].ended ? jobs[k].trial.steps : jobs[k].step;
        all += jobs[k].trial.steps;
        ended += jobs[k].ended;
    }
    used = snprintf(line, sizeof line,
                    "%zu of %zu trained; %s, %s, seed %zu: step %zu, loss %.3f",
                    ended, n, job->trial.who ? "who" : "back", job->trial.name,
                    job->trial.seed, job->step, job->loss);
    if (50 * done > all) /* before that it is a guess */
        snprintf(line + used, sizeof line - (size_t)used, "; %.0f s left",
                 (shown - begin) * (double)(all - done) / (double)done);
    fprintf(stderr, "\r%-79.79s", line);
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

bool jobs_run(size_t n, struct job jobs[n], const char *to)
{
    const struct sigaction noticed = {.sa_handler = interrupt,
                                      .sa_flags = SA_RESTART};
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    size_t most = processors > 1 ? (size_t)processors : 1;
    size_t started = 0, ended = 0;

    sigaction(SIGINT, &noticed, NULL);
    while (ended < n && !interrupted) {
        for (; started < n && started - ended < most; started++)
            if (jobs[started].ended)
                ended++;
            else
                start(&jobs[started], to);
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
    struct job one = *job;

    one.trial.steps = 1;
    one.trial.untested = true;
    for (;;) {
        struct function *f;

        for (start(&one, NULL); !one.ended;)
            hear(&one);
        f = &functions[one.calls->at_work];
        if (!WIFEXITED(one.status) || WEXITSTATUS(one.status) != UNWRITTEN ||
            f->chosen == f->reference)
            break;
        f->chosen = f->reference;
    }
    job->status = one.status;
    job->ended = one.status != 0;
}
