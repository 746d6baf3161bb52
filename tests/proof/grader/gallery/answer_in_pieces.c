/* flag: wrote into the tests' own line
 * points: 0 */
/* An answer that comes late, byte by byte, with an absurd serial. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    for (int k = 0; k < 20; k++) {
        usleep(20000);
        if (write(3, "\377", 1) < 0)
            return;
    }
}
