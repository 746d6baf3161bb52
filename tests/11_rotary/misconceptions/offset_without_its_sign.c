/* This is what you get when only the distance of the two positions is used, and
 * not who comes first. The offsets 5 and -5 then have one score. They should
 * have two.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

#include <math.h>

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(fabs(q_pos - k_pos), d, base, q, query);
    rotate(0, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
