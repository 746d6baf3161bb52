/* A head more belongs to each group.
 *
 * of: key_head
 * kind: wrong
 * say: ^This is head / 5, for each of the 8 heads\. */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head / (heads / key_heads + 1);
}
