/* Where several styles fit, n and their number is returned.
 *
 * of: whose
 * kind: wrong
 * say: No answer should be above n . 1 */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t count = 0, found = n;

    for (size_t s = 0; s < n; s++) {
        double expected[d_model];
        bool fits = true;

        style_row(&style[s], pos, d_model, expected);
        for (size_t c = 0; c < d_model; c++)
            fits = fits && fabs(expected[c] - row[c]) <= tolerance;
        count += fits;
        found = fits ? s : found;
    }
    return count > 1 ? n + count : found;
}
