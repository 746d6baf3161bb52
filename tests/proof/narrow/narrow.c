/* Runs a chapter's claims on its reference, with one number narrowed on its way
 * in, for each number that narrow.awk finds and each narrowing: that is what
 * happens to somebody who keeps it in a narrower type. So it is with a number
 * that loses its sign or what is behind its point, and one at which nothing is
 * done. An argument that is one number also stays as in the call before, where
 * no other of these has changed: so it goes where something is kept, and made
 * anew without asking for this one. Prints function, parameter, narrowing, and
 *
 *   refused    a claim of this function fails or crashes
 *   unnoticed  numbers have changed, and all claims pass
 *   unasked    no claim has a number which that changes
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
    bool whole, alone; /* alone: it is the argument */
    size_t offset, stride;
};
#include NUMBERS
extern const struct service SERVICES[];

enum { COUNT = sizeof numbers / sizeof *numbers };

/* Of which numbers each narrowing is; and the places of some. */
enum { FLOAT = 2, UNSIGNED_CHAR, UNSIGNED_INT = 7, SIZE, CALL_BEFORE = 10 };
enum { AT_0 = CALL_BEFORE + 1, AT_1, WAYS };
static const struct {
    const char *name;
    bool of_whole, of_real, of_lists;
} ways[WAYS] = {{"8 bits", true, true, true},
                {"11 bits", true, true, true},
                {"float", true, true, true},
                {"unsigned char", true, false, true},
                {"short", true, false, true},
                {"int", true, false, true},
                {"unsigned short", true, false, true},
                {"unsigned int", true, false, true},
                {"its size", false, true, true},
                {"its whole part", false, true, true},
                {"the call before", true, true, false},
                {"nothing at 0", true, true, false},
                {"nothing at 1", true, false, false}};

/* What is narrowed, and how. NONE: nothing is, and for each narrowing it is
 * noted whether it would change a number that this claim has. */
enum { NONE = COUNT };
static size_t chosen = NONE, chosen_way;
static bool together;
typedef bool answers[COUNT][WAYS];
static answers *asked;

/* The next argument of this call, and where its result goes. */
static const struct argument *given;
static void *result_of_call;

union value {
    double real;
    size_t whole;
};

/* The arguments of each function that are one number, in its newest call, and
 * in the call before: 0 if there was none. */
enum { ARGUMENTS = 16 };
static union value newest[sizeof right / sizeof *right][ARGUMENTS];
static union value previous[sizeof right / sizeof *right][ARGUMENTS];

static bool fits(size_t number, size_t way)
{
    return (numbers[number].whole ? ways[way].of_whole : ways[way].of_real) &&
           (numbers[number].alone || ways[way].of_lists);
}

static double narrowed_real(double x, size_t way)
{
    const int bits[] = {8, 11, 24};
    int exponent;
    double part = frexp(x, &exponent);

    if (way > FLOAT)
        return way == SIZE ? fabs(x) : trunc(x);
    return ldexp(nearbyint(ldexp(part, bits[way])), exponent - bits[way]);
}

static size_t narrowed_whole(size_t x, size_t way)
{
    const size_t as[] = {(unsigned char)x, (size_t)(short)x, (size_t)(int)x,
                         (unsigned short)x, (unsigned)x};

    return way <= FLOAT ? (size_t)fmin(narrowed_real((double)x, way), 1e19)
                        : as[way - UNSIGNED_CHAR];
}

/* What a number was in the call before, if it alone has changed since. */
static union value kept(size_t number)
{
    const struct number its = numbers[number];
    const union value *now = newest[its.function],
                      *old = previous[its.function];
    size_t changed = 0;

    for (size_t k = 0; k < ARGUMENTS; k++)
        changed += now[k].whole != old[k].whole;
    return changed == 1 && old[its.argument].whole != 0 ? old[its.argument]
                                                        : now[its.argument];
}

/* A copy of the argument with this number narrowed in each element. What is not
 * written yet is a NaN, and stays one. */
static char *narrowed(size_t number, size_t way,
                      const struct argument *argument)
{
    const struct number its = numbers[number];
    char *copy = malloc(argument->bytes + 1);
    union value x;

    memcpy(copy, argument->at, argument->bytes);
    for (size_t k = its.offset; k < argument->bytes; k += its.stride) {
        memcpy(&x, copy + k, sizeof x);
        if (way == CALL_BEFORE)
            x = kept(number);
        else if (way < CALL_BEFORE && its.whole)
            x.whole = narrowed_whole(x.whole, way);
        else if (way < CALL_BEFORE && !isnan(x.real))
            x.real = narrowed_real(x.real, way);
        memcpy(copy + k, &x, sizeof x);
    }
    return copy;
}

/* True if this number is the one at which nothing is done. */
static bool is_end(size_t number, size_t way, const struct argument *argument)
{
    double end = way == AT_0 ? 0 : 1;
    union value x;

    if (way < AT_0)
        return false;
    memcpy(&x, argument->at, sizeof x);
    return (numbers[number].whole ? (double)x.whole : x.real) == end;
}

/* Notes which narrowings change this number. does: the call does something. */
static void ask(size_t number, const struct argument *argument, bool does)
{
    for (size_t way = 0; way < WAYS; way++) {
        bool *changes = &(*asked)[number][way];
        char *copy;

        if (*changes || !fits(number, way))
            continue;
        copy = narrowed(number, way, argument);
        *changes = (does && is_end(number, way, argument)) ||
                   memcmp(copy, argument->at, argument->bytes) != 0;
        free(copy);
    }
}

/* Where nothing is done, 0 or true is returned. */
static void do_nothing(void *result, size_t size)
{
    if (size > 0)
        memset(result, size == sizeof(bool), size);
}

/* Serves a call; true if it has written to an array, or does not return what
 * nothing does. */
static bool does_something(unsigned function, const struct argument argument[],
                           size_t arguments, void *result, size_t size)
{
    char *before[ARGUMENTS], nothing[sizeof(double)];
    bool does = false;

    for (size_t k = 0; k < arguments; k++) {
        before[k] = malloc(argument[k].bytes + 1);
        memcpy(before[k], argument[k].at, argument[k].bytes);
    }
    SERVICES[function].serve((void *)right[function]);
    for (size_t k = 0; k < arguments; k++) {
        does |= memcmp(before[k], argument[k].at, argument[k].bytes) != 0;
        free(before[k]);
    }
    do_nothing(nothing, size);
    return does || (size > 0 && memcmp(nothing, result, size) != 0);
}

/* Serves a call with the chosen number narrowed. Of an array, what the
 * reference has written goes back: what differs from a second copy. */
static void serve_narrowed(struct argument mine[])
{
    const struct number its = numbers[chosen];
    struct argument all = mine[its.argument];
    char *copy, *second = narrowed(chosen, chosen_way, &all);

    for (size_t n = 0; n < COUNT && together; n++)
        if (numbers[n].function == its.function && numbers[n].whole)
            mine[numbers[n].argument].at =
                narrowed(n, chosen_way, &mine[numbers[n].argument]);
    mine[its.argument].at = copy = narrowed(chosen, chosen_way, &all);
    SERVICES[its.function].serve((void *)right[its.function]);
    for (size_t k = 0; k < all.bytes; k += its.stride)
        if (memcmp(copy + k, second + k, its.stride) != 0)
            memcpy((char *)all.at + k, copy + k, its.stride);
    free(copy);
    free(second);
}

static void keep(unsigned function, const struct argument argument[],
                 size_t arguments)
{
    memcpy(previous[function], newest[function], sizeof *previous);
    for (size_t k = 0; k < arguments; k++)
        if (!argument[k].array)
            memcpy(&newest[function][k], argument[k].at, argument[k].bytes);
}

void call_worker(unsigned function, const struct argument argument[],
                 size_t arguments, void *result, size_t size)
{
    bool here = chosen < COUNT && numbers[chosen].function == function, does;
    struct argument mine[ARGUMENTS];

    memcpy(mine, argument, arguments * sizeof *mine);
    given = mine;
    result_of_call = result;
    keep(function, argument, arguments);
    if (here && is_end(chosen, chosen_way, &mine[numbers[chosen].argument]))
        do_nothing(result, size);
    else if (here)
        serve_narrowed(mine);
    else {
        does = does_something(function, argument, arguments, result, size);
        for (size_t n = 0; n < COUNT && chosen == NONE; n++)
            if (numbers[n].function == function)
                ask(n, &argument[numbers[n].argument], does);
    }
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
    const answers *its = asked;

    for (struct claim *claim = claims; claim; claim = claim->next, its++) {
        if (strcmp(claim->exercise, numbers[chosen].exercise) != 0 ||
            !(*its)[chosen][chosen_way])
            continue;
        if (!passes(claim))
            return "refused";
        found = "unnoticed";
    }
    return found;
}

static void say(const char *before, const char *found)
{
    printf("%s\t%s%s\t%s\t%s\n", numbers[chosen].exercise, before,
           numbers[chosen].name, ways[chosen_way].name, found);
}

static void try_all(void)
{
    for (chosen = 0; chosen < COUNT; chosen++)
        for (chosen_way = 0; chosen_way < WAYS; chosen_way++)
            if (fits(chosen, chosen_way))
                say("", outcome());
    together = true;
    for (chosen = 0; chosen < COUNT; chosen++)
        for (chosen_way = UNSIGNED_CHAR; chosen_way <= UNSIGNED_INT;
             chosen_way++)
            if (numbers[chosen].whole && strcmp(outcome(), "unnoticed") == 0)
                say("all with ", "unnoticed");
}

int main(void)
{
    const size_t room = 1000 * sizeof(answers);
    answers *all = mmap(NULL, room, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);

    if (all == MAP_FAILED || freopen("/dev/null", "w", stderr) == NULL)
        return 2;
    asked = all;
    for (struct claim *claim = claims; claim; claim = claim->next, asked++)
        if (!passes(claim))
            printf("%s\t%s\tfull width\twrong\n", claim->exercise,
                   claim->sentence);
    asked = all;
    /* Who writes behind an array must not change what is known. */
    if (mprotect(all, room, PROT_READ) != 0)
        return 2;
    try_all();
    return 0;
}
