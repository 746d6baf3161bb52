/* of: encode_position
 * say: the pairs of position pos . 1 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d, double pe[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = (double)(pos + 1) * pair_frequency(i, d);
        pe[2 * i] = sin(a);
        pe[2 * i + 1] = cos(a);
    }
    if (d % 2)
        pe[d - 1] = sin((double)pos * pair_frequency(d / 2, d));
}
