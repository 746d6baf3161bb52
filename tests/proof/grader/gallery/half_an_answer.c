/* flag: wrote into the tests' own line
 * points: 0 */
/* Four bytes of an answer, and then nothing more. */
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    if (write(3, "four", 4) == 4)
        for (;;)
            pause();
}
