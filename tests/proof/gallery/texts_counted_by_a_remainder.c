/* A counter for each remainder by 300: texts whose numbers lie 300 apart are
 * one.
 *
 * of: text_positions
 * kind: wrong
 * say: Two texts are taken for one here */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    double count[300] = {0};

    for (size_t i = 0; i < n; i++)
        position[i] = text[i] == 0 ? 0 : count[text[i] % 300]++;
}
