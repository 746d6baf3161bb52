/* This is what you get when the window is left out, or when the later position
 * is subtracted from the earlier one, which is never above 0: a token sees its
 * whole text up to itself. Unless the window is 0, both positions must also
 * differ by less than the window.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    (void)position, (void)window;
    return i == j || (text[i] != 0 && text[j] == text[i] && j <= i);
}
