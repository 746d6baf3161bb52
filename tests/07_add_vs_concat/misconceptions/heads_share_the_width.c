/* This is what you get when all heads together are taken to be as wide as a
 * token. That is true for 8 heads of 64 and a width of 512. With a width of
 * 1024 the heads are still 64 wide.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_in * layers;
}
