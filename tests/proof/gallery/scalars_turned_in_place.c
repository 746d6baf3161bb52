/* Two variables are turned, and the second is made of the first, which is new.
 *
 * of: fill_table
 * kind: table_turned_in_place
 * say: when the new cosine is computed from the new sine
 * never: turn_row reads and writes the same array */
#include "fast_table.h"

#include <math.h>

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model; i += 2) {
        double w = pow(10000, -(double)i / (double)d_model);
        double sa = sin(w), ca = cos(w);
        double s = 0, c = 1;

        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][i] = (float)s;
            pe[pos][i + 1] = (float)c;
            s = s * ca + c * sa;
            c = c * ca - s * sa;
        }
    }
}
