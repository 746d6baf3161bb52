/* This is what you get when a token sees all words before it, those of other
 * texts too. Texts in one row have nothing to do with each other: the mask has
 * to part them, since positions can't.
 *
 * read: who-sees-whom
 * shipped: https://github.com/huggingface/nanoVLM/pull/204 */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] != 0;
    bool near = window == 0 || position[i] - position[j] < (double)window;

    return i == j || (same && near && j <= i);
}
