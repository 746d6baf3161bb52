/* The part of the score with the sine is left out.
 *
 * of: rotary_score
 * kind: wrong
 * say: ^This is the sum over all pairs of cosine .* .first . first */
#include "rotary.h"

#include <math.h>

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double sum = 0;
    for (size_t i = 0; i < d / 2; i++) {
        double a = (q_pos - k_pos) * pow(base, -2.0 * (double)i / (double)d);
        sum += (q[2 * i] * k[2 * i] + q[2 * i + 1] * k[2 * i + 1]) * cos(a);
    }
    return sum;
}
