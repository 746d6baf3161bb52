/* of: text_positions
 * say: Two texts are taken for one here */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        position[i] = 0;
        for (size_t j = 0; j < i && text[i]; j++)
            position[i] += (unsigned char)text[j] == (unsigned char)text[i];
    }
}
