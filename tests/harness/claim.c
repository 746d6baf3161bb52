/* The life of a claim: begin, watch over the code under test, end.
 *
 * A claim runs in a process of its own. It tells what happened through files
 * in the folder CLAIM_DIR, which survive however the process ends:
 *
 *     NAME.state  four lines: a status, the latest call, the document, the
 *                 lesson's section; mapped into memory, so that the latest
 *                 call is known even after a crash, at no cost
 *     NAME.says   the explanation of the first wrong answer
 *     NAME.trace  the numbers seen, two for each expectation, folded if many
 *     NAME.out    what the code under test printed
 *     NAME.err    the same for standard error, and the sanitizers' reports
 *
 * Without CLAIM_DIR (a test binary started by hand) Criterion's own report
 * has the explanation. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"
#include "todo.h"

/* Generous for tests that need milliseconds. Seconds of processor time, so
 * that a busy machine accuses nobody; the wall clock is for code that sleeps
 * or waits and uses no processor at all. */
enum { CPU_SECONDS = 2, WALL_SECONDS = 5, OUTPUT_BYTES = 1 << 20 };

/* The lines of NAME.state, padded with spaces to a fixed place. */
enum { STATUS_WIDTH = 16, LINE_WIDTH = 240, TEXT_LINES = 3 };
enum { STATE_SIZE = STATUS_WIDTH + TEXT_LINES * LINE_WIDTH };

/* Present when a sanitizer is linked in. */
__attribute__((weak)) void __sanitizer_print_stack_trace(void);

static char no_file[STATE_SIZE];
static char *state = no_file;
static const char *claim_name;
static bool over;
static char explanation[4096];

/* Everything handed out stays reachable: not a leak. */
struct loan {
    struct loan *next;
    void *memory, *original; /* original: what an input must still be */
    size_t size;
};
static struct loan *loans;

/* Two numbers for each of the first expectations. Later ones are folded into
 * these, so that a thousand of them are compared as fast as a few. */
enum { TRACE_ROOM = 48 };
static double trace[TRACE_ROOM][2];
static size_t seen_so_far;

static void put_line(char *line, size_t width, const char *text)
{
    size_t length = strnlen(text, width - 1);

    memset(line, ' ', width - 1);
    memcpy(line, text, length);
    line[width - 1] = '\n';
}

static char *text_line(int number)
{
    return state + STATUS_WIDTH + number * LINE_WIDTH;
}

static void set_status(const char *status)
{
    put_line(state, STATUS_WIDTH, status);
}

/* The path of one of the claim's files, or false without CLAIM_DIR. */
static bool path_of(const char *ending, char path[static 1024])
{
    const char *folder = getenv("CLAIM_DIR");

    if (folder == NULL)
        return false;
    return snprintf(path, 1024, "%s/%s%s", folder, claim_name, ending) < 1024;
}

static void map_state(void)
{
    char path[1024];
    int file;
    void *memory;

    if (!path_of(".state", path))
        return;
    file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0644);
    if (file < 0 || ftruncate(file, STATE_SIZE) != 0)
        return;
    memory =
        mmap(NULL, STATE_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED)
        state = memory;
    close(file);
}

static void redirect(int stream, const char *ending, int flags)
{
    char path[1024];
    int file = -1;

    if (path_of(ending, path))
        file = open(path, flags, 0644);
    if (file < 0)
        return;
    dup2(file, stream);
    close(file);
}

/* exit() was called before the claim's end. */
static void left_early(void)
{
    if (over)
        return;
    set_status("exit");
    if (__sanitizer_print_stack_trace != NULL)
        __sanitizer_print_stack_trace();
}

/* The file that says that this claim's exercise has kept us waiting. */
static bool path_of_wait(char path[static 1024])
{
    const char *folder = getenv("CLAIM_DIR");
    int exercise = (int)strcspn(claim_name, ".");

    return snprintf(path, 1024, "%s/%.*s.stopped", folder ? folder : ".",
                    exercise, claim_name) < 1024;
}

/* Processor time of this process so far, in seconds. */
static double cpu_time(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Code that has worked since the last alarm is not idle; it may only get
 * little of a busy machine, and RLIMIT_CPU looks after it. */
static bool still_working(void)
{
    static double before;
    double now = cpu_time();
    bool working = now - before > 0.1;

    before = now;
    return working;
}

/* A limit was reached. The sanitizer's own handler for segmentation faults
 * knows how to print where the interrupted code stood: it is lent the
 * context of this signal. */
static void on_limit(int number, siginfo_t *info, void *context)
{
    struct sigaction segv;
    char path[1024];

    if (number == SIGALRM && still_working()) {
        alarm(WALL_SECONDS);
        return;
    }
    over = true;
    if (path_of_wait(path))
        close(open(path, O_WRONLY | O_CREAT, 0644));
    set_status(number == SIGXCPU   ? "endless"
               : number == SIGALRM ? "idle"
                                   : "flood");
    if (sigaction(SIGSEGV, NULL, &segv) == 0 && segv.sa_flags & SA_SIGINFO &&
        segv.sa_sigaction != NULL)
        segv.sa_sigaction(SIGSEGV, info, context);
    _exit(1);
}

static void set_limits(void)
{
    struct sigaction action = {.sa_sigaction = on_limit,
                               .sa_flags = SA_SIGINFO | SA_ONSTACK};
    struct rlimit cpu = {CPU_SECONDS, 2 * CPU_SECONDS};
    struct rlimit output = {OUTPUT_BYTES, OUTPUT_BYTES};
    struct rlimit core = {0, 0};

    sigaction(SIGXCPU, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
    sigaction(SIGALRM, &action, NULL);
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_FSIZE, &output);
    setrlimit(RLIMIT_CORE, &core);
    alarm(WALL_SECONDS);
}

/* Nobody should wait twice for the same endless loop. */
static bool was_waited_for(void)
{
    char path[1024];

    return getenv("CLAIM_DIR") != NULL && path_of_wait(path) &&
           access(path, F_OK) == 0;
}

void claim_begin(const char *name, const char *source, const char *section)
{
    char path[1024];
    bool skipped;

    claim_name = name;
    skipped = was_waited_for();
    if (skipped && path_of(".state", path) && access(path, F_OK) == 0)
        _exit(1);
    map_state();
    set_status("begun");
    put_line(text_line(0), LINE_WIDTH, "");
    put_line(text_line(1), LINE_WIDTH, source);
    put_line(text_line(2), LINE_WIDTH, section);
    if (skipped) {
        set_status("skipped");
        _exit(1);
    }
    if (state == no_file)
        return;
    redirect(STDOUT_FILENO, ".out", O_WRONLY | O_CREAT | O_TRUNC);
    redirect(STDERR_FILENO, ".err", O_WRONLY | O_CREAT | O_TRUNC | O_APPEND);
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    atexit(left_early);
    set_limits();
}

void describe_call(const char *format, ...)
{
    char text[LINE_WIDTH];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    put_line(text_line(0), LINE_WIDTH, text);
}

const char *current_call(void)
{
    static char text[LINE_WIDTH];
    size_t length = LINE_WIDTH - 1;

    memcpy(text, text_line(0), LINE_WIDTH);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    text[length] = '\0';
    return text;
}

bool nothing_wrong_yet(void)
{
    return explanation[0] == '\0';
}

void explain(const char *format, ...)
{
    size_t used = strlen(explanation);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(explanation + used, sizeof explanation - used, format, arguments);
    va_end(arguments);
}

static void *must(void *memory)
{
    if (memory == NULL) {
        fputs("the tests themselves are out of memory\n", stderr);
        abort();
    }
    return memory;
}

/* malloc gives memory of exactly this size, with guarded ground behind it
 * when AddressSanitizer is on. */
static void *lend(size_t size, const void *original)
{
    struct loan *loan = must(malloc(sizeof *loan));

    loan->size = size;
    loan->memory = must(malloc(size > 0 ? size : 1));
    loan->original = NULL;
    if (original != NULL) {
        memcpy(loan->memory, original, size);
        loan->original = must(malloc(size > 0 ? size : 1));
        memcpy(loan->original, original, size);
    }
    loan->next = loans;
    loans = loan;
    return loan->memory;
}

double *output_buffer(size_t n)
{
    const uint64_t mark = UNWRITTEN_BITS;
    double *memory = lend(n * sizeof *memory, NULL);

    for (size_t k = 0; k < n; k++)
        memcpy(&memory[k], &mark, sizeof mark);
    return memory;
}

bool is_unwritten(double x)
{
    uint64_t bits;

    memcpy(&bits, &x, sizeof bits);
    return bits == UNWRITTEN_BITS;
}

const double *input_copy(size_t n, const double *value)
{
    return lend(n * sizeof *value, value);
}

const size_t *input_order(size_t n, const size_t *value)
{
    return lend(n * sizeof *value, value);
}

/* What is no number is recorded as one that nobody computes. */
static double stand_in(double x)
{
    if (is_unwritten(x))
        return 12345.678;
    if (isnan(x))
        return 23456.789;
    if (isinf(x))
        return x > 0 ? 34567.891 : -34567.891;
    return x;
}

void remember(size_t n, const double seen[])
{
    size_t round = seen_so_far / TRACE_ROOM, slot = seen_so_far % TRACE_ROOM;
    /* Each round with a weight of its own, or differences could cancel. */
    double fold = 1 + (double)(round * 40503u % 1024) / 1024;
    double sum = 0, size = 0;

    for (size_t k = 0; k < n; k++) {
        double weight = 0.5 + (double)((k + 1) * 2654435761u % 4096) / 4096;
        double x = stand_in(seen[k]);

        sum += weight * x;
        size += fabs(x);
    }
    trace[slot][0] += fold * sum;
    trace[slot][1] += fold * size;
    seen_so_far++;
}

static void write_trace(void)
{
    char path[1024];
    FILE *file;

    if (!path_of(".trace", path) || (file = fopen(path, "w")) == NULL)
        return;
    for (size_t k = 0; k < seen_so_far && k < TRACE_ROOM; k++)
        fprintf(file, "%.17g %.17g\n", trace[k][0], trace[k][1]);
    fclose(file);
}

static void write_explanation(void)
{
    char path[1024];
    FILE *file;

    if (!path_of(".says", path) || (file = fopen(path, "w")) == NULL)
        return;
    fputs(explanation, file);
    fclose(file);
}

static void check_inputs(void)
{
    for (const struct loan *loan = loans; loan != NULL; loan = loan->next)
        if (loan->original != NULL && nothing_wrong_yet() &&
            memcmp(loan->memory, loan->original, loan->size) != 0)
            explain("%s\nchanged its input, which is only to be read "
                    "(const).\n",
                    current_call());
}

/* The contracts promise results, not printing; and a worked example or a
 * grader that reads standard output must not meet a stray line there. */
static void check_output(void)
{
    struct stat file;

    if (state == no_file || !nothing_wrong_yet())
        return;
    fflush(stdout);
    if (fstat(STDOUT_FILENO, &file) == 0 && file.st_size > 0)
        explain("The numbers are right. One thing is left: this code prints "
                "on standard\noutput, and only worked.c does that here. Take "
                "the printf out, or print to\nstderr while you look for "
                "something: make check shows it.\n");
}

void claim_end(void)
{
    check_inputs();
    check_output();
    write_trace();
    over = true;
    alarm(0);
    if (nothing_wrong_yet()) {
        set_status("held");
        exit(CLAIM_PASSED);
    }
    write_explanation();
    set_status("failed");
    cr_assert(false, "%s", explanation);
}

void todo_reached(const char *function)
{
    over = true;
    set_status("todo");
    describe_call("%s", function);
    _exit(1);
}
