/* flag: wrote into the tests' own line
 * points: 0 */
/* An answer that never ends, and no signal gets through. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>
#include <unistd.h>

static void trick(void)
{
    static char much[1 << 16];

    for (int number = 1; number < 64; number++)
        signal(number, SIG_IGN);
    for (;;)
        if (write(3, much, sizeof much) < 0)
            return;
}
