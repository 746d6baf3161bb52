/* This is what you get when i and j change places: each token sees itself and
 * those after it. Row i is the token that looks.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[j] - position[i] < (double)window;

    return i == j || (same && near && j >= i);
}
