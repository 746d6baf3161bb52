/* This is what you get when the product is computed in float. Above 2^24, which
 * is about 17 million, a float can't hold every whole number. A size_t has them
 * all.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return (size_t)(3.0f * (float)d_in * (float)d_head * (float)heads *
                    (float)layers);
}
