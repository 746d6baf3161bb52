/* This is what you get when the window reaches to both sides: a token sees
 * those after it, too, as far as those before it. A model that writes has only
 * what stands before.
 *
 * read: who-sees-whom
 * shipped: https://github.com/ModelTC/LightLLM/pull/1311 */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    double apart = fabs(position[i] - position[j]);

    return i == j || (same && (window == 0 ? j <= i : apart <= (double)window));
}
