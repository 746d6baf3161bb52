/* This is what you get when keys are kept as they come. Then they would have
 * to be turned again and again, whenever they are asked. A key is turned once,
 * by its own position, and kept so.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/kvcache-ai/sglang/pull/66 */
#include "with_rows.h"

static size_t fitting(size_t past, size_t n, size_t room)
{
    return past + n > room ? 0 : n;
}

static void keep_token(size_t past, size_t i, size_t room, size_t d,
                       double base, const double k[d], const double v[d],
                       double keys[room][d], double values[room][d])
{
    (void)base;
    memcpy(keys[past + i], k, d * sizeof *k);
    memcpy(values[past + i], v, d * sizeof *v);
}
