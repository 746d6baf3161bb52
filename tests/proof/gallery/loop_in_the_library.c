/* The loop is mostly inside sin and cos, where the stack is hard to read.
 *
 * kind: endless
 * say: had not ended
 * line: 15
 * row: :22: called from here */
#include <math.h>

#include "full_formula.h"

static double search(double angle)
{
    double step = 0.1;

    while (sin(angle) < 2 * cos(0.0 * angle))
        angle += step;
    return angle;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    pe[0] = search((double)pos);
}

/* It does not call the other: one loop is enough to wait for. */
void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    (void)n, (void)d_model, (void)pe;
}
