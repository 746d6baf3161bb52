/* This is what you get when a head is counted from 1: the last of each group
 * then asks the next key head. Heads count from 0.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return (head + 1) / (heads / key_heads);
}
