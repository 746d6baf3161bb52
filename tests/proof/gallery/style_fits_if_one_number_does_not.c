/* A style is said to fit if one of its numbers does not.
 *
 * of: whose
 * kind: wrong
 * say: does not fit. it is off by up to */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    for (size_t s = n; s-- > 0;) {
        double expected[d_model];

        style_row(&style[s], pos, d_model, expected);
        for (size_t c = 0; c < d_model; c++)
            if (fabs(expected[c] - row[c]) > tolerance)
                return s;
    }
    return n;
}
