/* This is what you get when the query is not turned, as if it stood at position
 * 0. The score then knows where the key is, and not how far the query is from
 * it. It is right only for a query at position 0.
 *
 * read: one-score-at-every-place
 * shipped: https://github.com/keras-team/keras-hub/pull/1544 */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    (void)q_pos;
    rotate(0, d, base, q, query);
    rotate(k_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
