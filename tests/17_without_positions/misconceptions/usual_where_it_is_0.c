/* This is what you get when a base of 0 is taken for one that is missing, and
 * the usual base is given.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && (layer + 1) % every == 0 && of_last > 0 ? of_last
                                                                 : usual;
}
