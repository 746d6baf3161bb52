/* The frequency is computed in another way than in the known mistake, and far
 * positions show the difference.
 *
 * of: encode_position
 * kind: degrees */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double w = exp((double)(k / 2) * -2 * log(10000) / (double)d_model);
        double a = (double)pos * w * acos(-1) / 180;

        pe[k] = k % 2 == 0 ? sin(a) : sin(a + acos(-1) / 2);
    }
}
