/* flag:
 * points: 0 */
/* Code that runs while the file is loaded, and does not end. */
#include "full_formula.h"
#include "wrong.h"

__attribute__((constructor)) static void first(void)
{
    volatile double x = 0;

    for (;;)
        x = x + 1;
}

static void trick(void)
{
}
