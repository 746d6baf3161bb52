/* of: scaled_position
 * kind: wrong
 * say: scaled_position
 * never: counts from the end */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return pos == n - 1 ? 0 : (double)pos / (double)(n - 1);
}
