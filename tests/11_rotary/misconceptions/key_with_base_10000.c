/* This is what you get when the query turns with the given base, and the key
 * with 10000. Both turn with the same.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d];
    rotate(q_pos, d, base, q, query);
    rotate(k_pos, d, 10000, k, key);
    double dot = 0;
    for (size_t i = 0; i < d; i++) {
        dot += query[i] * key[i];
    }
    return dot;
}
