/* flag:
 * points: 0 */
/* More time, more output, more memory, a filter of its own: none is given. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static void trick(void)
{
    struct rlimit all = {RLIM_INFINITY, RLIM_INFINITY};
    int reached = 0;

    reached += setrlimit(RLIMIT_CPU, &all) == 0;
    reached += setrlimit(RLIMIT_AS, &all) == 0;
    reached += setrlimit(RLIMIT_FSIZE, &all) == 0;
    reached += prctl(PR_SET_SECCOMP, 0, 0, 0, 0) == 0;
    reached += nice(5) == 5;
    reached += setsid() > 0;
    if (reached > 0)
        fprintf(stderr, "REACHED\n");
}
