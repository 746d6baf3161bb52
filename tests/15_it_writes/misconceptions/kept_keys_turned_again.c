/* This is what you get when keys that were kept are turned once more, or the
 * query is turned for each key by the difference of the two. The keys were
 * turned when they came, each by its own position. The query is turned by its
 * own position, once.
 *
 * read: a-turned-key-never-changes */
#include "with_rotation.h"

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        memcpy(keys[past + i], k[i], sizeof k[i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    for (size_t j = 0; j < past + n; j++)
        turn((double)j, d, base, keys[j], keys[j]);
    return true;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d], again[past + n][d];

    for (size_t j = 0; j < past + n; j++)
        turn((double)j, d, base, keys[j], again[j]);
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, (const double(*)[d])again,
                    values, y[i]);
    }
}
