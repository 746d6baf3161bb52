/* This is what you get when a row of padding has no 0 at all. Then softmax
 * divides 0 by 0, and NaN comes out, which spreads. Let every token see
 * itself, padding too.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return (same && near && j <= i);
}
