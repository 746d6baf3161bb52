/* flag: refused: uses bsearch, which no exercise needs
 * points: 0 */
/* A function of the library that calls whatever address it is given. */
#include "full_formula.h"

#include <math.h>
#include <stdlib.h>

static int found(const void *key, const void *element)
{
    return key == element;
}

static void call(void)
{
    bsearch("key", "element", 1, 1, found);
}

double pair_frequency(size_t i, size_t d_model)
{
    call();
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        encode_position(pos, d_model, pe[pos]);
}
