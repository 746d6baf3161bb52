/* This is what you get when layers are counted from 1 in one place and from 0
 * in the other: the second layer of each group has the other base.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && layer % every == 1 % every ? of_last : usual;
}
