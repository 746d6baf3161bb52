/* flag:
 * points: 0 */
/* It is never idle for long, and computes next to nothing. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    for (;;) {
        volatile double x = 0;

        for (int k = 0; k < 1000000; k++)
            x = x + 1;
        usleep(900000);
    }
}
