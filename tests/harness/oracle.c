#include <float.h>
#include <math.h>
#include <stdint.h>

#include "oracle.h"

const double oracle_pi = 3.14159265358979323846;

/* The latest frequency of a pair is kept: a table asks for it in each of its
 * rows. */
static long double frequency(size_t i, size_t d_model)
{
    enum { ROOM = 2048 };
    static struct kept {
        size_t i, d_model;
        long double w;
    } kept[ROOM];
    struct kept *entry = &kept[i % ROOM];

    if (entry->i != i || entry->d_model != d_model)
        *entry = (struct kept){i, d_model,
                               expl(-(long double)(2 * i) /
                                    (long double)d_model * logl(10000.0L))};
    return entry->w;
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

/* Here no step depends on how a processor rounds a sum of products: fma, which
 * C rounds once everywhere, tells what was lost. */
static struct oracle_two two(double high, double low)
{
    double all = high + low;

    return (struct oracle_two){all, low - (all - high)};
}

static struct oracle_two add(struct oracle_two a, struct oracle_two b)
{
    double high = a.high + b.high, of_b = high - a.high;
    double lost = (a.high - (high - of_b)) + (b.high - of_b);

    return two(high, lost + (a.low + b.low));
}

static struct oracle_two times(struct oracle_two a, struct oracle_two b)
{
    double high = a.high * b.high, lost = fma(a.high, b.high, -high);

    return two(high, lost + (a.high * b.low + a.low * b.high));
}

static struct oracle_two over(struct oracle_two a, double n)
{
    double high = a.high / n;

    return two(high, (fma(-high, n, a.high) + a.low) / n);
}

static struct oracle_two minus(struct oracle_two a)
{
    return (struct oracle_two){-a.high, -a.low};
}

/* ln 10000 is 9431/1024, 427205241387/2^50 and the rest that is written here:
 * the larger parts have so few digits that their products with 2i are exact.
 * exp(-x) is the series for x/1024, squared ten times; 20 terms leave less than
 * 1e-60. */
struct oracle_two oracle_long_frequency(size_t i, size_t d_model)
{
    const double larger = 9431.0 / 1024;
    const double smaller = 427205241387.0 / (1LL << 50);
    const double rest = 1.98759303472254520973187736303e-17;
    double twice = (double)(2 * i);
    struct oracle_two x = two(-twice * larger, -twice * smaller), e = {1, 0};

    x.low -= twice * rest;
    x = over(over(x, (double)d_model), 1024);
    for (int n = 20; n > 0; n--)
        e = add((struct oracle_two){1, 0}, over(times(e, x), n));
    for (int n = 0; n < 10; n++)
        e = times(e, e);
    return e;
}

void oracle_long_frequencies(size_t d_model, struct oracle_two w[d_model / 2])
{
    struct oracle_two ratio = oracle_long_frequency(1, d_model);

    for (size_t i = 0; i < d_model / 2; i++)
        w[i] = i == 0 ? (struct oracle_two){1, 0} : times(w[i - 1], ratio);
}

void oracle_long_pair(size_t pos, struct oracle_two w, long double out[2])
{
    long double at = (long double)pos, phase = at * w.high;
    long double lost = rest_of(at, w.high, phase) + at * w.low;
    long double s = sinl(phase), c = cosl(phase);

    out[0] = s + lost * c;
    out[1] = c - lost * s;
}

struct oracle_hand oracle_turn(struct oracle_hand a, struct oracle_hand by)
{
    return (struct oracle_hand){
        add(times(a.sine, by.cosine), times(a.cosine, by.sine)),
        add(times(a.cosine, by.cosine), minus(times(a.sine, by.sine)))};
}

struct oracle_hand oracle_turns(struct oracle_hand turn, size_t n)
{
    struct oracle_hand all = {{0, 0}, {1, 0}};

    for (; n > 0; n /= 2) {
        if (n % 2 == 1)
            all = oracle_turn(all, turn);
        turn = oracle_turn(turn, turn);
    }
    return all;
}

/* The series for a 1024th of the angle, which is then doubled ten times. The
 * first term left out is below 1e-37. */
struct oracle_hand oracle_hand(size_t i, size_t d_model)
{
    struct oracle_two x = over(oracle_long_frequency(i, d_model), 1024);
    struct oracle_hand hand = {x, {1, 0}};
    struct oracle_two term = x;

    for (int n = 2; n < 10; n++) {
        struct oracle_two *of = n % 2 == 0 ? &hand.cosine : &hand.sine;

        term = over(times(term, x), n);
        *of = add(*of, n / 2 % 2 == 1 ? minus(term) : term);
    }
    return oracle_turns(hand, 1024);
}

/* The sum of both parts, rounded once: fma again. */
double oracle_nearest(struct oracle_two x)
{
    return fma(1, x.high, x.low);
}

double oracle_error(double y, struct oracle_two x)
{
    return fabs((y - x.high) - x.low);
}
