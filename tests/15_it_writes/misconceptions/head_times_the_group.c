/* This is what you get when head is multiplied by the size of a group. It is
 * divided by it: heads / key_heads neighbours share one key head.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head * heads / key_heads;
}
