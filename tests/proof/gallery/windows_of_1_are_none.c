/* A window of 1 is taken for none.
 *
 * of: visible_bias
 * kind: wrong
 * say: A window of 1 should hold the token itself alone */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool sees = text[i] == text[j] && text[i] != 0 && j <= i;

            if (window > 1 && position[i] - position[j] >= (double)window)
                sees = false;
            if (i == j)
                sees = true;
            bias[i][j] = sees ? 0 : -INFINITY;
        }
}
