/* This is what you get when the mask has the wrong half: a token sees itself
 * and those after it. A causal mask hides what comes later.
 *
 * read: a-mask-before-the-softmax */
#include "with_sight.h"

static bool sees(size_t r, size_t j)
{
    return j >= r;
}
