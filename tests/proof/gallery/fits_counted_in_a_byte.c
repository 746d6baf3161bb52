/* The styles that fit are counted in 8 bits.
 *
 * of: whose
 * kind: wrong
 * say: ^Styles 254 and 255 have the same settings, and both fit\. */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    double expected[d_model];
    size_t which = n;
    unsigned char fits = 0;

    for (size_t s = 0; s < n; s++) {
        size_t c = 0;

        style_row(&style[s], pos, d_model, expected);
        while (c < d_model && fabs(expected[c] - row[c]) <= tolerance)
            c++;
        if (c == d_model) {
            fits++;
            which = s;
        }
    }
    return fits > 1 ? n + 1 : which;
}
