/* This is what you get when only the first key of a call is kept. There are n
 * of them, a row of d numbers each.
 *
 * read: a-turned-key-never-changes */
#include "with_rows.h"

static size_t fitting(size_t past, size_t n, size_t room)
{
    return past + n > room ? 0 : n;
}

static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d])
{
    if (i == 0)
        turn((double)(past + i), d, base, k, keys[past + i]);
    memcpy(values[past + i], v, d * sizeof *v);
}
