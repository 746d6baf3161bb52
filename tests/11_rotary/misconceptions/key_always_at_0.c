/* This is what you get when only the query is turned, and the key is left as if
 * it stood at position 0. The score then depends on the place of the query, and
 * not on the offset.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    (void)k_pos;
    rotate(q_pos, d, base, q, query);
    rotate(0, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
