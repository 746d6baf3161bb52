/* This is what you get when a token sees all those after it in its text. A
 * model that writes has only what stands before. A window does not hide them:
 * the difference of the positions is below 0, and so less than any window.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return i == j || (same && near);
}
