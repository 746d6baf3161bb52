/* This is what you get when only the first layer is counted. Every layer has
 * the same width, so every layer has these matrices.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads;
}
