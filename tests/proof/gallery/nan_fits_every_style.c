/* A number that is not off by more, such as nan, fits; the last style is said.
 *
 * of: whose
 * kind: wrong
 * never: rounded down
 * say: None of the 13 styles fits */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    double expected[d_model];
    size_t found = n;

    for (size_t s = 0; s < n; s++) {
        bool fits = true;

        style_row(&style[s], pos, d_model, expected);
        for (size_t c = 0; c < d_model; c++)
            if (fabs(expected[c] - row[c]) > tolerance)
                fits = false;
        if (fits) {
            found = s;
        }
    }
    return found;
}
