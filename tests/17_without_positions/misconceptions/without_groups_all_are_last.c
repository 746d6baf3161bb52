/* This is what you get when all layers have the other base where there are no
 * groups. They should have the usual one.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every == 0 || (layer + 1) % every == 0 ? of_last : usual;
}
