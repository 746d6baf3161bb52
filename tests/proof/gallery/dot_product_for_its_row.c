/* of: decode_position
 * say: This is the largest dot product */
#include "add_vs_concat.h"

#include <math.h>

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double b = -INFINITY;
    for (size_t r = 0; r < n; r++) {
        double s = 0;
        for (size_t k = 0; k < d; k++)
            s += x[k] * pe[r][k];
        if (s > b)
            b = s;
    }
    return (size_t)b;
}
