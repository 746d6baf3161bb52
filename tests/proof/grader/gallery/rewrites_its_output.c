/* flag:
 * points: 0 */
/* The files that the tests read afterwards, opened anew, emptied, and given
 * to all. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void trick(void)
{
    int reached = 0;

    reached += open("/proc/self/fd/2", O_RDWR) >= 0;
    reached += ftruncate(2, 0) == 0;
    reached += fchmod(2, 0777) == 0;
    reached += fcntl(2, F_SETFL, O_NONBLOCK) == 0;
    reached += chmod("/student.so", 0777) == 0;
    if (reached > 0)
        fprintf(stderr, "REACHED\n");
}
