/* This is what you get when window counts the tokens before, and not the token
 * itself: <= in place of <. A window of 3 is the token and two before it.
 *
 * read: who-sees-whom
 * shipped: https://github.com/huggingface/transformers/issues/39408
 * shipped: https://github.com/ml-explore/mlx-lm/pull/390 */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || position[i] - position[j] <= (double)window;

    return i == j || (same && near && j <= i);
}
