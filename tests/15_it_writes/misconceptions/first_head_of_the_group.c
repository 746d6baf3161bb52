/* This is what you get when the first head of the group is returned, such as 4
 * for head 5 of groups of 4. The key head is the number of the group: 1.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    size_t group = heads / key_heads;

    return head / group * group;
}
