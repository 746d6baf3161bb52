/* This is what you get when the layer before the last of each group has the
 * other base.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && (layer + 2) % every == 0 ? of_last : usual;
}
