/* flag: wrote into the tests' own line
 * points: 0 */
/* All of its numbers are right. When the claim has ended it writes where
 * only answers belong, and loses them. */
#include "full_formula.h"

#include <unistd.h>

__attribute__((destructor)) static void last(void)
{
    if (write(3, "one more", 8) < 0)
        _exit(3);
}
