/* Tries the changes of EXERCISE (edits.awk), each in a process of its own. The
 * numbers of those with which all claims pass go to descriptor 3.
 *
 * The code under test is limited by the steps that it takes, which are the same
 * on every machine: twice as many as without a change, and some more. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"

enum { MORE_STEPS = 2000000, WAITING_SECONDS = 60 };

extern const unsigned long edits; /* how many there are */
unsigned long chosen;             /* 0: none */

static unsigned long most_steps = 20 * MORE_STEPS;
static unsigned long *steps; /* shared with the process that takes them */

/* Called wherever the code may branch. The first wrong answer is the last. */
void __sanitizer_cov_trace_pc(void)
{
    if (++*steps > most_steps || (chosen != 0 && !nothing_wrong_yet()))
        _exit(1);
}

static void run_claims(const char *exercise)
{
    static struct report own;

    report = &own;
    limit_claim();
    alarm(WAITING_SECONDS);
    for (struct claim *claim = claims; claim != NULL; claim = claim->next)
        if (strcmp(claim->exercise, exercise) == 0) {
            claim_begin(claim->source, claim->section);
            claim->run();
        }
    _exit(claim_holds() ? CLAIM_PASSED : 1);
}

int main(int arguments, char *argument[])
{
    int status;

    steps = mmap(NULL, sizeof *steps, PROT_READ | PROT_WRITE,
                 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (arguments != 2 || steps == MAP_FAILED)
        return 2;
    for (; chosen <= edits; chosen++) {
        pid_t process = fork();

        if (process == 0)
            run_claims(argument[1]);
        if (process < 0 || waitpid(process, &status, 0) != process)
            return 2;
        if (WIFEXITED(status) && WEXITSTATUS(status) == CLAIM_PASSED)
            dprintf(3, "%lu\n", chosen);
        if (chosen == 0)
            most_steps = 2 * *steps + MORE_STEPS;
        *steps = 0;
    }
    return 0;
}
