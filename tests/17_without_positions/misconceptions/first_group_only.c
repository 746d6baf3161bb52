/* This is what you get when the last layer of the first group alone has the
 * other base. Each group has a last layer.
 *
 * read: which-layers-turn */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every != 0 && layer + 1 == every ? of_last : usual;
}
