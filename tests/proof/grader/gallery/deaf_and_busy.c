/* flag: had to be stopped from outside
 * points: 0 */
/* It ignores every signal, and computes. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>

static void trick(void)
{
    volatile double x = 0;

    for (int number = 1; number < 64; number++)
        signal(number, SIG_IGN);
    for (;;)
        x = x + 1;
}
