/* Chapter 02: one wave is bounded, but one wave is not enough. */
#include "single_sine.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "claim.h"
#include "oracle.h"

/* An encoding of one number is a lone sine of frequency 1. */
static double oracle_sine(double pos)
{
    double sine;

    oracle_encoding(pos, 1, &sine);
    return sine;
}

/* True if this is the sine of so many degrees, whatever pi was written as: 57.3
 * and 3.14 are off by up to a thousandth, and a sine by no more than its
 * angle. */
static bool is_in_degrees(double got, double pos)
{
    double angle = pos * oracle_pi / 180;

    return fabs(got - sin(angle)) <= fabs(angle) / 1000;
}

/* What a 2 pi with too few digits gives, if whole turns are taken off. After
 * many of them their number differs, too. */
static void suggest_turns(double pos, double got)
{
    const double turns[] = {6.283,    6.28318,  6.28319, 6.283185,
                            6.283186, 44.0 / 7, 6.2832};

    for (size_t t = 0; t < sizeof turns / sizeof *turns; t++)
        if (pos > 7 && pos < 1e6)
            suggest(is_near(got, sin(fmod(pos, turns[t]))) ||
                        is_near(got, sin(pos - floor(pos / 2 / oracle_pi) *
                                                   turns[t])),
                    "This is what %.7g gives for a whole turn. It has too few "
                    "digits, and sin needs no such help at all.",
                    turns[t]);
}

/* The sine of another angle. */
static void suggest_angle(double got, double pos)
{
    const struct slip slips[] = {
        {sin(pos - 1), "This is the sine of pos - 1. It should be that of pos "
                       "itself."},
        {sin(2 * pos), "This is the sine of twice the position."},
        {sin(pos / 2), "This is the sine of half the position."},
        {cos(pos * oracle_pi / 180),
         "This is the cosine, of the position taken for degrees. It should be "
         "the sine, and pos is in radians already."},
        {fabs(pos) > 1e15 ? NAN : sin(fmod(trunc(pos), 6)),
         "A whole turn is 6 here, and the position whole: what stands behind "
         "the point is lost."},
        {pos == 0 ? NAN : sin(pos / 2 / oracle_pi),
         "This is the sine of pos / (2 pi). The position is the angle, in "
         "radians."},
        {sin(trunc(pos)), "This is the sine of the whole part of pos: has it "
                          "become an int?"}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Another function, or pi with too few digits. */
static void suggest_function(double got, double pos)
{
    const struct slip slips[] = {
        {sinh(pos), "This is sinh, another function: the sine is sin."},
        {tan(pos), "This is the tangent. The sine is sin."},
        {asin(pos), "This is asin, which goes back from a sine to an angle. "
                    "The sine is sin."},
        {sin(pos) * sin(pos), "This is the square of the sine."},
        {sin(fmod(pos, 6.28)), "This is what 6.28 gives for a whole turn. It "
                               "has too few digits, and sin needs no such help "
                               "at all."},
        {sin(fmod(pos, 6.2832)), "This is what 6.2832 gives for a whole turn. "
                                 "It has too few digits, and sin needs no such "
                                 "help at all."},
        {cos(pos - 1.57), "This is what 1.57 gives for pi / 2: it has too few "
                          "digits. There is a function sin."},
        {cos(pos - 1.5708), "This is what 1.5708 gives for pi / 2: it has too "
                            "few digits. There is a function sin."},
        {pos - pos * pos * pos / 6 + pow(pos, 5) / 120,
         "These are the first three terms of a series. A sine has more of "
         "them: use sin of math.h."}};

    suggest_slip(got, COUNT(slips), slips);
}

static void expect_sine(double pos, double want, double tolerance)
{
    double got;

    describe_call("single_sine(%.10g)", pos);
    got = single_sine(pos);
    expect_value("", got, want, tolerance);
    suggest_turns(pos, got);
    if (fabs(want) > 1e-4)
        suggest(
            got != 0 && fabs(got) < 1e-6,
            "The sine of whole turns or half turns is 0: is the position "
            "multiplied by pi or by 2 pi? It should be the angle, in radians.");
    if (pos < 0)
        suggest(got == 0, "For this position below 0 the result is 0. The sine "
                          "goes on there: sin(-x) is -sin(x).");
    if (pos != 0)
        suggest(is_in_degrees(got, pos),
                "The position is taken for degrees here. It is in radians "
                "already, which is what sin wants.");
    suggest_angle(got, pos);
    suggest_function(got, pos);
}

/* First Principles counts from 1 in this example; the formula is the same. A
 * third word would be past the crest, where the wave falls again. */
Test(single_sine, is_the_sine_of_the_position,
     .description =
         "sin 1 = 0.8415, sin 2 = 0.9093 (First Principles: river, bank)",
     .data = "one-wave")
{
    expect_sine(1, 0.8415, digits(4));
    expect_sine(2, 0.9093, digits(4));
    expect_sine(0, 0, digits(4));
    expect_sine(3, 0.1411, digits(4));
}

/* A right answer takes the sine of pos, or of pos brought back into one turn
 * by a 2 pi of double precision, or a cosine of pos - pi/2: each of these adds
 * a few units in the last place of pos to the phase, and rounding() allows 64.
 * A float is off by 2e-8 at 0.3 already. */
Test(single_sine, is_in_radians_and_between_minus_1_and_1,
     .description = "-1 <= sin(pos) <= 1; one turn is 2 pi = 6.28 positions",
     .data = "radians")
{
    const double places[] = {0.3,   0.5,  1.5,      2.75,    4,         5.5,
                             6,     22,   30,       44,      90,        180,
                             355,   360,  361.25,   710,     -0.5,      -1,
                             -2.25, 1000, 31415.75, 1000000, 16777217.0};

    for (size_t s = 0; s < sizeof places / sizeof *places; s++)
        expect_sine(places[s], oracle_sine(places[s]), rounding(places[s]));
    if (nothing_wrong_yet()) { /* more turns than an int counts */
        expect_sine(1099511627777, oracle_sine(1099511627777),
                    rounding(1099511627777));
        suggest(true, "Nearer positions are right. Are whole turns counted in "
                      "an int, which ends at 2147483647? sin needs no such "
                      "help.");
    }
    for (size_t pos = 0; pos < 1000; pos += 9) {
        double got;

        describe_call("single_sine(%zu)", pos);
        got = single_sine((double)pos);
        expect_that(fabs(got) <= 1,
                    "A sine lies between -1 and 1; this is %.10g.", got);
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Of sorted numbers, all that lie from first to last are near to the last. */
static size_t pairs_within(double limit, size_t n, const double sorted[n])
{
    size_t pairs = 0, first = 0;

    for (size_t last = 0; last < n; last++) {
        while (sorted[last] - sorted[first] > limit)
            first++;
        pairs += last - first;
    }
    return pairs;
}

/* First Principles and Notes say that two positions may get one value, since a
 * sine repeats. Equal sines at whole numbers would make pi a fraction, so there
 * are none; but nearly equal ones are many. No difference lies so near one of
 * the limits (3.8e-9 at the nearest) that rounding could change a count. */
Test(single_sine, no_two_of_1000_values_are_equal_but_many_are_close,
     .description =
         "of 499500 pairs, 0 have one sine; 998 are within 1e-4, 8 within 1e-6",
     .data = "do-two-positions-share-a-sine")
{
    const struct {
        const char *what;
        double limit;
        size_t pairs;
    } crowds[] = {{"pairs of positions with the same value", 0, 0},
                  {"pairs of positions within 1e-6", 1e-6, 8},
                  {"pairs of positions within 1e-5", 1e-5, 108},
                  {"pairs of positions within 1e-4", 1e-4, 998},
                  {"pairs of positions within 1e-3", 1e-3, 1372}};
    double sine[1000], sorted[1000];
    size_t n = 0;

    expect_sine(355, -3.0144353359488449e-5, rounding(355));
    expect_sine(710, 6.0288706691585266e-5, rounding(710));
    for (size_t pos = 0; pos < 1000; pos++) {
        describe_call("single_sine(%zu)", pos);
        sine[pos] = single_sine((double)pos);
        if (isfinite(sine[pos]))
            sorted[n++] = sine[pos];
    }
    qsort(sorted, n, sizeof *sorted, by_size);
    describe_call("single_sine of 11 and of 344");
    expect_value("how far they lie apart", fabs(sine[11] - sine[344]),
                 1.3295546744391165e-7, rounding(344));
    describe_call("single_sine of 0 to 999");
    for (size_t s = 0; s < sizeof crowds / sizeof *crowds; s++)
        expect_count(crowds[s].what, pairs_within(crowds[s].limit, n, sorted),
                     crowds[s].pairs);
}

struct closest {
    size_t p, q;
    double distance;
};

/* Says of indices that were not written what the distance tells about them. */
static void expect_written(size_t p, size_t q, double distance, double want)
{
    const char *why = "No pair was compared, or none was closer than the "
                      "number with which the search starts, or the result was "
                      "never set";

    if ((p == SIZE_MAX) != (q == SIZE_MAX))
        why = "The other one was, in the same place";
    else if (isinf(distance))
        why = "No pair was looked at, or none was taken. Look at where the "
              "loops begin and end, at what else the if asks for, and "
              "whether a square is too large for a double";
    else if (fabs(distance - want) <= 1e-9 * (1 + want))
        why = "The distance is right: if the search starts with that of the "
              "first pair, set *p and *q there, too. p = &i sets the pointer "
              "alone; *p = i sets the index";
    expect_that(p != SIZE_MAX && q != SIZE_MAX,
                "*p and *q are results too, and %s written. %s.",
                p == q          ? "neither was"
                : p == SIZE_MAX ? "*p was never"
                                : "*q was never",
                why);
}

/* The distance must be that of the pair that comes with it. It is not if the
 * search starts with a number that no pair ever replaces, or if an index is set
 * elsewhere. */
static void expect_one_pair(size_t n, const double value[n], size_t p, size_t q,
                            double distance, double want, double tolerance)
{
    double apart = fabs(value[p] - value[q]);
    double of_sizes = fabs(fabs(value[p]) - fabs(value[q]));

    if (are_near(1, &distance, &of_sizes) && of_sizes < apart)
        expect_that(false,
                    "The result is %.10g, but the values at *p = %zu and *q = "
                    "%zu are %.10g apart. Their sizes are %.10g apart: the "
                    "sign of each value counts.",
                    distance, p, q, apart, of_sizes);
    else if (fabs(distance - want) <= tolerance)
        expect_that(
            fabs(distance - apart) <= tolerance,
            "The result is right, %.10g, but the values at *p = %zu "
            "and *q = %zu are %.10g apart. Are *p and *q set where a "
            "closer pair is found, to its two indices, and nowhere else?",
            distance, p, q, apart);
    else if (n > 2 && distance == fabs(value[n - 2] - value[n - 1]))
        expect_that(fabs(distance - apart) <= tolerance,
                    "The result is %.10g, but the values at *p = %zu and *q = "
                    "%zu are %.10g apart. It is the distance of the last two "
                    "values. Does the function return the last distance, in "
                    "place of the smallest?",
                    distance, p, q, apart);
    else
        expect_that(
            fabs(distance - apart) <= tolerance,
            "The result is %.10g, but the values at *p = %zu and *q = %zu "
            "are %.10g apart. The result must be the distance of that "
            "pair: not the number with which the search started, and not "
            "rounded to an int or a float, squared, or below zero.",
            distance, p, q, apart);
}

/* True if a value of the list, cut to a size_t, is this number. */
static bool is_value(size_t n, const double value[n], size_t number)
{
    for (size_t a = 0; a < n; a++)
        if (fabs(value[a]) < 1e18 && (size_t)(intmax_t)value[a] == number)
            return true;
    return false;
}

/* One index twice, or both counted from 1. */
static void suggest_counting(size_t p, size_t q, double distance,
                             struct closest want)
{
    suggest(p == q,
            "Both indices are %zu, and no value should be compared with "
            "itself. Does the second loop begin behind the first index, and is "
            "*q the second one?",
            p);
    suggest(p == want.p + 1 && q == want.q + 1 && distance == want.distance,
            "Both indices are one too large: they count from 0.");
}

/* Another pair of the list that is as close, or nearly. */
static void suggest_close_pair(size_t n, const double value[n], size_t p,
                               size_t q, double distance, struct closest want)
{
    bool another = p < n && q < n && p != q && !(p == want.q && q == want.p);

    suggest(another && fabs(value[p] - value[q]) == want.distance,
            "This pair is equally close, and not the first such pair: of "
            "several, the smallest p is asked for and, for it, the smallest q. "
            "In two loops the outer one should be that of p, and a later pair "
            "must be closer.");
    suggest(another && fabs(fabs(value[p] - value[q]) - want.distance) < 1e-8,
            "This pair is nearly as close: the two distances differ by less "
            "than 1e-8. Is something a float, or compared with a margin? Or "
            "does the search end before the last pair?");
    suggest(n > 2 && want.distance == 0 && distance > 0,
            "The closest two are equal here, and their distance is 0. Does a "
            "distance of 0 count?");
}

/* Says of two indices what they are, if that is simple. */
static void suggest_indices(size_t n, const double value[n], size_t p, size_t q,
                            double distance, struct closest want)
{
    static const char sizes[] =
        "One of these two is the value of the smallest size. The size of a "
        "value does not count: the two that lie closest to each other are "
        "asked for.";
    double low = INFINITY, high = -INFINITY, smallest = INFINITY;

    for (size_t a = 0; a < n; a++) {
        smallest = fmin(smallest, fabs(value[a]));
        low = fmin(low, value[a]);
        high = fmax(high, value[a]);
    }
    suggest(p == want.q && q == want.p,
            "These two are the pair, the other way round: *p is the smaller "
            "index. Is it set from the first loop, and does the second loop "
            "begin behind the first?");
    if (n > 2 && high - low > want.distance)
        suggest(
            distance == high - low,
            "This is the pair that lies furthest apart. Is the comparison the "
            "wrong way round, or is nothing ever compared with the smallest "
            "so far?");
    suggest_counting(p, q, distance, want);
    suggest_close_pair(n, value, p, q, distance, want);
    if (p >= n || q >= n)
        suggest((p < n || is_value(n, value, p)) &&
                    (q < n || is_value(n, value, q)),
                "%s here. What is asked for is where it stands: its index.",
                p < n   ? "*q is a value of the list"
                : q < n ? "*p is a value of the list"
                        : "*p and *q are values of the list");
    suggest((p + 1 == n || q + 1 == n) && want.q + 1 < n,
            "One of the two is the last index that there is. Is the smallest "
            "distance so far kept, and compared with the next? Or does a break "
            "leave a loop before its end?");
    suggest(
        fits_all(p < n && q < n &&
                     (fabs(value[p]) == smallest || fabs(value[q]) == smallest),
                 sizes),
        sizes);
}

/* The pairs that a loop with a slip in it looks at. */
static bool but_those_of_the_last(size_t a, size_t b, size_t n)
{
    return a < b && b + 1 < n;
}

static bool but_those_of_the_last_after_the_first(size_t a, size_t b, size_t n)
{
    return but_those_of_the_last(a, b, n) || (a == 0 && b == 1);
}

static bool but_all_after_the_first(size_t a, size_t b, size_t n)
{
    return a == 0 && b == 1 && n > 1;
}

static bool but_those_of_the_first(size_t a, size_t b, size_t n)
{
    return a > 0 && b < n;
}

static bool but_those_of_the_first_after_one(size_t a, size_t b, size_t n)
{
    return but_those_of_the_first(a, b, n) || (a == 0 && b == 1);
}

static bool but_neighbours(size_t a, size_t b, size_t n)
{
    return b < n && b > a + 1;
}

static bool but_the_last_two(size_t a, size_t b, size_t n)
{
    return a < b && a + 2 < n;
}

static bool but_the_last_two_after_the_first(size_t a, size_t b, size_t n)
{
    return but_the_last_two(a, b, n) || b == 1;
}

static bool of_the_first_half(size_t a, size_t b, size_t n)
{
    return a < b && a < n / 2;
}

static bool but_neighbours_from_1(size_t a, size_t b, size_t n)
{
    return b < n && (b > a + 1 || a == 0);
}

static bool with_every_second(size_t a, size_t b, size_t n)
{
    return b < n && (b - a) % 2 == 1;
}

static const struct loop {
    bool (*looks_at)(size_t a, size_t b, size_t n);
    const char *text;
} loops[] = {
    {but_those_of_the_last, "The last value is compared with no other here: "
                            "the second loop is to end with index n - 1."},
    {but_those_of_the_last_after_the_first,
     "The last value is compared with no other here: "
     "the second loop is to end with index n - 1."},
    {but_those_of_the_first, "The first value is compared with no other here: "
                             "the first loop is to begin with index 0."},
    {but_those_of_the_first_after_one,
     "The first value is compared with no other here, or with the second "
     "alone: "
     "the first loop is to begin with index 0."},
    {but_all_after_the_first, "Only the first two values are compared here. Do "
                              "the loops begin, and go on to the end?"},
    {but_neighbours, "Neighbours are never compared here: the second loop "
                     "begins one behind the first, and not two."},
    {but_neighbours_from_1, "Two values that stand side by side are never "
                            "compared here, but for the first two."},
    {but_the_last_two, "The last two values are never compared here. Where "
                       "does the first loop end?"},
    {but_the_last_two_after_the_first,
     "The last two values are never compared here. Where "
     "does the first loop end?"},
    {of_the_first_half, "A pair counts here only if its first value stands in "
                        "the first half of the list. The first loop goes on "
                        "to the end."},
    {with_every_second, "Each value is compared with every second one behind "
                        "it here, and not with all."}};

/* Indices beyond 255 need more than an unsigned char. */
static void expect_wide(size_t p, size_t q, struct closest want)
{
    expect_that(want.q < 256 || p != want.p % 256 || q != want.q % 256,
                "*p and *q should be %zu and %zu. They are %zu and %zu, which "
                "is what an unsigned char keeps of these: it ends at 255.",
                want.p, want.q, p, q);
}

/* Two indices as one number, which is not whole: whole ones are common. */
static double pair_number(size_t p, size_t q)
{
    return 1000 * (double)p + (double)q + 0.5;
}

enum { LOOPS = sizeof loops / sizeof *loops };

/* What each of these loops finds, if it may still be said. */
static void find_slips(size_t n, const double value[n], struct slip slip[LOOPS])
{
    for (size_t s = 0; s < LOOPS; s++) {
        struct closest found = {SIZE_MAX, SIZE_MAX, INFINITY};

        for (size_t a = 0; a < n && may_be_slip(s); a++)
            for (size_t b = a + 1; b < n; b++)
                if (fabs(value[a] - value[b]) < found.distance &&
                    loops[s].looks_at(a, b, n))
                    found = (struct closest){a, b, fabs(value[a] - value[b])};
        slip[s] = (struct slip){pair_number(found.p, found.q), loops[s].text};
    }
}

/* One subtraction and one absolute value: two right answers differ by a few
 * units in the last place of the distance, even if the absolute value is the
 * root of a square. The sines themselves are rounded, in the 16th digit. */
static bool expect_closest(size_t n, const double value[n], struct closest want)
{
    const double tolerance = digits(14) + 4 * DBL_EPSILON * want.distance;
    size_t p = SIZE_MAX, q = SIZE_MAX;
    double distance = closest_values(n, input_copy(n, value), &p, &q);
    struct slip slip[LOOPS];
    size_t slips = 0;

    if (n <= 10 || !nothing_wrong_yet() || p != want.p || q != want.q) {
        find_slips(n, value, slip);
        slips = LOOPS;
    }
    expect_wide(p, q, want);
    expect_written(p, q, distance, want.distance);
    suggest_slip_of_all(pair_number(p, q), slips, slip);
    if (p < n && q < n)
        expect_one_pair(n, value, p, q, distance, want.distance, tolerance);
    expect_count("*p", p, want.p);
    suggest_slip_of_all(pair_number(p, q), slips, slip);
    suggest_indices(n, value, p, q, distance, want);
    expect_count("*q", q, want.q);
    suggest_slip_of_all(pair_number(p, q), slips, slip);
    suggest_indices(n, value, p, q, distance, want);
    expect_value("the distance", distance, want.distance, tolerance);
    return p == want.p && q == want.q &&
           fabs(distance - want.distance) <= tolerance;
}

#define EXPECT_CLOSEST(p, q, distance, ...)                                    \
    (describe_call("closest_values of {" #__VA_ARGS__ "}"),                    \
     expect_closest(COUNT(((double[]){__VA_ARGS__})), (double[]){__VA_ARGS__}, \
                    (struct closest){p, q, distance}))

/* Of more values than 11 binary digits count, the last belongs to the pair. */
static void expect_last_is_close(void)
{
    double value[2049];

    for (size_t k = 0; k < 2048; k++)
        value[k] = (double)k;
    value[2048] = 1000.25;
    describe_call("closest_values of {0, 1, ..., 2047, 1000.25}");
    expect_closest(2049, value, (struct closest){1000, 2048, 0.25});
}

/* In the first list the sizes are 2.75 apart, a number with which no search
 * starts. In the second list 4.0625 and -4 have the closest sizes, but lie on
 * different sides of zero. In the third no two values are within 1, and the
 * last one counts. The closest two of the fifth are neighbours in the first
 * half, those of the sixth the last two, and those of the seventh equal as
 * floats. The last list is for a search that starts with a number which is
 * large, but not large enough, such as INT_MAX or 1e300. It is tried only if
 * the others are right: a distance that does not fit into an int becomes
 * another int on another machine, and abs in place of fabs would not be
 * recognised everywhere. */
Test(closest_values, compares_every_pair_by_absolute_difference,
     .description = "the smallest |value[p] - value[q]| over all p < q",
     .data = "every-pair-not-only-the-neighbours")
{
    bool right = EXPECT_CLOSEST(0, 1, 8.25, -2.75, 5.5);

    right &= EXPECT_CLOSEST(2, 4, 0.125, 5, -4, 3.25, 9, 3.125, -7.5, 4.0625);
    right &= EXPECT_CLOSEST(0, 4, 2.5, -8, 40, 16, 100, -5.5);
    right &= EXPECT_CLOSEST(2, 3, 0.5, 9, 7, 4.5, 4, 0);
    right &= EXPECT_CLOSEST(1, 2, 0.5, 0, 20, 20.5, 40, 60, 90);
    right &= EXPECT_CLOSEST(3, 4, 2, 50, 9, 30, 20, 18);
    right &=
        EXPECT_CLOSEST(1, 3, 1e-12, 1, 0.5, 0.25, 0.500000000001, 0.25000001);
    right &= EXPECT_CLOSEST(2, 3, 0x1p-43, 0, 5e-13, 1, 1 + 0x1p-43);
    right &= EXPECT_CLOSEST(3, 5, 3, 30, -40, 20, 1e6, 10, 1e6 + 3, 0);
    right &= EXPECT_CLOSEST(0, 1, 2e9, -1e9, 1e9);
    right &= EXPECT_CLOSEST(2, 3, 0.9999999999, 0, 1, 5, 5.9999999999);
    if (right)
        EXPECT_CLOSEST(0, 1, 2e305, -1e305, 1e305);
    expect_last_is_close();
}

/* In the last two lists one pair is closest: a loop that leaves a value out is
 * wrong there, too, and a wrong choice of equal pairs is not. */
Test(closest_values, returns_the_first_of_equally_close_pairs,
     .description =
         "of equally close pairs: the smallest p and, for it, the smallest q",
     .data = "which-pair-if-several-are-equally-close")
{
    EXPECT_CLOSEST(0, 1, 0, 0.5, 0.5);
    EXPECT_CLOSEST(0, 1, 0, 3, 3, 3, 3);
    EXPECT_CLOSEST(0, 3, 0, 2, 7, 7, 2);
    EXPECT_CLOSEST(0, 1, 1, 0, 1, 2, 3, 4);
    EXPECT_CLOSEST(0, 3, 1, 4, 0, 1, 3, 2);
    EXPECT_CLOSEST(1, 4, 0, 9, 4, -4, 0, 4, 9.5);
    EXPECT_CLOSEST(0, 4, 1, 0, 10, 20, 30, 1);
    EXPECT_CLOSEST(3, 4, 1, 0, 10, 20, 30, 31);
}

/* First Principles and Notes warn that a sine repeats: nearly. 8 + 14 = 22 and
 * 11 + 344 = 355 are almost odd multiples of pi, so the positions mirror each
 * other at a crest. The distances were computed with 200 bits; rounding the
 * sines first moves them by 2e-16. */
Test(closest_values, sines_of_11_and_344_are_the_closest_of_1000,
     .description =
         "closest of 20: 8 and 14, 1.25e-3; of 1000: 11 and 344, 1.33e-7",
     .data = "the-worst-place")
{
    const struct {
        size_t n;
        struct closest want;
    } texts[] = {{2, {0, 1, 0.84147098480789651}},
                 {3, {1, 2, 0.067826442017785189}},
                 {20, {8, 14, 0.0012491090714885301}},
                 {100, {11, 55, 2.3503319208362045e-4}},
                 {200, {165, 190, 1.9992307094533977e-6}},
                 {344, {33, 322, 3.9976465878224663e-7}},
                 {345, {11, 344, 1.3295546744391165e-7}},
                 {1000, {11, 344, 1.3295546744391165e-7}}};
    double sine[1000];

    for (size_t pos = 0; pos < 1000; pos++)
        sine[pos] = oracle_sine((double)pos);
    for (size_t s = 0; s < sizeof texts / sizeof *texts; s++) {
        describe_call("closest_values of sin 0 to sin %zu", texts[s].n - 1);
        expect_closest(texts[s].n, sine, texts[s].want);
    }
}
