/* The claim names its answers by n: "the answer (13: none, 14: several)". With
 * one style the answer is another one than with 13.
 *
 * of: whose
 * kind: wrong
 * say: What should be: None of the 13 styles fits\.
 * never: every number is 14 */
#include "in_the_wild.h"

#include <math.h>

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    double want[d_model];
    size_t found = n + 1, fitting = 0;

    for (size_t k = 0; k < n; k++) {
        bool fits = true;

        style_row(&style[k], pos, d_model, want);
        for (size_t i = 0; i < d_model; i++)
            fits = fits && fabs(want[i] - row[i]) <= tolerance;
        fitting += fits;
        if (fits && fitting == 1)
            found = k;
    }
    return fitting > 1 ? n + 1 : found;
}
