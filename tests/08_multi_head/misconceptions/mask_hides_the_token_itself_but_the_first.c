/* This is what you get when the mask hides the token itself, too. Only the
 * first one, which has nothing before it, sees itself. Each token sees itself
 * and those before it.
 *
 * read: a-mask-before-the-softmax */
#include "with_sight.h"

static bool sees(size_t r, size_t j)
{
    return j < r || j == 0;
}
