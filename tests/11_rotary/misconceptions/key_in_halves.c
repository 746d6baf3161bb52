/* This is what you get when the query turns in pairs of neighbours, and the
 * key in halves. Both turn in the same layout, that of rotate.
 *
 * read: one-score-at-every-place */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d];
    rotate(q_pos, d, base, q, query);
    rotate_halves(k_pos, d, base, k, key);
    double dot = 0;
    for (size_t i = 0; i < d; i++) {
        dot += query[i] * key[i];
    }
    return dot;
}
