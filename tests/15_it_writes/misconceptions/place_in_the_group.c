/* This is what you get with the remainder, the place of a head in its group.
 * The key head is the number of the group: the quotient.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head % (heads / key_heads);
}
