/* This is what you get when heads / key_heads is returned: how many heads
 * share one key head, and not which one.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)head;
    return heads / key_heads;
}
