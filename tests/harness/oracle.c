#include <math.h>

#include "oracle.h"

const double oracle_pi = 3.14159265358979323846;

static long double frequency(size_t i, size_t d_model)
{
    long double share = (long double)(2 * i) / (long double)d_model;

    return expl(-share * logl(10000.0L));
}

double oracle_frequency(size_t i, size_t d_model)
{
    return (double)frequency(i, d_model);
}

/* The product is rounded, and the error grows with the position. fma computes
 * the error, and the slope of the wave corrects the result. So the digits are
 * right even where long double is no wider than double. */
static void pair(long double pos, long double w, double *sine, double *cosine)
{
    long double phase = pos * w, lost = fmal(pos, w, -phase);
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
               fmal(a.high, b.high, -high) + a.high * b.low + a.low * b.high);
}

static struct oracle_sum quotient(struct oracle_sum a, long double n)
{
    long double high = a.high / n;

    return sum(high, (fmal(-high, n, a.high) + a.low) / n);
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

void oracle_long_pair(size_t pos, struct oracle_sum w, long double out[2])
{
    long double at = (long double)pos, phase = at * w.high;
    long double lost = fmal(at, w.high, -phase) + at * w.low;
    long double s = sinl(phase), c = cosl(phase);

    out[0] = s + lost * c;
    out[1] = c - lost * s;
}
