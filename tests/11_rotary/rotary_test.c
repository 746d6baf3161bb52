/* Chapter 11: turned queries and keys.
 *
 * The tolerances: a right program computes sine and cosine of a = pos w to
 * within rounding(pos w); claim.h derives this for frequencies from a power, an
 * exponential or repeated products. With a base of 500,000 the logarithm is 13
 * and not 9, which the 64 units there still cover. Each turned number is a sum
 * of two products of such a sine or cosine and a number of x. */
#include "rotary.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* The header allows widths up to 5000. The widest here is above 512, 1024 and
 * 4096, the sizes that an array of a fixed length is most often given. */
enum { WIDEST = 4098 };

/* The latest frequency of a pair is kept: several turns ask for it. */
static double frequency(size_t i, size_t d, double base)
{
    static struct kept {
        size_t d;
        double base, w;
    } kept[WIDEST / 2];
    struct kept *entry = &kept[i];
    long double share = (long double)(2 * i) / (long double)d;

    if (entry->d != d || entry->base != base)
        *entry = (struct kept){d, base,
                               (double)expl(-share * logl((long double)base))};
    return entry->w;
}

static size_t first_of(bool halves, size_t i)
{
    return halves ? i : 2 * i;
}

static size_t second_of(bool halves, size_t i, size_t d)
{
    return halves ? i + d / 2 : 2 * i + 1;
}

struct turn {
    double pos;
    size_t d;
    double base;
    bool halves;
};

static void exact_turn(struct turn t, const double x[], double turned[])
{
    for (size_t i = 0; i < t.d / 2; i++) {
        size_t first = first_of(t.halves, i);
        size_t second = second_of(t.halves, i, t.d);
        double pair[2];

        oracle_pair(t.pos, frequency(i, t.d, t.base), pair);
        turned[first] = x[first] * pair[1] - x[second] * pair[0];
        turned[second] = x[first] * pair[0] + x[second] * pair[1];
    }
}

static double largest(size_t n, const double x[n])
{
    double size = 0;

    for (size_t k = 0; k < n; k++)
        size = fmax(size, fabs(x[k]));
    return size;
}

/* The fastest pair: pair 0, unless the base is below 1. */
static double fastest(size_t d, double base)
{
    return fmax(1, frequency(d / 2 - 1, d, base));
}

static double turning(struct turn t, const double x[])
{
    return 2 * rounding(t.pos * fastest(t.d, t.base)) * largest(t.d, x);
}

/* Calls rotate or rotate_halves. */
static double *turned_by(struct turn t, const double x[])
{
    double *rotated = output_buffer(t.d);
    const double *in = input_copy(t.d, x);
    bool done;

    describe_call("rotate%s(%.10g, %zu, %g, %s)", t.halves ? "_halves" : "",
                  t.pos, t.d, t.base, in_braces(t.d, x));
    done = t.halves ? rotate_halves(t.pos, t.d, t.base, in, rotated)
                    : rotate(t.pos, t.d, t.base, in, rotated);
    expect_answer("the return value", done, true);
    suggest(SHOULD,
            "The width is %zu, which is even: each number has a partner. "
            "So true is returned.",
            t.d);
    return rotated;
}

/* By how much the first wrong pair lies further on than before, if it has kept
 * its length. A pair that was reflected, or whose numbers are exchanged, has
 * kept it, too: where that gives the same, nothing is asked. */
static void suggest_angle(struct turn t, const double x[], const double got[],
                          const double want[], double tolerance)
{
    size_t i = 0, first, second;
    double along, across, length, angle, apart, phase, sum;

    for (;; i++) {
        if (i == t.d / 2)
            return;
        first = first_of(t.halves, i);
        second = second_of(t.halves, i, t.d);
        if (!(fabs(got[first] - want[first]) <= tolerance &&
              fabs(got[second] - want[second]) <= tolerance))
            break;
    }
    along = x[first] * got[first] + x[second] * got[second];
    across = x[first] * got[second] - x[second] * got[first];
    length = hypot(x[first], x[second]);
    angle = atan2(across, along);
    phase = t.pos * frequency(i, t.d, t.base);
    apart = remainder(angle - phase, 2 * oracle_pi);
    sum = atan2(got[second], got[first]) + atan2(x[second], x[first]);
    if (length == 0 || fabs(remainder(sum - phase, oracle_pi / 2)) <= 1e-9 ||
        fabs(remainder(sum + phase, oracle_pi / 2)) <= 1e-9)
        return;
    suggest(fabs(apart) > 1e-4 &&
                is_near(hypot(got[first], got[second]), length),
            "Pair %zu, the numbers %zu and %zu, has kept its length, and its "
            "angle has changed by %.6g, but for whole turns. It should turn by "
            "%.6g, which is pos times its frequency.",
            i, first, second, angle, phase);
}

static size_t pair_of_the_first_wrong(struct turn t, const double got[],
                                      const double want[], double tolerance)
{
    size_t c = 0, pairs = t.d / 2;

    while (c + 1 < t.d && fabs(got[c] - want[c]) <= tolerance)
        c++;
    return t.halves && pairs > 0 ? c % pairs : c / 2;
}

static double furthest_off(size_t d, const double got[], const double want[])
{
    double off = 0;

    for (size_t k = 0; k < d; k++)
        off = fmax(off, fabs(got[k] - want[k]));
    return off;
}

/* What is right of a wrong turn: pair 0, or one number of each pair. Where
 * index 2i is mistaken, pair 0 may be all right. Where each pair has kept its
 * length, only angles are wrong. */
static void suggest_turn(struct turn t, const double x[], const double got[],
                         const double want[], double tolerance)
{
    bool pair_0 = true, kept_length = true;
    size_t pairs = t.d / 2, firsts = 0, seconds = 0;
    size_t wrong = pair_of_the_first_wrong(t, got, want, tolerance);
    double angle = t.pos * frequency(wrong, t.d, t.base);

    for (size_t i = 0; i < t.d / 2; i++) {
        size_t first = first_of(t.halves, i),
               second = second_of(t.halves, i, t.d);
        bool first_right = fabs(got[first] - want[first]) <= tolerance;
        bool second_right = fabs(got[second] - want[second]) <= tolerance;

        pair_0 = pair_0 && (i > 0 || (first_right && second_right));
        kept_length =
            kept_length && fabs(hypot(got[first], got[second]) -
                                hypot(x[first], x[second])) <= tolerance;
        firsts += first_right;
        seconds += second_right;
    }
    suggest(!kept_length && firsts == pairs && seconds <= pair_0,
            "The first number of each pair is right, and only second ones are "
            "wrong: in the end those should be first times sine, plus second "
            "times cosine, of the numbers before the turn.");
    suggest(!kept_length && seconds == pairs && firsts <= pair_0,
            "The second number of each pair is right, and only first ones are "
            "wrong: in the end those should be first times cosine, minus "
            "second times sine.");
    suggest_angle(t, x, got, want, tolerance);
    suggest(
        pair_0 && furthest_off(t.d, got, want) > 1e-5,
        "Pair 0 is right: it stands at 0 and %zu, and turns by the angle %g. "
        "Pair 1 should stand at %zu and %zu, and turn by %.6g. So look at "
        "the other frequencies, at where the pairs stand, and at which the "
        "loop reaches.",
        second_of(t.halves, 0, t.d), t.pos, first_of(t.halves, 1),
        second_of(t.halves, 1, t.d), t.pos * frequency(1, t.d, t.base));
    suggest(SHOULD,
            "Pair %zu stands at %zu and %zu. It turns by the angle %.6g, whose "
            "cosine is %.4f and whose sine is %.4f.",
            wrong, first_of(t.halves, wrong), second_of(t.halves, wrong, t.d),
            angle, cos(angle), sin(angle));
}

/* True if the angles are degrees, turned into radians by some pi from 3.13 to
 * 3.15, such as 3.14. */
static bool is_in_degrees(struct turn t, const double x[], const double got[])
{
    double turned[WIDEST], phase = t.pos * oracle_pi / 180;

    exact_turn((struct turn){phase, t.d, t.base, t.halves}, x, turned);
    for (size_t c = 0; c < t.d; c++)
        if (!(fabs(got[c] - turned[c]) <=
              0.004 * fabs(phase) * fastest(t.d, t.base) * 2 * largest(t.d, x)))
            return false;
    return true;
}

/* A position that is kept in a type that can't hold it: with 3 to 23 binary
 * digits, rounded or cut; and in one byte or two. */
enum { WAYS = 44 };

static double narrowed(double pos, int way)
{
    int digits = 3 + way / 2, power;
    double part = ldexp(frexp(pos, &power), digits);

    if (way >= WAYS - 2)
        return fmod(trunc(pos), way == WAYS - 1 ? 256 : 65536);
    return ldexp(way % 2 == 0 ? rint(part) : trunc(part), power - digits);
}

static bool is_turned_by(struct turn t, const double x[], const double got[],
                         double tolerance)
{
    for (size_t i = 0; i < t.d / 2; i++) {
        size_t first = first_of(t.halves, i);
        size_t second = second_of(t.halves, i, t.d);
        double hand[2], w = frequency(i, t.d, t.base);

        oracle_pair(t.pos, w, hand);
        if (!(fabs(x[first] * hand[1] - x[second] * hand[0] - got[first]) <=
                  tolerance &&
              fabs(x[first] * hand[0] + x[second] * hand[1] - got[second]) <=
                  tolerance))
            return false;
    }
    return true;
}

/* True if each sine is made of its cosine: the root of 1 - cosine^2. */
static bool is_by_a_root(struct turn t, const double x[], const double got[],
                         double tolerance)
{
    for (size_t i = 0; i < t.d / 2; i++) {
        size_t first = first_of(t.halves, i);
        size_t second = second_of(t.halves, i, t.d);
        double c = cos(t.pos * frequency(i, t.d, t.base)), s = sqrt(1 - c * c);

        if (!(fabs(x[first] * c - x[second] * s - got[first]) <= tolerance &&
              fabs(x[first] * s + x[second] * c - got[second]) <= tolerance))
            return false;
    }
    return true;
}

/* True if all pairs turn by FREQUENCY for each position, whichever pair they
 * are. */
static bool is_turned_alike(struct turn t, double frequency, const double x[],
                            const double got[], double tolerance)
{
    return is_turned_by((struct turn){t.pos * frequency, t.d, 1, t.halves}, x,
                        got, tolerance);
}

/* What AddressSanitizer writes into memory that is asked for, and gcc into
 * local arrays, taken for a frequency. */
static void suggest_unfilled(struct turn t, const double x[],
                             const double got[], double tolerance)
{
    suggest(is_turned_alike(t, -0x1.ebebebebebebep-20, x, got, tolerance) ||
                is_turned_alike(t, -0x1.efefefefefefep+1008, x, got, tolerance),
            "Each pair turns by pos times one strange number here, which "
            "stands in memory that nobody has written. Is a table of "
            "frequencies read before it is filled?");
}

/* Each way must give all answers of the claim so far, right or wrong; a nan,
 * as from a position that is too large for the type, tells nothing. */
static void suggest_narrow(struct turn t, const double x[], const double got[],
                           double tolerance)
{
    static uint64_t ruled_out;
    bool right = is_turned_by(t, x, got, tolerance);
    double found = t.pos, pos = t.pos;

    for (int way = 0; way < WAYS && all_numbers(t.d, got); way++) {
        t.pos = narrowed(pos, way);
        if (ruled_out >> way & 1)
            continue;
        if (!(t.pos == pos ? right : is_turned_by(t, x, got, tolerance)))
            ruled_out |= UINT64_C(1) << way;
        else if (t.pos != pos)
            found = t.pos;
    }
    suggest(found != pos && (found == trunc(pos) || found == rint(pos)),
            "It turns as if pos were %.10g, not %.10g. Is it made a whole "
            "number, as by (int) or (size_t)? Or is it kept in a type that "
            "can't hold it, as an unsigned char?",
            found, pos);
    suggest(found != pos,
            "It turns as if pos were %.10g, not %.10g. Is it kept in a type "
            "that can't hold %.10g? A float has 24 binary digits, float16 and "
            "TF32 have 11, bfloat16 has 8, and an unsigned char ends at 255.",
            found, pos, pos);
}

static void expect_turned(struct turn t, const double x[], const double want[],
                          double tolerance)
{
    const double *got = turned_by(t, x);

    expect("", values(t.d), got, want, tolerance);
    suggest_narrow(t, x, got, tolerance);
    if (!nothing_wrong_yet() && t.pos != 0)
        suggest_unfilled(t, x, got, tolerance);
    if (!nothing_wrong_yet() && fabs(t.pos) * fastest(t.d, t.base) < 50 &&
        t.pos != 0)
        suggest(is_in_degrees(t, x, got),
                "These are about the angles of degrees made radians: pos times "
                "the frequency, times pi / 180. Without that factor it is in "
                "radians already.");
    if (!nothing_wrong_yet())
        suggest(is_by_a_root(t, x, got, tolerance),
                "Is the sine made of the cosine here, as the root of 1 - "
                "cosine^2? A root is never negative, and the root for a small "
                "angle has few right digits. sin(a) has both right.");
    if (!nothing_wrong_yet())
        suggest_turn(t, x, got, want, tolerance);
}

static void expect_turn(struct turn t, const double x[])
{
    double want[WIDEST];

    exact_turn(t, x, want);
    expect_turned(t, x, want, turning(t, x));
}

/* Numbers of different sizes and signs, with one decimal: most are no floats.
 */
static void fill(size_t d, double x[d])
{
    for (size_t k = 0; k < d; k++)
        x[k] = (2 * (double)((k * 7 + 3) % 11) - 13) / 10;
}

/* A turn whose result was computed elsewhere. */
struct known {
    struct turn turn;
    double x[6], want[6];
};

static void expect_known(const struct known *known, double tolerance)
{
    struct turn t = known->turn;

    expect_turned(t, known->x, known->want,
                  tolerance > 0 ? tolerance : turning(t, known->x));
}

/* Computed with 50 digits, as sums of products; the last rows are from
 * CTranslate2, tests/layers_test.cc, which computes in float. */
Test(rotate, each_pair_of_neighbours_turns_by_position_times_frequency,
     .description =
         "for example, 1 2 3 4 at position 1: -1.1426 1.9221 2.9599 4.0298",
     .data = "turning-instead-of-adding")
{
    const struct known exact[] = {
        {{1, 4, 10000, false},
         {1, 2, 3, 4},
         {-1.142639663747653, 1.922075596544176, 2.959850667913329,
          4.029799501669161}},
        {{2, 4, 10000, false},
         {1, 2, 3, 4},
         {-2.234741690198506, 0.07700375373139692, 2.919405353226401,
          4.05919602674631}},
        {{3, 4, 10000, false},
         {1, 2, 3, 4},
         {-1.27223251272018, -1.838864985141024, 2.87866810043698,
          4.088186635603437}},
        {{1, 4, 500000, false},
         {1, 2, 3, 4},
         {-1.142639663747653, 1.922075596544176, 2.994340147636626,
          4.004238639273573}},
        {{1, 6, 10000, false},
         {1, 2, 3, 4, 5, 6},
         {-1.142639663747653, 1.922075596544176, 2.811172034262966,
          4.134889574556716, 4.987061797892211, 6.010758240355713}}};
    const struct known public_rows[] = {
        {{2, 6, 10000, false},
         {0.8822692632675171, 0.9150039553642273, 0.38286375999450684,
          0.9593056440353394, 0.3904482126235962, 0.600895345211029},
         {-1.1991642713546753, 0.421469122171402, 0.29228904843330383,
          0.9906659722328186, 0.3878554105758667, 0.6025721430778503}},
        {{3, 6, 10000, false},
         {0.10531491041183472, 0.26949483156204224, 0.3588126301765442,
          0.19936376810073853, 0.5471915602684021, 0.006160438060760498},
         {-0.1422920823097229, -0.25193583965301514, 0.3276682496070862,
          0.24723657965660095, 0.5471403002738953, 0.009696949273347855}}};

    for (size_t s = 0; s < COUNT(exact); s++)
        expect_known(&exact[s], 0);
    for (size_t s = 0; s < COUNT(public_rows); s++)
        expect_known(&public_rows[s], digits(6));
}

static double squared_length(size_t n, const double x[n])
{
    double sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += x[k] * x[k];
    return sum;
}

/* The last pair turns by 1.2e-9 radians, which is no 0. */
Test(rotate, the_slowest_pair_turns_too,
     .description = "position 0.001, width 128, base 1000000: 1.2e-9 radians",
     .data = "turning-instead-of-adding")
{
    double x[128];

    for (size_t k = 0; k < COUNT(x); k++)
        x[k] = k % 2 == 0 ? 0.75 : 1.25;
    expect_turn((struct turn){0.001, COUNT(x), 1e6, false}, x);
    suggest(true, "Small angles turn as all others do: is one taken for 0?");
}

/* A turn and a reflection keep lengths, and so does no turn at all. So the
 * numbers are checked as well. */
Test(rotate, lengths_stay_and_position_0_changes_nothing,
     .description =
         "x^2 + y^2 is the same before and after; 1 2 3 4: 30 at any position",
     .data = "turning-instead-of-adding")
{
    const double places[] = {0, 1, 2.5, 44, -7, 1000, 100000};
    const double x[] = {1, 2, 3, 4};

    for (size_t s = 0; s < COUNT(places); s++) {
        struct turn t = {places[s], 4, 10000, false};
        double *rotated;

        expect_turn(t, x);
        rotated = turned_by(t, x);
        expect_value("the squared length", squared_length(4, rotated), 30,
                     4 * 4 * turning(t, x));
        expect_value("the squared length of the first pair",
                     squared_length(2, rotated), 5, 2 * 4 * turning(t, x));
    }
}

/* Turned twice, and turned back. */
Test(rotate, turns_add_up_and_the_opposite_position_undoes_them,
     .description =
         "turned by p and then by q is turned by p + q; q = -p gives x back",
     .data = "one-score-at-every-place")
{
    const double probes[][2] = {{3, 2}, {10, 70}, {2.5, -1}, {1000, -1000}};
    double x[6];

    fill(6, x);
    for (size_t s = 0; s < COUNT(probes); s++) {
        double p = probes[s][0], q = probes[s][1];
        struct turn once = {p, 6, 10000, false}, again = {q, 6, 10000, false};
        struct turn both = {p + q, 6, 10000, false};
        double *there = turned_by(once, x), *twice, want[6];
        char what[64];

        exact_turn(both, x, want);
        twice = turned_by(again, there);
        snprintf(what, sizeof what, "x turned by %g, and then by %g", p, q);
        expect(what, values(6), twice, want,
               2 * (turning(once, x) + turning(again, x)));
    }
}

/* PE(0) is (0, 1) in each pair. Its turn by geometry's matrix is (-sin, cos),
 * which is the encoding of -pos: chapter 06 has the transpose. */
Test(rotate, the_encoding_of_0_becomes_the_encoding_of_minus_pos,
     .description = "PE(0) = 0 1 0 1 0 1, turned by position 5, is PE(-5)",
     .data = "which-way-it-turns")
{
    const size_t widths[] = {2, 6, 512};
    const double places[] = {1, 5, -5, 43, 1000};

    for (size_t s = 0; s < COUNT(widths); s++)
        for (size_t p = 0; p < COUNT(places); p++) {
            struct turn t = {places[p], widths[s], 10000, false};
            double zero[WIDEST], want[WIDEST];

            oracle_encoding(0, t.d, zero);
            oracle_encoding(-t.pos, t.d, want);
            expect("PE(0), turned", values(t.d), turned_by(t, zero), want,
                   turning(t, zero));
        }
}

/* A stretched base is neither a whole number nor a float: two of the bases are
 * not, and neither is one of the positions. */
static void expect_turns(bool halves)
{
    const struct turn turns[] = {
        {1, 2, 10000, halves},       {0.5, 8, 10000, halves},
        {-3, 6, 10000, halves},      {257, 6, 10000, halves},
        {5, 6, 500000, halves},      {5, 10, 500000, halves},
        {5, 6, 500000, halves},      {5, 6, 1, halves},
        {5, 10, 100, halves},        {-2.25, 8, 0.25, halves},
        {4095, 128, 1e6, halves},    {100000, 64, 10000, halves},
        {1000000, 6, 10, halves},    {-100000.5, 6, 10, halves},
        {12.75, 512, 10000, halves}, {31, 100, 40000.5, halves},
        {7, 128, 40889.9, halves},   {0.3, WIDEST, 10000.1, halves},
        {0, 6, 10000, halves}};
    double x[WIDEST];

    for (size_t s = 0; s < COUNT(turns); s++) {
        fill(turns[s].d, x);
        expect_turn(turns[s], x);
    }
}

/* Numbers of which each pair has a 0, and a pair that turns by 1e-9 radians. */
static void expect_small_turns(bool halves)
{
    const double half[] = {2, -1, 0, 0}, woven[] = {2, 0, -1, 0};
    const double x[] = {.75, 1.25, .5, 2};

    expect_turn((struct turn){1, 4, 100, halves}, halves ? half : woven);
    suggest(SHOULD, "Each pair turns, also where a number of it is 0.");
    expect_turn((struct turn){0.001, 4, 1e12, halves}, x);
    suggest(true, "Small angles turn as all others do: is one taken for 0?");
}

Test(rotate, pair_i_has_the_frequency_base_to_the_minus_2_i_over_d,
     .description =
         "the angle of pair i: pos base^(-2i/d), for any position and base",
     .data = "turning-instead-of-adding")
{
    expect_turns(false);
    expect_small_turns(false);
}

static void expect_refusal(bool halves)
{
    const size_t widths[] = {1, 3, 5, 127};
    double x[WIDEST];

    for (size_t s = 0; s < COUNT(widths); s++) {
        size_t d = widths[s];
        double pos = (double)(1 - s % 2), *out = output_buffer(d);
        const double *in;
        bool done;

        fill(d, x);
        in = input_copy(d, x);
        describe_call("rotate%s(%g, %zu, 10000, %s)", halves ? "_halves" : "",
                      pos, d, in_braces(d, x));
        done = halves ? rotate_halves(pos, d, 10000, in, out)
                      : rotate(pos, d, 10000, in, out);
        expect_answer("the return value", done, false);
        suggest(done, "The last number of an odd width has no partner to turn "
                      "with: return false before anything is written.");
        expect_that(memcmp(out, output_buffer(d), d * sizeof *out) == 0,
                    "Of an odd number of numbers one has no partner, so "
                    "nothing should be written, but something was.");
    }
}

Test(rotate, an_odd_width_is_refused_and_nothing_is_written,
     .description =
         "d numbers make d/2 pairs: with an odd d, one number has no partner",
     .data = "write-rotate")
{
    expect_refusal(false);
}

static double length(size_t n, const double x[n])
{
    return sqrt(squared_length(n, x));
}

struct score {
    size_t d;
    double base, q_pos, k_pos;
};

/* The sum over all pairs of errors that are at most the lengths of both pairs
 * times those of both angles, and of the d roundings of the sum. */
static double summing(struct score s, const double q[], const double k[])
{
    double angles = rounding(s.q_pos * fastest(s.d, s.base)) +
                    rounding(s.k_pos * fastest(s.d, s.base));

    return length(s.d, q) * length(s.d, k) *
           (2 * angles + (double)s.d * DBL_EPSILON);
}

/* Re sum q conj(k) e^(i (m - n) w): each pair by its two products, at the
 * offset alone. */
static double exact_score(struct score s, const double q[], const double k[])
{
    long double sum = 0;

    for (size_t i = 0; i < s.d / 2; i++) {
        const double *a = q + 2 * i, *b = k + 2 * i;
        double turn[2];

        oracle_pair(s.q_pos - s.k_pos, frequency(i, s.d, s.base), turn);
        sum += (long double)turn[1] * (a[0] * b[0] + a[1] * b[1]);
        sum += (long double)turn[0] * (a[0] * b[1] - a[1] * b[0]);
    }
    return (double)sum;
}

/* What the cosines alone give. */
static double score_without_sines(struct score s, const double q[],
                                  const double k[])
{
    double sum = 0;

    for (size_t i = 0; i < s.d / 2; i++)
        sum += cos((s.q_pos - s.k_pos) * frequency(i, s.d, s.base)) *
               (q[2 * i] * k[2 * i] + q[2 * i + 1] * k[2 * i + 1]);
    return sum;
}

/* True if GOT is the score at whole positions, rounded or cut: of the query, of
 * the key, or of both. */
static bool is_at_whole_positions(double got, struct score s, const double q[],
                                  const double k[])
{
    double (*const whole[])(double) = {round, trunc};

    for (size_t w = 0; w < COUNT(whole); w++)
        for (int which = 1; which < 4; which++) {
            struct score other = s;

            if (which & 1)
                other.q_pos = whole[w](s.q_pos);
            if (which & 2)
                other.k_pos = whole[w](s.k_pos);
            if ((other.q_pos != s.q_pos || other.k_pos != s.k_pos) &&
                is_near(got, exact_score(other, q, k)))
                return true;
        }
    return false;
}

static void expect_score(struct score s, const double q[], const double k[],
                         double want)
{
    const double *query = input_copy(s.d, q), *key = input_copy(s.d, k);
    double got;

    describe_call("rotary_score(%zu, %g, %.10g, %s, %.10g, %s)", s.d, s.base,
                  s.q_pos, in_braces(s.d, q), s.k_pos,
                  s.d > 8 ? "y" : in_braces(s.d, k));
    got = rotary_score(s.d, s.base, s.q_pos, query, s.k_pos, key);
    expect_value("", got, want, summing(s, q, k));
    if (!nothing_wrong_yet())
        suggest(is_at_whole_positions(got, s, q, k),
                "This is the score at whole positions. Is a position rounded "
                "or cut? It may have a fraction.");
    if (!nothing_wrong_yet())
        suggest(is_near(got, score_without_sines(s, q, k)),
                "This is the sum over all pairs of cosine * (first * first + "
                "second * second). With the difference of the positions a pair "
                "has a second part, with the sine: both numbers of the query "
                "meet both of the key.");
    if (s.d <= 6) {
        double turned_q[6], turned_k[6];

        exact_turn((struct turn){s.q_pos, s.d, s.base, false}, q, turned_q);
        exact_turn((struct turn){s.k_pos, s.d, s.base, false}, k, turned_k);
        suggest(SHOULD, "A right turn makes the query %s, and the key %s.",
                in_braces(s.d, turned_q), in_braces(s.d, turned_k));
    }
}

/* The embeddings of chapter 07. Unturned, their product is -0.31. */
static const double river[] = {0.2, -0.5, 0.9, 0.1, -0.3, 0.4};
static const double the_bank[] = {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8};

/* Computed with 30 digits. At a million the two phases have lost six digits
 * each; the tolerance follows them. */
Test(rotary_score, river_5_before_bank_scores_the_same_everywhere,
     .description =
         "bank asks river, 5 before: -0.4967 at 10/15, 80/85, 10^6/10^6 + 5",
     .data = "one-score-at-every-place")
{
    const double before = -0.49673342867633426, after = 0.25018461185908792;
    const double places[] = {10, 80, 0, 1000000};

    for (size_t s = 0; s < COUNT(places); s++) {
        double p = places[s];

        expect_score((struct score){6, 10000, p + 5, p}, the_bank, river,
                     before);
        expect_score((struct score){6, 10000, p, p + 5}, the_bank, river,
                     after);
    }
    expect_score((struct score){6, 10000, 15, 10}, river, the_bank, after);
    expect_score((struct score){6, 10000, 15, 15}, the_bank, river, -0.31);
}

Test(rotary_score, only_the_offset_counts,
     .description =
         "1 2 3 4 with 4 -3 2 1: 18.2251 at 0/1, 1/2, 100/101; -0.3873 at 1/0",
     .data = "one-score-at-every-place")
{
    const double q[] = {1, 2, 3, 4}, k[] = {4, -3, 2, 1};
    const struct {
        double q_pos, k_pos, want;
    } known[] = {{0, 0, 8},
                 {7, 7, 8},
                 {0, 1, 18.22507539198807},
                 {1, 2, 18.22507539198807},
                 {100, 101, 18.22507539198807},
                 {1, 0, -0.3872846071273216},
                 {2, 1, -0.3872846071273216},
                 {0, 2, 20.93255876830923},
                 {3, 5, 20.93255876830923},
                 {5, 3, 0.7280287112108985}};
    const struct score others[] = {
        {2, 10000, 3, -4},      {8, 500000, 0.5, 12.25},
        {64, 10000, 1000, 900}, {128, 1e6, 77, 4095},
        {512, 10000, 300, 257}, {6, 10, -5, -9},
        {10, 10000, 2000, 13},  {6, 1, 4, 2},
        {8, 1, 4, 2},           {WIDEST, 10000, 3, 1},
        {8, 40889.9, 0.1, 7.3}, {8, 500000, 0.1, 7.3},
        {8, 1e12, 0.001, 0}};

    for (size_t s = 0; s < COUNT(known); s++)
        expect_score((struct score){4, 10000, known[s].q_pos, known[s].k_pos},
                     q, k, known[s].want);
    for (size_t s = 0; s < COUNT(others); s++) {
        double x[WIDEST], y[WIDEST];

        fill(others[s].d, x);
        for (size_t n = 0; n < others[s].d; n++)
            y[n] = 0.5 - x[others[s].d - 1 - n] * x[n];
        expect_score(others[s], x, y, exact_score(others[s], x, y));
    }
}

static double encoding_dot_of_06(double k, size_t d)
{
    double sum = 0;

    for (size_t i = 0; i < d / 2; i++)
        sum += cos(k * oracle_frequency(i, d));
    return sum;
}

/* The numbers are those of chapter 06: 256, 189.5967, and a rise at 44. */
Test(rotary_score, pe_of_0_with_itself_gives_the_dot_product_of_chapter_06,
     .description =
         "PE(0) with PE(0), 5 apart, d = 512: D(5) = 189.5967; it rises at 44",
     .data = "the-dot-product-of-chapter-06")
{
    const double offsets[] = {0, 1, 5, 43, 44, 1000, 3284, -5};
    const size_t widths[] = {6, 512};

    for (size_t w = 0; w < COUNT(widths); w++)
        for (size_t s = 0; s < COUNT(offsets); s++) {
            double zero[WIDEST], want;

            oracle_encoding(0, widths[w], zero);
            want = encoding_dot_of_06(offsets[s], widths[w]);
            expect_score((struct score){widths[w], 10000, 20 + offsets[s], 20},
                         zero, zero, want);
        }
}

/* Computed with 50 digits. The ones are a test of keras-hub
 * (rotary_embedding_test.py), 4 5 6 7 an example of labml.ai
 * (rope/__init__.py). */
Test(rotate_halves, the_partner_stands_half_a_width_further_on,
     .description =
         "for example, 1 2 3 4 at position 1: -1.9841 1.9599 2.4624 4.0198",
     .data = "two-layouts")
{
    const struct known exact[] = {
        {{1, 4, 10000, true},
         {1, 2, 3, 4},
         {-1.98411064855555, 1.959900667496664, 2.462377902412316,
          4.019799668334994}},
        {{3, 4, 10000, true},
         {1, 2, 3, 4},
         {-1.413352520780047, 1.879118066687992, -2.828857481741469,
          4.058191135400941}},
        {{1, 6, 10000, true},
         {1, 2, 3, 4, 5, 6},
         {-2.825581633363446, 1.765849834757605, 2.987066439479249,
          3.002680208280455, 5.087413327132615, 6.006449374308982}},
        {{3, 6, 10000, true},
         {1, 1, 1, 1, 1, 1},
         {-1.131112504660313, 0.8515225980556244, 0.9935158538527712,
          -0.8488724885405782, 1.129118800215726, 1.00644237199315}},
        {{1, 4, 10000, true},
         {4, 5, 6, 7},
         {-2.88761668537482, 4.92975116874416, 6.607697774440424,
          7.04964916958749}}};

    for (size_t s = 0; s < COUNT(exact); s++)
        expect_known(&exact[s], 0);
}

Test(rotate_halves, the_angles_are_those_of_the_other_layout,
     .description =
         "pair i turns by pos base^(-2i/d): the numbers i and i + d/2",
     .data = "two-layouts")
{
    expect_turns(true);
    expect_small_turns(true);
}

/* keras-hub (rotary_embedding_test.py) scales positions: 12 with factor 5 is
 * 2.4, and 1 with factor 2 is 0.5. The last has base 40000, which is 10000
 * stretched by 2 at a width of 4. */
Test(rotate_halves, a_position_may_be_divided_and_a_base_stretched,
     .description = "1 1 1 1 at 12/5: -1.4129 0.9757 -0.0619 1.0237 "
                    "(keras-hub)",
     .data = "longer-texts")
{
    const struct known exact[] = {{{2.4, 4, 10000, true},
                                   {1, 1, 1, 1},
                                   {-1.412856896092396, 0.9757143177573803,
                                    -0.06193053499009457, 1.023709709890089}},
                                  {{0.5, 4, 10000, true},
                                   {1, 1, 1, 1},
                                   {0.3981570232861697, 0.9949875208593489,
                                    1.357008100494576, 1.004987479192734}},
                                  {{1, 4, 40000, true},
                                   {1, 1, 1, 1},
                                   {-0.3011686789397568, 0.9949875208593489,
                                    1.381773290676036, 1.004987479192734}}};

    for (size_t s = 0; s < COUNT(exact); s++)
        expect_known(&exact[s], 0);
}

Test(rotate_halves, an_odd_width_is_refused_and_nothing_is_written,
     .description =
         "d numbers make d/2 pairs: with an odd d, one number has no partner",
     .data = "write-rotate_halves")
{
    expect_refusal(true);
}

static double *reordered(size_t d, const double x[])
{
    double *halves = output_buffer(d);

    describe_call("halves_from_pairs(%zu, %s)", d, in_braces(d, x));
    halves_from_pairs(d, input_copy(d, x), halves);
    return halves;
}

/* Says which number of heads would have these numbers, if each was reordered by
 * itself. With d/2 heads nothing moves. */
static void suggest_heads(size_t d, const double x[], const double got[])
{
    size_t heads = 0;

    for (size_t h = 2; h <= d / 2; h++) {
        size_t n = d / h, k = 0;

        while (d % (2 * h) == 0 && k < d &&
               got[k] == x[k / n * n +
                           (k % n < n / 2 ? 2 * (k % n) : 2 * (k % n) + 1 - n)])
            k++;
        if (k == d)
            heads = h;
    }
    suggest(heads > 0,
            "The %zu numbers are reordered as if they were %zu heads, each by "
            "itself. They are one head: all even indices should come first.",
            d, heads);
}

/* For d = 2 and 4 the order is its own inverse; 6 and more tell them apart. */
Test(halves_from_pairs, even_indices_come_first_and_then_the_odd_ones,
     .description = "for example, 0 1 2 3 4 5 becomes 0 2 4 1 3 5",
     .data = "from-neighbours-to-halves")
{
    const size_t widths[] = {6, 2, 4, 8, 10, 128, WIDEST};

    for (size_t s = 0; s < COUNT(widths); s++) {
        double x[WIDEST], want[WIDEST];
        const double *got;
        size_t d = widths[s];

        for (size_t k = 0; k < d; k++) {
            x[k] = (double)k;
            want[k] = (double)(k < d / 2 ? 2 * k : 2 * (k - d / 2) + 1);
        }
        got = reordered(d, x);
        expect("", values(d), got, want, 0);
        suggest_heads(d, x, got);
        suggest(SHOULD,
                "Each number is its old index: 0, 2, 4, ... come first, "
                "and then 1, 3, 5, ...");
    }
}

/* The rows and the result are from CTranslate2, tests/layers_test.cc, which
 * tests both layouts in this way. */
Test(halves_from_pairs, turned_and_reordered_is_reordered_and_turned,
     .description = "halves(rotate(x)) = rotate_halves(halves(x))",
     .data = "from-neighbours-to-halves")
{
    const double x[] = {0.8822692632675171,  0.9150039553642273,
                        0.38286375999450684, 0.9593056440353394,
                        0.3904482126235962,  0.600895345211029};
    const double public_row[] = {-1.1991642713546753, 0.421469122171402,
                                 0.29228904843330383, 0.9906659722328186,
                                 0.3878554105758667,  0.6025721430778503};
    const struct turn pairs = {2, 6, 10000, false},
                      halves = {2, 6, 10000, true};
    double before[6], after[6];
    const double *first = reordered(6, x), *then;

    exact_turn(halves, first, before);
    exact_turn(pairs, x, after);
    then = reordered(6, after);
    expect("reordered and then turned, against turned and then reordered",
           values(6), before, then, 2 * turning(halves, x));
    expect("turned by 2 and then reordered", values(6), then,
           (double[]){public_row[0], public_row[2], public_row[4],
                      public_row[1], public_row[3], public_row[5]},
           digits(6));
}

/* Says which exponent a number has, if it is a quotient of two sizes near d, of
 * either sign, or a whole number or a half: none of them fits by chance. */
static void suggest_exponent_found(size_t d, double factor, double found)
{
    double right = (double)d / (double)(d - 2), e = fabs(found);
    char text[40];
    size_t up = 0, down = 0;

    for (size_t k = 1; up == 0 && k < 3 && e < 5; k++) {
        down = k;
        if (is_near(e * (double)k, round(e * (double)k)))
            up = (size_t)round(e * (double)k);
    }
    for (size_t k = 0; up == 0 && k < 81; k++) {
        down = d + 4 - k % 9;
        if (d > 4 && is_near(e * (double)down, (double)(d + 4 - k / 9)))
            up = d + 4 - k / 9;
    }
    snprintf(text, sizeof text, down == 1 ? "%s%zu" : "%s%zu/%zu",
             found < 0 ? "-" : "", up, down);
    suggest(up > 0 && !is_near(found, right),
            "The exponent d/(d - 2) should be %zu/%zu = %.6g, and factor to it "
            "%.6g. This number is the base times factor to the power %s.",
            d, d - 2, right, pow(factor, right), text);
}

static void expect_base(double base, size_t d, double factor, double want)
{
    double got, power;

    describe_call("stretched_base(%g, %zu, %g)", base, d, factor);
    got = stretched_base(base, d, factor);
    expect_value("", got, want, 64 * DBL_EPSILON * want);
    if (factor == floor(factor) && factor < 1e6)
        suggest(is_near(got, base * (double)((size_t)factor ^ d / (d - 2))),
                "base times (%g ^ %zu) gives this: C's ^ is for the bits of "
                "whole numbers. A power of doubles is pow(factor, x).",
                factor, d / (d - 2));
    if (factor != 1 && d < 1000 && isfinite(got)) /* else many are near */
        suggest_exponent_found(d, factor, log(got / base) / log(factor));
    power = pow(factor, (double)d / (double)(d - 2));
    suggest(is_near(got, base + power),
            "The power of factor is added to base here. base should be "
            "multiplied with it.");
    if (factor != base)
        suggest(is_near(got, factor * pow(base, (double)d / (double)(d - 2))),
                "base and factor have changed places here: factor should be "
                "raised to the power, and base be multiplied with it.");
    suggest(is_near(got / base, factor * ((double)d / (double)(d - 2))),
            "This is base times factor times d/(d - 2). factor should be "
            "raised to the power d/(d - 2).");
    suggest(SHOULD,
            "The exponent d/(d - 2) is %zu/%zu = %.6g, and factor to it "
            "%.6g.",
            d, d - 2, (double)d / (double)(d - 2),
            pow(factor, (double)d / (double)(d - 2)));
}

/* Widths that fewer bits can't hold, computed with 50 digits. 2^32 + 6 is 6 in
 * 32 bits, and 2^25 + 2 is no float: what a float makes of it changes the base
 * by 7e-14 of its size. */
static void expect_wide_bases(void)
{
    expect_base(10000, 4098, 8, 80081.269436795279);
    expect_base(10000, 65538, 8, 80005.076922664200);
    expect_base(10000, 33554434, 1e9, 10000012352036.617);
#if SIZE_MAX > UINT32_MAX
    expect_base(10000, 4294967302, 8, 80000.000077465234);
#endif
}

/* From exp and log the result errs by one unit of an argument of up to 18, so
 * 18 units; 64 are allowed. In the last three, computed with 30 digits, the
 * base or the factor is neither a whole number nor a float. The one with factor
 * 71 is a test of Hugging Face Transformers,
 * tests/utils/test_modeling_rope_utils.py: a text 8 times as long as the
 * training, with factor 10, is stretched by 10 * 8 - 9. */
Test(stretched_base, is_base_times_factor_to_the_power_d_over_d_minus_2,
     .description = "for example, 128 numbers, 10000 times 4: 40889.94",
     .data = "longer-texts")
{
    expect_base(10000, 128, 4, 40889.942432486216);
    expect_base(10000, 6, 4, 80000);
    expect_base(10000, 4, 3, 90000);
    expect_base(10000, 128, 71, 759702.23114800945);
    expect_base(10000, 128, 8, 82684.622640562217);
    expect_base(500000, 128, 8, 4134231.1320281109);
    expect_base(10000, 64, 2, 20452.228712025369);
    expect_base(10000, 8, 0.5, 3968.5026299204987);
    expect_base(10000, 128, 1, 10000);
    expect_base(0.25, 8, 2, 0.62996052494743658);
    expect_base(12.75, 10, 2.6, 42.094646786508647);
    expect_base(40000.1, 6, 1.1, 46147.704688459971);
    expect_wide_bases();
}

/* The slowest pair is number d/2 - 1; one wave is 2 pi over its frequency. */
Test(stretched_base, the_longest_wave_becomes_factor_times_as_long,
     .description = "128 numbers, factor 4: 54410.14 positions become "
                    "217640.57",
     .data = "longer-texts")
{
    const struct {
        double base;
        size_t d;
        double factor;
    } probes[] = {{10000, 128, 4},  {10000, 6, 10}, {500000, 64, 8},
                  {10000, 12, 2.5}, {100, 8, 3},    {10000, 512, 32}};

    for (size_t s = 0; s < COUNT(probes); s++) {
        size_t d = probes[s].d;
        double base = probes[s].base, factor = probes[s].factor;
        double slow = 2 * oracle_pi / frequency(d / 2 - 1, d, base), longer;

        describe_call("stretched_base(%g, %zu, %g)", base, d, factor);
        longer = stretched_base(base, d, factor);
        expect_value("the longest wave with this base",
                     2 * oracle_pi / frequency(d / 2 - 1, d, longer),
                     factor * slow, 128 * DBL_EPSILON * factor * slow);
    }
}

/* The settings of a scaling. */
struct scaling {
    double trained, factor, low, high;
};

static const struct scaling llama_3_1 = {8192, 8, 1, 4};

/* The turns err by a few units, and the share of what is kept by these over
 * high - low; the blend passes this on, times w. */
static void expect_scaled(double w, struct scaling s, double want)
{
    double turns = s.trained * w / (2 * oracle_pi);

    describe_call("scaled_frequency(%.10g, %g, %g, %g, %g)", w, s.trained,
                  s.factor, s.low, s.high);
    expect_value(
        "", scaled_frequency(w, s.trained, s.factor, s.low, s.high), want,
        w * DBL_EPSILON * (16 + 8 * (turns + s.low) / (s.high - s.low)));
    if (turns >= s.high)
        suggest(SHOULD,
                "The turns of the pair in training are %.4g. From %g on a "
                "frequency stays as it is.",
                turns, s.high);
    if (turns <= s.low)
        suggest(
            SHOULD,
            "The turns of the pair in training are %.4g. Up to %g a pair is "
            "slowed %g times.",
            turns, s.low, s.factor);
    suggest(SHOULD,
            "The turns of the pair in training are %.4g, between %g and %g. "
            "The share "
            "that is kept is %.4g; the rest is slowed %g times.",
            turns, s.low, s.high, (turns - s.low) / (s.high - s.low), s.factor);
}

/* How many times as slow a pair is if it has made so many turns, blended from
 * 1 to 4 with factor 8. */
static double times_as_slow(double turns, bool cut)
{
    double kept = (turns - 1) / 3;

    if (cut)
        kept = fmin(1, fmax(0, kept));
    return 1 / (kept + (1 - kept) / 8);
}

/* What slips in the number of turns give, and a blend that is not cut. */
static void suggest_turns(double times, double turns, double w)
{
    suggest_slip(
        times, 5,
        (const struct slip[]){
            {times_as_slow(2 * turns, true),
             "These are twice as many turns: is a whole turn counted as pi? It "
             "is 2 pi."},
            {times_as_slow(2 * oracle_pi * turns, true),
             "Here the angle that the pair has turned by is taken for its "
             "turns. A turn is 2 pi."},
            {times_as_slow(2 * oracle_pi / w, true),
             "Here the wavelength is taken for the turns. They should be "
             "trained divided by the wavelength."},
            {turns > 4 ? times_as_slow(turns, false) : NAN,
             "The share that is kept is not cut at 1 here. A pair of high "
             "turns "
             "and more keeps all."},
            {turns < 4 ? times_as_slow(turns, false) : 1,
             "The share that is kept is not cut at 0 here. A pair of low turns "
             "and less keeps nothing."}});
}

/* Says whether a pair is not slowed at all, or as much as any. That is true of
 * this pair, whatever comes of later ones. */
static void suggest_speed(size_t pair, double times, double speed, double turns)
{
    char text[200];

    if (times > 1 && is_near(speed, 1))
        snprintf(text, sizeof text,
                 "Pair %zu is not slowed here. It made %.4f turns in training, "
                 "and only a pair of 4 and more stays as it is.",
                 pair, turns);
    else if (times < 8 && is_near(speed, 1. / 8))
        snprintf(text, sizeof text,
                 "Pair %zu is slowed 8 times here. It made %.4f turns in "
                 "training, and only a pair of 1 and fewer is slowed so much.",
                 pair, turns);
    else
        return;
    suggest(true, "%s", text);
}

/* Frequencies of Llama 3.1: 64 pairs, base 500,000. The numbers of times were
 * computed in Python, from the formula of Meta's code. */
Test(scaled_frequency, llama_3_1_blends_the_pairs_29_to_34,
     .description = "pair 28 stays, 29 is 1.2075 times as slow, 32 2.6945, 34 "
                    "5.2573, 35 8",
     .data = "each-pair-by-its-turns")
{
    const struct {
        size_t pair;
        double times;
    } known[] = {{0, 1},       {28, 1}, {29, 1.2075}, {32, 2.6945},
                 {34, 5.2573}, {35, 8}, {63, 8}};

    for (size_t k = 0; k < COUNT(known); k++) {
        double w = frequency(known[k].pair, 128, 500000), got, kept;

        describe_call("scaled_frequency(%.10g, 8192, 8, 1, 4)", w);
        got = scaled_frequency(w, 8192, 8, 1, 4);
        expect_value("how many times as slow", w / got, known[k].times,
                     digits(4));
        suggest_turns(w / got, 8192 * w / (2 * oracle_pi), w);
        kept = (got / w - 1. / 8) / (1 - 1. / 8);
        suggest_speed(known[k].pair, known[k].times, got / w,
                      8192 * w / (2 * oracle_pi));
        if (k > 0)
            suggest(kept > 0.001 && kept < 0.999,
                    "Pair %zu made %.4f turns in training, and should keep the "
                    "share %.4f. Here it is %.4f times as slow, as with the "
                    "share %.4f.",
                    known[k].pair, 8192 * w / (2 * oracle_pi),
                    fmin(1, fmax(0, (8192 * w / (2 * oracle_pi) - 1) / 3)),
                    w / got, kept);
        suggest(SHOULD, "Pair %zu made %.4f turns in training.", known[k].pair,
                8192 * w / (2 * oracle_pi));
    }
}

Test(scaled_frequency, fast_pairs_stay_and_slow_ones_are_divided,
     .description = "turns >= high: w; turns <= low: w / factor",
     .data = "each-pair-by-its-turns")
{
    const struct scaling others[] = {{8192, 8, 1, 4},
                                     {8192, 32, 1, 4},
                                     {4096, 40, 1, 32},
                                     {2048.5, 2.6, 0.25, 0.5}};

    for (size_t k = 0; k < COUNT(others); k++) {
        struct scaling s = others[k];
        double turn = 2 * oracle_pi / s.trained;

        expect_scaled(turn * s.high * 1.001, s, turn * s.high * 1.001);
        expect_scaled(turn * s.high * 50, s, turn * s.high * 50);
        expect_scaled(turn * s.low * 0.999, s, turn * s.low * 0.999 / s.factor);
        expect_scaled(turn * s.low / 70, s, turn * s.low / 70 / s.factor);
    }
}

/* YaRN, with the numbers of DeepSeek-V3: 32 pairs, base 10,000. Its paper
 * (section 3.2) blends by turns, as here. Its authors' program and DeepSeek's
 * blend by the number of the pair, from floor(10.47) = 10 to ceil(22.51) = 23,
 * so that 3/13 of the frequency of pair 20 stay, and 10/13 are divided. */
Test(scaled_frequency, yarn_on_paper_slows_pair_20_more_than_its_programs,
     .description = "YaRN, factor 40, pair 20: by turns 17.13 times, in "
                    "programs 4.00 times",
     .data = "each-pair-by-its-turns")
{
    double w = frequency(20, 64, 10000), got;
    double kept = (4096 * w / (2 * oracle_pi) - 1) / (4 - 1);

    describe_call("scaled_frequency(%.10g, 4096, 40, 1, 32)", w);
    got = scaled_frequency(w, 4096, 40, 1, 32);
    expect_value("how many times as slow", w / got, 17.13, digits(2));
    suggest(fabs(w / got - 1 / (3 / 13.0 + 10 / 13.0 / 40)) < 0.005,
            "This blends by the number of the pair, as YaRN's programs do.");
    suggest(fabs(w / got - 1 / (kept + (1 - kept) / 40)) < 0.005,
            "This blends from 1 turn to 4, as Llama 3.1 does. Here low is 1 "
            "and high is 32. Are both read from the arguments?");
}

/* From one to the next, one setting changes. The pair makes 2.1 to 2.4 turns.
 */
static void expect_each_setting_to_count(void)
{
    const struct scaling others[] = {{100000, 8.25, 1, 4},
                                     {90000, 8.25, 1, 4},
                                     {90000, 6.5, 1, 4},
                                     {90000, 6.5, .5, 4},
                                     {90000, 6.5, .5, 3}};
    const double w = 1.5e-4;

    for (size_t k = 0; k < COUNT(others); k++) {
        struct scaling s = others[k];
        double turns = s.trained * w / (2 * oracle_pi);
        double kept = (turns - s.low) / (s.high - s.low);

        expect_scaled(w, s, kept * w + (1 - kept) * w / s.factor);
    }
}

/* A pair that has made low + share (high - low) turns. */
Test(scaled_frequency, the_blend_is_linear_in_the_turns,
     .description =
         "half way between low and high: the mean of w and w / factor",
     .data = "each-pair-by-its-turns")
{
    const double shares[] = {0, 0.0078125, 0.1, 0.5, 0.75, 0.9921875, 1};
    const struct scaling others[] = {
        {8192, 8, 1, 4},          {4096, 40, 1, 32},     {8192, 1, 1, 4},
        {2048.5, 2.6, 0.25, 0.5}, {1, 2, 0.125, 0.3125}, {32768, 4, 1, 32},
        {100000.1, 8.3, 1.1, 3.7}};

    for (size_t k = 0; k < COUNT(others); k++)
        for (size_t n = 0; n < COUNT(shares); n++) {
            struct scaling s = others[k];
            double turns = s.low + shares[n] * (s.high - s.low);
            double w = 2 * oracle_pi * turns / s.trained;

            expect_scaled(w, s, shares[n] * w + (1 - shares[n]) * w / s.factor);
        }
    expect_scaled(0.001, llama_3_1, 0.00021360754402756864);
    expect_each_setting_to_count();
    expect_scaled(oracle_pi / 2048, (struct scaling){8192, 8, 0, 4},
                  oracle_pi / 2048 * 9 / 16);
}
