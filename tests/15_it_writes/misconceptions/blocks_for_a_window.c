/* This is what you get when the text is cut into blocks of this width, and
 * each token sees its own block. Some models have that, Llama 4 for one. A
 * window moves with the token.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 ||
                (size_t)position[i] / window == (size_t)position[j] / window;

    return i == j || (same && near && j <= i);
}
