/* This is what you get when the position is the place in the row. A position
 * counts the tokens of its own text.
 *
 * read: several-texts-in-one-row */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t count = 0;
        for (size_t j = 0; j < i; j++) {
            if (text[j] == text[i]) {
                count++;
            }
        }
        position[i] = text[i] == 0 ? 0 : (double)i;
    }
}
