/* of: scaled_position
 * kind: wrong
 * say: scaled_position
 * never: Positions count from 0 */
#include "naive_integers.h"

double scaled_position(size_t pos, size_t n)
{
    return n == 1 ? 0 : (double)(pos * (1 / (n - 1)));
}
