/* of: scaled_position
 * kind: wrong
 * say: a word at 0 before the first */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return (double)(pos + 1) / (double)(n + 1);
}
