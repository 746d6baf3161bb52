/* Chapter 12: one turn leads from each row to the next, and a table of floats
 * is as exact as doubles make it. */
#include "fast_table.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* The widest row is above 512, 1024 and 4096, the sizes that an array of a
 * fixed length is most often given. fill_table has the limit 4096 by its
 * contract. */
enum { WIDEST = 4098, WIDEST_TABLE = 4096 };

/* The formula in double. A frequency, a phase and a sine are each rounded:
 * together by less than 2 of the 64 units of rounding(pos). */
static void encode(double pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double phase = pos * oracle_frequency(k / 2, d_model);

        pe[k] = sin(phase);
        pe[k + 1] = cos(phase);
    }
}

/* Turns copies of its arguments, and returns the next row. */
static const double *turned(size_t d_model, const double step[],
                            const double row[])
{
    double *next = output_buffer(d_model);

    turn_row(d_model, input_copy(d_model, step), input_copy(d_model, row),
             next);
    return next;
}

static void expect_turned_encoding(double k, double pos, size_t d_model)
{
    double step[WIDEST], row[WIDEST], want[WIDEST];

    encode(k, d_model, step);
    encode(pos, d_model, row);
    encode(pos + k, d_model, want);
    describe_call("turn_row(%zu, PE(%g), PE(%g))", d_model, k, pos);
    expect("", pairs(d_model), turned(d_model, step, row), want,
           rounding(pos + k));
}

/* Numbers of size 1 are each rounded, and so are two products and their sum: 4
 * units. */
static const double four_units = 4 * DBL_EPSILON;

static void expect_turned(const double step[6], const double row[6],
                          const double want[6])
{
    show_input("step", values(6), step);
    show_input("row", values(6), row);
    expect("", pairs(6), turned(6, step, row), want, four_units);
}

/* The words of First Principles: river at position 0, bank at 1; 16 digits
 * computed with 200 bits. */
Test(turn_row, one_step_leads_from_each_row_to_the_next,
     .description =
         "d = 6: PE(1) = 0.8415 0.5403 0.0464 0.9989 0.0022 1.0000, and PE(2)",
     .data = "one-step-for-every-row")
{
    const double bank[] = {.84147098480789651,   .54030230586813972,
                           .046399223464731272,  .99892297604063044,
                           .0021544330233656039, .99999767920648087};
    const double after[] = {.90929742682568170,   -.41614683654714239,
                            .092698500778727227,  .99569422412373986,
                            .0043088560467428117, .99999071683669566};
    const double river[] = {0, 1, 0, 1, 0, 1};

    describe_call("turn_row(6, PE(1), PE(0))");
    expect_turned(bank, river, bank);
    describe_call("turn_row(6, PE(1), PE(1))");
    expect_turned(bank, bank, after);
}

Test(turn_row, is_one_turn_from_every_row,
     .description =
         "the paper, section 3.5: PE(pos + k) is a linear function of PE(pos)",
     .data = "one-step-for-every-row")
{
    const size_t widths[] = {2, 4, 6, 50};
    const double places[] = {0, 1, 7, 44, 8191, 100000};
    const double steps[] = {1, 5, 128, 710, 0};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t p = 0; p < sizeof places / sizeof *places; p++)
            for (size_t k = 0; k < sizeof steps / sizeof *steps; k++)
                expect_turned_encoding(steps[k], places[p], widths[s]);
    expect_turned_encoding(710, 100000, 512);
    expect_turned_encoding(1, 2, WIDEST);
}

/* The angle with sine 3/5 and cosine 4/5, and other rows than encodings. A step
 * of angle 0 is exact: a product with 1, and a sum with 0. A row that begins as
 * row 0 does, with 0 and 1, need not be row 0. */
Test(turn_row, keeps_the_length_of_any_pair,
     .description = "sine 0.6, cosine 0.8: the pair (5, 10) becomes (10, 5)",
     .data = "the-formulas-symbol-by-symbol")
{
    const double step[] = {.6, .8, 0, 1, -1, 0, .8, -.6};
    const double row[] = {5, 10, 7, -3, 2, 5, 100, 25};
    const double want[] = {10, 5, 7, -3, -5, 2, -40, -95};
    const double turns[] = {.6, .8, .8, -.6}, first_of_row_0[] = {0, 1, 2, 5};

    describe_call("turn_row(8, {0.6, 0.8, 0, 1, ...}, {5, 10, 7, -3, ...})");
    expect("", values(8), turned(8, step, row), want, 200 * four_units);
    describe_call("turn_row(4, {0.6, 0.8, 0.8, -0.6}, {0, 1, 2, 5})");
    expect("", values(4), turned(4, turns, first_of_row_0),
           (double[]){.6, .8, 2.8, -4.6}, 200 * four_units);
}

static void expect_turning(size_t n, size_t d_model)
{
    double(*pe)[d_model] = (double(*)[d_model])output_buffer(n * d_model);
    double want[n][d_model];

    for (size_t pos = 0; pos < n; pos++)
        encode((double)pos, d_model, want[pos]);
    describe_call("encode_by_turning(%zu, %zu)", n, d_model);
    encode_by_turning(n, d_model, pe);
    expect("", pair_rows(n, d_model), pe[0], want[0], 1e-9);
}

/* Three rows and not two: of two, a table that repeats row 0 looks like the
 * right one, a row too late. */
Test(encode_by_turning, begins_with_0_and_1_and_needs_no_second_row,
     .description = "row 0 is 0 1 0 1 0 1, whatever n",
     .data = "a-table-row-by-row")
{
    expect_turning(1, 2);
    expect_turning(1, 6);
    expect_turning(3, 6);
    expect_turning(3, 512);
}

/* Each turn adds at most four units to the error of a pair, so row 9999 is
 * within 1e-11; 1e-9 is what the header promises. 10,000 rows are the most, and
 * 4099 is no number of 11 binary digits. */
Test(encode_by_turning, every_row_is_that_of_the_formula,
     .description = "within 1e-9 of sin(pos w_i) and cos(pos w_i)",
     .data = "a-table-row-by-row")
{
    const size_t sizes[][2] = {{5, 4},      {20, 50},   {64, 64},
                               {8, 512},    {1000, 6},  {8192, 2},
                               {3, WIDEST}, {10000, 2}, {4099, 2}};

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_turning(sizes[s][0], sizes[s][1]);
}

/* Fills the table with all its rows. */
static const float *filled(size_t n, size_t d_model)
{
    float(*pe)[d_model] = (float(*)[d_model])float_buffer(n * d_model);

    describe_call("fill_table(%zu, %zu)", n, d_model);
    fill_table(n, d_model, pe);
    return pe[0];
}

/* An entry is right if it is the float nearest to some value within delta of
 * the true one, t. The result is what was got if that is so, and otherwise the
 * nearest float to t itself.
 *
 * To compute t takes long. A sine in double is within delta of it, as is
 * derived above a_far_row_is_as_exact_as_double_makes_it. So its float is
 * right; and if all that is within 7/3 delta of it has the same nearest float,
 * no other is. */
static double judged(float got, size_t pos, bool cosine, struct oracle_two w)
{
    long double delta = 3e-16L * (long double)(pos + 1), t[2];
    double phase = (double)pos * (double)w.high;
    double about = cosine ? cos(phase) : sin(phase);
    double far = 7e-16 * (double)(pos + 1);

    if ((float)about == got)
        return widened_float(got);
    if ((float)(about - far) == (float)(about + far))
        return (double)(float)about;
    oracle_long_pair(pos, w, t);
    return (float)(t[cosine] - delta) <= got &&
                   got <= (float)(t[cosine] + delta)
               ? widened_float(got)
               : (double)(float)t[cosine];
}

/* The sine of pair 1, whose frequency is w, if it is wrong, and that of another
 * phase. */
static void suggest_frequency(double pos, double w, double sine)
{
    if (fabs(sine - sin(pos * w)) < 1e-6)
        return;
    suggest(fabs(sine - sin(pos * sqrt(w))) < 1e-6,
            "The sine of pair 1 is that of a frequency of %.4g, and should be "
            "that of %.4g: 10000 to the -2i / d_model, and not to the -i / "
            "d_model.",
            sqrt(w), w);
    suggest(fabs(sine - sin(pos / w)) < 1e-6,
            "The sine of pair 1 is that of pos / w here. The phase should be "
            "pos times the frequency w.");
}

/* Whether each sine has twice the exponent, which is its frequency squared. */
static void suggest_twice(double pos, size_t d_model, const double got[],
                          const struct oracle_two w[])
{
    double first = (double)w[1].high;
    bool all = fabs(got[2] - sin(pos * first)) > 1e-6;

    for (size_t i = 0; i < d_model / 2; i++)
        all = all && fabs(got[2 * i] - sin(pos * (double)w[i].high *
                                           (double)w[i].high)) < 1e-6;
    suggest(all,
            "The exponent is twice what it should be: the sine of pair 1 is "
            "that of a frequency of %.4g, and should be that of %.4g. The "
            "exponent is -2i / d_model, where i is the pair: if i counts the "
            "sines 0, 2, 4, it is that 2i already.",
            first * first, first);
}

/* Whether numbers have the right sizes, and some are positive that should be
 * negative. */
static void suggest_signs(size_t pos, size_t d_model, const double got[],
                          const double want[])
{
    bool sizes = true, negated = false;

    for (size_t k = 0; k < d_model; k++) {
        bool other = fabs(got[k] + want[k]) < 1e-6 && got[k] > 0 && want[k] < 0;

        sizes = sizes && (other || fabs(got[k] - want[k]) < 1e-6);
        negated = negated || other;
    }
    if (negated || !sizes)
        suggest(sizes,
                "All numbers of row %zu have the right size, and some are "
                "positive that should be negative. Is a sine made of the "
                "cosine, or a cosine of the sine, as the root of 1 less its "
                "square? A root is never negative, and neither is fabs.",
                pos);
}

/* Whether the doubles of row 0 were copied as bytes. */
static void suggest_bytes(size_t d_model, const float row[])
{
    double doubles[WIDEST_TABLE];

    for (size_t k = 0; k < d_model; k++)
        doubles[k] = k % 2 == 1;
    suggest(memcmp(row, doubles, d_model * sizeof *row) == 0,
            "These are the bytes of the doubles of row 0, taken for floats. "
            "Does memcpy or a cast of a pointer bring doubles into this row? A "
            "double has 8 bytes, and a float has 4: each number has to be "
            "assigned by itself.");
}

/* True if each phase of a row is the sum of as many frequencies. The rounding
 * of 2000 sums, each below 2000, is below 5e-10, and that of a float below
 * 1e-7. */
static bool is_added_up(size_t pos, size_t d_model, const float row[])
{
    for (size_t k = 0; k + 1 < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model), phase = 0;

        if (!(fabs(row[k] - sin((double)pos * w)) < 1e-6))
            return false;
        for (size_t r = 0; r < pos; r++)
            phase += w;
        if (row[k] != (float)sin(phase) || row[k + 1] != (float)cos(phase))
            return false;
    }
    return true;
}

/* No program here has an infinity of its own, and a cast to float may make it.
 * gcc's value of a variable that was not set is such a number. */
static void suggest_infinite(size_t d_model, const double got[])
{
    for (size_t k = 0; k < d_model; k++)
        if (isinf(got[k])) {
            suggest(true,
                    "A double beyond 3.4e38 is infinite as a float. A number "
                    "as large as this mostly comes from a variable or an array "
                    "that was never set. Does each get a value before it is "
                    "read, in row 0, too?");
            return;
        }
}

/* Says which row stands here, if it is that of another position. The phase of
 * the slowest pair tells which: it makes no half turn in a table. */
static void suggest_position(size_t pos, size_t d_model, const double got[],
                             const struct oracle_two w[])
{
    double slow = (double)w[d_model / 2 - 1].high;
    double here = round(atan2(got[d_model - 2], got[d_model - 1]) / slow);
    bool all = here != (double)pos;

    for (size_t i = 0; i < d_model / 2 && all; i++) {
        double phase = here * (double)w[i].high;

        all = fabs(got[2 * i] - sin(phase)) < 1e-5 &&
              fabs(got[2 * i + 1] - cos(phase)) < 1e-5;
    }
    if (d_model > 4)
        suggest(all,
                "Row %zu holds the numbers of position %g. What is different "
                "from this row on?",
                pos, here);
    for (int bits = 8; bits <= 16 && pos >> bits > 0; bits++) {
        double rest = (double)(pos % ((size_t)1 << bits));

        suggest(fabs(got[0] - sin(rest)) < 1e-6 &&
                    fabs(got[1] - cos(rest)) < 1e-6,
                "The numbers of row %zu begin with those of row %g. Is the "
                "position cut, by a smaller type or by a remainder?",
                pos, rest);
    }
}

/* The rows up to this one are all compared: as many as hold 20,000 entries, and
 * from 13 to 300. */
static size_t end_of_first_rows(size_t d_model)
{
    size_t rows = 20000 / d_model;

    return rows < 13 ? 13 : rows > 300 ? 300 : rows;
}

/* The phase in row 1 of the first cosine, if it is wrong and all sines are
 * right. A float tells no phase that is near 0. */
static void suggest_cosine(size_t d_model, const double got[],
                           const double want[])
{
    double phase = acos(got[1]);

    for (size_t s = 0; s < d_model; s += 2)
        if (fabs(got[s] - want[s]) > 1e-6)
            return;
    if (phase > .02)
        suggest(fabs(got[1] - want[1]) > 1e-4,
                "All sines of this row are right. The cosine at index 1 is "
                "that of %.3g, and it should be that of 1, the frequency of "
                "pair 0.",
                phase);
}

/* Says how far off a row is that is nearly right, or what stands in row 0 and
 * in row 1. */
static void suggest_row(size_t pos, size_t d_model, const double got[],
                        const double want[])
{
    double off = 0;
    bool near;

    for (size_t k = 0; k < d_model; k++)
        off = fmax(off, fabs(got[k] - want[k]));
    near = off < fmin(1e-4 * (double)(pos + 1), .5);
    suggest(near,
            "Row %zu is off by %.2g at most, and that is too much even for a "
            "float. Is a phase, a step or a frequency a float on the way, or "
            "has a number too few digits, or does a formula hold only nearly?",
            pos, off);
    if (pos == 0)
        suggest(near ? false : SHOULD,
                "Row 0 is 0 1 0 1 and so on: the sines and cosines of 0.");
    if (pos == 1)
        suggest_cosine(d_model, got, want);
    if (pos == 1)
        suggest(!near,
                "Row 0 is right. Row 1 should have the sines and cosines of "
                "the frequencies themselves, which are at most 1. By turning "
                "it should be the step: (0, 1), turned once.");
    if (pos > 1 && pos < end_of_first_rows(d_model))
        suggest(!near,
                "The rows 0 to %zu are right, and row %zu is not. What comes "
                "from the row before, and what begins anew?",
                pos - 1, pos);
}

/* Compares one row. */
static void expect_row(size_t pos, size_t d_model, const float row[],
                       const struct oracle_two w[])
{
    double got[d_model], want[d_model];
    char what[40];

    for (size_t k = 0; k < d_model; k++) {
        got[k] = widened_float(row[k]);
        want[k] = judged(row[k], pos, k % 2 == 1, w[k / 2]);
    }
    snprintf(what, sizeof what, "row %zu", pos);
    expect(what, pairs(d_model), got, want, 0);
    suggest_infinite(d_model, got);
    if (pos > 2 && pos < 2000 && memcmp(got, want, sizeof got) != 0)
        suggest(
            is_added_up(pos, d_model, row),
            "The phases are added up from row to row, and their rounding with "
            "them. A phase should be pos times the frequency, rounded once.");
    if (d_model > 2)
        suggest_frequency((double)pos, (double)w[1].high, got[2]);
    if (all_numbers(d_model, got) && memcmp(got, want, sizeof got) != 0) {
        if (pos == 0)
            suggest_bytes(d_model, row);
        if (pos > 0 && d_model > 2)
            suggest_twice((double)pos, d_model, got, w);
        suggest_position(pos, d_model, got, w);
        suggest_signs(pos, d_model, got, want);
        suggest_row(pos, d_model, got, want);
    }
}

/* True if the length of each pair is 1, to 1e-6. Its square then is, to 2e-6.
 */
static bool is_of_length_1(size_t d_model, const float row[])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double sine = row[k], cosine = row[k + 1];

        if (!(fabs(sine * sine + cosine * cosine - 1) < 2e-6))
            return false;
    }
    return true;
}

/* Compares all rows of a short table. In a long one these are the first rows,
 * the last, and every 61st; all others must at least hold pairs of length 1. */
static void expect_table(size_t n, size_t d_model)
{
    const float *pe = filled(n, d_model);
    struct oracle_two w[WIDEST_TABLE / 2];
    bool unit = true;

    oracle_long_frequencies(d_model, w);
    for (size_t pos = 0; pos < n; pos++) {
        const float *row = pe + pos * d_model;

        if (pos < end_of_first_rows(d_model) || pos % 61 == 0 || pos + 1 == n)
            expect_row(pos, d_model, row, w);
        unit = unit && is_of_length_1(d_model, row);
    }
    expect_that(unit, "In some row a pair does not have length 1: a sine or a "
                      "cosine there is wrong, or was not written.");
}

/* The last table but one is the widest. It shows a frequency that is the one
 * before times a ratio: the ratio is rounded once, and pair 298 has this error
 * 298 times. Its frequency is nearly a twelfth of pi. So its cosine in row 6
 * and its sine in row 12 are nearly 0, and floats of such numbers have digits
 * enough to show the error. */
Test(fill_table, every_entry_is_the_formula_rounded_to_a_float,
     .description =
         "for example, bank, d = 6: 0.8414710 0.5403023 0.0463992 ...",
     .data = "what-exact-means")
{
    const size_t sizes[][2] = {
        {1, 2},   {2, 6},   {5, 6},   {5, 12},   {1, 512},           {20, 50},
        {300, 6}, {64, 64}, {128, 4}, {130, 64}, {13, WIDEST_TABLE}, {2, 4094}};

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_table(sizes[s][0], sizes[s][1]);
}

/* A frequency that is rounded to double errs by up to 1.2e-16 of its size, the
 * phase by that for each position, and the product and the sine are rounded,
 * too: at most 2.4e-16 (pos + 1). Turning in double errs less. A float phase is
 * wrong by 5e-4 at position 8191. 16 bits count to 65,535. The last table shows
 * slow pairs far out. As doubles on the stack it needs 8,448,000 bytes, and
 * most stacks have 8,388,608. It takes longest, and is for a program that has
 * been right so far. */
Test(fill_table, a_far_row_is_as_exact_as_double_makes_it,
     .description =
         "within 3e-16 (pos + 1) of the true value, before rounding to float",
     .data = "what-exact-means")
{
    expect_table(2000, 6);
    expect_table(66000, 2);
    if (nothing_wrong_yet())
        expect_table(16500, 64);
}
