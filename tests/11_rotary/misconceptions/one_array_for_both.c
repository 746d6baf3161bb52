/* This is what you get when query and key are turned into the same array. The
 * second turn writes over the first, and the product is that of the key with
 * itself: its squared length, at any position.
 *
 * read: write-rotary_score */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double turned[d], score = 0;

    rotate(q_pos, d, base, q, turned);
    rotate(k_pos, d, base, k, turned);
    for (size_t index = 0; index < d; index++)
        score += turned[index] * turned[index];
    return score;
}
