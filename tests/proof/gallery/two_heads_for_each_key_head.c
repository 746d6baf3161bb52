/* Two heads share a key head, whatever the model is.
 *
 * of: key_head
 * kind: wrong
 * say: ^This is head / 2, for each of the 8 heads\. */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head / 2;
}
