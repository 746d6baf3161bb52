/* A position of 16 bits begins again at 65,536.
 *
 * of: fill_table
 * kind: wrong
 * say: The numbers of row 65575 begin with those of row 39
 * never: too much even for a float */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000.0, -(double)k / (double)d_model);
        for (size_t pos = 0; pos < n; pos++) {
            double a = (double)(unsigned short)pos * w;
            pe[pos][k] = (float)sin(a);
            pe[pos][k + 1] = (float)cos(a);
        }
    }
}
