/* Runs the claims of a chapter:  claims FOLDER [together]
 * or a single claim, for a debugger:  claims FOLDER EXERCISE SENTENCE CALL
 *
 * Each claim runs in a fork of this process. (Criterion's runner can run the
 * claims, too. It starts a new program for each, which takes more than ten
 * times as long.) A claim has passed only if its report says so and its process
 * has ended with the status CLAIM_PASSED. Whatever happens in one claim, the
 * others run.
 *
 * Into FOLDER go
 *   facts           records: each claim, and what it found
 *   EXERCISE.N.out  what the code under test printed in claim N of an exercise
 *   EXERCISE.N.err  the same for standard error, and the sanitizers' reports
 *
 * A program that has known mistakes in it (record.h) runs the claims without
 * any, and then with each of them: facts has the record "mistake ID", and then
 * the claims that call what it changes. All facts of a mistake are also in
 * FOLDER/ID/facts, but not with "together". What is printed is not kept: to
 * make so many files takes longer than many a claim.
 *
 * The exit status is 0 if nothing failed, 1 if something did. 2 and 127 are no
 * verdict: see status_without_verdict(). */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "claim.h"
#include "code_limits.h"
#include "record.h"
#include "remote.h"

/* A claim counts as waiting if it is asleep at each of PATIENCE looks in a row
 * and has not computed in between. On a busy machine a claim that has work to
 * do is not asleep. Where this can't be seen, only the number of looks counts,
 * and it is larger (BLIND_PATIENCE). A claim that does not say where it waits
 * is killed a second later. */
enum { LOOK_MICROSECONDS = 200000, LOOKS_A_SECOND = 5 };
enum { PATIENCE = 25, BLIND_PATIENCE = 300 };
static int patience = BLIND_PATIENCE;

/* How many claims run at once at most, however many processors there are. And
 * the seconds that an exercise may take for all claims that do not pass. */
enum { MOST_AT_ONCE = 8, PATIENCE_SECONDS = 4 };

/** The run of a claim in its process. */
static struct run {
    const struct claim *claim;   /**< what is run */
    struct report *report;       /**< shared with the process */
    bool begun;                  /**< it has begun, or need not run */
    pid_t process;               /**< 0: has ended, or has not begun */
    int looks;                   /**< looks in a row that saw it asleep */
    unsigned long long computed; /**< nanoseconds by the latest look */
} * runs;
static size_t run_count;

static void list_claims(void)
{
    struct report *reports;
    size_t k = 0;

    for (const struct claim *claim = claims; claim != NULL; claim = claim->next)
        run_count++;
    reports = mmap(NULL, (run_count + 1) * sizeof *reports,
                   PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    runs = calloc(run_count + 1, sizeof *runs);
    if (runs == NULL || reports == MAP_FAILED)
        exit(2);
    for (const struct claim *claim = claims; claim != NULL; claim = claim->next)
        runs[k++] = (struct run){.claim = claim, .report = reports++};
}

static void redirect(int stream, const struct claim *claim, const char *ending)
{
    char name[512];
    int number = 1, file;

    for (const struct claim *other = claims; other != claim;
         other = other->next)
        number += strcmp(other->exercise, claim->exercise) == 0;
    snprintf(name, sizeof name, "%s.%d.%s", claim->exercise, number, ending);
    file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0644);
    if (file < 0)
        _exit(2);
    dup2(file, stream);
    close(file);
}

static void set_status(struct run *run, const char *status)
{
    snprintf(run->report->status, STATUS_SIZE, "%s", status);
}

bool read_proc_file(pid_t process, const char *name, char text[static 256])
{
    char path[64];
    ssize_t size;
    int file;

    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
    if ((file = open(path, O_RDONLY | O_CLOEXEC)) < 0)
        return false;
    size = read(file, text, 255);
    close(file);
    text[size > 0 ? size : 0] = '\0';
    return size > 0;
}

/* True if PROCESS is asleep now and has computed nothing since the last look,
 * or if neither can be known. */
static bool is_asleep(struct run *run)
{
    char text[256], state = 'S';
    unsigned long long computed = 0;
    bool idle;

    if (read_proc_file(run->process, "stat", text) &&
        sscanf(text, "%*d (%*[^)]) %c", &state) != 1)
        state = 'R';
    if (read_proc_file(run->process, "schedstat", text))
        sscanf(text, "%llu", &computed);
    idle = state == 'S' && computed == run->computed;
    run->computed = computed;
    return idle;
}

/* Ends a claim that waits. The first signal lets it report where it waits. */
static void look_after(struct run *run)
{
    if (run->process <= 0)
        return;
    run->looks = is_asleep(run) ? run->looks + 1 : 0;
    if (run->looks == patience)
        kill(run->process, SIGALRM);
    if (run->looks >= patience + LOOKS_A_SECOND) {
        set_status(run, STATUS(idle));
        kill(run->process, SIGKILL);
    }
}

static double seconds(struct timeval time)
{
    return (double)time.tv_sec + 1e-6 * (double)time.tv_usec;
}

/* Present when a sanitizer is linked in. */
__attribute__((weak)) void __sanitizer_symbolize_pc(void *place,
                                                    const char *format,
                                                    char *text, size_t size);

/* Hides the folder in which the system keeps what debuggers need to know of its
 * libraries. A sanitizer that finds it reads all of it, which takes longer than
 * the claims, and no verdict names a place in a library. This function replaces
 * the C library's, for a sanitizer and for the code under test; nothing else
 * changes. */
#ifdef __linux__
int open(const char *path, int how, ...)
{
    static const char debuggers[] = "/usr/lib/debug/";
    mode_t mode = 0;
    va_list rest;

    if (strncmp(path, debuggers, sizeof debuggers - 1) == 0) {
        errno = ENOENT;
        return -1;
    }
    va_start(rest, how);
    if (how & O_CREAT || (how & O_TMPFILE) == O_TMPFILE)
        mode = va_arg(rest, mode_t);
    va_end(rest);
    return openat(AT_FDCWD, path, how, mode);
}
#endif

/* To name a place in a program, a sanitizer reads what is known of each library
 * for debugging, which can take a tenth of a second. After the first crash it
 * is read here, and the claims that are forked from now on have it. */
static void read_names_once(void)
{
    static bool done;
    char text[256];

    if (!done && __sanitizer_symbolize_pc != NULL)
        __sanitizer_symbolize_pc((void *)(uintptr_t)read_names_once, "%f", text,
                                 sizeof text);
    done = true;
}

static bool budget_is_spent(void)
{
    return remote != NULL && remote->budget != NULL &&
           (remote->budget->computing <= 0 || remote->budget->waiting <= 0);
}

/* Compares the report with the way in which the process ended. The limit on
 * computing ends even a claim that blocks signals. */
static void conclude(struct run *run, int status, const struct rusage *used)
{
    bool good = WIFEXITED(status) && WEXITSTATUS(status) == CLAIM_PASSED;

    run->process = 0;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL &&
        seconds(used->ru_utime) + seconds(used->ru_stime) >=
            (double)CPU_SECONDS)
        set_status(run, STATUS(endless));
    else if (has_status(run->report, STATUS(passed)) && !good)
        set_status(run, STATUS(unsound));
    if (!has_status(run->report, STATUS(passed)) &&
        !has_status(run->report, STATUS(failed)) &&
        !has_status(run->report, STATUS(todo)))
        read_names_once();
}

/* Waits until one of the running claims has ended. */
static void wait_for_a_claim(void)
{
    struct rusage used;
    int status;
    pid_t process = wait4(-1, &status, WUNTRACED, &used);

    for (size_t k = 0; k < run_count; k++) {
        if (runs[k].process == 0)
            continue;
        if (process < 0 && errno == EINTR)
            look_after(&runs[k]);
        else if (runs[k].process == process && WIFSTOPPED(status)) {
            set_status(&runs[k], STATUS(stopped));
            kill(process, SIGKILL);
        } else if (runs[k].process == process)
            conclude(&runs[k], status, &used);
    }
}

static size_t running(void)
{
    size_t n = 0;

    for (size_t k = 0; k < run_count; k++)
        n += runs[k].process != 0;
    return n;
}

static void run_here(const struct claim *claim)
{
    claim_begin(claim->source, claim->section);
    claim->run();
}

/* Starts a claim in a new process. */
static void begin(struct run *run)
{
    fflush(NULL);
    /* If no process can be started now, try again when a claim has ended. */
    while ((run->process = fork()) < 0) {
        run->process = 0;
        if (running() == 0) {
            set_status(run, STATUS(lost));
            return;
        }
        wait_for_a_claim();
    }
    if (run->process != 0)
        return;
    report = run->report;
    if (make_mistake == NULL) {
        redirect(STDOUT_FILENO, run->claim, "out");
        redirect(STDERR_FILENO, run->claim, "err");
    }
    limit_claim();
    run_here(run->claim);
    claim_end();
}

/* True if an earlier claim of the same exercise ran into a time limit, or if
 * those that did not pass have kept their workers for long: the exercise is not
 * waited for again. */
static bool was_waited_for(const struct run *run)
{
    double spent = 0;

    for (const struct run *other = runs; other < run; other++) {
        if (strcmp(other->claim->exercise, run->claim->exercise) != 0)
            continue;
        if (has_status(other->report, STATUS(endless)) ||
            has_status(other->report, STATUS(idle)))
            return true;
        if (!has_status(other->report, STATUS(passed)))
            spent += other->report->computed + other->report->waited;
    }
    return spent > (double)PATIENCE_SECONDS;
}

/* True if a claim of the same exercise has ended, or none is running. The first
 * claim of an exercise runs alone until it has ended: an endless loop is waited
 * for once. */
static bool may_begin(const struct run *run)
{
    bool tried = false, runs_now = false;

    for (const struct run *other = runs; other < run; other++)
        if (strcmp(other->claim->exercise, run->claim->exercise) == 0) {
            tried |= other->begun && other->process == 0;
            runs_now |= other->process != 0;
        }
    return tried || !runs_now;
}

/* The next claim to begin, or NULL: all have begun, or wait for one that runs.
 */
static struct run *next_claim(void)
{
    for (struct run *run = runs; run < runs + run_count; run++)
        if (!run->begun && may_begin(run)) {
            run->begun = true;
            return run;
        }
    return NULL;
}

/* The status with which this program ends without a verdict, or 0. A worker
 * that can't load the exercise gives 127, as a shell does; without a sandbox
 * there is no worker. */
static int status_without_verdict(void)
{
    int status = 0;

    for (struct run *run = runs; run < runs + run_count; run++) {
        if (has_status(run->report, STATUS(no_worker)))
            return 2;
        if (!has_status(run->report, STATUS(unloaded)))
            continue;
        set_status(run, STATUS(lost));
        status = 127;
    }
    return status;
}

/* The signal interrupts wait4(), so that claims that wait are looked after. */
static void on_tick(int number)
{
    (void)number;
}

static void run_all(void)
{
    struct itimerval interval = {{0, LOOK_MICROSECONDS},
                                 {0, LOOK_MICROSECONDS}};
    struct sigaction action = {.sa_handler = on_tick};
    struct run *run;
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    size_t most = processors < 1 ? 1 : (size_t)processors;

    if (access("/proc/self/schedstat", R_OK) == 0)
        patience = PATIENCE;
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &interval, NULL);
    most = most < MOST_AT_ONCE ? most : MOST_AT_ONCE;
    while ((run = running() < most ? next_claim() : NULL) != NULL ||
           running() > 0)
        if (run == NULL)
            wait_for_a_claim();
        else if (was_waited_for(run))
            set_status(run, STATUS(skipped));
        else if (budget_is_spent())
            set_status(run, STATUS(unpaid));
        else
            begin(run);
}

/* Writes a file of facts, by way of another. Returns how many claims failed, or
 * -1 if it could not be written. */
static int write_facts(const char *path)
{
    FILE *file = fopen("facts.new", "w");
    int failed = 0;

    if (file == NULL)
        return -1;
    for (const struct run *run = runs; run < runs + run_count; run++) {
        put_facts(file, run->claim, run->report);
        failed += !has_status(run->report, STATUS(passed)) &&
                  !has_status(run->report, STATUS(todo));
    }
    if (ferror(file) | fclose(file) || rename("facts.new", path) != 0)
        return -1;
    return failed;
}

/* Forgets how the claims have ended, before they run with a mistake. A claim
 * which calls none of the exercises that the mistake changes would find the
 * same as without it: it is not run again. */
static void begin_again(const struct report right[], unsigned long changes)
{
    for (size_t k = 0; k < run_count; k++) {
        struct report *result = runs[k].report;
        bool same = (right[k].exercises_called & changes) == 0;

        runs[k] = (struct run){.claim = runs[k].claim, .report = result};
        runs[k].begun = same;
        *result = same ? right[k] : (struct report){0};
    }
}

/* Makes FOLDER/ID/facts. False: it could not be written. */
static bool write_mistake_facts(const char *id)
{
    char path[512];

    snprintf(path, sizeof path, "%s/facts", id);
    return mkdir(id, 0777) == 0 && write_facts(path) >= 0;
}

/* Runs the claims of a known mistake for their numbers alone. They share a
 * process, which takes half of the time: no known mistake keeps anything from
 * one call to another, or ends the process. False: it did, or did not begin. */
static bool run_together(void)
{
    pid_t process = fork();
    int status = 1;

    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
    if (process != 0)
        return process > 0 && status == 0;
    limit_claim();
    for (struct run *run = runs; run < runs + run_count; run++) {
        if (run->begun)
            continue;
        report = run->report;
        run_here(run->claim);
        set_status(run, nothing_wrong_yet() ? STATUS(passed) : STATUS(failed));
    }
    _exit(0);
}

static int run_mistakes(bool each)
{
    struct report *right = calloc(run_count + 1, sizeof *right);
    const struct mistake *mistake;
    FILE *file;

    if (right == NULL || freopen("/dev/null", "w", stdout) == NULL)
        return 2;
    run_all();
    memcpy(right, runs[0].report, run_count * sizeof *right);
    if (write_facts("facts") < 0 || (file = fopen("facts", "a")) == NULL)
        return 2;
    for (size_t m = 1; (mistake = make_mistake(m)) != NULL; m++) {
        begin_again(right, mistake->changes);
        if (each) {
            run_all();
        } else if (!run_together()) {
            fprintf(stderr, "%s.c ends the tests\n", mistake->id);
            return 2;
        }
        fprintf(file, "mistake\t%s\n", mistake->id);
        for (size_t k = 0; k < run_count; k++)
            if (right[k].exercises_called & mistake->changes)
                put_facts(file, runs[k].claim, runs[k].report);
        if (each && !write_mistake_facts(mistake->id))
            return 2;
    }
    return ferror(file) | fclose(file) ? 2 : 0;
}

/* For a debugger: in this process, without limits; what is printed is seen. */
static int run_alone(const char *exercise, const char *sentence)
{
    for (const struct claim *claim = claims; claim != NULL; claim = claim->next)
        if (strcmp(claim->exercise, exercise) == 0 &&
            strcmp(claim->sentence, sentence) == 0) {
            run_here(claim);
            claim_end();
        }
    return 2;
}

int main(int arguments, char *argument[])
{
    int failed, status;

    if (arguments < 2 || chdir(argument[1]) != 0) {
        fprintf(stderr, "claims FOLDER: name the folder for the results\n");
        return 2;
    }
    if (arguments == 5) {
        awaited_call = strtoul(argument[4], NULL, 10);
        return run_alone(argument[2], argument[3]);
    }
    list_claims();
    if (make_mistake != NULL)
        return run_mistakes(arguments == 2);
    run_all();
    status = status_without_verdict();
    failed = write_facts("facts");
    if (status != 0)
        return status;
    return failed < 0 ? 2 : failed > 0;
}
