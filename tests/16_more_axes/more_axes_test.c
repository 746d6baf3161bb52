/* Chapter 16: positions on several axes, a part of the head, long texts.
 *
 * A text of words alone shows hardly any of the mistakes that are made here:
 * a word has the same position on all axes. So the positions of a claim differ
 * from axis to axis, and no picture is a square where it matters.
 *
 * The tolerance of a turned number is chapter 11's: sine and cosine of pos w
 * are right to within rounding(pos w), and a turned number is a sum of two
 * products with them. */
#include "more_axes.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

enum { WIDEST = 8198, AXES = 4 };

/* base^(-share) */
static double frequency(long double share, double base)
{
    return (double)expl(-share * logl((long double)base));
}

static void exact_pair(double pos, double w, size_t east, size_t north,
                       const double x[], double turned[])
{
    double hand[2];

    oracle_pair(pos, w, hand);
    turned[east] = x[east] * hand[1] - x[north] * hand[0];
    turned[north] = x[east] * hand[0] + x[north] * hand[1];
}

/* How far two correct turns by PHASE of numbers up to SIZE may lie apart. */
static double turning_error(double phase, double size)
{
    return 2 * rounding(fabs(phase)) * size;
}

static const char *listed_sizes(size_t n, const size_t x[n])
{
    double numbers[8];

    if (n > 8)
        return "axis";
    for (size_t k = 0; k < n; k++)
        numbers[k] = (double)x[k];
    return in_braces(n, numbers);
}

/* Says which numbers of the pairs are all right, if each of the others is
 * wrong; number p of the first ones stands at p times STEP, and its partner
 * APART from it. */
static void suggest_half(size_t pairs, size_t step, size_t apart,
                         const double got[], const double want[], double error)
{
    size_t firsts = 0, seconds = 0;

    for (size_t p = 0; p < pairs; p++) {
        size_t east = p * step, north = east + apart;

        firsts += fabs(got[east] - want[east]) <= error;
        seconds += fabs(got[north] - want[north]) <= error;
    }
    suggest(firsts == pairs && seconds == 0,
            "The first number of each pair is right, and each second one is "
            "wrong: in the end it should be first times sine, plus second "
            "times cosine, of the numbers before the turn.");
    suggest(
        seconds == pairs && firsts == 0,
        "The second number of each pair is right, and each first one is wrong: "
        "in the end it should be first times cosine, minus second times sine.");
}

/* By how much a wrong pair lies further on than before, if it has kept its
 * length. A pair that was reflected, or whose numbers are exchanged, has kept
 * it, too: where that gives the same, nothing is asked. */
static void suggest_angle(size_t p, size_t east, size_t north, const double x[],
                          const double got[], double pos, double w)
{
    double along = x[east] * got[east] + x[north] * got[north];
    double across = x[east] * got[north] - x[north] * got[east];

    double angle = atan2(across, along);
    double sum = atan2(got[north], got[east]) + atan2(x[north], x[east]);

    if (fabs(remainder(sum - pos * w, oracle_pi / 2)) <= 1e-9 ||
        fabs(remainder(sum + pos * w, oracle_pi / 2)) <= 1e-9)
        return;
    suggest(fabs(remainder(angle - pos * w, 2 * oracle_pi)) > 1e-4 &&
                is_near(hypot(got[east], got[north]), hypot(x[east], x[north])),
            "Pair %zu, the numbers %zu and %zu, is the first wrong one. It has "
            "kept its length, and its angle has changed by %.6g, "
            "but for whole turns. It should turn by its position %g times "
            "%.6g, which is %.6g.",
            p, east, north, angle, pos, w, pos * w);
}

/* A position that is kept in a type that can't hold it: with 3 to 23 binary
 * digits, rounded or cut; and in one byte or two. The ways that a claim has
 * ruled out so far, by right answers, too, have a bit each. */
enum { WAYS = 44 };
static uint64_t ruled_out;

static double narrowed(double pos, int way)
{
    int digits = 3 + way / 2, power;
    double part = ldexp(frexp(pos, &power), digits);

    if (way >= WAYS - 2)
        return fmod(trunc(pos), way == WAYS - 1 ? 256 : 65536);
    return ldexp(way % 2 == 0 ? rint(part) : trunc(part), power - digits);
}

static bool is_left(int way, bool fits)
{
    if (!fits)
        ruled_out |= UINT64_C(1) << way;
    return (ruled_out >> way & 1) == 0;
}

static void suggest_position(double found, double pos)
{
    suggest(found != pos,
            "The position is %.10g here, and not %.10g. Is it kept in a type "
            "that can't hold %.10g? bfloat16 has 8 binary digits, float16 and "
            "TF32 have 11, and an unsigned char ends at 255.",
            found, pos, pos);
}

/* Pairs that turn: where they stand in x, and what they turn by. */
struct turning {
    size_t pairs, step, apart;
    double pos[WIDEST / 2], w[WIDEST / 2];
};

static bool is_turned_by(const struct turning *t, int way, const double x[],
                         const double got[], double error)
{
    for (size_t p = 0; p < t->pairs; p++) {
        size_t east = p * t->step, north = east + t->apart;
        double pos = way < WAYS ? narrowed(t->pos[p], way) : t->pos[p];
        double turned[WIDEST];

        exact_pair(pos, t->w[p], east, north, x, turned);
        if (!(fabs(got[east] - turned[east]) <= error &&
              fabs(got[north] - turned[north]) <= error))
            return false;
    }
    return true;
}

/* True if each sine is made of its cosine: the root of 1 - cosine^2. */
static bool is_by_a_root(const struct turning *t, const double x[],
                         const double got[], double error)
{
    for (size_t p = 0; p < t->pairs; p++) {
        size_t east = p * t->step, north = east + t->apart;
        double c = cos(t->pos[p] * t->w[p]), s = sqrt(1 - c * c);

        if (!(fabs(got[east] - x[east] * c + x[north] * s) <= error &&
              fabs(got[north] - x[east] * s - x[north] * c) <= error))
            return false;
    }
    return true;
}

/* A nan, as from a position that is too large for the type, tells nothing. */
static void suggest_narrow(const struct turning *t, const double x[],
                           const double got[], double error)
{
    bool right = is_turned_by(t, WAYS, x, got, error);
    double pos = 0, found = 0;

    for (int way = 0; way < WAYS && !isnan(got[0]); way++) {
        size_t p = 0;

        while (p < t->pairs && narrowed(t->pos[p], way) == t->pos[p])
            p++;
        if (is_left(way, (ruled_out >> way & 1) == 0 &&
                             (p == t->pairs
                                  ? right
                                  : is_turned_by(t, way, x, got, error))) &&
            p < t->pairs) {
            pos = t->pos[p];
            found = narrowed(pos, way);
        }
    }
    suggest_position(found, pos);
    if (!nothing_wrong_yet())
        suggest(is_by_a_root(t, x, got, error),
                "Is the sine made of the cosine here, as the root of 1 - "
                "cosine^2? A root is never negative, and the root for a small "
                "angle has few right digits. sin(a) has both right.");
}

/* What AddressSanitizer writes into memory that is asked for, and gcc into
 * local arrays, taken for the frequency of every pair. */
static void suggest_unfilled(struct turning *t, const double x[],
                             const double got[], double error)
{
    static const double fill[] = {-0x1.ebebebebebebep-20,
                                  -0x1.efefefefefefep+1008};
    bool fits = false;

    for (size_t k = 0; k < COUNT(fill); k++) {
        struct turning by = *t;

        for (size_t p = 0; p < t->pairs; p++) {
            by.pos[p] *= fill[k];
            by.w[p] = 1;
        }
        fits = fits || is_turned_by(&by, WAYS, x, got, error);
    }
    suggest(fits, "Each pair turns by its position times one strange number "
                  "here, which stands in memory that nobody has written. Is a "
                  "table of frequencies read before it is filled?");
}

/* ---- rotate_axes ---- */

/* A head, and which axis each of its pairs has. */
struct head {
    size_t pairs, axes;
    double base;
    size_t axis[WIDEST / 2];
};

static const struct head in_sections = {6, 3, 10000, {0, 0, 0, 1, 1, 2}};
static const struct head in_turns = {6, 3, 10000, {0, 1, 2, 0, 1, 0}};

/* Qwen2-VL's: 16 pairs for the time, 24 for rows, 24 for columns. */
static struct head of_64_pairs(void)
{
    struct head head = {64, 3, 1e6, {0}};

    for (size_t p = 0; p < 64; p++)
        head.axis[p] = p < 16 ? 0 : p < 40 ? 1 : 2;
    return head;
}

/* One axis, as in chapter 11. */
static struct head of_one_axis(size_t pairs, double base)
{
    struct head head = {pairs, 1, base, {0}};

    return head;
}

static double head_frequency(const struct head *head, size_t p)
{
    return frequency((long double)p / (long double)head->pairs, head->base);
}

/* The largest position, times the largest frequency. */
static double furthest(const struct head *head, const double pos[])
{
    double far = 0;

    for (size_t a = 0; a < head->axes; a++)
        far = fmax(far, fabs(pos[a]));
    return far * fmax(1, head_frequency(head, head->pairs - 1));
}

static const double *turned_at(const struct head *head, const double pos[],
                               const double x[])
{
    size_t n = 2 * head->pairs;
    double *rotated = output_buffer(n);
    const double *at = input_copy(head->axes, pos), *in = input_copy(n, x);
    const size_t *axis = input_order(head->pairs, head->axis);

    describe_call("rotate_axes(%zu, %zu, %s, %s, %g, x)", head->pairs,
                  head->axes, in_braces(head->axes, pos),
                  listed_sizes(head->pairs, head->axis), head->base);
    rotate_axes(head->pairs, head->axes, at, axis, head->base, in, rotated);
    return rotated;
}

static void exact_turn(const struct head *head, const double pos[],
                       const double x[], double want[])
{
    for (size_t p = 0; p < head->pairs; p++)
        exact_pair(pos[head->axis[p]], head_frequency(head, p), 2 * p,
                   2 * p + 1, x, want);
}

/* What a position gives that is cut to a whole number. A size_t cuts as an int
 * does, but what it makes of a position below 0 is not the same everywhere. */
static void suggest_cut_positions(const struct head *head, const double pos[],
                                  const double x[], const double got[])
{
    double whole[AXES], slip[WIDEST];

    for (size_t a = 0; a < head->axes; a++) {
        if (a >= AXES || pos[a] < 0)
            return;
        whole[a] = floor(pos[a]);
    }
    exact_turn(head, whole, x, slip);
    suggest(are_near(2 * head->pairs, got, slip),
            "This is what you get without the fractions of the positions. Is a "
            "position made a whole number?");
}

static void suggest_of_axes(const struct head *head, const double pos[],
                            const double x[], const double got[], double error)
{
    struct turning t = {head->pairs, 2, 1, {0}, {0}};

    for (size_t p = 0; p < head->pairs; p++) {
        t.pos[p] = pos[head->axis[p]];
        t.w[p] = head_frequency(head, p);
    }
    suggest_narrow(&t, x, got, error);
    if (!nothing_wrong_yet())
        suggest_unfilled(&t, x, got, error);
}

static void expect_turned(const struct head *head, const double pos[])
{
    double x[WIDEST], want[WIDEST], size = 2;
    double error = turning_error(furthest(head, pos), size);
    const double *got;

    arbitrary((uint32_t)head->pairs, 2 * head->pairs, x, size);
    exact_turn(head, pos, x, want);
    got = turned_at(head, pos, x);
    expect("", values(2 * head->pairs), got, want, error);
    suggest_cut_positions(head, pos, x, got);
    suggest_of_axes(head, pos, x, got, error);
    suggest_half(head->pairs, 2, 1, got, want, error);
    for (size_t p = 0; p < head->pairs; p++)
        if (!(fabs(got[2 * p] - want[2 * p]) <= error &&
              fabs(got[2 * p + 1] - want[2 * p + 1]) <= error)) {
            suggest_angle(p, 2 * p, 2 * p + 1, x, got, pos[head->axis[p]],
                          head_frequency(head, p));
            suggest(
                SHOULD,
                "Pair %zu is the numbers %zu and %zu. Its axis is %zu, so it "
                "turns by the position %g, times %g^(-%zu/%zu).",
                p, 2 * p, 2 * p + 1, head->axis[p], pos[head->axis[p]],
                head->base, p, head->pairs);
            return;
        }
}

Test(rotate_axes, each_pair_turns_by_the_position_on_its_own_axis,
     .description =
         "for example, (1 0) of axis 1 at 5, 2, 9: cos and sin of 2 w",
     .data = "each-pair-has-an-axis")
{
    static const double places[][3] = {{5, 2, 9},   {0, 0, 3},  {0, 3, 0},
                                       {3, 0, 0},   {7, 7, 30}, {4, 2.5, 0.25},
                                       {-4, -2, -9}};

    for (size_t s = 0; s < COUNT(places); s++) {
        expect_turned(&in_sections, places[s]);
        expect_turned(&in_turns, places[s]);
    }
}

Test(rotate_axes, the_frequencies_go_on_from_axis_to_axis,
     .description =
         "pair p turns by base^(-p/pairs) a position, whatever its axis is",
     .data = "each-pair-has-an-axis")
{
    static const double far[] = {1000, 1030, 1007}, near[] = {2, 1, 31};
    static const double four[] = {1, 2, 3, 4}, alone[] = {12.5};
    const struct head small = {5, 4, 100, {0, 1, 2, 3, 0}};
    const struct head rising = {3, 3, 0.25, {2, 1, 0}};
    const struct head wide = of_64_pairs();
    const struct head many = of_one_axis(256, 500000);
    const struct head few = of_one_axis(4, 500000);
    const struct head single = of_one_axis(1, 10000);
    struct head other = in_sections;

    expect_turned(&wide, far);
    expect_turned(&wide, near);
    expect_turned(&small, four);
    expect_turned(&rising, near);
    expect_turned(&many, alone);
    expect_turned(&few, alone);
    expect_turned(&single, alone);
    /* As many pairs as just before, and another base. */
    other.base = 500000;
    expect_turned(&in_sections, near);
    expect_turned(&other, near);
}

Test(rotate_axes, a_word_is_turned_as_in_chapter_11,
     .description = "time 9, row 9, column 9: chapter 11's turn by 9",
     .data = "each-pair-has-an-axis")
{
    static const double nine[] = {9, 9, 9}, far[] = {4000, 4000, 4000};
    const struct head wide = of_64_pairs();
    const struct head head = of_one_axis(6, 10000);

    expect_turned(&head, nine);
    expect_turned(&in_sections, nine);
    expect_turned(&in_turns, nine);
    expect_turned(&wide, far);
}

static double score(const struct head *head, const double at[2][3])
{
    double q[WIDEST], k[WIDEST], sum = 0;
    const double *query, *key;

    arbitrary(3, 2 * head->pairs, q, 1);
    arbitrary(4, 2 * head->pairs, k, 1);
    query = turned_at(head, at[0], q);
    key = turned_at(head, at[1], k);
    for (size_t c = 0; c < 2 * head->pairs; c++)
        sum += query[c] * key[c];
    return sum;
}

Test(rotate_axes, a_score_depends_on_the_offset_on_each_axis,
     .description =
         "rows 2 and 7, or 42 and 47: the same score; 42 and 48: another",
     .data = "each-pair-has-an-axis")
{
    static const double here[2][3] = {{4, 2, 9}, {4, 7, 1}};
    static const double there[2][3] = {{104, 42, 19}, {104, 47, 11}};
    static const double lower[2][3] = {{104, 42, 19}, {104, 48, 11}};
    double near = score(&in_turns, here), far;

    far = score(&in_turns, there);
    expect_value("the score of two patches elsewhere, as far apart", far, near,
                 24 * rounding(104));
    far = score(&in_turns, lower);
    expect_that(fabs(far - near) > 0.01,
                "Two patches that are 6 rows apart have the score of two that "
                "are 5 rows apart.");
}

Test(rotate_axes, lengths_stay_and_position_0_changes_nothing,
     .description = "x^2 + y^2 of each pair is the same before and after",
     .data = "each-pair-has-an-axis")
{
    static const double nowhere[] = {0, 0, 0}, place[] = {8, 3, 5};
    static const struct head lone = {6, 1, 10000, {0}};
    double x[12];
    const double *got;

    arbitrary(6, 12, x, 2);
    expect("at position 0", values(12), turned_at(&in_sections, nowhere, x), x,
           turning_error(0, 2));
    expect("at position 0", values(12), turned_at(&lone, nowhere, x), x,
           turning_error(0, 2));
    got = turned_at(&in_sections, place, x);
    for (size_t c = 0; c < 12; c += 2)
        expect_value("the length of a pair", hypot(got[c], got[c + 1]),
                     hypot(x[c], x[c + 1]), 4 * rounding(8));
}

/* Numbers of which each pair has a 0, and a pair that turns by 1e-9: none of
 * them is a reason to leave a pair as it is. */
static void expect_small_turned(void)
{
    static const double x[] = {2, 0, 0, 3, -1, 0, .75, 1.25};
    static const double pos[] = {1, 0.001};
    const struct head head = {4, 2, 1e8, {0, 0, 0, 1}};
    double want[8];

    exact_turn(&head, pos, x, want);
    expect("", values(8), turned_at(&head, pos, x), want, turning_error(1, 3));
    suggest(SHOULD,
            "Each pair turns, also where a number of it is 0, and where "
            "its angle is small: pair 3 turns by 1e-9 radians.");
}

/* Positions that are no floats, and that fewer digits can't hold; a base that
 * is none; more pairs and more axes than a byte or 11 digits count. A pair of
 * axis 65,537 is one of axis 1 in 16 bits. */
Test(rotate_axes, positions_may_be_large_and_pairs_and_axes_many,
     .description = "time 4099.3, row -65,537.7, column 999,999.1; 4099 pairs, "
                    "65,538 axes",
     .data = "each-pair-has-an-axis")
{
    static const double far[] = {4099.3, -65537.7, 999999.1}, alone[] = {3.3};
    static double many[65538];
    static struct head last = {3, 65538, 100, {65537, 1, 4099}};
    static struct head wide;
    struct head other = in_turns;

    expect_turned(&in_sections, far);
    other.base = 40889.9;
    expect_turned(&other, far);
    wide = of_one_axis(4099, 10000);
    expect_turned(&wide, alone);
    for (size_t a = 0; a < 65538; a++)
        many[a] = (double)(a % 1009);
    expect_turned(&last, many);
    expect_small_turned();
}

/* ---- place_frames ---- */

enum { MOST = 65537 };

struct film {
    size_t start, frames;
    double step;
    size_t rows, columns, next;
};

static size_t patches_of(struct film f)
{
    return f.frames * f.rows * f.columns;
}

static void exact_places(struct film f, double want[])
{
    for (size_t i = 0; i < patches_of(f); i++) {
        size_t frame = i / (f.rows * f.columns);

        want[3 * i] = (double)f.start + floor((double)frame * f.step);
        want[3 * i + 1] = (double)(f.start + i / f.columns % f.rows);
        want[3 * i + 2] = (double)(f.start + i % f.columns);
    }
}

/* Where the first rows alone are written, right or wrong. */
static void suggest_unwritten(size_t n, const double pos[])
{
    size_t written = 0;

    while (written < n && !is_unwritten(pos[3 * written]))
        written++;
    for (size_t k = 3 * written; k < 3 * n; k++)
        if (!is_unwritten(pos[k]))
            return;
    suggest(written > 0 && written < n,
            "From row %zu of pos on, nothing is written: %zu of its %zu rows "
            "are. Each patch should have a row of its own.",
            written, written, n);
}

/* Of a size_t below zero, or of 32 bits below zero. A variable that was never
 * set may have any other number. */
static void suggest_huge(size_t n, const double pos[])
{
    for (size_t k = 0; k < n; k++)
        if (fabs(pos[k] - 0x1p64) < 0x1p32 || fabs(pos[k] - 0x1p32) < 0x1p16) {
            suggest(true,
                    "A size_t below zero becomes very large. Is something "
                    "subtracted from a number that may be 0?");
            return;
        }
}

/* Where one column of pos alone is wrong. */
static void suggest_column(size_t n, const double pos[], const double want[])
{
    bool wrong[3] = {false, false, false};

    for (size_t k = 0; k < 3 * n; k++)
        wrong[k % 3] = wrong[k % 3] || !(pos[k] == want[k]);
    suggest(wrong[0] && !wrong[1] && !wrong[2],
            "In pos only column 0 is wrong, the time. It should be start, plus "
            "the frame's number times step, rounded down.");
    suggest(wrong[1] && !wrong[0] && !wrong[2],
            "In pos only column 1 is wrong. It should be start, plus the "
            "patch's row in its frame.");
    suggest(wrong[2] && !wrong[0] && !wrong[1],
            "In pos only column 2 is wrong. It should be start, plus the "
            "patch's column in its frame.");
}

/* Says what the first wrong position has become, where a narrow type makes all
 * these of the right ones. Infinity, as of a position that is too large for the
 * type, tells nothing. */
static void suggest_narrow_places(size_t n, const double pos[],
                                  const double want[])
{
    double right = 0, found = 0;

    if (isinf(pos[0]) && want[0] > 65504)
        suggest(true, "A position is infinite here. Is it kept in float16, "
                      "which ends at 65,504?");
    if (!isfinite(pos[0]) || !isfinite(pos[n - 1]))
        return;
    for (int way = 0; way < WAYS; way++) {
        size_t k = 0, first = n;

        for (; k < n && pos[k] == narrowed(want[k], way); k++)
            if (first == n && pos[k] != want[k])
                first = k;
        if (is_left(way, k == n) && first < n) {
            right = want[first];
            found = pos[first];
        }
    }
    suggest_position(found, right);
}

static bool is_time_of(struct film f, double factor, const double pos[])
{
    size_t patches = f.rows * f.columns, i = 0;

    while (i < f.frames &&
           pos[3 * i * patches] ==
               (double)f.start + floor((double)i * f.step * factor))
        i++;
    return i == f.frames;
}

/* The factors are those of two numbers of pictures a second. The first film
 * that shows it tells which, and all others must show the same. */
static void suggest_time(struct film f, const double pos[])
{
    static const double factors[] = {1.5, 0.8, 1.25, 2,   0.5,  2.4,
                                     3,   4,   0.96, 1.2, 1.875};
    static double factor;
    size_t k = 0;

    if (nothing_wrong_yet() || f.frames == 1 || f.step == 0)
        return;
    while (factor == 0 && k < COUNT(factors) && !is_time_of(f, factors[k], pos))
        k++;
    if (factor == 0)
        factor = k < COUNT(factors) ? factors[k] : 1;
    suggest(factor != 1 && is_time_of(f, factor, pos),
            "Each frame stands where a step of %g puts it, which is %g times "
            "the step that is given. Is a number of pictures a second assumed?",
            f.step * factor, factor);
}

/* All positions, and where the text goes on. */
static void expect_placed(struct film f)
{
    size_t n = patches_of(f), next;
    static double want[3 * MOST];
    double *pos = output_buffer(3 * n);

    exact_places(f, want);
    describe_call("place_frames(start %zu, frames %zu, step %g, rows %zu, "
                  "columns %zu)",
                  f.start, f.frames, f.step, f.rows, f.columns);
    next = place_frames(f.start, f.frames, f.step, f.rows, f.columns,
                        (double(*)[3])pos);
    expect("the positions", matrix(n, 3), pos, want, 0);
    suggest_narrow_places(3 * n, pos, want);
    suggest_time(f, pos);
    suggest_unwritten(n, pos);
    suggest_huge(3 * n, pos);
    suggest_column(n, pos, want);
    suggest(SHOULD,
            "A row of pos is a patch, and its columns are time, row and "
            "column. The last patch stands at %g, %g and %g.",
            want[3 * n - 3], want[3 * n - 2], want[3 * n - 1]);
    expect_count("where the text goes on", next, f.next);
    suggest(SHOULD,
            "The last frame stands at %g, the last row at %zu and the last "
            "column at %zu. The next word stands 1 after the largest.",
            want[3 * n - 3], f.start + f.rows - 1, f.start + f.columns - 1);
}

Test(place_frames, a_patch_stands_at_its_row_and_its_column,
     .description =
         "for example, 2 rows of 2 from 5: 5 5 5, 5 5 6, 5 6 5, 5 6 6",
     .data = "where-the-patches-stand")
{
    expect_placed((struct film){5, 1, 1, 2, 3, 8});
    expect_placed((struct film){0, 1, 1, 1, 1, 1});
    expect_placed((struct film){40, 1, 1, 5, 1, 45});
    expect_placed((struct film){7, 1, 1, 6, 4, 13});
    expect_placed((struct film){3, 1, 1, 7, 11, 14});
}

Test(place_frames, the_text_goes_on_after_the_largest_position,
     .description =
         "for example, 4 rows of 6 or 6 of 4, from 5: the next word at 11",
     .data = "where-the-patches-stand")
{
    expect_placed((struct film){5, 1, 1, 4, 6, 11});
    expect_placed((struct film){5, 1, 1, 6, 4, 11});
    expect_placed((struct film){0, 1, 0, 2, 9, 9});
    expect_placed((struct film){100, 1, 1000, 3, 1, 103});
}

Test(place_frames, a_film_lasts_as_long_as_its_frames,
     .description =
         "for example, 8 frames from 3 last until 10: the next word at 11",
     .data = "where-the-patches-stand")
{
    expect_placed((struct film){3, 8, 1, 2, 3, 11});
    /* From each to the next, one argument changes. */
    expect_placed((struct film){4, 8, 1, 2, 3, 12});
    expect_placed((struct film){4, 5, 1, 2, 3, 9});
    expect_placed((struct film){4, 5, 2, 2, 3, 13});
    expect_placed((struct film){4, 5, 2, 4, 3, 13});
    expect_placed((struct film){4, 5, 2, 4, 6, 13});
    expect_placed((struct film){3, 4, 1, 2, 7, 10});
    expect_placed((struct film){0, 3, 1, 5, 2, 5});
    expect_placed((struct film){0, 5, 1, 4, 2, 5});
    expect_placed((struct film){0, 5, 1, 2, 4, 5});
    expect_placed((struct film){1, 3, 50, 2, 2, 102});
    expect_placed((struct film){4, 6, 0, 3, 2, 7});
}

Test(place_frames, a_step_is_cut_after_it_is_multiplied,
     .description =
         "for example, 4 frames, 1.5 apart, from 2: the times 2, 3, 5, 6",
     .data = "where-the-patches-stand")
{
    expect_placed((struct film){2, 4, 1.5, 1, 1, 7});
    expect_placed((struct film){2, 5, 0.5, 1, 1, 5});
    expect_placed((struct film){0, 17, 0.125, 1, 2, 3});
    expect_placed((struct film){9, 6, 12.875, 2, 1, 74});
}

/* A late picture and a large one: 4099 and 65,537 are no numbers of 11 binary
 * digits, or of 16. 999.875 has 13. */
Test(place_frames, places_go_up_to_a_million,
     .description =
         "start 999,997; 65,537 rows, columns or frames; 999.875 apart",
     .data = "where-the-patches-stand")
{
    expect_placed((struct film){999997, 1, 1, 1, 3, 1000000});
    expect_placed((struct film){4099, 2, 999.875, 3, 2, 5099});
    expect_placed((struct film){3, 1001, 998.625, 1, 1, 998629});
    expect_placed((struct film){65537, 1, 1, 4099, 1, 69636});
    expect_placed((struct film){1, 1, 1, 65537, 1, 65538});
    expect_placed((struct film){1, 1, 1, 1, 65537, 65538});
    expect_placed((struct film){1, 65537, 1, 1, 1, 65538});
}

/* ---- axis_of_pair ---- */

struct sections {
    size_t axes, section[AXES];
    bool in_turns;
};

static size_t pairs_of(struct sections s)
{
    size_t sum = 0;

    for (size_t a = 0; a < s.axes; a++)
        sum += s.section[a];
    return sum;
}

static size_t axis_asked(struct sections s, size_t pair)
{
    const size_t *section = input_order(s.axes, s.section);

    describe_call("axis_of_pair(%zu, %zu, %s, %s)", pair, s.axes,
                  listed_sizes(s.axes, s.section),
                  s.in_turns ? "true" : "false");
    return axis_of_pair(pair, s.axes, section, s.in_turns);
}

/* Why the pair belongs to this axis, want[pair]. */
static void suggest_axis(struct sections s, size_t pair, const size_t want[])
{
    size_t axis = want[pair], next = pair % s.axes, first = 0, had = 0;

    for (size_t a = 0; a < axis; a++)
        first += s.section[a];
    for (size_t p = 0; p < pair; p++)
        had += want[p] == axis;
    if (!s.in_turns)
        suggest(SHOULD,
                "The first pair of axis %zu is %zu, and the last is %zu.", axis,
                first, first + s.section[axis] - 1);
    else if (next != axis)
        suggest(SHOULD,
                "Axis %zu would be next, and has no pair left: its section is "
                "%zu. So pair %zu belongs to axis 0.",
                next, s.section[next], pair);
    else
        suggest(SHOULD,
                "Axis %zu is next: it has had %zu, and its section is %zu.",
                axis, had, s.section[axis]);
}

static void expect_axes(struct sections s, const size_t want[])
{
    static const char by_division[] =
        "This is pair / axes, as in every call of this test: each axis gets as "
        "many pairs in a row as there are axes.";

    for (size_t p = 0; p < pairs_of(s); p++) {
        size_t got = axis_asked(s, p);

        expect_count("", got, want[p]);
        suggest(fits_all(got == p / s.axes, by_division), by_division);
        suggest_axis(s, p, want);
    }
}

Test(axis_of_pair, sections_stand_one_after_another,
     .description = "for example, sections 3 2 1: the axes 0 0 0 1 1 2",
     .data = "which-pair-gets-which-axis")
{
    const struct head wide = of_64_pairs();

    expect_axes((struct sections){3, {3, 2, 1}, false}, in_sections.axis);
    expect_axes((struct sections){3, {16, 24, 24}, false}, wide.axis);
    expect_axes((struct sections){2, {1, 3}, false}, (size_t[]){0, 1, 1, 1});
    expect_axes((struct sections){3, {0, 2, 1}, false}, (size_t[]){1, 1, 2});
    expect_axes((struct sections){3, {2, 0, 1}, false}, (size_t[]){0, 0, 2});
}

Test(axis_of_pair, axes_take_turns_until_a_section_is_used_up,
     .description = "for example, sections 5 1 2: the axes 0 1 2 0 0 2 0 0",
     .data = "axes-in-turns")
{
    size_t turns[64];

    expect_axes((struct sections){3, {3, 2, 1}, true}, in_turns.axis);
    expect_axes((struct sections){3, {5, 1, 2}, true},
                (size_t[]){0, 1, 2, 0, 0, 2, 0, 0});
    for (size_t p = 0; p < 64; p++)
        turns[p] = p < 60 ? p % 3 : 0;
    expect_axes((struct sections){3, {24, 20, 20}, true}, turns);
    expect_axes((struct sections){3, {11, 11, 10}, true}, turns);
}

Test(axis_of_pair, any_number_of_axes_may_share_the_pairs,
     .description = "one axis has them all; four take turns: 0 1 2 3 0",
     .data = "axes-in-turns")
{
    static const size_t none[4] = {0};

    expect_axes((struct sections){1, {4}, false}, none);
    expect_axes((struct sections){1, {4}, true}, none);
    expect_axes((struct sections){2, {2, 2}, true}, (size_t[]){0, 1, 0, 1});
    expect_axes((struct sections){2, {2, 2}, false}, (size_t[]){0, 0, 1, 1});
    expect_axes((struct sections){4, {2, 1, 1, 1}, true},
                (size_t[]){0, 1, 2, 3, 0});
    expect_axes((struct sections){4, {1, 1, 1, 3}, false},
                (size_t[]){0, 1, 2, 3, 3, 3});
}

Test(axis_of_pair, each_axis_gets_as_many_pairs_as_its_section,
     .description = "for example, sections 24 20 20: 24 pairs have axis 0",
     .data = "axes-in-turns")
{
    static const struct sections all[] = {{3, {16, 24, 24}, false},
                                          {3, {8, 12, 12}, false},
                                          {3, {24, 20, 20}, true},
                                          {3, {9, 0, 2}, true},
                                          {4, {4, 4, 4, 4}, true}};

    for (size_t s = 0; s < COUNT(all); s++) {
        size_t count[4] = {0};

        for (size_t p = 0; p < pairs_of(all[s]); p++) {
            size_t axis = axis_asked(all[s], p);

            for (size_t a = 0; a < all[s].axes; a++)
                count[a] += axis == a;
        }
        for (size_t a = 0; a < all[s].axes; a++) {
            char what[48];

            snprintf(what, sizeof what, "how many pairs axis %zu gets", a);
            expect_count(what, count[a], all[s].section[a]);
        }
    }
}

/* How many pairs the sections up to AXIS have. */
static size_t end_of(size_t axis, const size_t section[])
{
    size_t end = 0;

    for (size_t a = 0; a <= axis; a++)
        end += section[a];
    return end;
}

static size_t true_axis(size_t pair, size_t axes, const size_t section[],
                        bool turns)
{
    size_t axis = 0;

    if (turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    while (end_of(axis, section) <= pair)
        axis++;
    return axis;
}

static void expect_axis(size_t pair, size_t axes, const size_t section[axes],
                        bool turns, size_t want)
{
    const size_t *sections = input_order(axes, section);
    size_t got, left = (uint16_t)pair;

    describe_call("axis_of_pair(%zu, %zu, %s, %s)", pair, axes,
                  listed_sizes(axes, section), turns ? "true" : "false");
    got = axis_of_pair(pair, axes, sections, turns);
    expect_count("", got, want);
    if (left != pair)
        suggest(got == true_axis(left, axes, section, turns),
                "This is the axis of pair %zu. %zu is %zu more than 65,536 or "
                "a multiple of it. Is the pair kept in 16 bits, as in a short?",
                left, pair, left);
    if (turns)
        suggest(SHOULD,
                "Pair %zu is turn %zu of axis %zu, counted from 0. An axis has "
                "as many turns as pairs, this one %zu. Later ones are those of "
                "axis 0.",
                pair, pair / axes, pair % axes, section[pair % axes]);
    suggest(SHOULD, "The pairs of axis %zu begin with %zu and end before %zu.",
            want, want > 0 ? end_of(want - 1, section) : 0,
            end_of(want, section));
}

/* Sections with both their ends, of sizes that fewer bits can't hold; and as
 * many axes, each with one pair. */
Test(axis_of_pair, sections_may_be_long_and_axes_many,
     .description = "sections 65,537, 4099, 930,364: pair 65,536 has axis 0, "
                    "65,537 axis 1",
     .data = "which-pair-gets-which-axis")
{
    static const size_t long_sections[] = {65537, 4099, 930364};
    static const size_t turns[] = {65541, 65539}, thirds[] = {400, 400, 400};
    enum { MANY_AXES = 4095 };
    static size_t sections[MANY_AXES];

    expect_axis(65536, 3, long_sections, false, 0);
    expect_axis(65537, 3, long_sections, false, 1);
    expect_axis(4000, 3, long_sections, false, 0);
    expect_axis(69635, 3, long_sections, false, 1);
    expect_axis(69636, 3, long_sections, false, 2);
    expect_axis(999999, 3, long_sections, false, 2);
    expect_axis(131077, 2, turns, true, 1);
    expect_axis(131079, 2, turns, true, 0);
    expect_axis(1001, 2, turns, true, 1);
    expect_axis(1001, 3, thirds, true, 2);
    for (size_t a = 0; a < MANY_AXES; a++)
        sections[a] = 1;
    for (size_t p = 0; p < MANY_AXES; p += 2047) {
        expect_axis(p, MANY_AXES, sections, false, p);
        expect_axis(p, MANY_AXES, sections, true, p);
    }
    sections[0] = 2;
    expect_axis(MANY_AXES, MANY_AXES, sections, false, MANY_AXES - 1);
    expect_axis(MANY_AXES, MANY_AXES, sections, true, 0);
    sections[0] = 300, sections[257] = 2;
    expect_axis(MANY_AXES + 257, MANY_AXES, sections, true, 257);
}

/* ---- rotate_part ---- */

struct part {
    double pos;
    size_t pairs, turning;
    bool whole;
    double base;
};

/* How far the two numbers of a pair stand apart, and how many frequencies there
 * are. */
static size_t half_of(struct part t)
{
    return t.whole ? t.pairs : t.turning;
}

static double part_frequency(struct part t, size_t p)
{
    return frequency((long double)p / (long double)half_of(t), t.base);
}

static double *part_turned(struct part t, const double x[])
{
    double *rotated = output_buffer(2 * t.pairs);

    describe_call("rotate_part(%g, pairs %zu, turning %zu, %s, %g, x)", t.pos,
                  t.pairs, t.turning, t.whole ? "true" : "false", t.base);
    rotate_part(t.pos, t.pairs, t.turning, t.whole, t.base,
                input_copy(2 * t.pairs, x), rotated);
    return rotated;
}

/* Returns the largest frequency, or 1. */
static double exact_part(struct part t, const double x[], double want[])
{
    double fastest = 1;

    memcpy(want, x, 2 * t.pairs * sizeof *x);
    for (size_t p = 0; p < t.turning; p++) {
        fastest = fmax(fastest, part_frequency(t, p));
        exact_pair(t.pos, part_frequency(t, p), p, p + half_of(t), x, want);
    }
    return fastest;
}

/* As in suggest_cut_positions. */
static void suggest_cut_position(struct part t, const double x[],
                                 const double got[])
{
    double slip[WIDEST];

    if (t.pos < 0)
        return;
    t.pos = floor(t.pos);
    exact_part(t, x, slip);
    suggest(are_near(2 * t.pairs, got, slip),
            "This is what you get without the fraction of the position. Is it "
            "made a whole number?");
}

/* True if number C of x is in one of the pairs that turn. */
static bool is_turned(struct part t, size_t c)
{
    return c < t.turning || (c >= half_of(t) && c < half_of(t) + t.turning);
}

/* The first number that should stay and does not; 2 * pairs if all do. */
static size_t first_changed(struct part t, const double x[], const double got[])
{
    size_t c = 0;

    while (c < 2 * t.pairs && (is_turned(t, c) || got[c] == x[c]))
        c++;
    return c;
}

static void suggest_of_part(struct part t, const double x[], const double got[],
                            double error)
{
    struct turning pairs = {t.turning, 1, half_of(t), {0}, {0}};

    for (size_t p = 0; p < t.turning; p++) {
        pairs.pos[p] = t.pos;
        pairs.w[p] = part_frequency(t, p);
    }
    suggest_narrow(&pairs, x, got, error);
    if (!nothing_wrong_yet() && t.turning > 0)
        suggest_unfilled(&pairs, x, got, error);
}

static void expect_part(struct part t)
{
    double x[WIDEST], want[WIDEST], fastest, error, size = 2;
    size_t wrong = t.turning, rest;
    const double *got;

    arbitrary((uint32_t)(t.pairs + t.turning), 2 * t.pairs, x, size);
    fastest = exact_part(t, x, want);
    got = part_turned(t, x);
    error = turning_error(t.pos * fastest, size);
    expect("", values(2 * t.pairs), got, want, error);
    suggest_cut_position(t, x, got);
    suggest_of_part(t, x, got, error);
    rest = first_changed(t, x, got);
    if (rest == 2 * t.pairs)
        suggest_half(t.turning, 1, half_of(t), got, want, error);
    for (size_t p = t.turning; p-- > 0;)
        if (!(fabs(got[p] - want[p]) <= error &&
              fabs(got[p + half_of(t)] - want[p + half_of(t)]) <= error))
            wrong = p;
    if (wrong < t.turning)
        suggest_angle(wrong, wrong, wrong + half_of(t), x, got, t.pos,
                      part_frequency(t, wrong));
    if (rest < 2 * t.pairs && !is_unwritten(got[rest]))
        suggest(true,
                "Number %zu is in none of the %zu pairs that turn. So it "
                "should stay as it is, and it is another here.",
                rest, t.turning);
    if (t.turning > 1)
        suggest(SHOULD,
                "%zu pairs turn. Pair 0 is the numbers 0 and %zu; pair 1 is "
                "the numbers 1 and %zu, and turns by the angle %.4g.",
                t.turning, half_of(t), 1 + half_of(t),
                t.pos * part_frequency(t, 1));
}

Test(rotate_part, a_part_of_its_own_has_its_own_halves_and_frequencies,
     .description =
         "for example, 2 of 8 pairs: 0 and 2, 1 and 3; frequencies 1 and 0.01",
     .data = "a-part-of-the-head")
{
    expect_part((struct part){5, 8, 2, false, 10000});
    expect_part((struct part){5, 48, 12, false, 10000});
    expect_part((struct part){1000, 128, 32, false, 1e7});
    expect_part((struct part){2.5, 3, 1, false, 100});
    expect_part((struct part){-2.5, 3, 1, false, 100});
    expect_part((struct part){3, 5, 3, false, 0.5});
    /* As many pairs as just before, and another base. */
    expect_part((struct part){3, 5, 3, false, 100});
    expect_part((struct part){3, 6, 3, false, 100});
    expect_part((struct part){3, 6, 2, false, 100});
}

Test(rotate_part, a_part_of_the_whole_has_the_halves_and_frequencies_of_it,
     .description =
         "for example, 2 of 8 pairs: 0 and 8, 1 and 9; frequencies 1 and 0.316",
     .data = "a-part-of-the-head")
{
    expect_part((struct part){5, 8, 2, true, 10000});
    expect_part((struct part){5, 256, 64, true, 1e6});
    expect_part((struct part){2.5, 3, 1, true, 100});
    expect_part((struct part){-2.5, 3, 1, true, 100});
    expect_part((struct part){3, 5, 3, true, 0.5});
    expect_part((struct part){3, 5, 3, true, 100});
    expect_part((struct part){3, 6, 3, true, 100});
    expect_part((struct part){3, 8, 2, true, 100});
}

/* The numbers that do not turn, to the last bit. */
static void expect_rest(struct part t)
{
    double x[WIDEST], rest[WIDEST], want[WIDEST];
    const double *got;
    size_t n = 0;

    arbitrary(9, 2 * t.pairs, x, 2);
    got = part_turned(t, x);
    for (size_t c = 0; c < 2 * t.pairs; c++)
        if (!is_turned(t, c)) {
            want[n] = x[c];
            rest[n++] = got[c];
        }
    expect("the numbers that do not turn", values(n), rest, want, 0);
}

Test(rotate_part, the_other_numbers_stay_as_they_are,
     .description = "for example, 2 of 8 pairs: 12 numbers are those of x",
     .data = "a-part-of-the-head")
{
    for (int whole = 0; whole < 2; whole++) {
        expect_rest((struct part){5, 8, 2, whole, 10000});
        expect_rest((struct part){7.5, 64, 16, whole, 10000});
        expect_rest((struct part){3, 4, 0, whole, 10000});
    }
}

Test(rotate_part, with_all_pairs_both_ways_are_chapter_11s,
     .description = "all pairs turn: rotate_halves, whole or not",
     .data = "a-part-of-the-head")
{
    for (int whole = 0; whole < 2; whole++) {
        expect_part((struct part){3, 6, 6, whole, 10000});
        expect_part((struct part){-2.5, 1, 1, whole, 500000});
        expect_part((struct part){12.75, 32, 32, whole, 500000});
    }
}

/* As in expect_small_turned. */
static void expect_small_part(bool whole)
{
    static const double x[] = {2, 0, .75, 0, 3, 1.25};
    const struct part zeros = {1, 3, 3, whole, 100};
    const struct part slow = {0.001, 3, 3, whole, 1e9};
    double want[6];

    exact_part(zeros, x, want);
    expect("", values(6), part_turned(zeros, x), want, turning_error(1, 3));
    suggest(SHOULD, "Each pair turns, also where a number of it is 0.");
    exact_part(slow, x, want);
    expect("", values(6), part_turned(slow, x), want, turning_error(.001, 3));
    suggest(SHOULD, "Each pair turns, also where its angle is small: pair 2 "
                    "turns by 1e-9 radians.");
}

/* As in positions_may_be_large_and_pairs_and_axes_many of rotate_axes. */
Test(rotate_part, positions_may_be_large_and_pairs_many,
     .description = "positions 4099.3, -65,537.7 and 999,999.1; 4099 pairs, "
                    "all of them turn",
     .data = "a-part-of-the-head")
{
    static const double places[] = {4099.3, -65537.7, 999999.1};

    for (int whole = 0; whole < 2; whole++) {
        for (size_t s = 0; s < COUNT(places); s++)
            expect_part((struct part){places[s], 8, 3, whole, 10000});
        expect_part((struct part){31, 8, 3, whole, 40889.9});
        expect_part((struct part){0, 8, 3, whole, 10000});
        expect_part((struct part){3.3, 4099, 257, whole, 10000});
        expect_part((struct part){3.3, 4099, 4099, whole, 10000});
        expect_small_part(whole);
    }
}

/* ---- needle_share ---- */

static double share_asked(size_t n, double lead)
{
    describe_call("needle_share(%zu, %.6g)", n, lead);
    return needle_share(n, lead);
}

static void suggest_share(size_t n, double lead, double got)
{
    double others = (1 / got - 1) * exp(lead);

    suggest(n > 1 && others > 0.5 && others < 4 * (double)n &&
                is_near(others, round(others)),
            "This is the share beside %.9g other keys. There are %zu others.",
            others, n - 1);
    if (n == 1)
        suggest(SHOULD,
                "With one key alone the share is 1, whatever its lead is.");
    if (n > 1)
        suggest(SHOULD,
                "This key counts 1, and each of the other %zu counts e^%g, "
                "which is %.3g.",
                n - 1, 0 - lead, exp(0 - lead));
}

/* e to the lead, over that and n - 1 times 1. It is right to nine digits,
 * however small it is, as the contract asks. */
static void expect_share(size_t n, double lead)
{
    long double power = expl((long double)lead);
    double want = (double)(power / (power + (long double)(n - 1)));
    double got = share_asked(n, lead);

    expect_value("", got, want, 1e-9 * want);
    suggest(want < 1e-3 && fabs(got - want) < 1e-15,
            "This error is small beside 1, and not beside so small a share. Is "
            "it 1 less a number near 1, or is a power cut off? Divide this "
            "key's own power by the sum of all.");
    suggest_share(n, lead, got);
}

Test(needle_share, a_lead_of_8_is_three_quarters_of_a_thousand,
     .description =
         "for example, lead 8: 0.749 of 1,000 keys, 0.003 of 1,000,000",
     .data = "one-key-among-many")
{
    double got = share_asked(1000, 8);

    expect_value("", got, 0.749, digits(3));
    suggest_share(1000, 8, got);
    got = share_asked(1000000, 8);
    expect_value("", got, 0.003, digits(3));
    suggest_share(1000000, 8, got);
    for (size_t n = 1; n <= 10000000; n *= 10) {
        expect_share(n, 8);
        expect_share(n / 2 + 1, 2.5);
        expect_share(n, -3);
    }
    expect_share(50, 500);
    expect_share(50, -500);
    expect_share(2, -40);
    expect_share(3, -100.5);
    expect_share(10000000, 31);
}

Test(needle_share, equal_keys_have_equal_shares,
     .description = "lead 0: 1/n; one key alone: 1, whatever its lead is",
     .data = "one-key-among-many")
{
    static const size_t counts[] = {1, 2, 3, 10, 1000, 1000000};
    static const double leads[] = {0, 8, -8, 500, -20, -100, -500};

    for (size_t s = 0; s < COUNT(counts); s++)
        expect_value("", share_asked(counts[s], 0), 1 / (double)counts[s],
                     1e-9 / (double)counts[s]);
    for (size_t s = 0; s < COUNT(leads); s++) {
        expect_value("", share_asked(1, leads[s]), 1, 1e-9);
        suggest(SHOULD,
                "With one key alone the share is 1, whatever its lead "
                "is. There is no other key, so e^%g counts 0 times.",
                0 - leads[s]);
    }
}

Test(needle_share, ten_times_as_many_keys_need_a_lead_of_2_30_more,
     .description =
         "10 times as many others and ln 10 more lead: the same share",
     .data = "one-key-among-many")
{
    static const double leads[] = {0.5, 4, 8, 12};

    for (size_t s = 0; s < COUNT(leads); s++) {
        double few = share_asked(100, leads[s]);

        expect_value("with 10 times as many others, and ln 10 more",
                     share_asked(991, leads[s] + log(10)), few, 2e-9 * few);
        expect_share(100, leads[s]);
    }
}

/* ---- sharpness ---- */

/* 1 + scale ln(blocks) */
static void expect_factor(size_t pos, size_t block, double scale, double blocks)
{
    double want = 1 + scale * (double)logl((long double)blocks), got, of;

    describe_call("sharpness(%zu, %zu, %g)", pos, block, scale);
    got = sharpness(pos, block, scale);
    expect_value("", got, want, 32 * DBL_EPSILON * want);
    suggest(blocks > 1 && is_near(got, 1 + scale * log(blocks - 1)),
            "The logarithm is that of %.8g here, and should be that of 1 more. "
            "Position %zu is the number %zu in the text: is it counted from 1? "
            "The number of blocks that have ended is %.8g: is 1 added to it?",
            blocks - 1, pos, pos + 1, blocks - 1);
    of = exp((got - 1) / scale);
    if (scale > 0)
        suggest(of > 0.5 && of < 1e4 && is_near(of, round(of)),
                "This is the factor for a logarithm of %.6g. It should be that "
                "of %.8g.",
                of, blocks);
    suggest(isfinite(got),
            "The factor should be 1 + %g ln(%.8g) here: the logarithm is that "
            "of 1 more than the number of blocks that have ended, %.8g.",
            scale, blocks, blocks - 1);
}

Test(sharpness, nothing_changes_before_the_first_block_ends,
     .description = "block 8192: positions 0 to 8190 have the factor 1",
     .data = "a-longer-query")
{
    expect_factor(0, 8192, 0.1, 1);
    expect_factor(4096, 8192, 0.1, 1);
    expect_factor(8190, 8192, 0.1, 1);
    expect_factor(1, 4, 0.5, 1);
    expect_factor(2, 4, 0.5, 1);
    expect_factor(500000, 8192, 0, 62);
}

Test(sharpness, it_grows_at_the_last_position_of_each_block,
     .description = "block 8192: ln 2 from 8191 on, ln 3 from 16383 on",
     .data = "a-longer-query")
{
    expect_factor(8191, 8192, 0.1, 2);
    expect_factor(16382, 8192, 0.1, 2);
    expect_factor(16383, 8192, 0.1, 3);
    expect_factor(3, 4, 0.5, 2);
    expect_factor(0, 1, 1, 2);
    expect_factor(6, 1, 2, 8);
}

Test(sharpness, it_grows_with_the_logarithm_of_the_blocks,
     .description =
         "position 999,999, block 8192, scale 0.1: 1 + 0.1 ln 123 = 1.4812",
     .data = "a-longer-query")
{
    describe_call("sharpness(999999, 8192, 0.1)");
    expect_value("", sharpness(999999, 8192, 0.1), 1.4812, digits(4));
    expect_factor(999999, 8192, 0.1, 123);
    expect_factor(999999, 4096, 0.1, 245);
    expect_factor(999999, 4096, 0.25, 245);
    expect_factor(10000000, 8192, 0.1, 1221);
    expect_factor(262143, 16384, 0.25, 17);
    expect_factor(65535, 1, 0.5, 65537);
    expect_factor(9999999, 1, 0.5, 10000001);
}

/* Lengths of a block that fewer bits can't hold: shorter or longer, the factor
 * of the last position would be another. */
Test(sharpness, a_block_may_have_any_length,
     .description =
         "block 4099: ln 2 from 4098 on; block 65,537: 1 up to position 65,535",
     .data = "a-longer-query")
{
    const size_t lengths[] = {4097, 4099, 65537, 999999};

    for (size_t s = 0; s < COUNT(lengths); s++) {
        expect_factor(lengths[s] - 2, lengths[s], 0.5, 1);
        expect_factor(lengths[s] - 1, lengths[s], 0.5, 2);
    }
    expect_factor(9999999, 4294967295, 0.5, 1);
    expect_factor(9999999, SIZE_MAX - 1, 0.5, 1);
#if SIZE_MAX > UINT32_MAX
    expect_factor(6, 4294967297, 0.5, 1);
#endif
}

/* ---- attend_with_sink ---- */

enum { KEYS = 9, SIZE = 2049, MANY = 5000 };

struct asked {
    size_t n, d;
    double sink;
    const double *q, *k, *v;
};

/* What is asked last. It is large for a stack. */
static const struct asked *invent_asked(size_t n, size_t d, double stretch,
                                        double sink)
{
    static double q[SIZE], k[MANY], v[MANY];
    static struct asked a = {.q = q, .k = k, .v = v};

    a.n = n;
    a.d = d;
    a.sink = sink;
    arbitrary((uint32_t)n, d, q, stretch);
    arbitrary((uint32_t)n + 1, n * d, k, 2);
    arbitrary((uint32_t)n + 2, n * d, v, 2);
    return &a;
}

/* The scores; the largest that a sum of products is on the way to one. */
static double exact_scores(const struct asked *a, long double s[])
{
    double most = 1;

    for (size_t j = 0; j < a->n; j++) {
        double size = 0;

        s[j] = 0;
        for (size_t c = 0; c < a->d; c++) {
            double product = a->q[c] * a->k[j * a->d + c];

            s[j] += (long double)a->q[c] * (long double)a->k[j * a->d + c];
            size += fabs(product);
        }
        s[j] /= sqrtl((long double)a->d);
        most = fmax(most, size);
    }
    return most;
}

static void exact_result(const struct asked *a, const long double s[],
                         double want[])
{
    static long double sum[SIZE];
    long double top = (long double)a->sink, total;

    memset(sum, 0, sizeof sum);
    for (size_t j = 0; j < a->n; j++)
        top = s[j] > top ? s[j] : top;
    total = expl((long double)a->sink - top);
    for (size_t j = 0; j < a->n; j++) {
        long double power = expl(s[j] - top);

        total += power;
        for (size_t c = 0; c < a->d; c++)
            sum[c] += power * (long double)a->v[j * a->d + c];
    }
    for (size_t c = 0; c < a->d; c++)
        want[c] = (double)(sum[c] / total);
}

static double *result_of(const struct asked *a)
{
    size_t d = a->d;
    double *y = output_buffer(d);
    const double *q = input_copy(d, a->q), *k = input_copy(a->n * d, a->k);
    const double *v = input_copy(a->n * d, a->v);

    describe_call("attend_with_sink(%zu, %zu, q, k, v, sink %g)", a->n, d,
                  a->sink);
    attend_with_sink(a->n, d, q, (const double(*)[d])k, (const double(*)[d])v,
                     a->sink, y);
    return y;
}

static void suggest_scores(const struct asked *a, const long double s[])
{
    double scores[KEYS], shares[KEYS];
    long double total = expl((long double)a->sink);

    if (a->n > KEYS)
        return;
    for (size_t j = 0; j < a->n; j++)
        total += expl(s[j]);
    for (size_t j = 0; j < a->n; j++) {
        scores[j] = (double)s[j];
        shares[j] = (double)(expl(s[j]) / total);
    }
    if (a->n <= 5 && isfinite(total) && total > 0)
        suggest(SHOULD, "The scores of the keys are %s, and their shares %s.",
                in_braces(a->n, scores), in_braces(a->n, shares));
}

/* What nan may come from without a sink. */
static void suggest_infinite_sink(double sink, double got)
{
    if (isinf(sink))
        suggest(isnan(got) && !is_unwritten(got),
                "nan comes from 0/0, inf/inf, inf - inf, 0 times inf, or from "
                "memory that was read before it was written. The sink is -inf "
                "here: is inf - inf computed with it? Or is it not the largest "
                "score that is subtracted?");
}

/* A score errs by a few units of the largest sum on the way to it, and so does
 * its exponential; a sink is not computed. */
static void expect_attended(const struct asked *a)
{
    static long double s[MANY];
    static double want[SIZE];
    double most = exact_scores(a, s);
    const double *got;
    double error = 8 * (double)(a->d + 4) * DBL_EPSILON * most +
                   64 * DBL_EPSILON * (double)(a->n + 4);

    exact_result(a, s, want);
    got = result_of(a);
    expect("", values(a->d), got, want, 4 * error);
    suggest_infinite_sink(a->sink, got[0]);
    if (isfinite(got[0]))
        suggest_scores(a, s);
}

Test(attend_with_sink, without_a_sink_it_is_chapter_08s_attention,
     .description = "sink -INFINITY: the shares of the keys add up to 1",
     .data = "a-sink")
{
    for (size_t n = 1; n <= KEYS; n++)
        expect_attended(invent_asked(n, 1 + n % 6, 2, -INFINITY));
    expect_attended(invent_asked(MANY, 1, 2, -INFINITY));
}

Test(attend_with_sink, a_sink_takes_a_share_and_gives_nothing,
     .description = "3 keys and a sink of equal scores: a quarter each",
     .data = "a-sink")
{
    static const double sinks[] = {0, 1.5, -2, 3};
    static const double zero[2], k[] = {1, 2, 3, 4, 5, 6};
    static const double v[] = {4, 0, 0, 8, 0, 0};
    static const struct asked equal = {3, 2, 0, zero, k, v};
    const double *y = result_of(&equal);

    expect("", values(2), y, (double[]){1, 2}, 64 * DBL_EPSILON);
    suggest(is_near(y[0], 2. / 3) && is_near(y[1], 4. / 3),
            "This is half of what it is without a sink: are the shares of the "
            "keys divided by 1 + e^sink? The sink should be one of the powers "
            "in the sum.");
    suggest(SHOULD,
            "Each key has a quarter: a quarter of 4 is 1, and of 8 is 2. "
            "The last quarter is the sink's.");
    for (size_t s = 0; s < COUNT(sinks); s++) {
        expect_attended(invent_asked(5, 4, 2, sinks[s]));
        expect_attended(invent_asked(1, 3, 2, sinks[s]));
        expect_attended(invent_asked(8, 6, 3, sinks[s]));
    }
    expect_attended(invent_asked(300, 6, 3, 0.5));
}

Test(attend_with_sink, the_sink_is_not_divided_by_the_root_of_d,
     .description =
         "4 keys of score 0, width 4, sink ln 12: the keys keep a quarter",
     .data = "a-sink")
{
    double zero[16] = {0}, v[16];
    const struct asked a = {4, 4, log(12), zero, zero, v};

    for (size_t c = 0; c < 16; c++)
        v[c] = 1;
    expect("", values(4), result_of(&a), (double[]){0.25, 0.25, 0.25, 0.25},
           64 * DBL_EPSILON);
    suggest(SHOULD, "4 keys weigh 1 each, and the sink weighs 12: 4 of 16.");
}

Test(attend_with_sink, scores_and_sinks_may_be_as_large_as_10000,
     .description =
         "e^10000 is no double: the largest score is subtracted first",
     .data = "write-attend_with_sink")
{
    static const double sinks[] = {-INFINITY, -10000, -800, 0, 800, 10000};

    for (size_t s = 0; s < COUNT(sinks); s++) {
        expect_attended(invent_asked(5, 4, 4000, sinks[s]));
        expect_attended(invent_asked(6, 4, 4000, sinks[s]));
        expect_attended(invent_asked(5, 4, 1, sinks[s]));
    }
}

Test(attend_with_sink, low_scores_beside_a_sink_leave_nothing,
     .description =
         "2 keys of score -9000, sink 0: 0; without a sink, their mean",
     .data = "a-sink")
{
    const double q[] = {90}, k[] = {-100, -100}, v[] = {1, 3};
    struct asked low = {2, 1, 0, q, k, v};
    const double *got;

    expect("", values(1), result_of(&low), (double[]){0}, 64 * DBL_EPSILON);
    low.sink = -INFINITY;
    got = result_of(&low);
    expect("", values(1), got, (double[]){2}, 64 * DBL_EPSILON);
    suggest_infinite_sink(low.sink, got[0]);
}

/* Score and sink may be as low as -10,000. So a sink of -10,000 is one, and
 * -INFINITY is none. */
static const double high_q[] = {100}, low_k[] = {-100, -100}, any_v[] = {1, 3};

Test(attend_with_sink, minus_infinity_is_no_sink_however_low_the_scores,
     .description = "2 keys of score -10,000, no sink: their mean",
     .data = "a-sink")
{
    const struct asked low = {2, 1, -INFINITY, high_q, low_k, any_v};

    expect("", values(1), result_of(&low), (double[]){2}, 64 * DBL_EPSILON);
    suggest(SHOULD, "A sink of -INFINITY has no share, however low the scores "
                    "are.");
}

Test(attend_with_sink, the_lowest_sink_counts_as_any,
     .description =
         "2 keys and a sink of score -10,000: two thirds of their mean",
     .data = "a-sink")
{
    const struct asked low = {2, 1, -10000, high_q, low_k, any_v};

    expect("", values(1), result_of(&low), (double[]){4. / 3},
           64 * DBL_EPSILON);
    suggest(SHOULD, "The sink has the score of both keys: a third for each.");
}

/* e^-20 of 2^30 is 2.2. */
Test(attend_with_sink, a_small_share_of_a_large_value_counts,
     .description = "for example, scores 0 and -20, values 0 and 2^30: 1.1066",
     .data = "a-sink")
{
    for (double low = -20; low >= -60; low -= 40) {
        const double q[] = {1}, k[] = {0, low}, v[] = {0, 0x1p30};
        const struct asked small = {2, 1, 0, q, k, v};
        const double want = 0x1p30 * exp(low) / (2 + exp(low));

        expect("", values(1), result_of(&small), &want,
               64 * DBL_EPSILON * want);
        suggest(true,
                "The share of the second key should be e^%g / (2 + e^%g), "
                "which is small. Is it taken for 0?",
                low, low);
    }
}

Test(attend_with_sink, keys_may_be_many_and_rows_wide,
     .description = "4099 keys; 2049 numbers in a row", .data = "a-sink")
{
    expect_attended(invent_asked(4, 3, 2, 1.5));
    expect_attended(invent_asked(4, 5, 2, 1.5));
    expect_attended(invent_asked(4099, 1, 2, 1.5));
    expect_attended(invent_asked(2, SIZE, 2, 0.5));
}
