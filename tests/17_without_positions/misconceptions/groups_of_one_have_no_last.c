/* This is what you get when groups of one layer are taken for no groups.
 * There each layer is the last of its group.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every > 1 && (layer + 1) % every == 0 ? of_last : usual;
}
