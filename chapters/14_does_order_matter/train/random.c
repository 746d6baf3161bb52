#include "random.h"

#include <math.h>

static uint64_t state;

void random_begin(uint64_t seed)
{
    state = seed;
}

static uint64_t next(void)
{
    uint64_t z = (state += 0x9E3779B97F4A7C15U);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

double random_part(void)
{
    return (double)(next() >> 11) / 9007199254740992.0;
}

size_t random_below(size_t n)
{
    return (size_t)(random_part() * (double)n);
}

/* Two statements: C leaves it open which of two calls in one comes first. */
double random_normal(void)
{
    double r = sqrt(-2 * log(1 - random_part()));

    return r * cos(2 * 3.14159265358979323846 * random_part());
}
