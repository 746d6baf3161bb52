/* Each row from the two before it: sin(a + w) = 2 cos(w) sin(a) - sin(a - w),
 * and the same for the cosine. One product, but a larger drift. */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double w = pow(10000, -(double)(k - k % 2) / (double)d_model);

        pe[0][k] = (double)(k % 2);
        for (size_t pos = 1; pos < n; pos++)
            pe[pos][k] = pos == 1
                             ? k % 2 == 0 ? sin(w) : cos(w)
                             : 2 * cos(w) * pe[pos - 1][k] - pe[pos - 2][k];
    }
}
