/* Two mistakes: a token counts itself, and numbers of texts become ints.
 *
 * of: text_positions
 * kind: wrong
 * say: each token of a text has a position that is 1 too large */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t count = 0;

        if (text[i] != 0)
            for (size_t j = 0; j <= i; j++)
                if ((int)text[j] == (int)text[i])
                    count++;
        position[i] = (double)count;
    }
}
