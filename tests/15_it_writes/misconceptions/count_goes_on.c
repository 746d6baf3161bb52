/* This is what you get when one count runs through all texts. Each text counts
 * from 0.
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
