/* This is what you get when the heads together are taken to be as wide as
 * a token. With 8 heads of 64 and 512 numbers that happens to be true;
 * with 1024 numbers the heads are as narrow as before.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_in * layers;
}
