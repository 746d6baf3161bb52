/* This is what you get when no style can fit after the first that does not fit.
 * A break or a return ends the search there, and so does a variable that is set
 * to true only once: set it to true again for each style.
 *
 * read: whose-row-is-it */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;
    bool fits = true;

    for (size_t k = 0; k < n; k++) {
        double expected[d_model];

        style_row(&style[k], pos, d_model, expected);
        for (size_t index = 0; index < d_model; index++)
            fits = fits && fabs(expected[index] - row[index]) <= tolerance;
        if (fits)
            found = found == n ? k : n + 1;
    }
    return found;
}
