/* The share is computed from the appended vector, which is made in allocated
 * memory, with a Kahan sum. */
#include "naive_integers.h"

#include <stdlib.h>

double position_share(size_t d, const double e[d], size_t pos)
{
    double *appended = malloc((d + 1) * sizeof *appended);
    double square = 0, lost = 0, share;

    append_position(d, e, pos, appended);
    for (size_t k = 0; k <= d; k++) {
        double term = appended[k] * appended[k] - lost, sum = square + term;

        lost = sum - square - term;
        square = sum;
    }
    share = square > 0 ? appended[d] * appended[d] / square : 0;
    free(appended);
    return share;
}
