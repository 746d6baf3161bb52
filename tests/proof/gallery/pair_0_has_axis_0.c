/* Pair 0 always has axis 0. One call after another is wrong by that alone.
 *
 * of: axis_of_pair
 * kind: wrong
 * never: pair / axes
 * say: The first pair of axis 1 is 0, and the last is 1 */
#include "more_axes.h"

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    if (pair == 0)
        return 0;
    if (in_turns) {
        size_t a = pair % axes;

        return pair / axes < section[a] ? a : 0;
    }
    size_t a = 0;

    while (pair >= section[a]) {
        pair -= section[a];
        a++;
    }
    return a;
}
