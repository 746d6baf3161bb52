/* This is what you get with INFINITY in place of -INFINITY. A bias is added to
 * the score, and softmax would give this token everything. What hides a token
 * is -INFINITY, since e to it is 0.
 *
 * read: who-sees-whom */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool same = text[i] != 0 && text[j] == text[i] && j <= i;
            bool near =
                window == 0 || position[i] - position[j] < (double)window;

            bias[i][j] = (same && near) || i == j ? 0 : INFINITY;
        }
}
