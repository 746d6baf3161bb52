/* This is what you get when all layers after the first group have the other
 * base, too.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && layer + 1 >= every ? of_last : usual;
}
