/* of: encode_position
 * kind: wrong
 * say: ^The frequencies are those of d_model [+] 1 here */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model + 1);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
