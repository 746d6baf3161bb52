/* Texts are told apart by their last six bits. */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    size_t count[64] = {0};

    for (size_t i = 0; i < n; i++)
        position[i] = text[i] == 0 ? 0 : (double)count[text[i] % 64]++;
}
