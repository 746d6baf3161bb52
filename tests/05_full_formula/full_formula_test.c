/* Chapter 05: what the documents and the mathematics say about the formula. */
#include "full_formula.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* pow is right to a unit in the last place, exp and log to about ten. A program
 * that multiplies by one ratio repeatedly adds a unit or two at every step. */
static double frequency_tolerance(size_t i, double w)
{
    return (double)(16 + 2 * i) * DBL_EPSILON * w;
}

/* Another base than 10000, or e with the logarithm of another. */
static void suggest_base(double got, double exponent)
{
    const struct slip slips[] = {
        {pow(14, -exponent),
         "This is what 14 gives in place of 10000, as 10 ^ 4 does: C's ^ is "
         "for the bits of whole numbers, and C has no operator for powers. "
         "Write 10000."},
        {pow(10, -exponent), "This is what 10 gives in place of 10000."},
        {pow(100, -exponent), "This is what 100 gives in place of 10000."},
        {pow(1000, exponent),
         "The frequencies grow here, and 1000 stands in place of 10000. The "
         "exponent should have a minus."},
        {pow(100000, -exponent), "This is what 100000 gives in place of "
                                 "10000."},
        {exp(-exponent * log2(10000)),
         "This is what log2 gives in exp: e goes with log, and 2 with log2."},
        {exp(-exponent * 4), "This is what log10 gives in exp: e goes with "
                             "log, and 10 with log10."},
        {exp(-exponent * 9.21), "This is what 9.21 gives for the logarithm of "
                                "10000. It has more digits: log(10000)."},
        {exp(-exponent * 9.2103), "This is what 9.2103 gives for the logarithm "
                                  "of 10000. It has more digits: log(10000)."},
        {exp(-exponent * 10000),
         "This is e to the power of -10000 times 2i/d_model. 10000 is raised "
         "to a power: pow(10000, ...), or exp(-log(10000) * ...)."},
        {1 / (10000 * exponent), "10000 is multiplied here. It should be "
                                 "raised to the power of 2i/d_model."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Another exponent than -2i / d_model. */
static void suggest_exponent(double got, size_t i, size_t d_model)
{
    double pair = (double)i, d = (double)d_model;
    const struct slip slips[] = {
        {pow(10000, -(2.0 * pair + 1) / d),
         "The exponent is (2i + 1)/d_model here. It should be 2i/d_model: sine "
         "and cosine of a pair have one frequency."},
        {pow(10000, -2.0 * (double)(i / 2) / d),
         "i is divided by 2 here. It is the pair already, and no index."},
        {pow(10000, -2.0 * pair / (d + 1)),
         "The exponent is divided by d_model + 1 here. It should be d_model."},
        {d_model % 2 != 0 ? NAN : pow(10000, -2.0 * pair / (d - 1)),
         "The exponent is divided by d_model - 1 here. It should be d_model."},
        {d_model % 2 == 0 ? NAN : pow(10000, -pair / (double)(d_model / 2)),
         "For an odd width d_model / 2 loses its half in C. Write 2.0 * i / "
         "d_model."},
        {pow(10000, 2.0 * pair / d / 2),
         "The frequencies grow here, and the 2 of 2i is missing. The exponent "
         "should be -2i/d_model."},
        {pow(10000, -2.0 * pair), "d_model is missing here. The exponent "
                                  "should be 2i divided by it."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Pair 0, whose exponent is 0, comes first. If it is wrong, all others may be
 * wrong by the same factor. */
static void suggest_pair_0(double got, size_t i, size_t d_model)
{
    static const char of_pair_0[] =
        "For pair 0 the exponent is 0, and 10000 to the power of 0 is 1. In C "
        "that is pow(10000, 0): the base first, then the exponent, and all of "
        "the exponent inside.";
    static double times;

    if (i == 0)
        suggest(got == 0,
                "For pair 0 the exponent is 0, and 10000 to the power of 0 "
                "is 1. This is 0: are base and exponent the wrong way round, "
                "is something divided by i, which is 0 here, or subtracted "
                "that is to be divided?");
    if (i == 0 && got != 1)
        times = got;
    if (times != 0)
        suggest(i == 0 ? got > 0
                       : !is_near(got, times * oracle_frequency(i, d_model)),
                of_pair_0);
}

/* What slips in the formula give. */
static void suggest_frequency(double got, size_t i, size_t d_model)
{
    double exponent = 2.0 * (double)i / (double)d_model;
    double product = pow(10000, -2.0 * (double)i * (double)d_model);

    suggest(is_near(got, 2 * oracle_pi * pow(10000, exponent)),
            "This is the wavelength of the pair: 2 pi divided by its "
            "frequency.");
    suggest_pair_0(got, i, d_model);
    if (i > 0 && d_model > 1 && product > 0)
        suggest(is_near(got / product, 1),
                "d_model is multiplied here. The exponent should be 2i divided "
                "by it.");
    if (d_model % 2 == 0 && d_model > 2)
        suggest(
            is_near(got, pow(10000, -2.0 * (double)i / ((double)d_model - 2))),
            "The last frequency is 1/10000 here: the exponent is i / "
            "(pairs - 1). It should be 2i / d_model.");
    suggest_base(got, exponent);
    suggest_exponent(got, i, d_model);
}

static void expect_frequency(size_t i, size_t d_model)
{
    double want = oracle_frequency(i, d_model), got;

    describe_call("pair_frequency(%zu, %zu)", i, d_model);
    got = pair_frequency(i, d_model);
    expect_value("", got, want, frequency_tolerance(i, want));
    suggest_frequency(got, i, d_model);
}

/* Of a wide encoding, the pairs at both ends of each 64; the last pair but one
 * of a width that no short holds, and no number of 16 binary digits; and one
 * pair of all widths in turn: whoever keeps a frequency has to ask for both. */
Test(pair_frequency, falls_from_one_by_equal_ratios,
     .description =
         "w_i = 10000^(-2i/d_model): 1 for pair 0, then by equal ratios",
     .data = "the-exponent")
{
    const size_t widths[] = {6, 512, 50, 4, 20, 1024, 7, 3, 2, 1};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];

        for (size_t i = 0; 2 * i < d_model; i++) {
            if (d_model > 50 && i % 64 > 1 && i % 64 < 63)
                continue;
            expect_frequency(i, d_model);
        }
    }
    expect_frequency(65537, 131076);
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        expect_frequency(widths[s] > 2, widths[s]);
}

/* 2 pi / w, to the digits computed with 200 bits. In the text of the paper, and
 * in Article 2021, the last of them is 10000 * 2 pi = 62831.85. No d_model
 * reaches it. Article 2021 gives the wave at index 6 of 50 as about 19
 * positions. */
Test(pair_frequency, longest_wave_stays_under_62832_positions,
     .description =
         "longest wave: 2916.396 positions at d_model = 6, 60611.48 at 512",
     .data = "how-long-the-longest-wave-is")
{
    const struct {
        size_t d_model;
        double longest;
        int decimals;
    } waves[] = {{6, 2916.396, 3},  {4, 628.3185, 4},   {20, 25013.81, 2},
                 {50, 43469.02, 2}, {512, 60611.48, 2}, {1024, 61711.68, 2}};

    for (size_t s = 0; s < sizeof waves / sizeof *waves; s++) {
        size_t d_model = waves[s].d_model, last = d_model / 2 - 1;

        describe_call("pair_frequency(%zu, %zu)", last, d_model);
        expect_value("the wavelength 2 pi / w",
                     2 * oracle_pi / pair_frequency(last, d_model),
                     waves[s].longest, digits(waves[s].decimals));
    }
    describe_call("pair_frequency(3, 50)");
    expect_value("the wavelength 2 pi / w",
                 2 * oracle_pi / pair_frequency(3, 50), 18.9749, digits(4));
    describe_call("pair_frequency(6, 50)");
    expect_value("the wavelength 2 pi / w",
                 2 * oracle_pi / pair_frequency(6, 50), 57.303, digits(3));
}

/* How many of the 50 columns have a wave that is shorter than so many
 * positions. */
static size_t columns_under(double positions)
{
    size_t columns = 0;

    for (size_t index = 0; index < 50; index++)
        columns += 2 * oracle_pi / pair_frequency(index / 2, 50) < positions;
    return columns;
}

/* Article 2021, figure 6, draws 45,000 positions 670 rows high: 67.16 positions
 * to a row. A wave disappears if it fits into one row, and shows a false
 * pattern (aliasing) if it fits into less than two: a period needs two samples.
 * The article doubts all columns before 24; there the waves are 5.4 rows long.
 * Pair i is shorter than so many positions if i < 25/4 log10(positions / (2
 * pi)): 6.4, 8.3 and 11.06 here. So rounding can't matter. With two columns to
 * a pair this makes 14, 18 and 24. */
Test(pair_frequency, columns_0_to_17_of_50_have_waves_under_135_positions,
     .description = "d_model = 50: columns 0 to 13 under 67.2, 0 to 17 under "
                    "134.3 positions",
     .data = "how-long-the-longest-wave-is")
{
    const double row = 45000.0 / 670;

    describe_call("pair_frequency(i, 50) for i = 0 to 24");
    expect_count("the columns with a wave of less than 67.16 positions",
                 columns_under(row), 14);
    expect_count("the columns with a wave of less than 134.3 positions",
                 columns_under(2 * row), 18);
    expect_count("the columns with a wave of less than 369.4 positions",
                 columns_under(5.5 * row), 24);
    describe_call("pair_frequency(11, 50)");
    expect_value("the wavelength 2 pi / w, over 67.16",
                 2 * oracle_pi / pair_frequency(11, 50) / row, 5.3832,
                 digits(4));
}

/* A length STEPS pairs after pair I, as a ratio: 0.5 would be the middle
 * between it and the next one. */
static double length_beside(size_t i, double steps, size_t d_model)
{
    return 2 * oracle_pi / oracle_frequency(i, d_model) *
           pow(10000, 2 * steps / (double)d_model);
}

static size_t pair_found(double length, size_t d_model, size_t want)
{
    size_t got, last = (d_model - 1) / 2;

    describe_call("pair_with_wavelength(%.12g, %zu)", length, d_model);
    got = pair_with_wavelength(length, d_model);
    expect_count("", got, want);
    if (got > SIZE_MAX / 2)
        suggest(true,
                "There is no pair %zu: the last one is %zu. Did a number below "
                "0 become a size_t? What keeps the result of a formula at 0 or "
                "above?",
                got, last);
    else if (got > last)
        suggest(true,
                "There is no pair %zu: the last one is %zu. Where does "
                "a loop end, or what keeps the result of a formula below that?",
                got, last);
    return got;
}

/* The pair that a formula gives, kept between the first and the last. */
static double nearest(double pair, size_t d_model)
{
    return fmin(fmax(floor(pair + .5), 0), (double)((d_model - 1) / 2));
}

/* What slips in the formula give. Numbers that are not whole, since whole ones
 * are common. */
static void suggest_formula(double length, size_t d_model, size_t got)
{
    double d = (double)d_model, turn = 2 * oracle_pi, base = log(10000);

    suggest_slip_of_all(
        (double)got + .5, 6,
        (const struct slip[]){
            {nearest(log(length / turn) / base * d, d_model) + .5,
             "This is twice the pair: the formula gives the index 2i, or it "
             "has d_model without the half, or 100 for 10000."},
            {nearest(log(length * turn) / base * d / 2, d_model) + .5,
             "The length is multiplied by 2 pi here. A wave of frequency w is "
             "2 pi / w long: divide the length by 2 pi."},
            {nearest(log(length) / base * d / 2, d_model) + .5,
             "2 pi is missing here. A wave of frequency w is 2 pi / w long."},
            {nearest(log10(length / turn) / base * d / 2, d_model) + .5,
             "log10 stands here beside log. A quotient of two logarithms wants "
             "both to one base."},
            {nearest((log(length) * log(10) - log(turn)) / base * d / 2,
                     d_model) +
                 .5,
             "log10 stands here beside log. A quotient of two logarithms wants "
             "both to one base."},
            {nearest((log10(length) - log(turn)) / base * d / 2, d_model) + .5,
             "log10 stands here beside log. A quotient of two logarithms wants "
             "both to one base."}});
}

static void suggest_kept(size_t got, size_t want)
{
    suggest(want > 255 && got == want % 256,
            "This is what an unsigned char keeps of %zu: it ends at 255.",
            want);
}

static void suggest_one_more(size_t got, size_t want)
{
    suggest(
        want == 0 && got == 1,
        "Pair 1 is the answer where it should be pair 0, and other pairs are "
        "where they should be. Does the loop begin with pair 0, and is that "
        "the answer until a nearer one is found?");
    suggest(
        got == want + 1,
        "This is one more than the right pair. Is an index off by 1, or "
        "something rounded up, or has pi too few digits? Or is it the first "
        "wave that is longer, and not the nearest?");
}

static void expect_pair(double length, size_t d_model, size_t want)
{
    size_t got = pair_found(length, d_model, want), last = (d_model - 1) / 2;

    suggest_kept(got, want);
    suggest_formula(length, d_model, got);
    suggest_one_more(got, want);
    if (length > 1e15 || d_model > 50)
        return;
    suggest(want == 1 && got != 1,
            "Pair 1 is not found, and all others are. Is it looked at?");
    if (want > 0)
        suggest(
            got == 0,
            "The answer is pair 0 here. In a search: with what number does it "
            "start, is the wavelength 2 pi divided by the frequency, and does "
            "what is compared grow with the distance on both sides? It is the "
            "size of the difference of two logarithms. In a formula: is a "
            "quotient the wrong way round?");
    suggest(want == last && got + 1 == last,
            "The last pair, %zu, is not found. Where does the loop end?", last);
    if (want + 1 < last)
        suggest(got == last,
                "This is the last pair of all. In a search: is the smallest "
                "distance so far kept, is a pair taken where it is smaller, "
                "not larger, is it the size of a difference, and is the "
                "wavelength 2 pi divided by the frequency? In a formula: is "
                "the limit compared the wrong way round, or does a number "
                "below 0 become a size_t, which makes it the largest of all?");
    suggest(got + 1 == want,
            "This is one less than the right pair. Is an index off by 1, or "
            "something rounded down, as by a cast, and not to the nearest? Or "
            "is what is compared not the difference of two logarithms, or a "
            "factor of a formula too small?");
}

static const char at_the_middle[] =
    "This length lies at the middle between two waves, up to a billionth of a "
    "step; all others are right. Is a number written with too few digits, such "
    "as pi, or is something kept in a float?";

/* As expect_pair, where all lengths that are not near a middle were right. */
static void expect_pair_near_a_middle(double length, size_t d_model,
                                      size_t want)
{
    expect_pair(length, d_model, want);
    if (d_model > 50)
        suggest(
            true,
            "This length lies near the middle between two waves. In narrower "
            "encodings such lengths are right. Is a number written with too "
            "few digits, such as pi (3.14, 22/7), or is something kept in a "
            "float or an int? sin_cos_pair.h says how to write pi.");
}

/* The waves of pairs 2 to 4 of 50 have 13.13, 18.97 (about 19 in Article 2021)
 * and 27.43 positions. 23 is 1.212 times the second, and the third 1.192 times
 * 23. */
Test(pair_with_wavelength, finds_the_waves_near_19_and_23_positions,
     .description =
         "for example, d_model = 50: waves of 18.97 and 27.43, pairs 3 and 4",
     .data = "which-pair-has-a-wave-of-this-length")
{
    expect_pair(19, 50, 3);
    expect_pair(23, 50, 4);
    expect_pair(13, 50, 2);
    expect_pair(100, 6, 1);
    expect_pair(2916, 6, 2);
    expect_pair(1000, 512, 141);
    expect_pair(1000, 50, 14);
    expect_pair(length_beside(2040, 0, 4098), 4098, 2040);
}

/* A program may compare with every pair, so a wide row takes it long. There
 * every 15th pair is asked for. Elsewhere each pair is the answer of three
 * calls. */
static size_t stride(size_t d_model)
{
    return d_model > 51 ? 15 : 1;
}

Test(pair_with_wavelength, finds_each_pair_by_its_own_wavelength,
     .description = "pair i has the wavelength 2 pi / w_i",
     .data = "which-pair-has-a-wave-of-this-length")
{
    const size_t widths[] = {6, 50, 512, 20, 4, 2, 7, 3, 51, 1};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t step = stride(widths[s]);

        for (size_t i = step - 1; 2 * i < widths[s]; i += step)
            expect_pair(length_beside(i, 0, widths[s]), widths[s], i);
    }
}

/* Here only a billionth of a step decides. At a width of 1024 that is 1.8e-11
 * of the length. The wavelengths of a right program err by 1e-13 of them, even
 * if it multiplies by one ratio 500 times; a float errs by 6e-8. */
static void expect_pairs_at_the_middle(void)
{
    const size_t pair[][2] = {{50, 0},     {50, 7},     {50, 23},
                              {1024, 0},   {1024, 100}, {1024, 300},
                              {1024, 510}, {6, 0},      {6, 1}};

    for (size_t s = 0; s < sizeof pair / sizeof *pair; s++) {
        size_t d_model = pair[s][0], i = pair[s][1];

        pair_found(length_beside(i, .5 - 1e-9, d_model), d_model, i);
        suggest(true, "%s", at_the_middle);
        pair_found(length_beside(i, .5 + 1e-9, d_model), d_model, i + 1);
        suggest(true, "%s", at_the_middle);
    }
}

/* .49 of a step is nearer to the pair before it, and .51 to the one after it.
 * At the widest, 512, the hundredth of a step up to the middle is 3.6 parts in
 * 10,000 of the length; a right program's rounding is below 1e-12 of it. Up to
 * a width of 50 a comparison by difference has its middle at .54 of a step or
 * more, and one of frequencies at .46 or less. */
Test(pair_with_wavelength, compares_lengths_by_their_ratio,
     .description = "twice as long is as far as half as long",
     .data = "which-pair-has-a-wave-of-this-length")
{
    const size_t widths[] = {6, 50, 20, 4, 7, 512};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t i = 0; 2 * i + 2 < widths[s]; i += stride(widths[s])) {
            size_t d_model = widths[s];

            expect_pair_near_a_middle(length_beside(i, .49, d_model), d_model,
                                      i);
            expect_pair_near_a_middle(length_beside(i, .51, d_model), d_model,
                                      i + 1);
        }
    expect_pairs_at_the_middle();
}

Test(pair_with_wavelength, is_the_first_or_last_pair_beyond_the_waves,
     .description = "d_model = 50: waves of 6.28 to 43469.02 positions",
     .data = "which-pair-has-a-wave-of-this-length")
{
    const double below[] = {6, 1, .001, 1e-9, 1e-300};
    const double above[] = {62832, 1e6, 1e8, 1e12, 1e300};
    const size_t widths[] = {50, 6, 512, 2, 51, 7, 1, 1024};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t k = 0; k < sizeof below / sizeof *below; k++) {
            expect_pair(below[k], widths[s], 0);
            expect_pair(above[k], widths[s], (widths[s] - 1) / 2);
            suggest(true, "Among the waves every length is right; this one is "
                          "longer than all of them. With what number does the "
                          "search for the nearest start? The distance of a "
                          "length may be very large: start with INFINITY.");
        }
}

/* What the encoding of the next position gives, and a loop over all indices
 * that writes a sine and the cosine behind it. */
static void suggest_next(size_t pos, size_t d_model, const double pe[])
{
    static const char later[] = "These are the pairs of position pos + 1. The "
                                "first word has position 0.";
    static const char written_over[] =
        "Each number here is the sine of its own index, and the last one is "
        "not. Is a cosine written over by the next sine? Pair i should stand "
        "at the indices 2i and 2i + 1.";
    double next[2], pairs = 0, written = 0;

    for (size_t k = 0; k + 1 < d_model && may_suggest(later); k += 2) {
        oracle_pair((double)pos + 1, oracle_frequency(k / 2, d_model), next);
        pairs += are_near(2, pe + k, next);
    }
    for (size_t k = 0; k + 1 < d_model && may_suggest(written_over); k++)
        written += fabs(pe[k] -
                        sin((double)pos * oracle_frequency(k, d_model))) < 1e-9;
    if (d_model > 1)
        suggest(pairs == floor((double)d_model / 2), later);
    if (d_model > 3 && pos == 0)
        suggest(written == (double)d_model - 1 && pe[d_model - 1] == 0,
                "Every number is 0 here, which is the sine of 0. The cosine of "
                "0 should be 1: is it missing, or written over by the next "
                "sine?");
    if (d_model > 3 && pos > 0 && pos < 10000)
        suggest(written == (double)d_model - 1, written_over);
}

/* Slips in the phase, or in the choice of sine and cosine. */
enum slip_in_row {
    NO_POSITION,
    PLUS,
    TURNS,
    WAVELENGTHS,
    NO_FREQUENCY,
    PAIR_1,
    SINE_PAIR_0_COSINE_PAIR_1,
    BY_WIDTH,
    SUM_OF_PAIRS,
    SUM_OF_INDICES,
    POSITION_BEFORE,
    SQUARED,
    HALVES_AND_MIDDLE,
    HALVES,
    PAIR_BY_PAIR,
    EXCHANGED_BY_INDEX,
    BY_FREQUENCY,
    TURN_OF_6_28,
    TURN_OF_6_2832,
    DEGREES,
    WIDTH_AND_1,
    WIDTH_LESS_1,
    BY_THIRDS,
    BY_INDEX,
    TIMES_INDEX,
    INDEX_AS_POSITION,
    PAIR_AS_POSITION,
    SLIPS
};

/* By what the position is multiplied at index k. */
static double slipped_frequency(enum slip_in_row slip, size_t d_model, size_t k)
{
    double pair = (double)(k / 2), d = (double)d_model;

    switch (slip) {
    case NO_FREQUENCY:
        return 1;
    case PAIR_1:
        return oracle_frequency(1, d_model);
    case SINE_PAIR_0_COSINE_PAIR_1:
        return oracle_frequency(k % 2, d_model);
    case EXCHANGED_BY_INDEX:
    case BY_INDEX:
        return oracle_frequency(k, d_model);
    case WIDTH_AND_1:
        return pow(10000, -2.0 * pair / (d + 1));
    case WIDTH_LESS_1:
        return pow(10000, -2.0 * pair / (d - 1));
    case BY_THIRDS:
        return oracle_frequency(k / 3, d_model);
    case TIMES_INDEX:
        return (double)k;
    default:
        return oracle_frequency(k / 2, d_model);
    }
}

static double slipped_phase(enum slip_in_row slip, size_t pos, size_t d_model,
                            size_t k)
{
    double p = (double)pos, w = slipped_frequency(slip, d_model, k);

    switch (slip) {
    case NO_POSITION:
        return w;
    case PLUS:
        return p + w;
    case TURNS:
        return 2 * oracle_pi * p * w;
    case WAVELENGTHS:
        return 2 * oracle_pi * p / w;
    case BY_WIDTH:
        return p / (double)d_model * w;
    case POSITION_BEFORE:
        return (p - 1) * w;
    case SQUARED:
        return p * w * w;
    case BY_FREQUENCY:
        return p / w;
    case TURN_OF_6_28:
        return fmod(p * w, 6.28);
    case TURN_OF_6_2832:
        return fmod(p * w, 6.2832);
    case DEGREES:
        return p * w * oracle_pi / 180;
    case INDEX_AS_POSITION:
        return (double)k * oracle_frequency(pos / 2, d_model);
    case PAIR_AS_POSITION:
        return (double)(k / 2) * oracle_frequency(pos, d_model);
    default:
        return p * w;
    }
}

static bool has_cosine(enum slip_in_row slip, size_t d_model, size_t k)
{
    return slip == HALVES_AND_MIDDLE    ? k >= (d_model + 1) / 2
           : slip == HALVES             ? k >= d_model / 2
           : slip == PAIR_BY_PAIR       ? k / 2 % 2 == 1
           : slip == EXCHANGED_BY_INDEX ? k % 2 == 0
                                        : k % 2 == 1;
}

/* Whether a slip gives these numbers, and whether it would show there: the sine
 * of a far angle has too few digits to tell. Two slips add up the phases so
 * far, of every second index or of all. Degrees are told whatever pi was
 * written as: 57.3 and 3.14 are off by up to a thousandth, and a sine by no
 * more than its angle. */
static bool is_slip(enum slip_in_row slip, size_t pos, size_t d_model,
                    const double pe[], bool *shows)
{
    bool fits = true, far = false, other = false;
    double sum[2] = {0};

    for (size_t k = 0; k < d_model && !far; k++) {
        double right = (double)pos * oracle_frequency(k / 2, d_model);
        double phase = slipped_phase(slip, pos, d_model, k);
        bool cosine = has_cosine(slip, d_model, k);
        double off = slip == DEGREES ? phase / 1000 : 0;

        if (slip == SUM_OF_PAIRS)
            phase = sum[k % 2] += phase;
        if (slip == SUM_OF_INDICES)
            phase = sum[0] += phase;
        other = other || !is_near(phase, right) || cosine != k % 2;
        far = far || fabs(phase) > 100000;
        fits = fits &&
               fabs(pe[k] - (cosine ? cos(phase) : sin(phase))) < 1e-9 + off;
    }
    *shows = !far && other;
    return fits;
}

static const char *const slip_texts[SLIPS] = {
    [NO_POSITION] =
        "The phase is the frequency alone here: the position is not in it.",
    [PLUS] = "The phase is pos + the frequency here. It should be pos times "
             "the frequency.",
    [TURNS] = "The phase is 2 pi times too large. pos times the frequency is "
              "an angle in radians already.",
    [WAVELENGTHS] = "The phase is pos times the wavelength here. It should be "
                    "pos times the frequency.",
    [NO_FREQUENCY] = "The phase is pos for every pair here: the frequency is "
                     "not in it, or is always 1.",
    [PAIR_1] = "Every pair has the frequency of pair 1 here. The index of a "
               "number is not its pair: indices 2i and 2i + 1 are pair i.",
    [SINE_PAIR_0_COSINE_PAIR_1] =
        "Every sine has the frequency of pair 0 here, and every cosine that of "
        "pair 1. The pair of index k is k / 2, not k % 2.",
    [BY_WIDTH] = "The phase is divided by d_model here. The width should stand "
                 "in the exponent alone.",
    [SUM_OF_PAIRS] = "Each phase here is the sum of those of all pairs up to "
                     "its own. Is it added up in one variable?",
    [SUM_OF_INDICES] = "Each phase here is the sum of those of all indices up "
                       "to its own. Is it added up in one variable?",
    [POSITION_BEFORE] = "These are the pairs of position pos - 1. The first "
                        "word has position 0.",
    [SQUARED] = "Each frequency is squared here. Does it stand in the phase "
                "twice, or is 2i or d_model / 2 handed to pair_frequency? It "
                "takes the pair i, and d_model.",
    [HALVES_AND_MIDDLE] =
        "The first half is made of sines here, and the second half of cosines. "
        "They should take turns: even indices are sines, odd ones are cosines.",
    [HALVES] =
        "The first half is made of sines here, and the second half of cosines. "
        "They should take turns: even indices are sines, odd ones are cosines.",
    [PAIR_BY_PAIR] = "Sines and cosines take turns pair by pair here. In each "
                     "pair the even index is a sine, and the odd one a cosine.",
    [EXCHANGED_BY_INDEX] =
        "Even indices are cosines here and odd ones sines, and each index has "
        "a frequency of its own. Even ones should be sines, and indices 2i and "
        "2i + 1 should have that of pair i.",
    [BY_FREQUENCY] =
        "The position is divided by the frequency here. The division by "
        "10000^(2i/d_model) is in the frequency already: multiply.",
    [TURN_OF_6_28] = "A whole turn is 6.28 here. It has too few digits, and "
                     "sin and cos need no such help at all.",
    [TURN_OF_6_2832] = "A whole turn is 6.2832 here. It has too few digits, "
                       "and sin and cos need no such help at all.",
    [DEGREES] = "The phase is taken for degrees here. It is in radians "
                "already, which is what sin and cos want.",
    [WIDTH_AND_1] = "The frequencies are those of d_model + 1 here. They "
                    "should be those of d_model.",
    [WIDTH_LESS_1] = "The frequencies are those of d_model - 1 here. They "
                     "should be those of d_model.",
    [BY_THIRDS] = "Index k has the frequency of pair k / 3 here. It belongs to "
                  "pair k / 2.",
    [BY_INDEX] =
        "Index k has the frequency of pair k here. It belongs to pair k / 2.",
    [TIMES_INDEX] = "The phase is pos times the index here. It should be pos "
                    "times the frequency of the pair.",
    [INDEX_AS_POSITION] =
        "Position and index have changed places: the phase of index k is k "
        "times the frequency of pair pos / 2 here.",
    [PAIR_AS_POSITION] =
        "Position and pair have changed places: the phase of pair i is i times "
        "the frequency of pair pos here."};

static void suggest_encoding(size_t pos, size_t d_model, const double pe[])
{
    bool still = pos > 0 && d_model > 2, shows;

    if (nothing_wrong_yet())
        return;
    for (size_t k = 0; k < d_model; k++)
        still = still && fabs(pe[k] - (double)(k % 2)) < 1e-12;
    if (pos > 0)
        suggest(still, "This is the encoding of position 0: every phase is 0 "
                       "here. Is the position in it, and is the frequency "
                       "above 0? pair_frequency wants the pair first, and "
                       "then d_model.");
    suggest_next(pos, d_model, pe);
    for (enum slip_in_row s = 0; s < SLIPS && !still && d_model > 2; s++)
        if (may_suggest(slip_texts[s])) {
            bool fits = is_slip(s, pos, d_model, pe, &shows);

            if (shows)
                suggest(fits, "%s", slip_texts[s]);
        }
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

static bool is_encoding_of(double pos, size_t d_model, const double pe[],
                           double tolerance)
{
    for (size_t k = 0; k < d_model; k++) {
        double hand[2];

        oracle_pair(pos, oracle_frequency(k / 2, d_model), hand);
        if (!(fabs(pe[k] - hand[k % 2]) <= tolerance))
            return false;
    }
    return true;
}

/* Each way must give all answers of the claim so far, right or wrong; a nan,
 * as from a position that is too large for the type, tells nothing. */
static void suggest_narrow(size_t pos, size_t d_model, const double pe[],
                           double tolerance)
{
    static uint64_t ruled_out;
    double exact = (double)pos, found = exact;
    bool right = is_encoding_of(exact, d_model, pe, tolerance);

    for (int way = 0; way < WAYS && all_numbers(d_model, pe); way++) {
        double other = narrowed(exact, way);

        if (ruled_out >> way & 1)
            continue;
        if (!(other == exact ? right
                             : is_encoding_of(other, d_model, pe, tolerance)))
            ruled_out |= UINT64_C(1) << way;
        else if (other != exact)
            found = other;
    }
    suggest(found != exact,
            "This is the encoding of position %.10g, not of %zu. Is the "
            "position kept in a type that can't hold %zu? A float has 24 "
            "binary digits, float16 has 11, bfloat16 has 8, and an unsigned "
            "char ends at 255.",
            found, pos, pos);
}

/* A width that is odd, and in no 11 binary digits. From i multiplications a
 * frequency w has an error of up to 2 i units, and i w is at most d_model/50.
 */
enum { WIDE = 4099 };

static double wide_rounding(double pos)
{
    return rounding(pos) + WIDE / 25.0 * DBL_EPSILON * pos;
}

static void expect_encoding(size_t pos, size_t d_model, const double want[],
                            double tolerance)
{
    double *pe = output_buffer(d_model);

    describe_call("encode_position(%zu, %zu)", pos, d_model);
    encode_position(pos, d_model, pe);
    expect("", pairs(d_model), pe, want, tolerance);
    suggest_narrow(pos, d_model, pe, tolerance);
    if (pos == 16777217)
        suggest(true, "Nearer positions are right. This is the first whole "
                      "number that a float can't hold: is the position kept "
                      "in one?");
    if (pos > INT32_MAX)
        suggest(true, "Nearer positions are right. Is the position, or the "
                      "number of whole turns, kept in an int, which ends at "
                      "2147483647?");
    suggest_encoding(pos, d_model, pe);
}

/* The worked example of First Principles, which counts from 0 here. At position
 * 2 it shows whether the numbers at 0 were those of the next position, or those
 * of every position. */
Test(encode_position, the_second_word_has_position_1,
     .description =
         "river bank, d = 6: 0 1 0 1 0 1, then 0.8415 0.5403 0.0464 0.9989 ...",
     .data = "river-bank-number-by-number")
{
    const double river[] = {0, 1, 0, 1, 0, 1};
    const double bank_4[] = {0.8415, 0.5403, 0.0464, 0.9989, 0.0022, 1.0000};
    const double bank_17[] = {.84147098480789651,   .54030230586813972,
                              .046399223464731272,  .99892297604063044,
                              .0021544330233656039, .99999767920648087};
    double third[6];

    expect_encoding(0, 6, river, digits(4));
    expect_encoding(1, 6, bank_4, digits(4));
    expect_encoding(1, 6, bank_17, rounding(1));
    oracle_encoding(2, 6, third);
    expect_encoding(2, 6, third, rounding(2));
}

/* The tables of Lesson 13 and of Article 2021. */
Test(encode_position, agrees_with_the_tables_of_widths_4_and_50,
     .description = "PE(1) = 0.841 0.540 0.010 1.000 at d = 4, 0.841 0.540 "
                    "0.638 ... at 50",
     .data = "the-formula-symbol-by-symbol")
{
    const double lesson_13[3][4] = {
        {0, 1, 0, 1},
        {.84147098, .54030231, .0099998333, .99995000},
        {.90929743, -.41614684, .019998667, .99980001}};
    const double article[4][4] = {{0, 1, 0, 1},
                                  {.841, .540, .638, .770},
                                  {.909, -.416, .983, .186},
                                  {.141, -.990, .875, -.484}};

    for (size_t pos = 0; pos < 3; pos++)
        expect_encoding(pos, 4, lesson_13[pos], digits(8));
    for (size_t pos = 0; pos < 4; pos++) {
        double *pe = output_buffer(50);

        describe_call("encode_position(%zu, 50)", pos);
        encode_position(pos, 50, pe);
        expect("indices 0 to 3", bank(2, (double[]){1, .6918309709}), pe,
               article[pos], digits(3));
    }
}

/* Lesson 13 and Slides let i run to d_model/2. But pair d_model/2 would be at
 * the indices d_model and d_model + 1, which an encoding doesn't have. */
static void expect_nothing_behind(size_t d_model)
{
    double *longer = output_buffer(d_model + 2);

    describe_call("encode_position(1, %zu)", d_model);
    encode_position(1, d_model, longer);
    expect_that(
        memcmp(longer + d_model, output_buffer(2), 2 * sizeof *longer) == 0,
        "There is no index %zu or %zu: the last pair is %zu.", d_model,
        d_model + 1, d_model / 2 - 1);
}

/* Indices 0 and 1 turn with frequency 1 for every d_model. From index 2 on a
 * narrower encoding has slower waves (Article 2021). Lesson 13 and Slides: i
 * from 0 to d_model/2. */
Test(encode_position, is_right_for_every_width_and_for_far_positions,
     .description = "index 2i is sin(pos w_i), index 2i + 1 is cos(pos w_i), "
                    "up to the last",
     .data = "an-odd-width")
{
    const size_t widths[] = {6, 7, 512, 50, 20, 5, 4, 3, 2, 1};
    const size_t places[] = {1, 0, 2, 7, 44, 710, 8191, 16777217, 100000};
    double want[WIDE];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
            oracle_encoding((double)places[p], widths[s], want);
            expect_encoding(places[p], widths[s], want,
                            rounding((double)places[p]));
        }
    /* Wider than most, and further than an int: where the frequency is 1, so
     * that a wrong frequency has the same numbers on each machine. */
    oracle_encoding(7, 1500, want);
    expect_encoding(7, 1500, want, rounding(7));
    oracle_encoding(7, 20, want);
    expect_encoding(7, 20, want, rounding(7));
    oracle_encoding(3e9, 2, want);
    expect_encoding(3000000000, 2, want, rounding(3e9));
#if SIZE_MAX > UINT32_MAX
    oracle_encoding(4294967297, 2, want);
    expect_encoding(4294967297, 2, want, rounding(4294967297));
    oracle_encoding(1099511627777, 2, want);
    if (nothing_wrong_yet()) /* an int counts fewer turns */
        expect_encoding(1099511627777, 2, want, rounding(1099511627777));
#endif
    oracle_encoding(1, WIDE, want);
    expect_encoding(1, WIDE, want, wide_rounding(1));
    expect_nothing_behind(4);
    expect_nothing_behind(512);
}

/* sin^2 + cos^2 = 1, once for each pair: the position changes the direction of
 * the vector, never its length. The numbers are compared too, since other pairs
 * of length 1 would give the same lengths. */
Test(encode_position, length_is_the_root_of_half_the_width,
     .description = "sin^2 + cos^2 = 1 in every pair",
     .data = "the-length-never-changes")
{
    const size_t widths[] = {6, 50, 512, 2};
    double want[512];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t pos = 0; pos < 3000; pos += 542) {
            size_t d_model = widths[s];
            double *pe = output_buffer(d_model), square = 0;

            oracle_encoding((double)pos, d_model, want);
            describe_call("encode_position(%zu, %zu)", pos, d_model);
            encode_position(pos, d_model, pe);
            expect("", pairs(d_model), pe, want, rounding((double)pos));
            for (size_t k = 0; k < d_model; k++)
                square += pe[k] * pe[k];
            expect_value("the length of the vector", sqrt(square),
                         sqrt((double)d_model / 2),
                         sqrt((double)d_model) * rounding((double)pos));
        }
}

/* What the same slips give in each row, or other positions. */
static void suggest_sequence(size_t n, size_t d_model,
                             const double pe[n][d_model])
{
    double other[d_model];
    bool turned = true, width = true;

    if (nothing_wrong_yet() || d_model < 3)
        return;
    for (enum slip_in_row s = 0; s < SLIPS; s++) {
        bool fits = may_suggest(slip_texts[s]), shows = false, here;

        for (size_t pos = 0; pos < n && fits; pos++) {
            fits = is_slip(s, pos, d_model, pe[pos], &here);
            shows = shows || here;
        }
        if (shows || !fits)
            suggest(fits, "%s", slip_texts[s]);
    }
    for (size_t pos = 0; pos < n && (turned || width); pos++) {
        oracle_encoding((double)(n - pos), d_model, other);
        for (size_t k = 0; k < d_model; k++)
            turned = turned && fabs(pe[pos][k] - other[k]) < 1e-9;
        oracle_encoding((double)d_model, d_model, other);
        for (size_t k = 0; k < d_model; k++)
            width = width && fabs(pe[pos][k] - other[k]) < 1e-9;
    }
    suggest(turned, "Row r is the encoding of position n - r here. It should "
                    "be that of position r.");
    suggest(width, "Every row is the encoding of position d_model here. "
                   "encode_position wants the position first.");
}

/* What the same numbers give at other places: by columns, or with each row one
 * number behind the row before it, and written over it. */
static void suggest_layout(size_t n, size_t d_model, const double pe[])
{
    bool columns = true, steps = true;

    for (size_t r = 0; r < n && (columns || steps); r++)
        for (size_t k = 0; k < d_model; k++) {
            double hand[2];

            oracle_pair((double)r, oracle_frequency(k / 2, d_model), hand);
            columns = columns && fabs(pe[k * n + r] - hand[k % 2]) < 1e-9;
            if (k == 0 || r + 1 == n)
                steps = steps && fabs(pe[r + k] - hand[k % 2]) < 1e-9;
        }
    suggest(columns, "The numbers of a row stand side by side: number k of row "
                     "r has the index r * d_model + k. Here it is k * n + r.");
    suggest(steps, "Each row begins one number behind the row before it here, "
                   "and is written over it. The numbers of a row stand side by "
                   "side: number k of row r has the index r * d_model + k.");
}

/* The table of n positions, compared with the formula row by row. */
static const double *expect_sequence(size_t n, size_t d_model)
{
    double(*pe)[d_model] = (double(*)[d_model])output_buffer(n * d_model);
    double want[n][d_model];

    for (size_t pos = 0; pos < n; pos++)
        oracle_encoding((double)pos, d_model, want[pos]);
    describe_call("encode_sequence(%zu, %zu)", n, d_model);
    encode_sequence(n, d_model, pe);
    expect("", pair_rows(n, d_model), pe[0], want[0],
           d_model < WIDE ? rounding((double)n) : wide_rounding((double)n));
    if (n > 2)
        suggest(
            are_near(d_model, pe[0], want[n - 1]),
            "Row 0 holds the encoding of the last position. Is each encoding "
            "written to its own row, pe[pos]?");
    suggest_sequence(n, d_model, (const double(*)[d_model])pe);
    if (!nothing_wrong_yet() && n > 1 && d_model > 2 && n < WIDE)
        suggest_layout(n, d_model, pe[0]);
    return pe[0];
}

Test(encode_sequence, row_r_is_the_encoding_of_position_r,
     .description = "n positions give n rows of d_model numbers",
     .data = "a-row-for-each-position")
{
    const size_t sizes[][2] = {{2, 6},    {20, 50},  {3, 512}, {5, 3},
                               {1, 6},    {1, 1},    {70, 2},  {WIDE, 2},
                               {4, WIDE}, {117, 512}};

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_sequence(sizes[s][0], sizes[s][1]);
}

/* How far apart the numbers of one column lie. */
static double spread(size_t n, size_t d_model, const double *pe, size_t column)
{
    double least = pe[column], most = least;

    for (size_t pos = 1; pos < n; pos++) {
        least = fmin(least, pe[pos * d_model + column]);
        most = fmax(most, pe[pos * d_model + column]);
    }
    return most - least;
}

/* sin(19 * 10000^(-30/50)); and for pair 24, sin and 1 - cos of 19 times its
 * frequency, all computed with 200 bits. (Article 2021, figure 4.) */
Test(encode_sequence, columns_from_30_on_change_little_in_20_rows,
     .description = "d = 50, 20 rows: no number from column 30 on moves by "
                    "more than 0.0756",
     .data = "what-the-slow-columns-show")
{
    const double *pe = expect_sequence(20, 50);
    double widest = 0;

    for (size_t k = 30; k < 50; k++)
        widest = fmax(widest, spread(20, 50, pe, k));
    expect_value("how far a column from 30 on moves, at most", widest,
                 .075568254096082312, rounding(20));
    expect_value("how far column 48 moves", spread(20, 50, pe, 48),
                 .0027463321121104225, rounding(20));
    expect_value("how far column 49 moves", spread(20, 50, pe, 49),
                 .0000037711771458930, rounding(20));
}

/* The sentence is that of First Principles. The distance of two encodings is
 * that of their pairs, each the chord of an angle of 3 w. A difference of
 * squares that are rounded: 6 numbers, twice. */
Test(encode_sequence, different_positions_get_different_encodings,
     .description =
         "the dog chased the ball: \"the\" at 0 and at 3 get two encodings",
     .data = "a-row-for-each-position")
{
    const double *pe = expect_sequence(5, 6);
    double square = 0, want = 0;

    for (size_t k = 0; k < 6; k++)
        square += pow(pe[3 * 6 + k] - pe[k], 2);
    for (size_t i = 0; i < 3; i++)
        want += pow(2 * sin(1.5 * oracle_frequency(i, 6)), 2);
    expect_value("the distance between rows 0 and 3, two places of \"the\"",
                 sqrt(square), sqrt(want), 12 * rounding(3));
}
