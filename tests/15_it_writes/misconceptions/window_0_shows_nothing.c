/* This is what you get when a window of 0 is taken for a width. It stands for
 * no limit.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = position[i] - position[j] < (double)window;

    return i == j || (same && near && j <= i);
}
