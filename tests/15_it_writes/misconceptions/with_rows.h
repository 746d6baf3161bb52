/* keep_chunk that is right but for what is written: each file here has its own
 * keeping of token i, and its own answer to how many fit. */
#include "with_rotation.h"

static size_t fitting(size_t past, size_t n, size_t room);
static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d]);

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    size_t fit = fitting(past, n, room);

    for (size_t i = 0; i < fit; i++)
        keep_token(past, i, room, d, base, k[i], v[i], keys, values);
    return fit > 0;
}
