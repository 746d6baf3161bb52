/* flag: had to be stopped from outside
 * points: 0 */
/* It ignores every signal, and waits. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>
#include <unistd.h>

static void trick(void)
{
    for (int number = 1; number < 64; number++)
        signal(number, SIG_IGN);
    for (;;)
        pause();
}
