/* This is what you get when the place of an earlier token of the text is taken
 * for their number. Tokens of other texts, and padding, may stand between
 * them.
 *
 * read: several-texts-in-one-row */
#include "it_writes.h"

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t count = 0;
        for (size_t j = 0; j < i; j++) {
            if (text[j] == text[i]) {
                count = j + 1;
            }
        }
        position[i] = text[i] == 0 ? 0 : (double)count;
    }
}
