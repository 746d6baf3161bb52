/* Runs a chapter's claims on its reference, with one number narrowed on its way
 * in, for each number that narrow.awk finds and each narrowing: that is what
 * happens to somebody who keeps it in a narrower type. Prints function,
 * parameter, narrowing, and
 *
 *   refused    a claim of this function fails or crashes
 *   unnoticed  numbers have changed, and all claims pass
 *   unasked    no claim has a number that the narrower type can't hold
 *
 * Both ends of a call (calls.awk) are linked with this program. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "claim.h"
#include "proxy.h"
#include "record.h"
#include "worker.h"

/* Where a number stands: in which argument of which function; and in each
 * element of that, which may be a struct. */
struct number {
    const char *exercise, *name;
    unsigned function, argument;
    bool whole;
    size_t offset, stride;
};
#include NUMBERS
extern const struct service SERVICES[];

enum { COUNT = sizeof numbers / sizeof *numbers, REAL_WAYS = 3, WAYS = 8 };
static const char *const names[WAYS] = {
    "8 bits", "11 bits", "float",          "unsigned char",
    "short",  "int",     "unsigned short", "unsigned int"};

/* Whether a claim has a number that changes in this way. */
typedef bool questions[COUNT][WAYS];

/* What is narrowed, and how. NULL: nothing is, and this claim's questions are
 * noted. */
static const struct number *chosen;
static size_t chosen_way;
static questions *asked;

static const struct argument *given;
static void *answer;

static double narrowed_real(double x, size_t way)
{
    int bits = way == 0 ? 8 : 11, exponent;
    double part = frexp(x, &exponent);

    if (way == 2)
        return (float)x;
    return ldexp(nearbyint(ldexp(part, bits)), exponent - bits);
}

static size_t narrowed_whole(size_t x, size_t way)
{
    size_t in_type[] = {(unsigned char)x, (size_t)(short)x, (size_t)(int)x,
                        (unsigned short)x, (unsigned)x};
    double real = way < REAL_WAYS ? narrowed_real((double)x, way) : 0;

    if (way >= REAL_WAYS)
        return in_type[way - REAL_WAYS];
    return real < 0x1p64 ? (size_t)real : SIZE_MAX;
}

/* Narrows this number in each element of a copy. What is not written yet is a
 * NaN, and stays one. False: nothing has changed. */
static bool narrow(const struct number *number, size_t way,
                   const struct argument *argument, char *copy)
{
    union {
        double real;
        size_t whole;
    } x;

    memcpy(copy, argument->at, argument->bytes);
    for (size_t k = number->offset; k < argument->bytes; k += number->stride) {
        memcpy(&x, copy + k, sizeof x);
        if (number->whole)
            x.whole = narrowed_whole(x.whole, way);
        else if (!isnan(x.real))
            x.real = narrowed_real(x.real, way);
        memcpy(copy + k, &x, sizeof x);
    }
    return memcmp(copy, argument->at, argument->bytes) != 0;
}

/* Calls the reference. Of an array that is narrowed, what it has written goes
 * back: what differs from a second copy. */
static void call_narrowed(unsigned function, struct argument argument[])
{
    struct argument whole = argument[chosen->argument];
    char *copy = malloc(2 * whole.bytes + 2), *second = copy + whole.bytes;

    narrow(chosen, chosen_way, &whole, copy);
    narrow(chosen, chosen_way, &whole, second);
    argument[chosen->argument].at = copy;
    SERVICES[function].serve((void *)right[function]);
    for (size_t k = 0; k < whole.bytes; k += chosen->stride)
        if (memcmp(copy + k, second + k, chosen->stride) != 0)
            memcpy((char *)whole.at + k, copy + k, chosen->stride);
    free(copy);
}

static void ask(unsigned function, const struct argument argument[])
{
    for (size_t n = 0; n < COUNT; n++)
        for (size_t way = 0; way < WAYS; way++) {
            const struct argument *its = &argument[numbers[n].argument];
            char *copy;

            if (numbers[n].function != function || (*asked)[n][way])
                continue;
            copy = malloc(its->bytes + 1);
            (*asked)[n][way] = narrow(&numbers[n], way, its, copy);
            free(copy);
        }
}

void call_worker(unsigned function, const struct argument argument[],
                 size_t arguments, void *result, size_t size)
{
    struct argument mine[16];

    (void)size;
    memcpy(mine, argument, arguments * sizeof *mine);
    given = mine;
    answer = result;
    if (chosen != NULL && chosen->function == function) {
        call_narrowed(function, mine);
        return;
    }
    if (chosen == NULL)
        ask(function, argument);
    SERVICES[function].serve((void *)right[function]);
}

void worker_take(void *value, size_t size)
{
    memcpy(value, given++->at, size);
}

void *worker_take_array(size_t size)
{
    (void)size;
    return given++->at;
}

void worker_answer(const void *result, size_t size)
{
    if (size > 0)
        memcpy(answer, result, size);
}

/* Runs a claim in a process of its own, which may crash. */
static bool passes(const struct claim *claim)
{
    int status = 1;
    pid_t process = fork();

    if (process == 0) {
        limit_claim();
        claim_begin(claim->source, claim->section);
        claim->run();
        claim_end();
    }
    if (process < 0 || waitpid(process, &status, 0) != process)
        exit(2);
    return WIFEXITED(status) && WEXITSTATUS(status) == CLAIM_PASSED;
}

static const char *outcome(const questions *asked_by)
{
    const char *found = "unasked";

    for (const struct claim *claim = claims; claim != NULL;
         claim = claim->next, asked_by++) {
        if (strcmp(claim->exercise, chosen->exercise) != 0 ||
            !(*asked_by)[chosen - numbers][chosen_way])
            continue;
        if (!passes(claim))
            return "refused";
        found = "unnoticed";
    }
    return found;
}

int main(void)
{
    questions *all = mmap(NULL, 1000 * sizeof *all, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (all == MAP_FAILED || freopen("/dev/null", "w", stderr) == NULL)
        return 2;
    asked = all;
    for (const struct claim *claim = claims; claim != NULL;
         claim = claim->next, asked++)
        if (!passes(claim)) {
            printf("%s\t%s\tnothing\tfails\n", claim->exercise,
                   claim->sentence);
            return 1;
        }
    for (chosen = numbers; chosen < numbers + COUNT; chosen++)
        for (chosen_way = 0; chosen_way < (chosen->whole ? WAYS : REAL_WAYS);
             chosen_way++) {
            printf("%s\t%s\t%s\t%s\n", chosen->exercise, chosen->name,
                   names[chosen_way], outcome(all));
            fflush(stdout);
        }
    return 0;
}
