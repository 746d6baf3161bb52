/* A style that is equal to the one that was found does not count once more.
 *
 * of: whose
 * kind: wrong
 * say: ^Styles 0 and 3 have the same settings, and both fit\. */
#include "in_the_wild.h"

#include <math.h>

static bool same(const struct style *a, const struct style *b)
{
    return a->halves == b->halves && a->cosine_first == b->cosine_first &&
           a->steps == b->steps && a->base == b->base && a->first == b->first &&
           a->scale == b->scale && a->gain == b->gain;
}

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    double want[d_model];
    size_t found = n;

    for (size_t k = 0; k < n; k++) {
        bool fits = true;

        style_row(&style[k], pos, d_model, want);
        for (size_t i = 0; i < d_model; i++)
            fits = fits && fabs(want[i] - row[i]) <= tolerance;
        if (fits && found < n && !same(&style[found], &style[k]))
            return n + 1;
        if (fits && found == n)
            found = k;
    }
    return found;
}
