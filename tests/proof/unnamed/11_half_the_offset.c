/* Query and key are turned by half of the offset, one forward and the other
 * back, but by the distance and not by its sign; and the sum is halved. */
#include "rotary.h"

#include <math.h>

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(fabs(q_pos - k_pos) / 2, d, base, q, query);
    rotate(-fabs(q_pos - k_pos) / 2, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index] / 2;
    return score;
}
