/* This is what you get when the product is kept in an unsigned int of 32 bits.
 * They are enough for the original Transformer. For a model like GPT-3 the
 * product overflows many times.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

#include <stdint.h>

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return (uint32_t)(3 * d_in * d_head * heads * layers);
}
