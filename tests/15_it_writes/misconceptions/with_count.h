/* text_positions by a running count: each file here has its own. */
#include "it_writes.h"

static double count(size_t n, const size_t text[n], size_t i);

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++)
        position[i] = count(n, text, i);
}
