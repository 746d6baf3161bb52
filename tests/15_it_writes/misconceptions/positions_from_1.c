/* This is what you get when positions are counted from 1. Here they count from
 * 0. If queries and keys both count from 1, no result of a model shows it,
 * since only differences count. But a cache is also read by others, and tables
 * have a row 0.
 *
 * read: padding-that-is-counted */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    return (double)(past + i + 1);
}
