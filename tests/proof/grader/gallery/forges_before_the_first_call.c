/* flag: wrote into the tests' own line
 * points: 0 */
/* Code that runs while the file is loaded answers the first request before
 * the worker can. */
#include "full_formula.h"
#include "wrong.h"

#include <stdint.h>
#include <unistd.h>

__attribute__((constructor)) static void first(void)
{
    static const uint64_t answer[64];

    if (write(3, answer, sizeof answer) < 0)
        _exit(3);
}

static void trick(void)
{
}
