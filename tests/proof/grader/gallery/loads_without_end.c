/* flag:
 * points: 0 */
/* Code that runs while the file is loaded, and does not end. Only the first
 * worker of the sandbox, its process 2, loops: one loop is enough to wait for.
 */
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

__attribute__((constructor)) static void first(void)
{
    volatile double x = 0;

    while (getpid() == 2)
        x = x + 1;
}

static void trick(void)
{
}
