/* of: encode_position
 * kind: wrong
 * say: ^Index k has the frequency of pair k . 3 here */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 3, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
