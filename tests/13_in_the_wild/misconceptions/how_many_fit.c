/* This is what you get when n and the number of fitting styles are added.
 * However many fit, two or more, the answer is n + 1.
 *
 * read: whose-row-is-it */
#include "style.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n, count = 0;

    for (size_t k = 0; k < n; k++)
        if (row_fits(&style[k], pos, d_model, row, tolerance)) {
            found = k;
            count++;
        }
    return count == 1 ? found : count == 0 ? n : n + count - 1;
}
