/* This is what you get when a layer is taken to have a single head. Each head
 * has its own three matrices.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * layers;
}
