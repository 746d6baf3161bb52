/* This is what you get when each head asks the key head of its number, and all
 * that have none the last. Neighbours share one: heads / key_heads of them.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)heads;
    return head < key_heads ? head : key_heads - 1;
}
