/* This is what you get when a token does not see itself. Its own key counts,
 * too: j <= i, and not j < i. The first token of a text would see nothing.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return (i == j && text[i] == 0) || (same && near && j < i);
}
