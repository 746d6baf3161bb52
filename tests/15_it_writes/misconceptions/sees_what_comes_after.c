/* This is what you get when a token sees those after it, too. A model that
 * writes has only what stands before.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || fabs(position[i] - position[j]) < (double)window;

    return i == j || (same && near && true);
}
