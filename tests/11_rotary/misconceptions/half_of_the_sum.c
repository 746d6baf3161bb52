/* This is what you get when the dot product ends at d/2. It goes over all d
 * numbers of query and key, and not over the pairs.
 *
 * read: write-rotary_score */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(q_pos, d, base, q, query);
    rotate(k_pos, d, base, k, key);
    for (size_t index = 0; index < d / 2; index++)
        score += query[index] * key[index];
    return score;
}
