/* This is what you get when every head asks key head 0. Is key_heads / heads a
 * quotient of whole numbers? It is 0.
 *
 * read: fewer-keys-than-heads */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)head, (void)heads, (void)key_heads;
    return 0;
}
