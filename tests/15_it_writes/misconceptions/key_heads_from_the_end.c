/* This is what you get when the first heads ask the last key head. They should
 * ask the first.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return key_heads - 1 - head / (heads / key_heads);
}
