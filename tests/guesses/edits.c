/* Tries the changes of EXERCISE (edits.awk), each in a process of its own. Each
 * that helps, if none before was better, goes to descriptor 3: its number, what
 * is left of the claims that failed (1 each, or a part of it), and how many
 * numbers are wrong then. Change 0 is none. Descriptor 4 gets the sums that the
 * first claim that fails saw with each change (recognise.awk).
 *
 * Steps limit the code under test, the same on every machine: twice as many as
 * without a change, and some more; and for all changes together. */
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"

enum { MORE_STEPS = 16000000, ALL_STEPS = 600000000 };
enum { WAITING_SECONDS = 60, CLAIMS = 64 };

extern const unsigned long edits; /* how many there are */
unsigned long chosen;             /* 0: none */

static unsigned long most_steps = 3 * MORE_STEPS;

/** What goes from change to change. */
static struct {
    unsigned long steps;    /**< that the latest change took */
    double least;           /**< what the best change leaves of the claims */
    size_t wrong[CLAIMS];   /**< numbers of each claim, without a change */
    size_t telling[CLAIMS]; /**< of these, those that should not be 0 */
} first, *shared = &first;
static size_t most_wrong = SIZE_MAX; /* numbers that its claim may have wrong */

/* Called wherever the code may branch. */
void __sanitizer_cov_trace_pc(void)
{
    if (++shared->steps > most_steps || report->wrong_numbers > most_wrong)
        _exit(1);
}

/* Returns how many numbers of a claim are wrong. */
static size_t wrong_in(const struct claim *claim)
{
    static struct report counted;

    counted = (struct report){.calls = 0};
    report = &counted;
    claim_begin(claim->source, claim->section);
    claim->run();
    return claim_holds() ? 0
                         : counted.wrong_numbers + (counted.wrong_numbers == 0);
}

/* True if all expectations saw one and the same sum, or a single one saw zeros:
 * such a change hides whatever else is wrong. The sum is another one where the
 * trace has no room for a further round (remember). */
static bool sees_nothing(void)
{
    size_t n = report->expectations, others = 0;

    for (size_t k = 1; k < n && k < TRACE_ROOM; k++)
        others += report->trace[k][0] != report->trace[k - 1][0];
    return others <= (n > TRACE_ROOM) && (n > 1 || report->trace[0][0] == 0);
}

/* A change helps if no claim has more wrong numbers, and the first claim that
 * fails has fewer. What is left is told by numbers that should not be 0: what
 * spoils a sum leaves zeros, and some of these are right by luck. */
static void run_claims(const char *exercise)
{
    size_t at = 0, wrong = 0, wrong_before = 0;
    double left = 0;

    limit_claim();
    for (struct claim *claim = claims; claim != NULL; claim = claim->next) {
        size_t wrong_here, telling;

        if (strcmp(claim->exercise, exercise) != 0 || at == CLAIMS)
            continue;
        most_wrong = chosen == 0 ? SIZE_MAX : shared->wrong[at];
        wrong_here = wrong_in(claim);
        telling = wrong_here - report->wrong_zeros;
        if (chosen == 0) {
            shared->wrong[at] = wrong_here;
            shared->telling[at] = telling;
        }
        if (wrong_before == 0 && wrong_here > 0) {
            if (chosen != 0 && sees_nothing())
                _exit(1);
            dprintf(4, "\n%lu\t%s", chosen, claim->sentence);
            for (size_t k = 0; k < report->expectations && k < TRACE_ROOM; k++)
                dprintf(4, " %.6f", report->trace[k][0]);
        }
        wrong += wrong_here;
        left += telling > 0 ? (double)telling / (double)shared->telling[at] : 0;
        wrong_before += shared->wrong[at++];
        if (chosen != 0 && (wrong_here > most_wrong || left > shared->least ||
                            (wrong == wrong_before && wrong > 0)))
            _exit(1);
    }
    shared->least = left;
    dprintf(3, "%lu %.9f %zu\n", chosen, left, wrong);
    _exit(0);
}

#ifdef __wasm__ /* where eachChange of docs/tab/claims.js is main() */

/* Where what goes from change to change begins, and where it ends. */
__attribute__((export_name("shared"))) void *shared_place(int end)
{
    return shared + end;
}

__attribute__((export_name("try_change"))) void try_change(unsigned long change,
                                                           const char *exercise)
{
    chosen = change;
    run_claims(exercise);
}

#else
#include <sys/mman.h>
#include <sys/wait.h>

int main(int arguments, char *argument[])
{
    unsigned long steps = 0;

    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                  MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (arguments != 2 || shared == MAP_FAILED)
        return 2;
    for (; chosen <= edits && steps < ALL_STEPS; chosen++) {
        pid_t process = fork();

        if (process == 0) {
            alarm(WAITING_SECONDS);
            run_claims(argument[1]);
        }
        if (process < 0 || waitpid(process, NULL, 0) != process)
            return 2;
        if (chosen == 0)
            most_steps = 2 * shared->steps + MORE_STEPS;
        steps += shared->steps;
        shared->steps = 0;
    }
    return 0;
}

#endif
