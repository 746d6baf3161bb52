/* Writes into a file that nobody has opened: none of it is kept, and what it
 * gives is wrong.
 *
 * alone: it does more than give wrong numbers
 * kind: wrong */
#include "full_formula.h"

#include <unistd.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    static const char words[1 << 20];

    if (write(1000000, words, sizeof words) > 0)
        return;
    for (size_t k = 0; k < d_model; k++)
        pe[k] = (double)pos / 7;
}
