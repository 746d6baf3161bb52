/* A slope below a millionth is taken for 0.
 *
 * of: forgetting_bias
 * kind: wrong
 * say: the words 1 and 2 forget, 1e-07 and 3e-09 */
#include "without_positions.h"

#include <math.h>

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        for (size_t j = i + 1; j < n; j++)
            bias[i][j] = -INFINITY;
        for (size_t j = i + 1; j-- > 0;) {
            bias[i][j] = -sum;
            sum += slope[j] < 1e-6 ? 0 : slope[j];
        }
    }
}
