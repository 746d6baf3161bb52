/* of: encode_position
 * say: This is the encoding of position 0 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d, double pe[d])
{
    for (size_t i = 0; i < d; i++) {
        double a = (double)pos * pair_frequency(d, i / 2);
        pe[i] = i % 2 ? cos(a) : sin(a);
    }
}
