/* This is what you get when every column of weights brings a bias along.
 * Many programs have them; the projections of the paper are products of
 * matrices and nothing more.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * (d_in + 1) * d_head * heads * layers;
}
