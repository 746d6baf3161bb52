/* This is what you get when query and key are turned in halves. The query and
 * the key come with neighbours as pairs, so they are turned by rotate.
 *
 * read: two-layouts */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate_halves(q_pos, d, base, q, query);
    rotate_halves(k_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}
