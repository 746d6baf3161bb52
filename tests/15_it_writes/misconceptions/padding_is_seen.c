/* This is what you get when tokens see the padding before them. It has no
 * words: whatever its rows hold would be mixed into the text.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && (text[j] == text[i] || text[j] == 0);
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return i == j || (same && near && j <= i);
}
