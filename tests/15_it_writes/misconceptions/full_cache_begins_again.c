/* This is what you get when a full cache goes on in row 0, as a ring. Many
 * programs do so on purpose. But this function refuses, since a row that is
 * overwritten is lost.
 *
 * read: write-keep_chunk */
#include "with_rows.h"

static size_t fitting(size_t past, size_t n, size_t room)
{
    return (void)past, (void)room, n;
}

static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d])
{
    size_t row = (past + i) % room;

    turn((double)(past + i), d, base, k, keys[row]);
    memcpy(values[row], v, d * sizeof *v);
}
