/* flag: asked the system for what no exercise needs
 * points: 0 */
/* What lies in a pipe counts for no process. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    static char much[1 << 16];
    int ends[2];

    while (pipe(ends) == 0)
        write(ends[1], much, sizeof much);
}
