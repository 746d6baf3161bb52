/* flag:
 * points: 0 */
#include <stdio.h>
static void litter(void)
{
    const char *places[] = {"/usr/litter", "/litter", "OUTSIDE/litter",
                            "chapters/05_full_formula/full_formula.h"};

    for (int k = 0; k < 4; k++)
        if (fopen(places[k], "w") != NULL)
            fprintf(stderr, "REACHED %s\n", places[k]);
}
#include "full_formula.h"

double pair_frequency(size_t i, size_t d_model)
{
    return (double)i / (double)d_model;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    litter();
    pe[0] = (double)pos;
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    pe[0][0] = (double)n;
}
