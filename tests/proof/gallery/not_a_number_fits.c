/* of: whose
 * say: None of the 13 styles fits
 * never: ^Style 6 fits */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style st[n], double pos, size_t d,
             const double row[d], double tol)
{
    for (size_t k = 0; k < n; k++) {
        double expected[d];
        bool ok = true;
        style_row(&st[k], pos, d, expected);
        for (size_t c = 0; c < d; c++)
            if (fabs(expected[c] - row[c]) > tol)
                ok = false;
        if (ok)
            return k;
    }
    return n;
}
