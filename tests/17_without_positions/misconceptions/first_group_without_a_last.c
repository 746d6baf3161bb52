/* This is what you get when the first group has none: the layers 4, 8, ... in
 * place of 3, 7, ... are taken.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && layer != 0 && layer % every == 0 ? of_last : usual;
}
