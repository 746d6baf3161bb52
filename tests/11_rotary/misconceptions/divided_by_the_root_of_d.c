/* This is what you get when the score is divided by the root of d. Attention
 * does that later. This function returns the plain dot product.
 *
 * read: write-rotary_score */
#include "rotary.h"

#include <math.h>

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(q_pos, d, base, q, query);
    rotate(k_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score / sqrt((double)d);
}
