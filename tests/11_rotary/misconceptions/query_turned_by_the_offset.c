/* This is what you get when the query turns by the offset, and the key by its
 * position, too. Either each turns by its position, or the query by the offset
 * alone.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d];
    rotate(q_pos - k_pos, d, base, q, query);
    rotate(k_pos, d, base, k, key);
    double dot = 0;
    for (size_t i = 0; i < d; i++) {
        dot += query[i] * key[i];
    }
    return dot;
}
