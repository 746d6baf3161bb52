/* flag: ended the program without a message
 * points: 0 */
/* All of its numbers are right, but it never ends. */
#include "full_formula.h"

#include <unistd.h>

__attribute__((destructor)) static void last(void)
{
    for (;;)
        pause();
}
