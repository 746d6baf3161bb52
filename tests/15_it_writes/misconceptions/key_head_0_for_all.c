/* This is what you get when every head asks key head 0. Is a number divided by
 * a larger one, in whole numbers? That is 0.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)head, (void)heads, (void)key_heads;
    return 0;
}
