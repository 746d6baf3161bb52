/* This is what you get when the two bases are exchanged. In the settings of
 * SmolLM3, no_rope_layers has a 1 where a layer does turn.
 *
 * read: which-layers-turn
 * shipped: https://github.com/huggingface/transformers/pull/37344 */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && (layer + 1) % every == 0 ? usual : of_last;
}
