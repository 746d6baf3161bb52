/* flag: ended the program without a message
 * points: 0 */
/* Nobody is left to answer. */
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
    for (int file = 0; file < 64; file++)
        close(file);
}
