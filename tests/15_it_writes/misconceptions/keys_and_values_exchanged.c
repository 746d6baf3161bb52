/* This is what you get when v goes into the rows of keys, turned, and k into
 * those of values. Keys are made of k, and values of v.
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
    turn((double)(past + i), d, base, v, keys[past + i]);
    memcpy(values[past + i], k, d * sizeof *k);
}
