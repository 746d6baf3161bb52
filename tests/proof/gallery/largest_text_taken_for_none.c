/* The largest size_t stands for "no text yet" here: as a text of its own it is
 * counted once too often.
 *
 * of: text_positions
 * kind: wrong
 * say: how many tokens of the same text stand before it
 * never: Two texts are taken for one */
#include "it_writes.h"

#include <stdint.h>

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        double count = text[i] == SIZE_MAX ? 1 : 0;

        for (size_t j = 0; j < i; j++)
            count += text[j] == text[i];
        position[i] = text[i] == 0 ? 0 : count;
    }
}
