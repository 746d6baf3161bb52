/* A window of SIZE_MAX, and a position, wrap around to a small number. */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool same = text[j] == text[i] && text[i] != 0 && j <= i;
            bool near = window == 0 ||
                        (size_t)position[i] < (size_t)position[j] + window;

            bias[i][j] = (same && near) || i == j ? 0 : -INFINITY;
        }
}
