/* The formula as the paper prints it: the position divided by a power of 10000.
 */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k++) {
            double i = (double)(k / 2);
            double phase = (double)pos / pow(10000, 2 * i / (double)d_model);

            pe[pos][k] = (float)(k % 2 == 0 ? sin(phase) : cos(phase));
        }
}
