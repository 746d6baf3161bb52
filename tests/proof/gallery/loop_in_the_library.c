/* The loop is mostly inside sin, where the stack is hard to read.
 *
 * kind: endless
 * say: does not end
 * line: 14 */
#include <math.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double angle = 0;

    while (sin(angle) < 2 * cos(0.0 * angle))
        angle += 0.1 + (double)(pos % d_model);
    pe[0] = angle;
}
