/* The place of a head in its group is added.
 *
 * of: key_head
 * kind: wrong
 * say: So all heads get 0 0 0 0 1 1 1 1, and not 0 1 2 3 1 2 3 4\. */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head / (heads / key_heads) + head % (heads / key_heads);
}
