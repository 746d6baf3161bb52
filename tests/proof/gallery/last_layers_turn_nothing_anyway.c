/* The last layers have the base 0, whatever their base is. 0 is not 1 divided
 * by a million.
 *
 * of: base_of_layer
 * kind: wrong
 * say: The first group should be the layers 0 to 5
 * never: 1 divided by */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    (void)of_last;
    return every == 0 || (layer + 1) % every != 0 ? usual : 0;
}
