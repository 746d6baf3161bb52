/* Runs a chapter's claims on its reference, with one number narrowed on its way
 * in, for each number that narrow.awk finds and each narrowing: that is what
 * happens to somebody who keeps it in a narrower type. An argument that is one
 * number also stays as in the call before, where no other of these has changed:
 * so it goes where something is kept, and made anew without asking for this
 * one. Prints function, parameter, narrowing, and
 *
 *   refused    a claim of this function fails or crashes
 *   unnoticed  numbers have changed, and all claims pass
 *   unasked    no claim has a number that the narrower type can't hold
 *
 * Then all whole numbers of a function are narrowed together with it: that is
 * printed only if it is unnoticed.
 *
 * Both ends of a call (calls.awk) are linked with this program. */
#define _GNU_SOURCE
#include <math.h>
#include <signal.h>
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
    bool whole, alone;
    size_t offset, stride;
};
#include NUMBERS
extern const struct service SERVICES[];

enum { COUNT = sizeof numbers / sizeof *numbers, REAL_WAYS = 4, WAYS = 9 };
static const char *const names[WAYS] = {
    "the call before", "8 bits", "11 bits", "float",
    "unsigned char",   "short",  "int",     "unsigned short",
    "unsigned int"};

/* What is narrowed, and how. NULL: nothing is, and for each narrowing it is
 * noted whether it would change a number that this claim has. */
static const struct number *chosen;
static size_t chosen_way;
static bool together;
typedef bool answers[COUNT][WAYS];
static answers *asked;

/* The next argument of this call, and where its result goes. */
static const struct argument *given;
static void *result_of_call;

/* The arguments that are one number, of each function's newest call, and of the
 * call before. 0: none, or not kept. */
static size_t now[sizeof right / sizeof *right][16];
static size_t before[sizeof right / sizeof *right][16];

static double narrowed_real(double x, size_t way)
{
    const int bits[REAL_WAYS] = {0, 8, 11, 24};
    int exponent;
    double part = frexp(x, &exponent);

    return ldexp(nearbyint(ldexp(part, bits[way])), exponent - bits[way]);
}

static size_t narrowed_whole(size_t x, size_t way)
{
    const size_t as[] = {(unsigned char)x, (size_t)(short)x, (size_t)(int)x,
                         (unsigned short)x, (unsigned)x};

    return way < REAL_WAYS ? (size_t)fmin(narrowed_real((double)x, way), 1e19)
                           : as[way - REAL_WAYS];
}

static size_t kept(const struct number *number)
{
    const size_t *newest = now[number->function],
                 *old = before[number->function];

    for (size_t n = 0; n < 16; n++)
        if (old[number->argument] == 0 ||
            (n != number->argument && newest[n] != old[n]))
            return newest[number->argument];
    return old[number->argument];
}

/* A copy of the argument with this number narrowed in each element. What is not
 * written yet is a NaN, and stays one. */
static char *narrowed(const struct number *number, size_t way,
                      const struct argument *argument)
{
    char *copy = malloc(argument->bytes + 1);
    union {
        double real;
        size_t whole;
    } x;

    memcpy(copy, argument->at, argument->bytes);
    for (size_t k = number->offset; k < argument->bytes; k += number->stride) {
        memcpy(&x, copy + k, sizeof x);
        if (way == 0)
            x.whole = kept(number);
        else if (number->whole)
            x.whole = narrowed_whole(x.whole, way);
        else if (!isnan(x.real))
            x.real = narrowed_real(x.real, way);
        memcpy(copy + k, &x, sizeof x);
    }
    return copy;
}

static size_t ways(const struct number *number)
{
    return number->whole ? WAYS : REAL_WAYS;
}

static void ask(const struct number *number, const struct argument *argument)
{
    for (size_t way = !number->alone; way < ways(number); way++) {
        bool *changes = &(*asked)[number - numbers][way];
        char *copy = *changes ? NULL : narrowed(number, way, argument);

        if (copy != NULL)
            *changes = memcmp(copy, argument->at, argument->bytes) != 0;
        free(copy);
    }
}

/* Of an array that is narrowed, what the reference has written goes back: what
 * differs from a second copy. */
void call_worker(unsigned function, const struct argument argument[],
                 size_t arguments, void *result, size_t size)
{
    bool here = chosen != NULL && chosen->function == function;
    struct argument mine[16], all;
    char *copy, *second;

    (void)size;
    memcpy(mine, argument, arguments * sizeof *mine);
    given = mine;
    result_of_call = result;
    memcpy(before[function], now[function], sizeof *now);
    for (size_t n = 0; n < arguments; n++)
        if (!argument[n].array)
            memcpy(&now[function][n], argument[n].at, argument[n].bytes);
    for (size_t n = 0; n < COUNT && chosen == NULL; n++)
        if (numbers[n].function == function)
            ask(&numbers[n], &argument[numbers[n].argument]);
    if (!here) {
        SERVICES[function].serve((void *)right[function]);
        return;
    }
    for (size_t n = 0; n < COUNT && together; n++)
        if (numbers[n].function == function && numbers[n].whole)
            mine[numbers[n].argument].at = narrowed(
                &numbers[n], chosen_way, &argument[numbers[n].argument]);
    all = argument[chosen->argument];
    mine[chosen->argument].at = copy = narrowed(chosen, chosen_way, &all);
    second = narrowed(chosen, chosen_way, &all);
    SERVICES[function].serve((void *)right[function]);
    for (size_t k = 0; k < all.bytes; k += chosen->stride)
        if (memcmp(copy + k, second + k, chosen->stride) != 0)
            memcpy((char *)all.at + k, copy + k, chosen->stride);
    free(copy);
    free(second);
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
        memcpy(result_of_call, result, size);
}

/* Runs a claim in a process of its own, which may crash. Of one that somebody
 * has killed nothing is known. */
static bool passes(const struct claim *claim)
{
    int status = 1;
    pid_t process = fflush(stdout) == 0 ? fork() : -1;

    if (process == 0) {
        limit_claim();
        claim_begin(claim->source, claim->section);
        claim->run();
        claim_end();
    }
    if (process < 0 || waitpid(process, &status, 0) != process ||
        (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL))
        exit(2);
    return WIFEXITED(status) && WEXITSTATUS(status) == CLAIM_PASSED;
}

static const char *outcome(void)
{
    const char *found = "unasked";
    const answers *in_claim = asked;

    for (struct claim *claim = claims; claim; claim = claim->next, in_claim++) {
        if (strcmp(claim->exercise, chosen->exercise) != 0 ||
            !(*in_claim)[chosen - numbers][chosen_way])
            continue;
        if (!passes(claim))
            return "refused";
        found = "unnoticed";
    }
    return found;
}

int main(void)
{
    const size_t room = 1000 * sizeof(answers);
    answers *first = mmap(NULL, room, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (first == MAP_FAILED || freopen("/dev/null", "w", stderr) == NULL)
        return 2;
    asked = first;
    for (struct claim *claim = claims; claim; claim = claim->next, asked++)
        if (!passes(claim))
            printf("%s\t%s\tfull width\twrong\n", claim->exercise,
                   claim->sentence);
    asked = first;
    /* Who writes behind an array must not change what is known. */
    if (mprotect(first, room, PROT_READ) != 0)
        return 2;
    for (chosen = numbers; chosen < numbers + COUNT; chosen++)
        for (chosen_way = !chosen->alone; chosen_way < ways(chosen);
             chosen_way++)
            printf("%s\t%s\t%s\t%s\n", chosen->exercise, chosen->name,
                   names[chosen_way], outcome());
    together = true;
    for (chosen = numbers; chosen < numbers + COUNT; chosen++)
        for (chosen_way = REAL_WAYS; chosen_way < ways(chosen); chosen_way++)
            if (strcmp(outcome(), "unnoticed") == 0)
                printf("%s\tall with %s\t%s\tunnoticed\n", chosen->exercise,
                       chosen->name, names[chosen_way]);
    return 0;
}
