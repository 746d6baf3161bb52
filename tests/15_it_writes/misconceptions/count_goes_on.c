/* This is what you get when the count is not set back to 0 for each token: it
 * goes on from the one before. Each token counts those of its own text that
 * stand before it.
 *
 * read: several-texts-in-one-row */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < i; j++) {
            if (text[j] == text[i]) {
                count++;
            }
        }
        position[i] = text[i] == 0 ? 0 : (double)count;
    }
}
