/* 0 and -INFINITY are exchanged, and texts are not told apart.
 *
 * of: visible_bias
 * kind: wrong
 * say: Row 0 has 0 where -INFINITY belongs
 * never: does not see itself */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    (void)window;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = i == j || (text[i] != 0 && j < i) ? -INFINITY : 0;
}
