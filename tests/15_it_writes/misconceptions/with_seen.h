/* visible_bias by a question for each pair: each file here has its own answer.
 */
#include "it_writes.h"

#include <math.h>

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j);

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = sees(text, position, window, i, j) ? 0 : -INFINITY;
}
