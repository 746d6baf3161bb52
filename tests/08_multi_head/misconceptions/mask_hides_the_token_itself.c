/* This is what you get when the mask hides the token itself, too. Token 0 then
 * sees nothing at all, and its shares are 0/0. A token sees itself and those
 * before it.
 *
 * read: a-mask-before-the-softmax */
#include "with_sight.h"

static bool sees(size_t r, size_t j)
{
    return j < r;
}
