/* rotary_score in parts. A file that gets one of them wrong defines its macro
 * before it includes this. */
#include "rotary.h"

#include <math.h>

/* What is turned, and by which position. */
#ifndef TURNED_QUERY
#define TURNED_QUERY q_pos, d, base, q
#endif
#ifndef TURNED_KEY
#define TURNED_KEY k_pos, d, base, k
#endif

/* The dot product. */
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO d
#endif
#ifndef ADD
#define ADD +=
#endif

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    (void)q_pos, (void)k_pos, (void)q, (void)k;
    rotate(TURNED_QUERY, query);
    rotate(TURNED_KEY, key);
    for (size_t c = FROM; c < TO; c++)
        score ADD query[c] * key[c];
    return score;
}
