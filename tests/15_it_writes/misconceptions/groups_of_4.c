/* This is what you get when 4 heads share a key head in each model. How many
 * share one is heads / key_heads.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)heads, (void)key_heads;
    return head / 4;
}
