/* This is what you get when the first layer of each group has the other base.
 * It should be the last.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && layer % every == 0 ? of_last : usual;
}
