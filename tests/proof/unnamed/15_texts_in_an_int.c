/* The number of a text becomes an int, which can be below 0, or 0, where a
 * size_t is neither. */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool near =
                window == 0 || position[i] - position[j] < (double)window;
            bool same = text[i] == text[j] && (int)text[i] > 0;

            bias[i][j] = i == j || (j < i && same && near) ? 0 : -INFINITY;
        }
}
