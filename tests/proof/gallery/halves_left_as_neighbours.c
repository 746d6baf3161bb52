/* Halves are read and neighbours are written. The positions are added, and the
 * share begins at the wrong end.
 *
 * of: rotate_halves
 * kind: halves_not_put_back
 * never: reordered into neighbours
 *
 * of: rotary_score
 * kind: opposite_turns
 * say: or the query by both positions
 *
 * of: scaled_frequency
 * kind: ramp_upside_down
 * say: or begins at the wrong end */
#include "rotary.h"

#include <math.h>

static double angle(double pos, double base, size_t i, size_t d)
{
    return pos * pow(base, -2 * (double)i / (double)d);
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 == 1)
        return false;
    size_t half = d / 2;
    for (size_t i = 0; i < half; i++) {
        double t = angle(pos, base, i, d);
        rotated[2 * i] = x[i] * cos(t) - x[i + half] * sin(t);
        rotated[2 * i + 1] = x[i] * sin(t) + x[i + half] * cos(t);
    }
    return true;
}

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double sum = 0, turned[d];
    if (!rotate(q_pos + k_pos, d, base, q, turned))
        return 0;
    for (size_t c = d; c-- > 0;)
        sum += turned[c] * k[c];
    return sum;
}

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * acos(-1.0));
    double share = (turns - high) / (low - high);
    if (share < 0)
        share = 0;
    if (share > 1)
        share = 1;
    return share * w + (1 - share) * w / factor;
}
