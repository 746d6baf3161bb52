/* This is what you get when a call chooses its frequencies by the number of
 * tokens that there are by then. Keys that were kept before have others, and
 * nothing turns them again: a score is no longer that of a distance. All calls
 * of a text need the same frequencies.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/trymirai/uzu/pull/604 */
#include "with_sum.h"

/* A longer text has a larger base from its eighth token on. */
static inline void turn_for(size_t tokens, double pos, size_t d, double base,
                            const double x[d], double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double used = tokens > 8 ? 8 * base : base;
        double a = pos * pow(used, -(double)i / (double)d);

        turned[i] = x[i] * cos(a) - x[i + 1] * sin(a);
        turned[i + 1] = x[i] * sin(a) + x[i + 1] * cos(a);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn_for(past + n, (double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    for (size_t i = 0; i < n; i++) {
        turn_for(past + n, (double)(past + i), d, base, q[i], query);
        attend_rows(0, past + i + 1, d, query, keys, values, y[i]);
    }
}
