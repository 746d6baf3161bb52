/* This is what you get when neither is turned, or both by the same position. It
 * is the plain dot product: the score of the two words, wherever they stand.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    (void)k_pos;
    rotate(q_pos, d, base, q, query);
    rotate(q_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
