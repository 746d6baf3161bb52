/* This is what you get with head / key_heads. It is right where a group has as
 * many heads as there are groups, as with 64 and 8, or 4 and 2. Divide by how
 * many heads share one: heads / key_heads.
 *
 * read: fewer-keys-than-heads
 * shipped: https://github.com/PSAL-POSTECH/ONNXim/issues/33 */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    (void)heads;
    return head / key_heads;
}
