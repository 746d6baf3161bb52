/* Another library of mathematics. It is read before a file that is compiled:
 * numbers_test.sh does this.
 *
 * Libraries differ in the last digit. Here half of all results are the next
 * double, or the one before: more than any library errs. A result of few digits
 * is taken for exact, and stays. A power, an exponential and a logarithm change
 * only where the other double is less than three quarters of a unit from the
 * truth: libraries take more care of these. SEED chooses the results that
 * change; with 0 none does. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static inline double another(double y)
{
    static const char *seed;
    uint64_t bits, chance;

    if (seed == NULL)
        seed = getenv("SEED") != NULL ? getenv("SEED") : "0";
    memcpy(&bits, &y, sizeof bits);
    if (seed[0] == '0' || !isfinite(y) || bits % (1 << 20) == 0)
        return y;
    chance = (bits + (uint64_t)seed[0]) * 0x9e3779b97f4a7c15u >> 62;
    bits += chance == 1;
    bits -= chance == 2;
    memcpy(&y, &bits, sizeof y);
    return y;
}

/* The other double, if the truth allows it. */
static inline double near_truth(double y, long double truth)
{
    double other = another(y);
    long double unit = fabsl(other - (long double)y);

    return fabsl(other - truth) < 0.75L * unit ? other : y;
}

/* powl takes long, and the course's frequencies are few: they are kept. */
static inline double another_pow(double x, double y)
{
    static struct {
        double x, y, power;
    } kept[1024];
    uint64_t bits;
    size_t at;

    memcpy(&bits, &y, sizeof bits);
    at = bits * 0x9e3779b97f4a7c15u >> 54;
    if (x == 0 || kept[at].x != x || kept[at].y != y) {
        kept[at].x = x;
        kept[at].y = y;
        kept[at].power = near_truth(pow(x, y), powl(x, y));
    }
    return kept[at].power;
}

#define sin(x)      another(sin(x))
#define cos(x)      another(cos(x))
#define atan(x)     another(atan(x))
#define atan2(y, x) another(atan2(y, x))
#define hypot(x, y) another(hypot(x, y))
#define exp(x)      near_truth(exp(x), expl(x))
#define log(x)      near_truth(log(x), logl(x))
#define pow(x, y)   another_pow(x, y)
