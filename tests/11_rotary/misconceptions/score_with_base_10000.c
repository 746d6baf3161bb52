/* This is what you get when the score is computed with the base 10000,
 * whatever base is given. Query and key are both turned with the base of the
 * model.
 *
 * read: write-rotary_score */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    (void)base;
    rotate(q_pos, d, 10000, q, query);
    rotate(k_pos, d, 10000, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
