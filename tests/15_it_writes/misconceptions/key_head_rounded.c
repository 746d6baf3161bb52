/* This is what you get when the quotient is rounded to the nearest. It is
 * rounded down: heads stand in groups of equal size.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

#include <math.h>

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return (size_t)lround((double)head * (double)key_heads / (double)heads);
}
