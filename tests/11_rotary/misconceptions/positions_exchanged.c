/* This is what you get when the query is turned by the position of the key, or
 * by k_pos - q_pos. The score is that of the opposite offset, as if the two
 * words had changed places.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(k_pos, d, base, q, query);
    rotate(q_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
