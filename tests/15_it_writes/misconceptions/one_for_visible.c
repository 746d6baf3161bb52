/* This is what you get with a bias of 1 where something is seen. A bias is
 * added to the score: 0 leaves it as it is.
 *
 * read: who-sees-whom */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];
    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++) {
            bool same = text[i] == text[j] && text[i] != 0;
            bool near =
                window == 0 || position[i] - position[j] < (double)window;
            if (i == j || (same && j <= i && near)) {
                bias[i][j] = 1;
            } else {
                bias[i][j] = -INFINITY;
            }
        }
    }
}
