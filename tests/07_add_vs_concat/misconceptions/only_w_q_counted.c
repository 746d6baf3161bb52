/* This is what you get when W_Q alone is counted. Keys and values are made
 * from the same tokens, by matrices of their own.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return d_in * d_head * heads * layers;
}
