/* of: encode_position
 * say: or written over by the next sine */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d, double pe[d])
{
    for (size_t i = 0; i < d; i++) {
        pe[i] = sin((double)pos * pair_frequency(i, d));
        if (i + 1 < d)
            pe[i + 1] = cos((double)pos * pair_frequency(i, d));
    }
}
