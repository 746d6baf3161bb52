/* This is what you get when the product is kept in an int. It is enough for the
 * original Transformer. A number above 2,147,483,647 becomes negative or is cut
 * off. A size_t can hold it.
 *
 * read: the-price-of-width */
#include "add_vs_concat.h"

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return (size_t)(int)(3 * d_in * d_head * heads * layers);
}
