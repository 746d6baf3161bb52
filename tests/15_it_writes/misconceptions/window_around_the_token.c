/* This is what you get when the window is laid around the token: half of it
 * before, and half of it after. A model that writes has only what stands
 * before, and the whole window is for that.
 *
 * read: who-sees-whom */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    bool same = text[i] != 0 && text[j] == text[i];
    double apart = fabs(position[i] - position[j]);

    return i == j ||
           (same && (window == 0 ? j <= i : apart <= (double)(window / 2)));
}
