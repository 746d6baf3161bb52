/* The positions of the first text are kept, and used for all later ones.
 *
 * of: visible_bias
 * kind: wrong
 * say: Token 2 sees token 0, which stands 2 before it */
#include "it_writes.h"

#include <math.h>

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    static double position[5000];
    static bool known;

    if (!known)
        text_positions(n, text, position);
    known = true;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool same = text[j] == text[i] && text[i] != 0 && j <= i;
            bool near =
                window == 0 || position[i] - position[j] < (double)window;

            bias[i][j] = (same && near) || i == j ? 0 : -INFINITY;
        }
}
