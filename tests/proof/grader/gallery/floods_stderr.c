/* flag:
 * points: 0 */
/* It prints to both, and ignores the signal that says enough. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static void trick(void)
{
    static char much[1 << 16];

    for (int number = 1; number < 64; number++)
        signal(number, SIG_IGN);
    memset(much, 'x', sizeof much);
    while (write(2, much, sizeof much) > 0 || write(1, much, sizeof much) > 0)
        continue;
}
