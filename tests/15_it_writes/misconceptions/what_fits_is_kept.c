/* This is what you get when a call that does not fit keeps as many tokens as
 * there are rows left. A call is kept in full, or nothing of it is written.
 *
 * read: write-keep_chunk */
#include "with_rows.h"

static size_t fitting(size_t past, size_t n, size_t room)
{
    return past + n > room ? room - past : n;
}

static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d])
{
    turn((double)(past + i), d, base, k, keys[past + i]);
    memcpy(values[past + i], v, d * sizeof *v);
}
