/* The query's position is rounded, and the key's is not.
 *
 * of: rotary_score
 * kind: wrong
 * say: the score at whole positions */
#include "rotary.h"

#include <math.h>

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], dot = 0;

    rotate(round(q_pos), d, base, q, query);
    rotate(k_pos, d, base, k, key);
    for (size_t c = 0; c < d; c++)
        dot += query[c] * key[c];
    return dot;
}
