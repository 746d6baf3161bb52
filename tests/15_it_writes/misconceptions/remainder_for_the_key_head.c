/* This is what you get with the remainder, head % key_heads: 0 1 0 1 0 1 0 1
 * for 8 heads and 2 key heads. Neighbours should share one key head.
 *
 * read: fewer-keys-than-heads
 * shipped: https://github.com/ekzhang/jax-js/pull/180
 * shipped: https://github.com/apple/axlearn/pull/842 */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)heads;
    return head % key_heads;
}
