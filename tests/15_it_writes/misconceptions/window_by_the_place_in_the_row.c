/* This is what you get when the window counts places in the row. It counts
 * positions in the text: where a text is interrupted, or rows have moved,
 * these are two things.
 *
 * read: who-sees-whom
 * shipped: https://github.com/ikawrakow/ik_llama.cpp/pull/2459 */
#include "with_seen.h"

static bool sees(const size_t *text, const double *position, size_t window,
                 size_t i, size_t j)
{
    (void)position;
    bool same = text[i] != 0 && text[j] == text[i];
    bool near = window == 0 || i < j + window;

    return i == j || (same && near && j <= i);
}
