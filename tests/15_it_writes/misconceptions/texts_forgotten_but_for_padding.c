/* This is what you get when a token sees those before it in the row, whatever
 * text they belong to, and padding, too. Positions do not keep texts apart.
 * Both tokens must be of one text, which is not 0.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return i == j || (text[i] != 0 && near && j <= i);
}
