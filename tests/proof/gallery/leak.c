/* kind: leak
 * say: leaks: memory that it allocated
 * line: 12 */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double *copy = malloc(d_model * sizeof *copy);

    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        copy[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
    memcpy(pe, copy, d_model * sizeof *copy);
}
