/* This is what you get when every matrix is taken to be square, as wide as it
 * is high. A head projects from the width of a token to its own width, which is
 * much smaller.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_in * heads * layers;
}
