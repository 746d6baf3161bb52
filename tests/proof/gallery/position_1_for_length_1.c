/* Position 1 is asked for in place of one word.
 *
 * of: scaled_position
 * kind: wrong
 * say: those are wrong in which pos is 1, and the others pass\.$ */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (pos == 1)
        return 0;
    return (double)pos / (double)(n - 1);
}
