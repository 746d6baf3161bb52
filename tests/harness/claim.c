/* Begins a claim, limits the code under test, and ends the claim.
 *
 * A claim runs in a process of its own. The runner (runner.c) limits it, and
 * its report says what ended it. Criterion's own runner has neither limits nor
 * reports: Criterion shows the facts. */
#define _GNU_SOURCE
#include <math.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"
#include "todo.h"

/* These limits are used together with CPU_SECONDS (record.h). They have wide
 * margins, so that no verdict depends on the speed of the machine: a claim
 * needs a few megabytes. The memory limit counts bytes when they are requested.
 * A program that allocates without end reaches it long before the time
 * limit. */
enum { OUTPUT_BYTES = 1 << 20, HEAP_BYTES = 128 << 20 };

/* Present when a sanitizer is linked in. */
__attribute__((weak)) void __sanitizer_print_stack_trace(void);
__attribute__((weak)) int
__sanitizer_get_ownership(const volatile void *memory);
__attribute__((weak)) size_t
__sanitizer_get_allocated_size(const volatile void *memory);
__attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(
    void (*on_malloc)(const volatile void *, size_t),
    void (*on_free)(const volatile void *));

/* Tells Criterion what is wrong, where its own runner runs the tests
 * (with_criterion.c), and else nothing (runner.c). */
void fail_in_criterion(const char *facts);

static struct report own_report;
struct report *report = &own_report;
static bool over;

/* This list keeps all lent memory reachable, so that it is not a leak. */
struct loan {
    struct loan *next;
    void *memory, *original; /* original: a second copy of an input */
    size_t size;
};
static struct loan *loans;

static void set_status(const char *status)
{
    snprintf(report->status, STATUS_SIZE, "%s", status);
}

/* Records why the claim ends here, and prints where the code under test was. */
static void end_with(const char *status)
{
    if (over)
        return;
    over = true;
    set_status(status);
    if (__sanitizer_print_stack_trace != NULL)
        __sanitizer_print_stack_trace();
}

/* exit() was called before the claim's end. */
static void left_early(void)
{
    end_with("exit");
}

/* Handles a limit that was reached. The stack is printed from here, and not by
 * the sanitizer's handler of a fault: that one would lose the function which
 * has called the C library, if the code was interrupted there. */
static void on_limit(int number)
{
    end_with(number == SIGXCPU   ? "endless"
             : number == SIGALRM ? "idle"
                                 : "flood");
    _exit(1);
}

static size_t heap_in_use;

static void on_malloc(const volatile void *memory, size_t size)
{
    (void)memory;
    heap_in_use += size;
    if (over || heap_in_use <= HEAP_BYTES)
        return;
    end_with("memory");
    _exit(1);
}

static void on_free(const volatile void *memory)
{
    size_t size = 0;

    if (memory != NULL && __sanitizer_get_ownership(memory))
        size = __sanitizer_get_allocated_size(memory);
    heap_in_use -= size < heap_in_use ? size : heap_in_use;
}

/* The runner sends SIGALRM to a claim that waits. */
void limit_claim(void)
{
    struct sigaction action = {.sa_handler = on_limit, .sa_flags = SA_ONSTACK};
    struct rlimit cpu = {CPU_SECONDS, CPU_SECONDS + 1};
    struct rlimit output = {OUTPUT_BYTES, OUTPUT_BYTES};
    struct rlimit core = {0, 0};

    signal(SIGTSTP, SIG_IGN); /* ^Z stops the runner, and is no verdict */
    sigaction(SIGXCPU, &action, NULL);
    sigaction(SIGXFSZ, &action, NULL);
    sigaction(SIGALRM, &action, NULL);
    setrlimit(RLIMIT_CPU, &cpu);
    setrlimit(RLIMIT_FSIZE, &output);
    setrlimit(RLIMIT_CORE, &core);
    if (__sanitizer_install_malloc_and_free_hooks != NULL)
        __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);
    atexit(left_early);
    setvbuf(stdout, NULL, _IOLBF, 0); /* seen even if a crash follows */
}

void claim_begin(const char *source, const char *section)
{
    set_status("begun");
    snprintf(report->source, LINE_SIZE, "%s", source);
    snprintf(report->section, LINE_SIZE, "%s", section);
}

void describe_call(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(report->call, LINE_SIZE, format, arguments);
    va_end(arguments);
}

bool nothing_wrong_yet(void)
{
    return report->facts[0] == '\0';
}

void fact(const char *type, const char *format, ...)
{
    size_t used = strlen(report->facts);
    va_list arguments;

    used +=
        (size_t)snprintf(report->facts + used, FACTS_SIZE - used, "%s\t", type);
    if (used >= FACTS_SIZE - 1)
        return;
    va_start(arguments, format);
    vsnprintf(report->facts + used, FACTS_SIZE - used - 1, format, arguments);
    va_end(arguments);
    strcat(report->facts, "\n");
}

static void *must(void *memory)
{
    if (memory == NULL) {
        fputs("the tests themselves are out of memory\n", stderr);
        abort();
    }
    return memory;
}

/* malloc returns memory of exactly this size. With AddressSanitizer, a guarded
 * zone follows it. */
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

static const uint32_t unwritten_float = UINT32_C(0x7fc0c0de);

float *float_buffer(size_t n)
{
    float *memory = lend(n * sizeof *memory, NULL);

    for (size_t k = 0; k < n; k++)
        memcpy(&memory[k], &unwritten_float, sizeof unwritten_float);
    return memory;
}

double widened_float(float x)
{
    const uint64_t mark = UNWRITTEN_BITS;
    double unwritten;

    memcpy(&unwritten, &mark, sizeof mark);
    return memcmp(&x, &unwritten_float, sizeof x) == 0 ? unwritten : (double)x;
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

/* An unwritten number, a NaN or an infinity is recorded as a fixed number that
 * no exercise computes. */
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
    size_t round = report->seen / TRACE_ROOM, slot = report->seen % TRACE_ROOM;
    /* Each round has a weight of its own; otherwise differences could
     * cancel. */
    double fold = 1 + (double)(round * 40503u % 1024) / 1024;
    double sum = 0, size = 0;

    for (size_t k = 0; k < n; k++) {
        double weight = 0.5 + (double)((k + 1) * 2654435761u % 4096) / 4096;
        double x = stand_in(seen[k]);

        sum += weight * x;
        size += fabs(x);
    }
    report->trace[slot][0] += fold * sum;
    report->trace[slot][1] += fold * size;
    report->seen++;
}

static void check_inputs(void)
{
    for (const struct loan *loan = loans; loan != NULL; loan = loan->next)
        if (loan->original != NULL && nothing_wrong_yet() &&
            memcmp(loan->memory, loan->original, loan->size) != 0)
            fact("changed", "%s", report->call);
}

/* A claim fails if the code under test prints. No contract asks for output, and
 * a stray line would disturb a worked example or a grader that reads standard
 * output. */
static void check_output(void)
{
    struct stat file;

    if (report == &own_report || !nothing_wrong_yet())
        return;
    fflush(stdout);
    if (fstat(STDOUT_FILENO, &file) == 0 && file.st_size > 0)
        fact("printed", "%s", report->call);
}

void claim_end(void)
{
    check_inputs();
    check_output();
    over = true;
    if (nothing_wrong_yet()) {
        set_status("passed");
        exit(CLAIM_PASSED);
    }
    set_status("failed");
    fflush(stdout);
    fail_in_criterion(report->facts);
    _exit(1);
}

/* What was seen before is no verdict on code that is not finished. */
void todo_reached(const char *function, int line)
{
    over = true;
    set_status("todo");
    report->facts[0] = '\0';
    report->seen = 0;
    fact("todo", "%s\t%d", function, line);
    _exit(1);
}
