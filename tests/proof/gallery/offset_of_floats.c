/* Query and key are floats, which have not every whole number from 2^24 on.
 *
 * of: clipped_offset
 * kind: wrong
 * say: Are query and key made floats */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    float offset = (float)key - (float)query;
    float most = (float)furthest;

    if (offset > most)
        offset = most;
    if (offset < -most)
        offset = -most;
    return (size_t)(most + offset);
}
