/* Begins a claim, lends it memory, and ends it.
 *
 * A claim runs in a process of its own. The runner (runner.c) limits it, and
 * its report says what ended it. Criterion's runner has neither limits nor
 * reports: Criterion shows the facts. */
#define _GNU_SOURCE
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "claim.h"
#include "code_limits.h"
#include "record.h"
#include "remote.h"
#include "todo.h"

const struct remote *remote;

static struct report private_report;
struct report *report = &private_report;

/** Lent memory. Their list keeps all of it reachable: it is no leak. */
struct loan {
    struct loan *next; /**< the loan before, or NULL */
    void *memory;      /**< what was lent */
    void *original;    /**< a second copy of its numbers, or NULL */
    size_t size;       /**< bytes */
    bool may_change;   /**< an output: it need not be as before */
};
static struct loan *loans;

static void set_status(const char *status)
{
    snprintf(report->status, STATUS_SIZE, "%s", status);
}

void limit_claim(void)
{
    limit_code(set_status);
}

_Noreturn void end_claim(const char *status)
{
    lift_limits();
    set_status(status);
    _exit(1);
}

void claim_begin(const char *source, const char *section)
{
    set_status(STATUS(begun));
    snprintf(report->source, LINE_SIZE, "%s", source);
    snprintf(report->section, LINE_SIZE, "%s", section);
}

bool nothing_wrong_yet(void)
{
    return report->facts[0] == '\0';
}

void fact(const char *type, const char *format, ...)
{
    size_t used = strlen(report->facts);
    va_list arguments;

    if (used == 0)
        report->failing_call = report->calls;
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

/* Four NaNs that follow lent memory where AddressSanitizer is missing. A write
 * behind the array changes them, and a read gets a NaN. */
static const uint64_t fence[] = {FENCE_BITS, FENCE_BITS, FENCE_BITS,
                                 FENCE_BITS};

static void check_fences(void)
{
    if (memory_is_watched())
        return;
    for (const struct loan *loan = loans; loan != NULL; loan = loan->next)
        if (memcmp((char *)loan->memory + loan->size, fence, sizeof fence)) {
            report->call[0] = '\0'; /* an earlier call may have done it */
            end_claim(STATUS(overrun));
        }
}

/* malloc returns memory of exactly this size. With AddressSanitizer, a guarded
 * zone follows it. */
static void *lend(size_t size, const void *original)
{
    struct loan *loan = must(malloc(sizeof *loan));
    size_t behind = memory_is_watched() ? 0 : sizeof fence;

    loan->size = size;
    loan->memory = must(malloc(size + behind > 0 ? size + behind : 1));
    memcpy((char *)loan->memory + size, fence, behind);
    loan->original = NULL;
    loan->may_change = original == NULL;
    if (original != NULL) {
        memcpy(loan->memory, original, size);
        loan->original = must(malloc(size > 0 ? size : 1));
        memcpy(loan->original, original, size);
    }
    loan->next = loans;
    loans = loan;
    return loan->memory;
}

static const struct loan *loan_of(const void *at)
{
    const struct loan *loan = loans;

    while (loan != NULL &&
           (uintptr_t)at - (uintptr_t)loan->memory >= loan->size)
        loan = loan->next;
    return loan;
}

void *loan_around(const void *at, size_t *size)
{
    const struct loan *loan = loan_of(at);

    *size = loan == NULL ? 0 : loan->size;
    return loan == NULL ? NULL : loan->memory;
}

bool is_as_before(const double *at)
{
    const struct loan *loan = loan_of(at);

    return loan != NULL && loan->original != NULL &&
           memcmp(at,
                  (char *)loan->original + ((char *)at - (char *)loan->memory),
                  sizeof *at) == 0;
}

static const uint64_t unwritten_double = UNWRITTEN_BITS;

double *output_buffer(size_t n)
{
    double *memory = lend(n * sizeof *memory, NULL);

    for (size_t k = 0; k < n; k++)
        memcpy(&memory[k], &unwritten_double, sizeof unwritten_double);
    return memory;
}

double *output_copy(size_t n, const double value[n])
{
    double *copy = lend(n * sizeof *copy, value);

    loans->may_change = true;
    return copy;
}

/* Two steps of the linear congruential generator of Numerical Recipes; the
 * upper 24 bits of each step are used. */
void arbitrary(uint32_t seed, size_t n, double x[n], double size)
{
    for (size_t k = 0; k < n; k++) {
        uint32_t high = seed * 1664525u + 1013904223u;

        seed = high * 1664525u + 1013904223u;
        x[k] = size * ((high >> 8) / 0x1p23 + (seed >> 8) / 0x1p47 - 1);
    }
}

bool is_fence(double x)
{
    return memcmp(&x, fence, sizeof x) == 0;
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
    double mark;

    memcpy(&mark, &unwritten_double, sizeof mark);
    return isnan(x) && memcmp(&x, &unwritten_float, sizeof x) == 0 ? mark : x;
}

bool is_unwritten(double x)
{
    return isnan(x) && memcmp(&x, &unwritten_double, sizeof x) == 0;
}

bool all_numbers(size_t n, const double x[n])
{
    for (size_t c = 0; c < n; c++)
        if (isnan(x[c]))
            return false;
    return true;
}

const double *input_copy(size_t n, const double *value)
{
    return lend(n * sizeof *value, value);
}

const size_t *input_order(size_t n, const size_t *value)
{
    return lend(n * sizeof *value, value);
}

/* Some awks read an infinite sum as 0. So what is no number, or is infinite, is
 * recorded as a fixed number that no exercise computes, and a huge number as a
 * million times its logarithm. */
static double stand_in(double x)
{
    if (fabs(x) <= 1e100)
        return x;
    if (is_unwritten(x))
        return 12345.678;
    if (isnan(x))
        return 23456.789;
    if (isinf(x))
        return x > 0 ? 34567.891 : -34567.891;
    return copysign(1e6 * log(fabs(x)), x);
}

/* Half a unit in a printed decimal, as digits() gives it. */
static bool is_printed(double tolerance)
{
    double decimals = -log10(2 * tolerance);

    return fabs(decimals - round(decimals)) < 1e-8;
}

/* Weight number k, one of WEIGHTS numbers from 0 up to 1. STEP and WEIGHTS have
 * no common factor, so all come before one comes again; STEP is a little more
 * than half of WEIGHTS, so neighbours are far apart. With such weights two
 * exchanged numbers, or errors of both signs, change the sum. */
static double weight(size_t k)
{
    enum { WEIGHTS = 4096, STEP = 2481 };

    return (double)(k * STEP % WEIGHTS) / WEIGHTS;
}

/* Known mistakes are compared to AGREEMENT of a size (recognise.awk). Rounding
 * may differ by ROUNDINGS tolerances between machines, but never by more than
 * half a unit of the fifth decimal. */
static const double AGREEMENT = 1e-9, ROUNDINGS = 1e4, FIFTH_DECIMAL = 5e-6;

void remember(size_t n, const double seen[], double tolerance)
{
    size_t round = report->expectations / TRACE_ROOM,
           slot = report->expectations % TRACE_ROOM;
    double fold = 1 + weight(round), sum = 0;
    double size = n == 1 || is_printed(tolerance)
                      ? 0
                      : fmin(ROUNDINGS * tolerance, FIFTH_DECIMAL) / AGREEMENT;

    for (size_t k = 0; k < n; k++) {
        double x = stand_in(seen[k]);

        sum += (0.5 + weight(k + 1)) * x;
        size += fabs(x);
    }
    report->trace[slot][0] += fold * sum;
    report->trace[slot][1] += fold * size;
    report->expectations++;
}

void remember_wrong(void)
{
    report->wrong[(report->expectations - 1) % TRACE_ROOM] = true;
}

void count_printed(size_t bytes[static 2])
{
    struct stat file;

    if (make_mistake != NULL)
        return;
    fflush(stdout);
    for (int k = 0; k < 2; k++)
        if (fstat(STDOUT_FILENO + k, &file) == 0)
            bytes[k] = (size_t)file.st_size;
}

static void check_inputs(void)
{
    for (const struct loan *loan = loans; loan != NULL; loan = loan->next)
        if (!loan->may_change && nothing_wrong_yet() &&
            memcmp(loan->memory, loan->original, loan->size) != 0)
            fact("changed", "%s", report->call);
}

/* A claim fails if the code under test prints. No contract asks for output, and
 * a stray line would disturb a worked example or a grader that reads standard
 * output. */
static void check_output(void)
{
    struct stat file;

    if (!nothing_wrong_yet())
        return;
    if (remote != NULL)
        remote->flush();
    fflush(stdout);
    if (fstat(STDOUT_FILENO, &file) == 0 && file.st_size > 0)
        fact("printed", "%s", report->call);
}

bool claim_holds(void)
{
    check_fences();
    if (!nothing_wrong_yet()) { /* what explained another claim is no wrong */
        record_general();
        record_structure();
        record_suggestion();
        record_outputs();
    }
    check_inputs();
    check_output();
    lift_limits();
    return nothing_wrong_yet();
}

_Noreturn void claim_end(void)
{
    bool holds = claim_holds();

    if (remote != NULL)
        remote->end(holds);
    if (holds) {
        set_status(STATUS(passed));
        exit(CLAIM_PASSED);
    }
    set_status(STATUS(failed));
    fflush(stdout);
    _exit(1);
}

/* Forgets what was seen before, since the code is not finished. The code under
 * test gives the name: no character of it may begin a field or a record. */
void todo_reached(const char *function, int line)
{
    char name[LINE_SIZE];

    lift_limits();
    snprintf(name, sizeof name, "%s", function);
    for (char *at = name; *at != '\0'; at++)
        if ((unsigned char)*at < ' ')
            *at = '?';
    set_status(STATUS(todo));
    report->facts[0] = '\0';
    report->expectations = 0;
    fact("todo", "%s\t%d", name, line);
    _exit(1);
}
