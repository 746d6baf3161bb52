/* This is what you get when head is multiplied by the number of key heads. It
 * is divided by the size of a group: heads / key_heads neighbours share one key
 * head.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)heads;
    return head * key_heads;
}
