/* Keys are hidden with -1e30.
 *
 * of: alibi_bias
 * kind: wrong
 * say: Only infinity itself
 * never: size_t below zero */
#include "relative_bias.h"

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            if (j > i) {
                bias[i][j] = -1e30;
            } else {
                bias[i][j] = -slope * (double)(i - j);
            }
        }
    }
}
