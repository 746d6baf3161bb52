/* This is what you get when a list of flags, 1 1 1 0, is taken for a list of
 * layers: the layers 0 and 1 would be in it.
 *
 * read: which-layers-turn
 * shipped: https://github.com/huggingface/transformers/pull/37344 */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    (void)every;
    return layer > 1 ? of_last : usual;
}
