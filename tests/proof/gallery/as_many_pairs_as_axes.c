/* Each axis gets as many pairs in a row as there are axes.
 *
 * of: axis_of_pair
 * kind: wrong
 * say: ^This is pair / axes, as in every call of this test */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (in_turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    return pair / axes;
}
