/* axis_of_pair in both ways, each a function: a file here mixes them up, or
 * gets one of them wrong. */
#include "more_axes.h"

static inline size_t by_sections(size_t pair, const size_t *section)
{
    size_t axis = 0;

    for (size_t end = section[0]; pair >= end; end += section[axis])
        axis++;
    return axis;
}

static inline size_t by_turns(size_t pair, size_t axes, const size_t *section)
{
    size_t axis = pair % axes;

    return pair / axes < section[axis] ? axis : 0;
}
