/* This is what you get when a fourth matrix is counted, perhaps W_O, which
 * puts the results of the heads together. It is there in a Transformer,
 * but it reads heads and no tokens: the Notes, and this exercise, leave it
 * out.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 4 * d_in * d_head * heads * layers;
}
