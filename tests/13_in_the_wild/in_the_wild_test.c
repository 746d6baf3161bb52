/* Chapter 13: what public programs give, and what must hold of any of them. */
#include "in_the_wild.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* The widest row is above 512, 1024 and 4096, the sizes that an array of a
 * fixed length is most often given. Likewise 4099 styles: they are more than
 * thirteen, and no number of 11 binary digits. */
enum { TABLES = 13, WIDEST = 4098, MANY = 4099 };

static const struct style paper = {false, false, BY_PAIR, 10000, 0, 1, 1};

/* ---- Right answers, from the formulas ------------------------------------ */

static long double exponent(const struct style *style, size_t index,
                            size_t d_model)
{
    long double h = (long double)d_model / 2;
    size_t pair = style->halves ? index % (d_model / 2) : index / 2;

    if (style->steps == BY_INDEX)
        return (long double)index / h;
    return (long double)pair / (style->steps == BY_PAIR ? h : h - 1);
}

static long double frequency(const struct style *style, size_t index,
                             size_t d_model)
{
    return expl(-exponent(style, index, d_model) * logl(style->base));
}

static bool has_cosine(const struct style *style, size_t index, size_t d_model)
{
    bool second = style->halves ? index >= d_model / 2 : index % 2 == 1;

    return style->cosine_first ? !second : second;
}

/* Writes the row, and returns its largest phase. The phase is rounded once, and
 * so is the sine of it: 1 of the 64 units of rounding(phase). */
static double true_row(const struct style *style, double pos, size_t d_model,
                       double row[d_model])
{
    long double t = ((long double)pos + style->first) * style->scale;
    long double log_of_base = logl(style->base);
    double most = 0;

    for (size_t c = 0; c < d_model; c++) {
        long double w = expl(-exponent(style, c, d_model) * log_of_base);
        double phase = (double)(t * w);

        row[c] = style->gain *
                 (has_cosine(style, c, d_model) ? cos(phase) : sin(phase));
        most = fmax(most, fabs(phase));
    }
    return most;
}

/* ---- What the exercises are called with ---------------------------------- */

/* A style, in memory that must not change. */
static const struct style *handed(size_t n, const struct style style[n])
{
    double copy[n * sizeof *style / sizeof(double)];

    _Static_assert(sizeof *style % sizeof(double) == 0, "whole doubles");
    memcpy(copy, style, sizeof copy);
    return (const void *)input_copy(sizeof copy / sizeof *copy, copy);
}

static const char *const rule[] = {"BY_PAIR", "TO_THE_END", "BY_INDEX"};

static void describe(const char *call, const struct style *s, double pos,
                     size_t d_model)
{
    describe_call("%s(&style, %.6g, %zu%s) for style = {%s, %s, %s, %.6g, "
                  "%.6g, %.6g, %.6g}",
                  call, pos, d_model, call[6] == 'r' ? ", row" : "",
                  s->halves ? "true" : "false",
                  s->cosine_first ? "true" : "false", rule[s->steps], s->base,
                  s->first, s->scale, s->gain);
}

/* Says which exponent a frequency has, if it is a quotient of whole numbers
 * whose lower one is near d_model or half of it: none fits by chance. */
static void suggest_exponent_found(const struct style *style, size_t d_model,
                                   double got, double e)
{
    double found = log(got) / log(style->base);
    bool plain = false;

    for (size_t k = 0; k < 10; k++) {
        double down = (double)(d_model / (1 + k / 5) + k % 5) - 2;

        plain = plain || (down > 0 && fabs(found) < 4 &&
                          is_near(found * down, round(found * down)));
    }
    suggest(plain && found != 0 && fabs(found + e) > 1e-9,
            "The exponent should be %.6g, with a minus. This number is the "
            "base to the %.6g.",
            e, found);
}

/* Says so if it is the frequency of the pair that the column has in the other
 * layout. */
static void suggest_other_layout(const struct style *style, size_t index,
                                 size_t d_model, double got)
{
    struct style other = *style;
    size_t h = d_model / 2, pair[] = {index / 2, index % h};

    other.halves = !style->halves;
    if (style->steps != BY_INDEX && pair[0] != pair[1])
        suggest(is_near(got, (double)frequency(&other, index, d_model)),
                "This is the frequency of pair %zu. %s, column %zu belongs to "
                "pair %zu.",
                pair[other.halves], style->halves ? "In halves" : "Woven",
                index, pair[style->halves]);
}

/* The exponent, which frequency and base can't hide. */
static void suggest_exponent(const struct style *style, size_t index,
                             size_t d_model, double got)
{
    size_t h = d_model / 2, pair = style->halves ? index % h : index / 2;
    double e = (double)exponent(style, index, d_model);

    if (floor(e) != e)
        suggest(is_near(got, pow(style->base, -floor(e))),
                "The exponent should be %.6g, and this is what its whole part "
                "alone gives. Is it a quotient of whole numbers here? Write "
                "one of them as a double.",
                e);
    if (style->base != 10000)
        suggest(is_near(got, pow(10000, -e)) && e != 0,
                "This is 10000 to the -%.6g, with the right exponent. The base "
                "of this style is %.6g.",
                e, style->base);
    suggest_other_layout(style, index, d_model, got);
    suggest_exponent_found(style, d_model, got, e);
    if (style->steps == BY_INDEX)
        suggest(SHOULD,
                "By index the exponent of column %zu is 2 * %zu / %zu = %.6g, "
                "with a minus.",
                index, index, d_model, e);
    suggest(SHOULD,
            "%s, column %zu belongs to pair %zu. %s its exponent is %zu/%zu = "
            "%.6g, with a minus.",
            style->halves ? "In halves" : "Woven", index, pair,
            style->steps == BY_PAIR ? "By pair" : "To the end", pair,
            style->steps == BY_PAIR ? h : h - 1, e);
}

/* pow is right to a unit in the last place, exp and log to about ten. A program
 * that multiplies by one ratio repeatedly adds a unit or two at every step. */
static void expect_frequency(const struct style *style, size_t c,
                             size_t d_model)
{
    double want = (double)frequency(style, c, d_model), got;

    describe("style_frequency", style, (double)c, d_model);
    got = style_frequency(handed(1, style), c, d_model);
    expect_value("", got, want, (double)(32 + 2 * c) * DBL_EPSILON * want);
    suggest_exponent(style, c, d_model, got);
}

/* Of a wide row, the columns at both ends of each 64 are asked for. */
static void expect_frequencies(const struct style *style, size_t d_model)
{
    for (size_t c = 0; c < d_model; c++)
        if (d_model <= 64 || c % 64 < 2 || c % 64 == 63)
            expect_frequency(style, c, d_model);
}

static double of_angle(const struct style *style, double count, double w,
                       bool cosine)
{
    double t = count * style->scale;

    return style->gain * (cosine ? cos(t * w) : sin(t * w));
}

/* Says which number of the style is left out of this number, or cut. */
static void suggest_other_style(const struct style *style, double pos, double w,
                                bool cosine, double got, double want,
                                double tolerance)
{
    double first = trunc(style->first);

    if (style->gain != 1)
        suggest(fabs(got * style->gain - want) <= tolerance,
                "This number is right but for the gain, %g. Is every number "
                "multiplied by it, on each way through the code?",
                style->gain);
    if (style->first != first)
        suggest(fabs(got - of_angle(style, pos + first, w, cosine)) <=
                    tolerance,
                "This is the number for a first of %g, and first is %g: is it "
                "made a whole number?",
                first, style->first);
}

/* What the first wrong column is made of. */
static void suggest_row(const struct style *style, double pos, size_t d_model,
                        const double row[], const double want[],
                        double tolerance)
{
    double t = (pos + style->first) * style->scale, w, other;
    size_t c = 0;
    bool cosine;

    while (c < d_model && fabs(row[c] - want[c]) <= tolerance)
        c++;
    if (c == d_model)
        return;
    w = (double)frequency(style, c, d_model);
    cosine = has_cosine(style, c, d_model);
    other = style->gain * (cosine ? sin(t * w) : cos(t * w));
    if (fabs(sin(2 * t * w)) > 0.02) /* neither is near 0 or 1 */
        suggest(fabs(row[c] - other) <= tolerance,
                "Column %zu has the %s of t times its frequency, and should "
                "have the %s: halves is %s, and cosine_first %s.",
                c, cosine ? "sine" : "cosine", cosine ? "cosine" : "sine",
                style->halves ? "true" : "false",
                style->cosine_first ? "true" : "false");
    if (style->first != 0)
        suggest(fabs(row[c] - of_angle(style, pos - style->first, w, cosine)) <=
                    tolerance,
                "This is the number of pos - first, %g, and not of pos + "
                "first.",
                pos - style->first);
    suggest_other_style(style, pos, w, cosine, row[c], want[c], tolerance);
    if (pos != floor(pos))
        suggest(fabs(row[c] - of_angle(style, floor(pos) + style->first, w,
                                       cosine)) <= tolerance,
                "This is the number of the position %g, and pos is %g: is it "
                "made a whole number?",
                floor(pos), pos);
    suggest(SHOULD,
            "t is (%g + %g) * %g = %.6g, and column %zu is %g times the "
            "%s of t times %.6g.",
            pos, style->first, style->scale, t, c, style->gain,
            cosine ? "cosine" : "sine", w);
}

static void expect_row(const struct style *style, double pos, size_t d_model)
{
    double *row = output_buffer(d_model), want[WIDEST];
    double phase = true_row(style, pos, d_model, want);

    describe("style_row", style, pos, d_model);
    style_row(handed(1, style), pos, d_model, row);
    expect("", values(d_model), row, want, style->gain * rounding(phase));
    suggest_row(style, pos, d_model, row, want, style->gain * rounding(phase));
}

/* The numbers of a program, printed with six decimals. Many of them are
 * computed in float, whose phases err by a unit in the last place, 1.2e-7 of
 * the phase, and whose frequencies, from exp and log, by ten times half of
 * that. */
static void expect_printed(const char *whose_row, const struct style *style,
                           double pos, size_t d_model,
                           const double want[d_model])
{
    double *row = output_buffer(d_model), expected[WIDEST];
    double phase = true_row(style, pos, d_model, expected);
    double tolerance = digits(6) + 6e-7 * fmax(1, phase), error = 0;

    describe("style_row", style, pos, d_model);
    style_row(handed(1, style), pos, d_model, row);
    expect(whose_row, values(d_model), row, want, tolerance);
    for (size_t c = 0; c < d_model; c++)
        error = fmax(error, fabs(row[c] - expected[c]));
    suggest(all_numbers(d_model, row) && error > 1e-9 &&
                error < 1e-5 * fabs(style->gain),
            "Each number is right to %.1g. Has a constant too few digits, such "
            "as 1.5708 for half of pi, or is there a float on the way?",
            error);
    suggest_row(style, pos, d_model, row, want, tolerance);
}

/* ---- Thirteen tables ----------------------------------------------------- */

/* Row 1 of width 4, row 1 of width 6 and row 3 of width 8, from the programs
 * themselves. The gain of mlx is sqrt(2/d_model), written as 0 here. */
static const struct {
    const char *who;
    struct style style;
    double row_4[4], row_6[6], row_8[8];
} table[TABLES] = {
    {"the paper's formula (jadore801120)",
     {false, false, BY_PAIR, 1e4, 0, 1, 1},
     {.841471, .540302, .01, .99995},
     {.841471, .540302, .046399, .998923, .002154, .999998},
     {.14112, -.989992, .29552, .955337, .029996, .99955, .003, .999996}},
    {"tensor2tensor, July 2017",
     {false, false, TO_THE_END, 1e4, 0, 1, 1},
     {.841471, .540302, .0001, 1},
     {.841471, .540302, .01, .99995, .0001, 1},
     {.14112, -.989992, .138798, .990321, .006463, .999979, .0003, 1}},
    {"SamLynnEvans",
     {false, false, BY_INDEX, 1e4, 0, 1, 1},
     {.841471, .99995, .0001, 1},
     {.841471, .998923, .002154, 1, 5e-06, 1},
     {.14112, .955337, .029996, .999996, .0003, 1, 3e-06, 1}},
    {"coqui-ai",
     {false, false, BY_PAIR, 1e-4, 0, 1, 1},
     {.841471, .540302, -.506366, .862319},
     {.841471, .540302, .432081, -.901835, -.715086, .699037},
     {.14112, -.989992, -.988032, .154251, -.999756, -.022097, .21919,
      -.975682}},
    {"maxjcohen, until 2023",
     {false, false, BY_INDEX, 31.622776601683793, 0, 1, 1},
     {.841471, .98423, .031618, .999984},
     {.841471, .950415, .099833, .9995, .01, .999995},
     {.14112, .300967, .508536, .974801, .094726, .9992, .016869, .999975}},
    {"TensorFlow's tutorial",
     {true, false, BY_PAIR, 1e4, 0, 1, 1},
     {.841471, .01, .540302, .99995},
     {.841471, .046399, .002154, .540302, .998923, .999998},
     {.14112, .29552, .029996, .003, -.989992, .955337, .99955, .999996}},
    {"tensor2tensor",
     {true, false, TO_THE_END, 1e4, 0, 1, 1},
     {.841471, .0001, .540302, 1},
     {.841471, .01, .0001, .540302, .99995, 1},
     {.14112, .138798, .006463, .0003, -.989992, .990321, .999979, 1}},
    {"OpenNMT-tf",
     {true, false, TO_THE_END, 1e4, 1, 1, 1},
     {.909297, .0002, -.416147, 1},
     {.909297, .019999, .0002, -.416147, .9998, 1},
     {-.756802, .184599, .008618, .0004, -.653644, .982814, .999963, 1}},
    {"fairseq",
     {true, false, TO_THE_END, 1e4, 2, 1, 1},
     {.14112, .0003, -.989992, 1},
     {.14112, .029995, .0003, -.989992, .99955, 1},
     {-.958924, .230002, .010772, .0005, .283662, .97319, .999942, 1}},
    {"mlx",
     {true, false, TO_THE_END, 1e4, 0, 1, 0},
     {.59501, 7.1e-05, .382051, .707107},
     {.485823, .005773, 5.8e-05, .311944, .577321, .57735},
     {.07056, .069399, .003232, .00015, -.494996, .49516, .49999, .5}},
    {"guided-diffusion",
     {true, true, BY_PAIR, 1e4, 0, 1, 1},
     {.540302, .99995, .841471, .01},
     {.540302, .998923, .999998, .841471, .046399, .002154},
     {-.989992, .955337, .99955, .999996, .14112, .29552, .029995, .003}},
    {"audiocraft",
     {true, true, TO_THE_END, 1e4, 0, 1, 1},
     {.540302, 1, .841471, .0001},
     {.540302, .99995, 1, .841471, .01, .0001},
     {-.989992, .990321, .999979, 1, .14112, .138798, .006463, .0003}},
    {"FLUX",
     {true, true, BY_PAIR, 1e4, 0, 1000, 1},
     {.562379, -.839072, .82688, -.544021},
     {.562379, -.759661, -.551064, .82688, .650319, .834463},
     {-.975682, -.022127, .154251, -.989992, .21919, -.999755, -.988032,
      .14112}}};

static struct style style_of(size_t k, size_t d_model)
{
    struct style style = table[k].style;

    if (style.gain == 0)
        style.gain = sqrt(2 / (double)d_model);
    return style;
}

static void styles_of(size_t d_model, struct style style[TABLES])
{
    for (size_t k = 0; k < TABLES; k++)
        style[k] = style_of(k, d_model);
}

/* ---- Claims -------------------------------------------------------------- */

Test(style_frequency, by_pair_the_exponent_is_i_over_h,
     .description = "the paper, section 3.5: 10000^(-2i/d_model) for both "
                    "columns of pair i",
     .data = "three-rules-for-the-frequencies")
{
    const size_t widths[] = {4, 6, 8, 50, 512};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (int halves = 0; halves < 2; halves++) {
            struct style style = paper;

            style.halves = halves;
            expect_frequencies(&style, widths[s]);
        }
    expect_frequencies(&(struct style){true, true, BY_PAIR, 2, 3, 5, 7}, 6);
}

/* 1/w of the last pair is exactly the base: its wave has 10000 * 2 pi
 * positions. The paper's text says so of its own formula, which ends earlier.
 * It is true of the program that its authors published. */
Test(style_frequency, to_the_end_the_longest_wave_has_10000_times_2_pi,
     .description = "tensor2tensor: 1, ..., 1/10000; the paper, section 3.5: "
                    "\"to 10000 * 2 pi\"",
     .data = "three-rules-for-the-frequencies")
{
    const size_t widths[] = {4, 6, 8, 50, 512};
    struct style style = {true, false, TO_THE_END, 10000, 0, 1, 1};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        style.halves = true;
        expect_frequencies(&style, widths[s]);
        describe("style_frequency", &style, (double)widths[s] - 1, widths[s]);
        expect_value("the longest wavelength, 2 pi / w",
                     2 * oracle_pi /
                         style_frequency(&style, widths[s] - 1, widths[s]),
                     62831.85, digits(2));
        style.halves = false;
        expect_frequencies(&style, widths[s]);
    }
    expect_frequencies(&(struct style){true, true, TO_THE_END, 2, 3, 5, 7}, 6);
}

/* At width 8 the exponents are 0, 1/4, 1/2, ..., 7/4. */
Test(style_frequency, by_index_no_two_columns_share_a_frequency,
     .description = "for example, SamLynnEvans, d = 8: 1, 1/10, 1/100, ...",
     .data = "three-rules-for-the-frequencies")
{
    const size_t widths[] = {4, 6, 8, 50};
    struct style style = {false, false, BY_INDEX, 10000, 0, 1, 1};

    for (size_t c = 0; c < 8; c++) {
        double want = pow(10, -(double)c), got;

        describe("style_frequency", &style, (double)c, 8);
        got = style_frequency(&style, c, 8);
        expect_value("", got, want, 64 * DBL_EPSILON * want);
        suggest_exponent(&style, c, 8, got);
    }
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        expect_frequencies(&style, widths[s]);
}

/* Of the widest row the first columns, the last ones, and two of which the
 * numbers have 12 binary digits. */
Test(style_frequency, a_row_may_be_wide,
     .description =
         "d = 4098: column 4097 has 10000^-(2048/2049), or to the end 1/10000",
     .data = "three-rules-for-the-frequencies")
{
    const size_t columns[] = {0, 1, 2049, 2051, WIDEST - 2, WIDEST - 1};
    const enum steps steps[] = {BY_PAIR, TO_THE_END, BY_INDEX};
    struct style style = paper;

    for (size_t k = 0; k < 3; k++)
        for (size_t s = 0; s < sizeof columns / sizeof *columns; s++) {
            style.steps = steps[k];
            expect_frequency(&style, columns[s], WIDEST);
        }
    expect_frequency(&paper, 3, 8);
    expect_frequency(&paper, 3, 50);
    expect_frequency(&paper, 3, 8);
}

Test(style_frequency, with_a_base_below_1_the_waves_grow_faster,
     .description = "for example, coqui-ai: 1, 10, 100, 1000; NeRF: 1, 2, 4, 8",
     .data = "three-rules-for-the-frequencies")
{
    const double coqui[] = {1, 10, 100, 1000}, nerf[] = {1, 2, 4, 8};
    struct style style = paper;

    for (size_t c = 0; c < 8; c++) {
        style.base = 1e-4;
        describe("style_frequency", &style, (double)c, 8);
        expect_value("", style_frequency(&style, c, 8), coqui[c / 2],
                     64 * DBL_EPSILON * coqui[c / 2]);
        style.base = 1.0 / 16;
        describe("style_frequency", &style, (double)c, 8);
        expect_value("", style_frequency(&style, c, 8), nerf[c / 2],
                     64 * DBL_EPSILON * nerf[c / 2]);
    }
}

Test(style_row, thirteen_programs_have_thirteen_tables,
     .description = "row 1 at d = 4: 0.8415 0.5403 0.0100 ...; 0.8415 0.0001 "
                    "0.5403 ...; ...",
     .data = "thirteen-tables")
{
    for (size_t k = 0; k < TABLES; k++) {
        struct style four = style_of(k, 4), six = style_of(k, 6);
        struct style eight = style_of(k, 8);

        expect_printed(table[k].who, &four, 1, 4, table[k].row_4);
        expect_printed(table[k].who, &six, 1, 6, table[k].row_6);
        expect_printed(table[k].who, &eight, 3, 8, table[k].row_8);
    }
}

/* One style has both first and scale, so that their order counts; one is woven
 * and begins with the cosine; and there are positions and settings that are no
 * floats. ESPnet's option counts 10 rows from the end. */
Test(style_row, is_right_for_every_choice_at_every_width,
     .description =
         "(pos + first) * scale; halves or woven; sine or cosine first",
     .data = "from-a-style-to-a-row")
{
    const struct style styles[] = {
        {false, true, BY_PAIR, 10000, 0, 1, 1},
        {true, false, BY_PAIR, 500, 3, 0.25, 1},
        {false, true, TO_THE_END, 1e4, 2, 2 * oracle_pi, .5},
        {true, true, TO_THE_END, 1e3, 1, -1, 3},
        {false, false, BY_INDEX, 1e4, 1, 2, 1},
        {false, true, BY_INDEX, 50, .6, 1, 2},
        {false, false, BY_PAIR, 1e4, -9, -1, 1},
        {true, false, BY_PAIR, 1, 0, 1, 1},
        {false, false, BY_PAIR, 1e4, 2, 0, 1},
        {false, false, BY_PAIR, 1e4, 2, 1, 0},
        {true, false, TO_THE_END, 1e4, 0, 1, .3}};
    const double places[] = {0, 1, 2.6, 44, 8191};
    const size_t widths[] = {4, 6, 8, 50};

    for (size_t k = 0; k < sizeof styles / sizeof *styles; k++) {
        for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
            for (size_t p = 0; p < sizeof places / sizeof *places; p++)
                expect_row(&styles[k], places[p], widths[s]);
        expect_row(&styles[k], 8191, 512);
    }
    expect_row(&styles[1], 1, WIDEST);
    for (size_t k = 0; k < TABLES; k++) {
        struct style style = style_of(k, 8);

        expect_row(&style, 3, 8);
    }
}

/* An encoding for images joins two rows of half the width, one for each axis:
 * here those of the pixel in column 3 of the first line, at width 8. Which axis
 * comes first, and what it is called, differs; each half is a row. */
Test(style_row, an_image_has_a_row_of_half_the_width_for_each_axis,
     .description =
         "DETR, DAB-DETR, MAE, MoCo v3, big_vision, LoFTR: d = 8, x = 3, y = 0",
     .data = "two-axes")
{
    const double turn = 2 * oracle_pi;
    const struct style detr = {false, false, BY_PAIR, 1e4, 1, 1, 1};
    const struct style mae = {true, false, BY_PAIR, 1e4, 0, 1, 1};
    const struct {
        const char *who;
        struct style style;
        double pos, want[4];
    } axis[] = {
        {"DETR and LoFTR, y", detr, 0, {.841471, .540302, .01, .99995}},
        {"DETR and LoFTR, x", detr, 3, {-.756802, -.653644, .039989, .9992}},
        {"DETR with 10 pixels, x",
         {false, false, BY_PAIR, 1e4, 1, turn / 10, 1},
         3,
         {.587785, -.809017, .02513, .999684}},
        {"DAB-DETR, x",
         {false, false, BY_PAIR, 1e4, 0, turn, 1},
         .3,
         {.951056, -.309017, .018848, .999822}},
        {"MAE and MoCo v3, x", mae, 3, {.14112, .029996, -.989992, .99955}},
        {"MAE and MoCo v3, y", mae, 0, {0, 0, 1, 1}},
        {"big_vision, x",
         {true, false, TO_THE_END, 1e4, 0, 1, 1},
         3,
         {.14112, .0003, -.989992, 1}},
        {"LoFTR before it was mended, x",
         {false, false, BY_PAIR, 54.598150033144236, 1, 1, 1},
         3,
         {-.756802, -.653644, .515286, .857018}}};

    for (size_t k = 0; k < sizeof axis / sizeof *axis; k++)
        expect_printed(axis[k].who, &axis[k].style, axis[k].pos, 4,
                       axis[k].want);
}

/* sin^2 + cos^2 = 1 in each of d/2 pairs. By index, the two of a pair turn at
 * different speeds: at width 8 the lengths of the first 200 rows run from
 * 1.763199, at row 16, to 2.418894, at row 187, where the paper has 2. */
Test(style_row, every_row_has_the_same_length_unless_steps_go_by_index,
     .description =
         "length gain * sqrt(d_model/2): 1 with mlx's gain; by index it varies",
     .data = "thirteen-tables")
{
    double *row = output_buffer(8), least = 9, most = 0, want[8];

    for (size_t k = 0; k < TABLES; k++) {
        struct style style = style_of(k, 8);
        double square = 0;

        describe("style_row", &style, 5, 8);
        style_row(handed(1, &style), 5, 8, row);
        expect("", values(8), row, want,
               rounding(true_row(&style, 5, 8, want)));
        for (size_t c = 0; c < 8; c++)
            square += row[c] * row[c];
        if (style.steps != BY_INDEX)
            expect_value("the length of the row", sqrt(square), 2 * style.gain,
                         rounding(5));
    }
    for (size_t pos = 0; pos < 200; pos++) {
        struct style style = style_of(2, 8);
        double square = 0;

        describe("style_row", &style, (double)pos, 8);
        style_row(handed(1, &style), (double)pos, 8, row);
        for (size_t c = 0; c < 8; c++)
            square += row[c] * row[c];
        least = fmin(least, sqrt(square));
        most = fmax(most, sqrt(square));
    }
    expect_value("the shortest of 200 rows, by index", least, 1.763199,
                 digits(6));
    expect_value("the longest of 200 rows, by index", most, 2.418894,
                 digits(6));
}

/* The largest difference of a row, or NaN if there is one. */
static double furthest(const struct style *style, double pos, size_t d_model,
                       const double row[d_model])
{
    double expected[WIDEST], most = 0;

    true_row(style, pos, d_model, expected);
    for (size_t c = 0; c < d_model; c++)
        if (!isnan(most) && !(fabs(expected[c] - row[c]) <= most))
            most = fabs(expected[c] - row[c]);
    return most;
}

/* How many styles fit, and how far off those are that the answer is about. */
static void suggest_fits(size_t n, const struct style style[n], double pos,
                         size_t d_model, const double row[d_model],
                         double tolerance, size_t got)
{
    size_t fit = 0, first = n;

    if (d_model > 8 || n > TABLES)
        return;
    if (n == 1)
        suggest(SHOULD,
                "The number that is furthest off is off by %.12g, and the "
                "tolerance is %.12g.",
                furthest(&style[0], pos, d_model, row), tolerance);
    for (size_t k = n; k-- > 0;) {
        double off = furthest(&style[k], pos, d_model, row);

        if (off <= tolerance) {
            fit++;
            first = k;
        }
        if (off > tolerance) /* and no NaN */
            suggest(k == got,
                    "Style %zu does not fit: it is off by up to %.12g, and the "
                    "tolerance is %.12g.",
                    k, off, tolerance);
    }
    suggest(got > n + 1,
            "No answer should be above n + 1 = %zu. n stands for none, n + 1 "
            "for several, however many they are. n is %zu in this call.",
            n + 1, n);
    if (fit > 0)
        suggest(got == n,
                "Style %zu fits, and the answer is that none does. It is off "
                "by %.12g at most, and the tolerance is %.12g.",
                first, furthest(&style[first], pos, d_model, row), tolerance);
    if (fit == 0)
        suggest(SHOULD, "None of the %zu styles fits.", n);
    if (fit == 1)
        suggest(SHOULD, "Style %zu fits, and no other one.", first);
    suggest(SHOULD, "%zu styles fit, the first of them style %zu.", fit, first);
}

static bool are_alike(const struct style *a, const struct style *b)
{
    return a->halves == b->halves && a->cosine_first == b->cosine_first &&
           a->steps == b->steps && a->base == b->base && a->first == b->first &&
           a->scale == b->scale && a->gain == b->gain;
}

/* Only one of several styles that fit is said, and all of them are alike. */
static void suggest_alike(size_t n, const struct style style[n], double pos,
                          size_t d_model, const double row[d_model],
                          double tolerance, size_t got)
{
    size_t other = n;
    bool alike = true;

    if (got >= n || !(furthest(&style[got], pos, d_model, row) <= tolerance))
        return;
    for (size_t k = 0; k < n; k++)
        if (k != got && furthest(&style[k], pos, d_model, row) <= tolerance) {
            alike = alike && are_alike(&style[k], &style[got]);
            other = k;
        }
    if (other < n)
        suggest(alike,
                "Styles %zu and %zu have the same settings, and both fit. That "
                "is several, too, so the answer should be n + 1 = %zu.",
                other < got ? other : got, other < got ? got : other, n + 1);
}

/* The numbers are shown with digits enough for the same answer. */
static void expect_owner(size_t n, const struct style style[n], double pos,
                         size_t d_model, const double row[d_model],
                         double tolerance, size_t want)
{
    char numbers[256] = "", meaning[80];
    int shown = tolerance == 1e-4 ? 6 : 12;
    size_t at = 0, got;

    for (size_t c = 0; c < d_model && d_model <= 8; c++)
        at += (size_t)snprintf(numbers + at, sizeof numbers - at, "%s%.*g",
                               c > 0 ? ", " : "", shown, row[c]);
    describe_call("whose(%zu, style, %.6g, %zu, %s%s%s, %.4g)", n, pos, d_model,
                  d_model > 8 ? "row" : "{", numbers, d_model > 8 ? "" : "}",
                  tolerance);
    snprintf(meaning, sizeof meaning, "the answer (%zu: none, %zu: several)", n,
             n + 1);
    got = whose(n, handed(n, style), pos, d_model, input_copy(d_model, row),
                tolerance);
    expect_count(meaning, got, want);
    if (want == n + 1)
        suggest_alike(n, style, pos, d_model, row, tolerance, got);
    suggest_fits(n, style, pos, d_model, row, tolerance, got);
}

/* All of them differ in row 1 of width 4 by at least 9.9e-3. */
Test(whose, row_1_of_width_4_tells_thirteen_tables_apart,
     .description =
         "for example, 0.8415 0.0001 0.5403 1.0000 is tensor2tensor's alone",
     .data = "whose-row-is-it")
{
    struct style style[TABLES];

    styles_of(4, style);
    for (size_t k = 0; k < TABLES; k++)
        expect_owner(TABLES, style, 1, 4, table[k].row_4, 1e-4, k);
    styles_of(6, style);
    for (size_t k = 0; k < TABLES; k++)
        expect_owner(TABLES, style, 1, 6, table[k].row_6, 1e-4, k);
}

/* Until June 2021 a program wrote the sines over columns that its cosines had
 * still to read: half of the cosines were cosines of sines. */
Test(whose, answers_n_if_no_style_fits,
     .description = "for example, no setting gives 0.8415 0.0100 1.0000 "
                    "1.0000; none has nan",
     .data = "whose-row-is-it")
{
    const double stranger[] = {.841471, .01, .99995, .99995};
    struct style style[TABLES];

    styles_of(4, style);
    expect_owner(TABLES, style, 1, 4, stranger, 1e-4, TABLES);
    expect_owner(1, style, 1, 4, table[1].row_4, 1e-4, 1);
    for (size_t c = 0; c < 4; c++) {
        double row[4];

        memcpy(row, table[6].row_4, sizeof row);
        row[c] += 2e-4;
        expect_owner(TABLES, style, 1, 4, row, 1e-4, TABLES);
        row[c] -= 4e-4;
        expect_owner(TABLES, style, 1, 4, row, 1e-4, TABLES);
        row[c] = NAN;
        expect_owner(TABLES, style, 1, 4, row, 1e-4, TABLES);
        row[c] = INFINITY;
        expect_owner(TABLES, style, 1, 4, row, 1e-4, TABLES);
        row[c] = -INFINITY;
        expect_owner(TABLES, style, 1, 4, row, 1e-4, TABLES);
    }
}

/* Styles that count from below 0, and backwards. */
static void expect_backward(void)
{
    const struct style styles[] = {{false, false, BY_PAIR, 1e4, -3, 1, 1},
                                   {false, false, BY_PAIR, 1e4, 3, -1, 1}};
    double row[6];

    for (size_t k = 0; k < 2; k++) {
        true_row(&styles[k], 2, 6, row);
        expect_owner(2, styles, 2, 6, row, 1e-4, k);
    }
}

/* i/4 powers of 10^4 and i/3 powers of 10^3 are the same numbers. At width 6
 * they are not: i/3 and i/2. */
Test(whose, answers_n_plus_1_if_several_styles_fit,
     .description =
         "d = 8: by pair with 10000 is to the end with 1000; d = 6: it is not",
     .data = "whose-row-is-it")
{
    const struct style styles[] = {paper,
                                   {false, false, TO_THE_END, 1e3, 0, 1, 1},
                                   {true, false, BY_PAIR, 1e4, 0, 1, 1},
                                   paper};
    double eight[8], six[6];

    true_row(&paper, 3, 8, eight);
    true_row(&paper, 3, 6, six);
    expect_owner(2, styles, 3, 8, eight, 1e-4, 3);
    expect_owner(2, styles, 3, 6, six, 1e-4, 0);
    expect_owner(3, styles, 3, 8, eight, 1e-4, 4);
    expect_owner(4, styles, 3, 6, six, 1e-4, 5);
    expect_owner(4, styles, 3, 8, eight, 1e-4, 5);
    expect_owner(2, styles + 2, 3, 6, six, 1e-4, 1);
    expect_backward();
}

/* Five of the thirteen begin with 0 1 0 1, at any width two. sin 0 = 0 and cos
 * 0 = 1 are exact, so these rows are told apart with a tolerance of 0, too. */
Test(whose, row_0_tells_little,
     .description = "row 0 is 0 1 0 1 for five of the thirteen, 0 0 1 1 for "
                    "two",
     .data = "whose-row-is-it")
{
    const double woven[] = {0, 1, 0, 1}, halves[] = {0, 0, 1, 1};
    struct style style[TABLES];

    styles_of(4, style);
    expect_owner(TABLES, style, 0, 4, woven, 0, TABLES + 1);
    expect_owner(TABLES, style, 0, 4, halves, 0, TABLES + 1);
    expect_owner(1, style, 0, 4, woven, 0, 0);
    expect_owner(7, style, 0, 4, halves, 0, 8);
    expect_owner(6, style, 0, 4, halves, 0, 5);
}

/* 0.25 is exact in binary, and so are sin 0 and cos 0. At tolerance 0 the
 * smallest difference is one too many. 0.1 is no float: as a float it would be
 * larger by 1.5e-9, and with 11 binary digits smaller by 2.4e-5. */
Test(whose, a_number_may_be_off_by_the_tolerance_and_no_more,
     .description =
         "row 0 is 0 1 0 1: 0.25 1 0 1 fits at tolerance 0.25, not below",
     .data = "whose-row-is-it")
{
    const double off[] = {.25, 1, 0, 1}, below[] = {0, 1, -.25, 1};
    const double all[] = {.25, .75, -.25, 1.25};
    const double tiny[] = {0, 1, 1e-300, 1}, beyond[] = {.1 + 1e-10, 1, 0, 1};
    const double within[] = {.1 - 1e-10, 1, 0, 1};

    expect_owner(1, &paper, 0, 4, off, .25, 0);
    expect_owner(1, &paper, 0, 4, off, .2499, 1);
    expect_owner(1, &paper, 0, 4, below, .25, 0);
    expect_owner(1, &paper, 0, 4, below, .2499, 1);
    expect_owner(1, &paper, 0, 4, all, .25, 0);
    expect_owner(1, &paper, 0, 4, all, .2499, 1);
    expect_owner(1, &paper, 0, 4, tiny, 0, 1);
    expect_owner(1, &paper, 0, 4, beyond, .1, 1);
    expect_owner(1, &paper, 0, 4, within, .1, 0);
}

/* A tolerance is that of the row as it is given, whatever its gain. */
Test(whose, the_tolerance_is_the_same_for_every_gain,
     .description =
         "gain 0.5, 3 and 1: off by 0.8 tolerances fits, off by 1.2 does not",
     .data = "whose-row-is-it")
{
    const double gains[] = {.5, 3, 1};

    for (size_t s = 0; s < sizeof gains / sizeof *gains; s++) {
        struct style style = paper;
        double row[4];

        style.gain = gains[s];
        true_row(&style, 1, 4, row);
        row[2] += .8e-4;
        expect_owner(1, &style, 1, 4, row, 1e-4, 0);
        row[2] += .4e-4;
        expect_owner(1, &style, 1, 4, row, 1e-4, 1);
    }
}

/* One wrong number is enough, in whatever column of whatever width; and the
 * last of many styles is asked as well. Each of these counts from another
 * number k below 4099, and any two rows of these differ by 0.03 somewhere. */
Test(whose, every_column_and_every_style_counts,
     .description =
         "all d_model numbers must fit; any of the n styles may be the one",
     .data = "whose-row-is-it")
{
    const size_t widths[] = {6, 8, WIDEST}, fitting[] = {129, 256, 257, 4097};
    static struct style many[MANY];
    double row[WIDEST];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d = widths[s];

        true_row(&paper, 1, d, row);
        expect_owner(1, &paper, 1, d, row, 1e-4, 0);
        for (size_t c = d <= 8 ? 0 : d - 1; c < d; c++) {
            row[c] += 2e-4;
            expect_owner(1, &paper, 1, d, row, 1e-4, 1);
            row[c] -= 2e-4;
        }
    }
    for (size_t k = 0; k < MANY; k++) {
        many[k] = paper;
        many[k].first = (double)k;
    }
    true_row(&many[MANY - 1], 0, 4, row);
    expect_owner(MANY, many, 0, 4, row, 1e-4, MANY - 1);
    expect_owner(MANY - 1, many, 0, 4, row, 1e-4, MANY - 1);
    many[0] = many[MANY - 1];
    expect_owner(MANY, many, 0, 4, row, 1e-4, MANY + 1);
    true_row(&paper, 1, 4, row);
    for (size_t s = 0; s < sizeof fitting / sizeof *fitting; s++) {
        for (size_t k = 0; k < fitting[s]; k++)
            many[k] = paper;
        expect_owner(fitting[s], many, 1, 4, row, 1e-4, fitting[s] + 1);
        suggest(SHOULD, "All %zu styles fit. That is several.", fitting[s]);
    }
}

/* The row of 2.6 lies between those of 2 and 3. 2.6 is no float: as a float it
 * is off by 9.5e-8, and sin 2.6 by nearly as much. In double that is 5e-14. */
Test(whose, a_position_may_lie_between_two_rows,
     .description =
         "at 2.6 the paper's row is sin 2.6, cos 2.6, ...: not that of 2",
     .data = "whose-row-is-it")
{
    double between[4], whole[4];

    true_row(&paper, 2.6, 4, between);
    true_row(&paper, 2, 4, whole);
    expect_owner(1, &paper, 2.6, 4, between, 1e-9, 0);
    expect_owner(1, &paper, 2.6, 4, whole, 1e-9, 1);
    expect_owner(1, &paper, 2, 4, whole, 1e-9, 0);
}

/* No setting here is a float, and t is (0.6 + 1000.1) * 0.3. A sine of 300 is
 * right to 2e-14 and more. */
Test(whose, every_setting_has_all_its_digits,
     .description = "base 10000.1, first 1000.1, scale 0.3, gain 0.7: its own "
                    "row, to 1e-9",
     .data = "whose-row-is-it")
{
    const struct style odd = {false, false, BY_PAIR, 10000.1, 1000.1, .3, .7};
    double row[4];

    true_row(&odd, .6, 4, row);
    expect_owner(1, &odd, .6, 4, row, 1e-9, 0);
}

/* Says which row of woven stands in the first wrong row. Row r begins with
 * 100 (r + 1). */
static void suggest_moved(size_t d_model, size_t d_out,
                          const double halves[d_model][d_out],
                          const double want[d_model][d_out])
{
    size_t r = 0;

    while (r < d_model && memcmp(halves[r], want[r], sizeof *want) == 0)
        r++;
    for (size_t k = 0; r < d_model && k < d_model; k++)
        if (halves[r][0] == (double)(100 * (k + 1)) &&
            halves[r][0] != want[r][0])
            suggest(true,
                    "In row %zu stands row %zu of woven, and row %.0f should "
                    "stand there: rows 0, 2, 4, ... come first, and then rows "
                    "1, 3, 5, ...",
                    r, k, want[r][0] / 100 - 1);
}

static void expect_moved(size_t d_model, size_t d_out)
{
    double woven[d_model][d_out], want[d_model][d_out];
    double(*halves)[d_out] = (double(*)[d_out])output_buffer(d_model * d_out);

    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_out; c++) {
            size_t to = r % 2 * (d_model / 2) + r / 2;

            woven[r][c] = want[to][c] = (double)(100 * (r + 1) + c);
        }
    describe_call("reorder_weights(%zu, %zu, woven, halves)", d_model, d_out);
    reorder_weights(d_model, d_out,
                    (const void *)input_copy(d_model * d_out, woven[0]),
                    halves);
    expect("", matrix(d_model, d_out), halves[0], want[0], 0);
    suggest_moved(d_model, d_out, (const void *)halves, (const void *)want);
    suggest(SHOULD, "Row r of woven begins with 100 (r + 1). Rows 0, 2, 4, ... "
                    "of it come first, and then rows 1, 3, 5, ...");
}

Test(reorder_weights, row_2i_becomes_row_i_and_the_next_one_row_h_plus_i,
     .description =
         "d = 6: rows 0 1 2 3 4 5 of the new matrix are rows 0 2 4 1 3 5",
     .data = "which-rows-move")
{
    const size_t sizes[][2] = {{4, 1}, {6, 1}, {6, 4}, {4, 3}, {8, 2}, {50, 7}};

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_moved(sizes[s][0], sizes[s][1]);
}

/* What the model reads: row times matrix. Each of d products and sums is
 * rounded; the order of the sum is another one. */
static void expect_same_reading(size_t d_model, size_t d_out)
{
    const struct style halved = {true, false, BY_PAIR, 1e4, 0, 1, 1};
    double woven[d_model][d_out], row[2][WIDEST];
    double(*moved)[d_out] = (double(*)[d_out])output_buffer(d_model * d_out);

    arbitrary((uint32_t)d_model, d_model * d_out, woven[0], 1);
    true_row(&paper, 17, d_model, row[0]);
    true_row(&halved, 17, d_model, row[1]);
    describe_call("reorder_weights(%zu, %zu, woven, halves)", d_model, d_out);
    reorder_weights(d_model, d_out,
                    (const void *)input_copy(d_model * d_out, woven[0]), moved);
    for (size_t c = 0; c < d_out; c++) {
        double want = 0, got = 0;

        for (size_t r = 0; r < d_model; r++) {
            want += row[0][r] * woven[r][c];
            got += row[1][r] * moved[r][c];
        }
        expect_value("a number that the model reads, from the table in halves",
                     got, want, (double)(d_model * d_model) * DBL_EPSILON);
    }
}

Test(reorder_weights, what_the_model_reads_stays_what_it_was,
     .description = "the row in halves times the moved matrix is the woven row "
                    "times the old",
     .data = "which-rows-move")
{
    expect_same_reading(4, 2);
    expect_same_reading(6, 6);
    expect_same_reading(64, 16);
    expect_same_reading(4, WIDEST);
    expect_same_reading(WIDEST, 2);
}
