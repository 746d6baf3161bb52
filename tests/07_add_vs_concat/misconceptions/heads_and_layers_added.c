/* This is what you get when heads times layers is added to the numbers of one
 * head's matrices, and not multiplied with them. Each head of each layer has
 * three matrices of its own.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head + heads * layers;
}
