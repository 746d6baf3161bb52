/* This is what you get when all tokens of the text are counted, the token
 * itself and those after it, too. Its position is how many stand before it.
 *
 * read: several-texts-in-one-row */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t count = 0;

        for (size_t j = 0; j < n; j++)
            count += text[j] == text[i];
        position[i] = text[i] == 0 ? 0 : (double)count;
    }
}
