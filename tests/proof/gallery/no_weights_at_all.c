/* The weights are never computed.
 *
 * of: self_attention
 * kind: wrong
 * never: The two numbers are equal */
#include "order_blind.h"

void self_attention(size_t n, size_t d_model, const double x[n][d_model],
                    double y[n][d_model])
{
    (void)x;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_model; c++)
            y[r][c] = 0;
}
