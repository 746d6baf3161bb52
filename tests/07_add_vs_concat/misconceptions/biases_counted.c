/* This is what you get when a bias is counted for every column of weights. Many
 * programs have biases. The projections of the paper are matrices only.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * (d_in + 1) * d_head * heads * layers;
}
