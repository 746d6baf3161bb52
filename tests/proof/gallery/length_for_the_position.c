/* The answer is n.
 *
 * of: scaled_position
 * kind: wrong
 * say: In every call that this test made it is n\. */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return n;
}
