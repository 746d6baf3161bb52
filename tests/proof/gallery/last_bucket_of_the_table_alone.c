/* The last bucket is kept below all buckets, and not below those of a side.
 *
 * of: relative_bucket
 * kind: wrong
 * say: ^Near and the quotient, rounded down, are 16\. The last bucket of a side
 */
#include "relative_bias.h"

#include <math.h>

static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    if (distance < near)
        return distance;
    double part = log((double)distance / (double)near) /
                  log((double)furthest / (double)near);
    size_t bucket = near + (size_t)((double)(side - near) * part + 1e-10);
    return bucket;
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;
    if (key > query) {
        if (causal)
            return 0;
        {
            size_t b = side + bucket_of(key - query, side, furthest);
            return b < buckets ? b : buckets - 1;
        }
    }
    return bucket_of(query - key, side, furthest);
}
