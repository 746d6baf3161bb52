/* of: text_positions
 * kind: wrong
 * never: Two texts are taken for one|one place too early */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        position[i] = 0;
        for (size_t j = 0; j <= i; j++)
            if (text[j] == text[i])
                position[i]++;
    }
}
