#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "oracle.h"

const double oracle_pi = 3.14159265358979323846;

/* The frequencies of the latest width are kept: a table asks for them in each
 * of its rows. */
static long double frequency(size_t i, size_t d_model)
{
    enum { ROOM = 2049 };
    static long double kept[ROOM];
    static size_t width;
    long double share = (long double)(2 * i) / (long double)d_model;

    if (width != d_model)
        memset(kept, 0, sizeof kept);
    width = d_model;
    if (i >= ROOM)
        return expl(-share * logl(10000.0L));
    if (kept[i] == 0)
        kept[i] = expl(-share * logl(10000.0L));
    return kept[i];
}

double oracle_frequency(size_t i, size_t d_model)
{
    return (double)frequency(i, d_model);
}

/* a b - p without an error, where p is a b, rounded (Dekker's product: each
 * factor is cut in two, and all products of halves are exact). fmal gives the
 * same, but in software takes ten times as long. */
static long double rest_of(long double a, long double b, long double p)
{
    const long double cut =
        (long double)(UINT64_C(1) << (LDBL_MANT_DIG + 1) / 2) + 1;
    long double high_a = cut * a - (cut * a - a), low_a = a - high_a;
    long double high_b = cut * b - (cut * b - b), low_b = b - high_b;

    return low_a * low_b -
           (p - high_a * high_b - low_a * high_b - high_a * low_b);
}

/* The product is rounded, and the error grows with the position. The slope of
 * the wave corrects the result for the error. So the digits are right even
 * where long double is no wider than double. */
static void pair(long double pos, long double w, double *sine, double *cosine)
{
    long double phase = pos * w, lost = rest_of(pos, w, phase);
    long double s = sinl(phase), c = cosl(phase);

    *sine = (double)(s + lost * c);
    *cosine = (double)(c - lost * s);
}

void oracle_pair(double pos, double w, double out[2])
{
    pair(pos, w, &out[0], &out[1]);
}

void oracle_encoding(double pos, size_t d_model, double pe[d_model])
{
    double lone;

    for (size_t k = 0; k < d_model; k += 2)
        pair(pos, frequency(k / 2, d_model), &pe[k],
             k + 1 < d_model ? &pe[k + 1] : &lone);
}

/* a + b without an error, where a is the larger one. */
static struct oracle_sum sum(long double a, long double b)
{
    long double high = a + b;

    return (struct oracle_sum){high, b - (high - a)};
}

static struct oracle_sum product(struct oracle_sum a, struct oracle_sum b)
{
    long double high = a.high * b.high;

    return sum(high,
               rest_of(a.high, b.high, high) + a.high * b.low + a.low * b.high);
}

static struct oracle_sum quotient(struct oracle_sum a, long double n)
{
    long double high = a.high / n;

    return sum(high,
               (a.high - high * n - rest_of(high, n, high * n) + a.low) / n);
}

/* ln 10000 is 9431/1024 and the rest that is written here: the larger part has
 * so few digits that its product with 2i is exact. exp(-x) is the series for
 * x/1024, squared ten times; 20 terms leave less than 1e-60. */
struct oracle_sum oracle_long_frequency(size_t i, size_t d_model)
{
    const long double larger = 9431.0L / 1024;
    const long double rest = 3.79434476182736071965818737456830404e-4L;
    long double twice = (long double)(2 * i);
    struct oracle_sum x = sum(-twice * larger, -twice * rest), e = {1, 0};

    x = quotient(quotient(x, (long double)d_model), 1024);
    for (int n = 20; n > 0; n--) {
        struct oracle_sum term = quotient(product(e, x), n);

        e = sum(1, term.high);
        e = sum(e.high, e.low + term.low);
    }
    for (int n = 0; n < 10; n++)
        e = product(e, e);
    return e;
}

void oracle_long_frequencies(size_t d_model, struct oracle_sum w[d_model / 2])
{
    struct oracle_sum ratio = oracle_long_frequency(1, d_model);

    for (size_t i = 0; i < d_model / 2; i++)
        w[i] = i == 0 ? (struct oracle_sum){1, 0} : product(w[i - 1], ratio);
}

void oracle_long_pair(size_t pos, struct oracle_sum w, long double out[2])
{
    long double at = (long double)pos, phase = at * w.high;
    long double lost = rest_of(at, w.high, phase) + at * w.low;
    long double s = sinl(phase), c = cosl(phase);

    out[0] = s + lost * c;
    out[1] = c - lost * s;
}
