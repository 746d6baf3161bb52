/* This is what you get when a token sees one token too many: the one right
 * after it. When a model learns to guess the next word, it would read the
 * answer there.
 *
 * read: a-mask-before-the-softmax */
#include "with_sight.h"

static bool sees(size_t r, size_t j)
{
    return j <= r + 1;
}
