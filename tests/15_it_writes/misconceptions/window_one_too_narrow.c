/* This is what you get when the window ends one token too early. A window of 3
 * is the token itself and two before it.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] + 1 < (double)window;

    return i == j || (same && near && j <= i);
}
