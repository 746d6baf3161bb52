/* A fraction just below a whole number loses 1: 26 heads of 26. */
#include "it_writes.h"

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return (size_t)((double)head / (double)heads * (double)key_heads);
}
