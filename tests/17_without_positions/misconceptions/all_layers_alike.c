/* This is what you get when each layer has the usual base. The last layer of
 * each group has another.
 *
 * read: which-layers-turn
 * shipped: https://github.com/timtoole02/Camelid/pull/535
 * shipped: https://github.com/pytorch/executorch/issues/22043 */
#include "without_positions.h"

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    (void)layer, (void)every, (void)of_last;
    return usual;
}
