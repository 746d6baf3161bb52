/* of: scaled_position
 * kind: wrong
 * say: rounded to 2 decimals */
#include "naive_integers.h"

#include <math.h>

double scaled_position(size_t pos, size_t n)
{
    if (n == 1)
        return 0;
    return round(100.0 * pos / (n - 1)) / 100;
}
