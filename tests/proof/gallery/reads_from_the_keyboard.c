/* kind: idle
 * say: waits for something
 * say: read from the keyboard
 * line: 14 */
#include "full_formula.h"

#include <math.h>
#include <stdio.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double start = 0;

    scanf("%lf", &start);
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}
