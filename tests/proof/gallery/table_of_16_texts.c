/* A table has room for 16 texts, and the others all have position 0.
 *
 * of: text_positions
 * kind: wrong */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    size_t known[16], count[16], texts = 0;

    for (size_t i = 0; i < n; i++) {
        size_t t = 0;

        position[i] = 0;
        if (text[i] == 0)
            continue;
        while (t < texts && known[t] != text[i])
            t++;
        if (t == texts && texts < 16) {
            known[texts] = text[i];
            count[texts++] = 0;
        }
        if (t < 16)
            position[i] = (double)count[t]++;
    }
}
