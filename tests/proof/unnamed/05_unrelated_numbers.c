/* Numbers that have nothing to do with the formula. */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        pe[k] = (double)((pos * 31 + k * 17) % 7) / 7;
}
