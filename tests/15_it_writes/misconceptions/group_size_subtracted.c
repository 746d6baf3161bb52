/* This is what you get when the size of a group is subtracted from the head.
 * It divides it.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head - (heads / key_heads);
}
