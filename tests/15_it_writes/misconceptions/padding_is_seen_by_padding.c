/* This is what you get when padding is taken for a text. It belongs to none: a
 * token of padding sees itself and nothing else.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return i == j || (same && near && j <= i);
}
