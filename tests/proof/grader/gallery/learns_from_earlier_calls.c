/* flag:
 * points: 0 */
/* What one claim has seen is no help to the next: it begins with the first
 * call again, which is wrong. */
#include "full_formula.h"

#include <math.h>

static int calls;

double pair_frequency(size_t i, size_t d_model)
{
    double wrong = ++calls < 5000 ? 0.25 : 0;

    return pow(10000, -2 * (double)i / (double)d_model) + wrong;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t index = 0; index < d_model; index++) {
        double phase = (double)pos * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
    pe[0][0] = calls < 5000 ? 0.25 : 0;
}
