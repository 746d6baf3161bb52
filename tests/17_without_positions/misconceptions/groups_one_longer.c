/* This is what you get when a group has one layer more: the last comes after
 * so many layers of the usual kind as a group has.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && (layer + 1) % (every + 1) == 0 ? of_last : usual;
}
