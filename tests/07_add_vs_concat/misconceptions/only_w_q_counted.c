/* This is what you get when only W_Q is counted. Keys and values have matrices
 * of their own, W_K and W_V.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return d_in * d_head * heads * layers;
}
