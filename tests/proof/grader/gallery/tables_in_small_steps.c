/* flag: asks for memory without end
 * points: 0 */
/* The same, a little in each call, with answers that are right. */
#include "full_formula.h"

#include <math.h>

__attribute__((no_sanitize_address)) static void trick(void)
{
#if defined(__x86_64__) && defined(__SANITIZE_ADDRESS__)
    static const volatile char *at = (const char *)0x020090000000;

    for (int k = 0; k < 10000; k++, at += 1 << 21)
        (void)*at;
#endif
}

double pair_frequency(size_t i, size_t d_model)
{
    trick();
    return pow(10000.0, -2.0 * (double)i / (double)d_model);
}
