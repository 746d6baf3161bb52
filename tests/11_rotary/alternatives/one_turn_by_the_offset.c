/* Only the offset counts, so the query is turned by it, and the key is not
 * turned at all. The sum runs backwards. */
#include "rotary.h"

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], score = 0;

    rotate(q_pos - k_pos, d, base, q, query);
    for (size_t index = d; index-- > 0;)
        score += query[index] * k[index];
    return score;
}
