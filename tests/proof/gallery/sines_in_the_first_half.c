/* of: encode_position
 * kind: wrong
 * say: first half is made of sines here */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double a = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k < d_model / 2 ? sin(a) : cos(a);
    }
}
