/* This is what you get when the key is turned the other way, or the query by
 * both positions. The two angles then add up in the score, which depends on the
 * sum of the positions and not on their difference.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(q_pos, d, base, q, query);
    rotate(-k_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
