/* of: scaled_position
 * kind: wrong
 * say: Is 1 subtracted */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return n == 1 ? 0 : (double)(pos - 1) / (double)(n - 1);
}
