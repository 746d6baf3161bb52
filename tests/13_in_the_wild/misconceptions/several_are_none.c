/* This is what you get when several fitting styles are taken for none. They
 * are different answers: n + 1 says that another row is needed, n that no
 * style of yours made it.
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
    return count == 1 ? found : n;
}
