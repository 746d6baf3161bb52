/* This is what you get when the product is computed in double. Above 2^53 a
 * double can't hold every whole number, so the last digits are lost. A size_t
 * has them all.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return (size_t)(3.0 * (double)d_in * (double)d_head * (double)heads *
                    (double)layers);
}
