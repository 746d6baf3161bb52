/* Long doubles of 128 bits: functions that musl computes as doubles there (its
 * sources call that broken), and so without the room for e^1000. These err by
 * some of the last of 113 bits; powl by |y ln x| of them. erfl, erfcl, lgammal
 * and tgammal are still musl's. */
#include <math.h>
#include <stdbool.h>

static const long double log2_e = 0x1.71547652b82fe1777d0ffda0d23ap0L;
static const long double ln_10 = 2.302585092994045684017991454684364207601L;

/* ln 2 in two parts; the first has so few bits that k times it is exact. */
static const long double ln2_high = 0x1.62e42fefa39ef35793c76p-1L;
static const long double ln2_low = 0x1.cc01f97b57a079a193394c5b16c5p-87L;

/* Beyond this e^x is near infinity or 0, and beyond far past them. */
static const long double wide = 11000, far = 12000;

/* e^x is 2^k 2^(r log2 e); musl's exp2l has all bits. */
long double expl(long double x)
{
    long double k = rintl(x * log2_e);

    if (!(fabsl(x) < far))
        return x < 0 ? 0 : x * 0x1p16383L;
    return scalbnl(exp2l((x - k * ln2_high - k * ln2_low) * log2_e), (int)k);
}

/* Near 0 the series. */
long double expm1l(long double x)
{
    long double sum = 0;

    if (!(fabsl(x) < 0.5L))
        return expl(x) - 1;
    for (int n = 30; n > 1; n--)
        sum = (1 + sum) * x / n;
    return x + x * sum;
}

/* X is not far from 0. y, a double, errs; what it lacks is ln((1 + x) / e^y),
 * and so small that 2 (a - b) / (a + b) is ln(a / b). */
static long double log1p_near(long double x)
{
    long double y = log1p((double)x), e = expm1l(y);

    return y + 2 * (x - e) / (2 + x + e);
}

/* The k of x = 2^k (1 + f), and f, not far from 0. */
static int split(long double x, long double *f)
{
    int k;
    long double part = frexpl(x, &k);

    *f = part < 0.7071L ? 2 * part - 1 : part - 1;
    return part < 0.7071L ? k - 1 : k;
}

static long double log_of_none(long double x)
{
    return x == 0 ? -INFINITY : x < 0 ? NAN : x;
}

long double logl(long double x)
{
    long double f, k;

    if (!(x > 0 && x < INFINITY))
        return log_of_none(x);
    k = split(x, &f);
    return k * ln2_high + (k * ln2_low + log1p_near(f));
}

long double log1pl(long double x)
{
    return fabsl(x) < 0.4L ? log1p_near(x) : logl(1 + x);
}

long double log2l(long double x)
{
    long double f;

    if (!(x > 0 && x < INFINITY))
        return log_of_none(x);
    return split(x, &f) + log1p_near(f) * log2_e;
}

long double log10l(long double x)
{
    return logl(x) / ln_10;
}

/* x^n; exact if it has room in 113 bits. */
static long double whole_power(long double x, int n)
{
    long double y = 1;

    for (; n > 0; n /= 2, x *= x)
        if (n % 2 == 1)
            y *= x;
    return y;
}

long double powl(long double x, long double y)
{
    bool whole = rintl(y) == y;
    long double power;

    if (x == 0 || !isfinite(x) || !isfinite(y) || (x < 0 && !whole))
        return pow((double)x, (double)y);
    if (whole && fabsl(y) < 64) {
        power = whole_power(x, (int)fabsl(y));
        return y < 0 ? 1 / power : power;
    }
    power = expl(y * logl(fabsl(x)));
    return x < 0 && fmodl(y, 2) != 0 ? -power : power;
}

long double sinhl(long double x)
{
    long double e = expm1l(fabsl(x)), half = copysignl(0.5L, x);

    if (fabsl(x) < wide)
        return half * (e + e / (1 + e));
    e = expl(fabsl(x) / 2);
    return half * e * e;
}

long double coshl(long double x)
{
    long double e = expl(fabsl(x));

    if (fabsl(x) < wide)
        return (e + 1 / e) / 2;
    e = expl(fabsl(x) / 2);
    return e / 2 * e;
}

long double tanhl(long double x)
{
    long double e = expm1l(2 * x);

    return fabsl(x) > 50 ? copysignl(1, x) : e / (e + 2);
}

/* Behind 1e18, a^2 + 1 and a^2 are the same. */
long double asinhl(long double x)
{
    long double a = fabsl(x);

    return copysignl(a > 1e18L ? logl(a) + (ln2_high + ln2_low)
                               : log1pl(a + a * a / (1 + sqrtl(a * a + 1))),
                     x);
}

long double acoshl(long double x)
{
    return x > 1e18L ? logl(x) + (ln2_high + ln2_low)
                     : log1pl(x - 1 + sqrtl((x - 1) * (x + 1)));
}
