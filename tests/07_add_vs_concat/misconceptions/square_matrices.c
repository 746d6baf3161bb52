/* This is what you get when every matrix is taken to be as wide as it is
 * high. A head projects to its own width, which is much smaller than that
 * of a token.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_in * heads * layers;
}
