/* Chapter 11's rotate. Both arrays may be the same. */
#include "with_sum.h"

static inline void turn(double pos, size_t d, double base, const double x[d],
                        double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}
