/* This is what you get when a fourth matrix is counted, such as W_O, which
 * combines the results of the heads. A Transformer has it, but its input is the
 * heads and not the tokens. The Notes and this exercise leave it out.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 4 * d_in * d_head * heads * layers;
}
