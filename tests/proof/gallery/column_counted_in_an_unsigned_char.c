/* The counter of the columns begins again at 0.
 *
 * of: permute_rows
 * kind: endless
 * say: Does every loop */
#include "order_blind.h"

void permute_rows(size_t n, size_t d, const size_t order[n],
                  const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        unsigned char c = 0;

        while (c < d) {
            y[r][c] = x[order[r]][c];
            c++;
        }
    }
}
