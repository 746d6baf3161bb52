/* This is what you get with >= in place of >, or with one row of room less.
 * Where past + n is room, the last of the new tokens gets row room - 1, which
 * is there.
 *
 * read: write-keep_chunk */
#include "with_rows.h"

static size_t fitting(size_t past, size_t n, size_t room)
{
    return past + n >= room ? 0 : n;
}

static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d])
{
    turn((double)(past + i), d, base, k, keys[past + i]);
    memcpy(values[past + i], v, d * sizeof *v);
}
