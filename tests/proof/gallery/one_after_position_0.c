/* The search begins at position 0, and 1 is added to what it finds. So the
 * result is 1 again and again, as where a comparison is the wrong way round.
 *
 * of: first_return
 * kind: wrong
 * never: exactly what a known mistake gives */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos);
    pair[1] = cos(pos);
}

double pair_distance(double pos, double other)
{
    return 2 * fabs(sin((pos - other) / 2));
}

size_t first_return(double tolerance)
{
    size_t k = 0;

    while (pair_distance((double)k, 0) > tolerance)
        k++;
    return k + 1;
}
