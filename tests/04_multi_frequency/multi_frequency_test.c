/* Chapter 04: how long a wave is, what a bank of waves holds, and how close its
 * closest two positions come. */
#include "multi_frequency.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>

#include "claim.h"
#include "oracle.h"

/* The first frequencies as a student would write them: {1, 0.1, 0.01, ...} */
static const char *listed(size_t m, const double w[m])
{
    static char text[80];
    int used = snprintf(text, sizeof text, "{");

    for (size_t i = 0; i < m && i < 3; i++)
        used += snprintf(text + used, sizeof text - (size_t)used, "%s%.6g",
                         i > 0 ? ", " : "", w[i]);
    snprintf(text + used, sizeof text - (size_t)used, m > 3 ? ", ...}" : "}");
    return text;
}

static void suggest_wavelength(double got, double w, double want)
{
    suggest(got == 0, "0 comes out. Is it what was computed that is returned? "
                      "In C 1 / 2 is 0, for both are whole numbers; and "
                      "acos(1) is 0, and acos(-1) is pi.");
    suggest(got == 6 / w, "2 pi has become 6: what stands behind the point is "
                          "lost where a number becomes an int, or two whole "
                          "numbers are divided: 22 / 7 is 3.");
    if (w == 1)
        suggest(fabs(got - want) < 0.02 && fabs(got - want) > 1e-5,
                "2 pi is %.6g here. sin_cos_pair.h, in chapter 03, says how to "
                "write pi with all its digits.",
                got);
    suggest(is_near(got, 2 * oracle_pi),
            "This is 2 pi, whatever the frequency. C works from left to right: "
            "w should divide it.");
    suggest(is_near(got, 2 * oracle_pi / w / w),
            "This is 2 pi divided by w twice.");
    suggest(is_near(got, 2 * oracle_pi - w),
            "This is 2 pi minus w. It should be 2 pi divided by w.");
    suggest(is_near(got, round(2 * oracle_pi / w)) ||
                is_near(got, floor(2 * oracle_pi / w)),
            "This is a whole number. A wave may be 6.28 positions long: is "
            "something rounded, or made an int?");
}

/* One division and, at most, one product and a rounded pi: 4 units. Frequency
 * 1/100 is that of Lesson 13's pair 1, for d = 4, and 10000^(-6/50) that of
 * index 6 in Article 2021, about 19 positions long: index 6 is pair 3, not 6.
 */
Test(wavelength, is_the_distance_at_which_the_phase_grows_by_two_pi,
     .description =
         "2 pi / w: for example, 628.32 positions for frequency 1/100",
     .data = "how-long-a-wave-is")
{
    const struct {
        double w, want, tolerance;
    } waves[] = {{1, 6.28318530717958648, 4 * 8 * DBL_EPSILON},
                 {.01, 628.3185, digits(4)},
                 {.0001, 62831.85, digits(2)},
                 {.33113112148259111, 18.9749, digits(4)},
                 {.10964781961431851, 57.303, digits(3)}};
    const double turns[] = {1, 2, 3.5, 60, 3600, 43200, 1e-3};

    for (size_t s = 0; s < sizeof waves / sizeof *waves; s++) {
        double w = waves[s].w, got;

        describe_call("wavelength(%.6g)", w);
        got = wavelength(w);
        expect_value("", got, waves[s].want, waves[s].tolerance);
        suggest_wavelength(got, w, waves[s].want);
    }
    for (size_t s = 0; s < sizeof turns / sizeof *turns; s++) {
        describe_call("wavelength(2 pi / %g)", turns[s]);
        expect_value("", wavelength(2 * oracle_pi / turns[s]), turns[s],
                     8 * DBL_EPSILON * turns[s]);
    }
    for (int bit = 0; bit < 40; bit += 3) {
        describe_call("wavelength(pi / 2^%d)", bit);
        expect_value("the period of this bit of a binary counter",
                     wavelength(ldexp(oracle_pi, -bit)), ldexp(1, bit + 1),
                     ldexp(8 * DBL_EPSILON, bit + 1));
    }
}

static const double *bank_at(double pos, size_t m, const double w[m])
{
    double *got = output_buffer(2 * m);

    describe_call("wave_bank(%.10g, %zu, %s)", pos, m, listed(m, w));
    wave_bank(pos, m, input_copy(m, w), got);
    return got;
}

/* A number of waves that no short holds, and no number of 16 binary digits. */
enum { MANY = 65537 };

/* Slips in the phase of a wave, or in the choice of sine and cosine. */
enum slip_in_bank {
    PLUS,
    BY_A_TURN,
    FIRST_FREQUENCY,
    DOUBLE_INDEX,
    NO_POSITION,
    TWO_SINES,
    TWO_COSINES,
    WAVELENGTHS,
    ADDED_UP,
    BY_INDEX,
    FIRST_FREQUENCY_EXCHANGED,
    BACKWARDS,
    OPPOSITE_ORDER,
    WAVE_BEFORE,
    TURN_OF_6_28,
    TURN_OF_6_2832,
    POSITION_0,
    SLIPS_IN_BANK
};

static const char *const of_the_phase[SLIPS_IN_BANK] = {
    [PLUS] = "The phases are pos + w here. A position turns each hand by pos "
             "times its frequency.",
    [BY_A_TURN] = "The phases are pos * w / (2 pi) here. A frequency is in "
                  "radians per position, so pos * w is the angle.",
    [FIRST_FREQUENCY] = "Every wave has the frequency w[0] here. Wave i should "
                        "have w[i].",
    [DOUBLE_INDEX] = "Wave i has the frequency w[2 * i] here. It should have "
                     "w[i]; 2 * i is its place in the bank.",
    [NO_POSITION] = "The phases are w[i] here: the position is not in them.",
    [TWO_SINES] = "Both numbers of each wave are its sine here. The second one "
                  "should be the cosine.",
    [TWO_COSINES] = "Both numbers of each wave are its cosine here. The first "
                    "one should be the sine.",
    [WAVELENGTHS] = "The phases are pos times the wavelength here. They should "
                    "be pos times the frequency.",
    [ADDED_UP] = "The phases add up from wave to wave here. Is one variable "
                 "added to, and not set anew?",
    [BY_INDEX] = "Index k has the frequency w[k % m] here. It belongs to wave "
                 "k / 2.",
    [FIRST_FREQUENCY_EXCHANGED] =
        "Every wave has the frequency w[0] here, and its sine and cosine have "
        "changed places. Wave i should have w[i], and its sine should come "
        "first.",
    [BACKWARDS] = "All waves turn the other way here: their sines have the "
                  "opposite sign.",
    [OPPOSITE_ORDER] = "The waves stand in the opposite order here. Wave i "
                       "should have w[i], and stand at the indices 2i and 2i + "
                       "1.",
    [WAVE_BEFORE] = "Each wave has the frequency of the one before it here. "
                    "Wave i should have w[i].",
    [TURN_OF_6_28] = "A whole turn is 6.28 here. It has too few digits, and "
                     "sin and cos need no such help at all.",
    [TURN_OF_6_2832] = "A whole turn is 6.2832 here. It has too few digits, "
                       "and sin and cos need no such help at all.",
    [POSITION_0] = "This is the bank of position 0, whatever the position is. "
                   "Is pos in the phase, and is no number on the way made a "
                   "whole one?"};

/* The phase of wave i with a slip in it, of SUM if phases add up: that of the
 * right phases so far. */
static double slipped_phase(enum slip_in_bank slip, double pos, size_t m,
                            const double w[m], size_t i, double sum)
{
    const double phase[SLIPS_IN_BANK] = {
        [PLUS] = pos + w[i],
        [BY_A_TURN] = pos * w[i] / (2 * oracle_pi),
        [FIRST_FREQUENCY] = pos * w[0],
        [DOUBLE_INDEX] = pos * w[2 * i % m],
        [NO_POSITION] = w[i],
        [TWO_SINES] = pos * w[i],
        [TWO_COSINES] = pos * w[i],
        [WAVELENGTHS] = 2 * oracle_pi * pos / w[i],
        [ADDED_UP] = sum,
        [BY_INDEX] = pos * w[2 * i % m],
        [FIRST_FREQUENCY_EXCHANGED] = pos * w[0],
        [BACKWARDS] = -pos * w[i],
        [OPPOSITE_ORDER] = pos * w[m - 1 - i],
        [WAVE_BEFORE] = pos * w[i > 0 ? i - 1 : 0],
        [TURN_OF_6_28] = fmod(pos * w[i], 6.28),
        [TURN_OF_6_2832] = fmod(pos * w[i], 6.2832),
        [POSITION_0] = 0};

    return phase[slip];
}

/* Whether a slip gives this bank, and whether it would show there: the sine of
 * a far angle has too few digits to tell. */
static bool is_slipped_bank(enum slip_in_bank slip, double pos, size_t m,
                            const double w[m], const double got[], bool *shows)
{
    bool exchanged = slip == FIRST_FREQUENCY_EXCHANGED;
    bool no_cosine = slip == TWO_SINES || exchanged;
    bool no_sine = slip == TWO_COSINES || exchanged;
    bool other = no_cosine || no_sine, far = false, fits = true;
    double sum = 0;

    for (size_t i = 0; i < m; i++) {
        double right = pos * w[i];
        double phase = slipped_phase(slip, pos, m, w, i, sum + right);
        double second = slip == BY_INDEX ? pos * w[(2 * i + 1) % m] : phase;

        sum += right;
        other = other || !is_near(phase, right);
        far = far || fabs(phase) > 100000;
        fits = fits &&
               fabs(got[2 * i] - (no_sine ? cos(phase) : sin(phase))) < 1e-8 &&
               fabs(got[2 * i + 1] - (no_cosine ? sin(second) : cos(second))) <
                   1e-8;
    }
    *shows = other && !far;
    return fits;
}

/* Whether the cosine of wave i stands at index i + 1, where a later sine or
 * cosine may be written over it. */
static bool has_crowded_cosines(double pos, size_t m, const double w[m],
                                const double got[])
{
    double slip[2 * m];

    for (size_t k = 0; k < 2 * m; k++)
        slip[k] = NAN;
    for (size_t i = 0; i < m; i++) {
        slip[2 * i] = sin(pos * w[i]);
        slip[i + 1] = cos(pos * w[i]);
    }
    for (size_t k = 0; k < 2 * m; k++)
        if (!(isnan(slip[k]) ? is_unwritten(got[k])
                             : fabs(got[k] - slip[k]) < 1e-8))
            return false;
    return true;
}

static void suggest_bank(double pos, size_t m, const double w[m],
                         const double got[])
{
    bool outside = true, other_wave = false, every_second = m > 1, shows;

    for (size_t i = 0; i < m; i++) {
        outside = outside && is_near(got[2 * i], w[i] * sin(pos)) &&
                  is_near(got[2 * i + 1], w[i] * cos(pos));
        other_wave = other_wave || w[i] != 1;
        every_second = every_second &&
                       is_near(got[2 * i + i % 2], sin(pos * w[i])) &&
                       is_near(got[2 * i + 1 - i % 2], cos(pos * w[i]));
    }
    if (m > 1 && m < MANY)
        suggest(has_crowded_cosines(pos, m, w, got),
                "The cosine of wave i stands at index i + 1 here. It belongs "
                "at 2i + 1, behind the sine of the same wave.");
    if (m > 1)
        suggest(every_second, "In every second wave the cosine stands before "
                              "the sine here. The sine of wave i belongs at "
                              "index 2i.");
    if (other_wave)
        suggest(outside, "Each number is w[i] times the sine or the cosine of "
                         "pos here. w[i] should be a factor of the angle, "
                         "inside the brackets.");
    for (enum slip_in_bank slip = 0; m < MANY && slip < SLIPS_IN_BANK; slip++)
        if (may_suggest(of_the_phase[slip])) {
            bool fits = is_slipped_bank(slip, pos, m, w, got, &shows);

            if (shows)
                suggest(fits, "%s", of_the_phase[slip]);
        }
}

/* The phase pos * w is a product of two given numbers: it is rounded once,
 * and rounding() allows for that many times over. */
static void expect_bank(double pos, size_t m, const double w[m],
                        const double want[])
{
    const double *got;
    double fastest = 0;

    for (size_t i = 0; i < m; i++)
        fastest = fmax(fastest, fabs(w[i]));
    got = bank_at(pos, m, w);
    expect("", bank(m, w), got, want, rounding(pos * fastest));
    suggest_bank(pos, m, w, got);
}

/* Neither sorted nor in one ratio. */
static const double unsorted[] = {.3, 2.5, 1e-4, 1, .07};

static void expect_any_bank(double pos, size_t m, const double w[m])
{
    double want[2 * m];

    for (size_t k = 0; k < 2 * m; k++) {
        long double phase = (long double)pos * w[k / 2];

        want[k] = (double)(k % 2 == 0 ? sinl(phase) : cosl(phase));
    }
    expect_bank(pos, m, w, want);
}

/* Lesson 13 gives the even dimensions a low and the odd ones a higher
 * frequency, under a table, for d = 4, that shows one frequency for both. The
 * sine and the cosine of one angle give the place of the tip of a hand. */
Test(wave_bank, sine_and_cosine_of_a_pair_have_one_frequency,
     .description =
         "for example, 1, 0.01 at position 1: 0.8415 0.5403 0.0100 1.0000",
     .data = "one-frequency-for-both-halves")
{
    const double w[] = {1, .01};
    const double lesson_13[3][4] = {{0, 1, 0, 1},
                                    {.84147098480789651, .54030230586813972,
                                     .0099998333341666647, .99995000041666528},
                                    {.90929742682568170, -.41614683654714239,
                                     .019998666693333080, .99980000666657778}};
    const double hands[] = {2 * oracle_pi / 60, 2 * oracle_pi / 3600,
                            2 * oracle_pi / 43200};

    for (int pos = 0; pos < 3; pos++)
        expect_bank(pos, 2, w, lesson_13[pos]);
    expect_bank(2 * oracle_pi, 2, w,
                (double[]){0, 1, .062790519529313377, .99802672842827156});
    expect_bank(100 * oracle_pi, 2, w, (double[]){0, 1, 0, -1});
    expect_bank(200 * oracle_pi, 2, w, (double[]){0, 1, 0, 1});
    expect_bank(10800, 3, hands, (double[]){0, 1, 0, 1, 1, 0});
    expect_bank(5415, 3, hands,
                (double[]){1, 0, -.026176948307873153, -.99965732497555728,
                           .70864776486091684, .70556243193471314});
    expect_any_bank(2, 5, unsorted);
}

/* All of one frequency. */
static void expect_many_waves(void)
{
    double *w = output_buffer(MANY), *want = output_buffer(2 * MANY);

    for (size_t i = 0; i < MANY; i++) {
        w[i] = 0.3;
        want[2 * i] = 0.59207351470722317; /* sin(13.2), cos(13.2) */
        want[2 * i + 1] = 0.80588395764045061;
    }
    expect_bank(44, MANY, w, want);
}

/* There are banks of one wave alone and of 256 and more waves, and positions
 * far away and between tokens. */
Test(wave_bank, is_right_for_any_frequencies_and_positions,
     .description = "index 2i is sin(pos w), and index 2i + 1 is cos(pos w)",
     .data = "the-formulas-symbol-by-symbol")
{
    const double places[] = {0, 1, 2, 7, 44, 710, .25, 3.5, 8191, 100000.5};
    double many[256];

    for (size_t i = 0; i < 256; i++)
        many[i] = oracle_frequency(i, 512);
    for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
        expect_any_bank(places[p], 5, unsorted);
        expect_any_bank(places[p], 1, unsorted + 3);
        expect_any_bank(places[p], 256, many);
    }
    expect_many_waves();
    if (nothing_wrong_yet()) {
        expect_any_bank(1099511627777, 1, unsorted + 3);
        suggest(true, "Nearer positions are right. Are whole turns counted in "
                      "an int, which ends at 2147483647? sin and cos need no "
                      "such help.");
    }
}

/* Bit i of a counter is 0 for 2^i positions, then 1 for as many: period
 * 2^(i+1), frequency pi / 2^i. The sine of that frequency is positive in the
 * first half of its period and negative in the second, so its sign is the bit.
 * It is read at pos + 1/2, in the middle between the zeros. The cosine of wave
 * i + 1 is negative from a quarter to three quarters of its period: where bits
 * i and i + 1 differ, which is bit i of the Gray code. (The cosine of wave 0 is
 * 0 there.) */
Test(wave_bank, signs_of_the_sines_count_in_binary,
     .description =
         "frequencies pi, pi/2, pi/4: sine i is negative where bit i is 1",
     .data = "a-counter-made-of-waves")
{
    const double w[] = {oracle_pi,     oracle_pi / 2,  oracle_pi / 4,
                        oracle_pi / 8, oracle_pi / 16, oracle_pi / 32};

    for (size_t pos = 0; pos < 200; pos += pos < 64 ? 1 : 37) {
        const double *got = bank_at((double)pos + .5, 6, w);
        size_t binary = 0, gray = 0;

        for (size_t i = 0; i < 6; i++) {
            binary |= (size_t)(got[2 * i] < 0) << i;
            gray |= (size_t)(i > 0 && got[2 * i + 1] < 0) << i;
        }
        expect_count("the number whose bit i is 1 where sine i is negative",
                     binary, pos % 64);
        expect_count("the number whose bit i is 1 where cosine i + 1 is "
                     "negative",
                     gray / 2, (pos ^ pos >> 1) % 32);
    }
}

/* If two hands have one angle between them, the chord between their tips is 2
 * sin(angle / 2). The distance depends only on the offset, and Pythagoras adds
 * the waves up. */
static double chords(double offset, size_t m, const double w[m])
{
    long double square = 0;

    for (size_t i = 0; i < m; i++) {
        long double chord = 2 * sinl((long double)offset * w[i] / 2);

        square += chord * chord;
    }
    return (double)sqrtl(square);
}

/* Notes says, in section 8, that farther positions differ more. With w = {1,
 * 0.1, 0.01} it is 0.96, 2.02, 2.06, 0.64 for 1, 3, 31, 63 tokens. */
Test(wave_bank, distance_does_not_always_grow_with_the_offset,
     .description = "frequencies 1, 0.1, 0.01: 2.0175 at 3 tokens, 0.6422 at "
                    "63",
     .data = "near-and-far")
{
    const double w[] = {1, .1, .01};
    const double offsets[] = {1, 3, 31, 63}, places[] = {0, 7, 500.5};

    for (size_t k = 0; k < 4; k++)
        for (size_t p = 0; p < 3; p++) {
            const double *here = bank_at(places[p], 3, w);
            const double *there = bank_at(places[p] + offsets[k], 3, w);
            double square = 0;

            for (size_t index = 0; index < 6; index++)
                square += pow(there[index] - here[index], 2);
            expect_value("how far this bank is from that of 1, 3, 31 or 63 "
                         "tokens before",
                         sqrt(square), chords(offsets[k], 3, w), rounding(600));
        }
}

/* Half a unit in the last place for each division, or for each factor 1/ratio
 * and its own error, makes i units. exp(-i log(ratio)) turns the relative error
 * of its argument, up to 3 half units, into an absolute one, 1.5 i log(ratio)
 * units of the result. pow, exp and a final division add 2. All this is
 * doubled. */
static double spread(size_t i, double ratio)
{
    return DBL_EPSILON * (4 + (double)i * (2 + 3 * fabs(log(ratio))));
}

/* What other powers give. */
static void suggest_ratios(size_t m, double ratio, const double w[m])
{
    static const char *const text[] = {
        "These fall by the ratio 10, whatever ratio is handed over.",
        "From index 2 on, each frequency is the square of the one before it "
        "here. It should be that one divided by the ratio.",
        "These are powers of e: exp(-i * ratio). It is the ratio that is "
        "raised to the power of -i.",
        "The first frequency is the ratio here. It should be 1, the ratio to "
        "the power of 0.",
        "These frequencies grow, and begin with the ratio. They should begin "
        "with 1, and fall.",
        "Every frequency is the ratio to the power of -m here. That of wave i "
        "is the ratio to the power of -i.",
        "The first frequency is 1 / ratio here. It should be 1, the ratio to "
        "the power of 0.",
        "Each frequency is the one before it, divided by ratio^i, a power that "
        "grows. Divide by the ratio alone."};
    double square = 1 / ratio;

    if (nothing_wrong_yet() || m < 2 || ratio == 1)
        return;
    for (size_t s = 0; s < sizeof text / sizeof *text; s++) {
        bool fits = true;

        for (size_t i = 0; i < m; i++) {
            double at = (double)i;
            const double slip[] = {
                pow(10, -at),        i == 0 ? 1 : square,
                exp(-at * ratio),    pow(ratio, 1 - at),
                pow(ratio, 1 + at),  pow(ratio, -(double)m),
                pow(ratio, -1 - at), pow(ratio, -at * (at + 1) / 2)};

            square = i == 0 ? square : square * square;
            fits = fits && fabs(w[i] - slip[s]) <= 1e-9 * fabs(slip[s]);
        }
        square = 1 / ratio;
        suggest(fits, "%s", text[s]);
    }
}

/* Frequencies that fall by some other ratio. */
static void suggest_ratio_found(size_t m, double ratio, const double w[])
{
    bool fits = m > 2 && w[0] == 1 && w[1] != 0;

    for (size_t i = 2; i < m && fits; i++)
        fits = is_near(w[i] / w[i - 1], w[1]);
    if (m > 2 && ratio != 1)
        suggest(fits && !is_near(w[1], 1 / ratio),
                "Each frequency is %.6g times the one before it. It should be "
                "1 / ratio times that, which is %.6g.",
                w[1], 1 / ratio);
    if (m > 8)
        suggest(w[m - 1] == 0 && w[1] != 0,
                "The last frequency is 0 here. It is small, and not 0: is it "
                "cut off?");
}

static void expect_frequencies(size_t m, double ratio)
{
    double *w = output_buffer(m), want[m], share[m], loosest = 0;

    for (size_t i = 0; i < m; i++) {
        want[i] = ratio == 1 ? 1 : (double)powl(ratio, -(long double)i);
        loosest = fmax(loosest, spread(i, ratio) * want[i]);
    }
    describe_call("geometric_frequencies(%zu, %.6g)", m, ratio);
    geometric_frequencies(m, ratio, w);
    expect("", values(m), w, want, loosest);
    if (m > 1 && ratio != 1)
        suggest(
            w[0] == 0,
            "Wave 0 has the frequency 0, and should have 1: the ratio to the "
            "power of 0. With pow(a, b), which is a to the power of b, the "
            "ratio comes first.");
    suggest(is_near(w[0], 2 * oracle_pi) &&
                (m == 1 || is_near(w[1], 2 * oracle_pi * want[1])),
            "These frequencies are 2 pi times too large: they are in radians "
            "per position, and begin with 1.");
    if (m > 2 && ratio != 1)
        suggest(fabs(w[0] - 2 * w[1] + w[2]) < 1e-9 && w[1] != w[0],
                "These frequencies fall by equal steps. They are to fall by "
                "equal ratios: each is the one before it, divided by the "
                "ratio.");
    if (m > 2 && ratio != 1)
        suggest(is_near(w[1], want[1]) && is_near(w[2], want[1]),
                "Waves 1 and 2 have one frequency. Each is the one before it, "
                "divided by the ratio: w[i - 1] / ratio. Is it w[0] that is "
                "divided, or a variable that stays as it is?");
    suggest_ratios(m, ratio, w);
    suggest_ratio_found(m, ratio, w);
    for (size_t i = 0; i < m; i++) {
        share[i] = w[i] / want[i];
        want[i] = 1;
    }
    expect("each as a share of ratio^-i", values(m), share, want,
           spread(m, ratio));
}

/* Slides has it the wrong way round: it calls small i slow and large i fast.
 * With a ratio above 1, each wave is slower than the one before. */
Test(geometric_frequencies, fall_by_equal_ratios_with_the_fastest_wave_first,
     .description =
         "w[i] = ratio^-i: for example, 1, 1/10, 1/100 for the ratio 10",
     .data = "fast-waves-first")
{
    const struct {
        size_t m;
        double ratio;
    } banks[] = {{5, 10}, {1, 10},  {2, 7}, {9, 2},  {12, 1.5},
                 {3, 1},  {5, 0.5}, {5, 3}, {9, 100}};
    const size_t widths[] = {4, 6, 8, 16, 512};

    for (size_t b = 0; b < sizeof banks / sizeof *banks; b++)
        expect_frequencies(banks[b].m, banks[b].ratio);
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];

        expect_frequencies(d_model / 2, pow(10000, 2 / (double)d_model));
    }
    expect_frequencies(4099, 1);
}

/* The paper spreads its frequencies from 1 to nearly 1/10000 over d_model/2
 * pairs, so its ratio is 10000^(2/d_model): 1.4454 for d = 50, and 2.5119 for
 * d = 20, the two widths of Article 2021, figure 3. Its indices 2i and 2i + 1
 * are pair i. The printed wavelengths are 2 pi * 10000^(2i/d_model), computed
 * with 200 bits. */
Test(geometric_frequencies, a_larger_ratio_makes_later_waves_longer,
     .description = "ratio 1.4454: wavelengths 6.28, 9.08, 13.13; 2.5119: "
                    "6.28, 15.78, 39.64",
     .data = "fast-waves-first")
{
    const double d_50[] = {6.283185, 9.081966, 13.127435, 18.974916};
    const double d_20[] = {6.283185, 15.782648, 39.644219, 99.581776};
    double *w_50 = output_buffer(25), *w_20 = output_buffer(10);

    describe_call("geometric_frequencies(25, %.4f)", pow(10000, 2.0 / 50));
    geometric_frequencies(25, pow(10000, 2.0 / 50), w_50);
    for (size_t i = 0; i < 4; i++)
        expect_value("the wavelength 2 pi / w[i], i = 0 to 3",
                     2 * oracle_pi / w_50[i], d_50[i], digits(6));
    expect_value("2 pi / w[24], the longest wave", 2 * oracle_pi / w_50[24],
                 43469.02, digits(2));
    describe_call("geometric_frequencies(10, %.4f)", pow(10000, 2.0 / 20));
    geometric_frequencies(10, pow(10000, 2.0 / 20), w_20);
    for (size_t i = 0; i < 4; i++)
        expect_value("the wavelength 2 pi / w[i], i = 0 to 3",
                     2 * oracle_pi / w_20[i], d_20[i], digits(6));
    expect_value("2 pi / w[9], the longest wave", 2 * oracle_pi / w_20[9],
                 25013.81, digits(2));
}

/* How far apart two right computations of the distance WANT may lie. The
 * phases, up to FURTHEST, are rounded. The square may also come from 1 - cos,
 * or from a dot product: then up to 2m terms no larger than 2 each are added,
 * each sum is rounded, and the square is wrong by up to m^2 units. This is
 * multiplied by 8 to be safe. The root passes the error on, and enlarges it
 * where the distance is small. */
static double slack(double furthest, size_t m, double want)
{
    double square = 8 * DBL_EPSILON * (double)m * (double)(m + 1);

    return rounding(furthest) + square / (want + sqrt(square));
}

static double expect_closest(size_t n, size_t m, const double w[m], double want)
{
    double fastest = 0, got;

    for (size_t i = 0; i < m; i++)
        fastest = fmax(fastest, w[i]);
    describe_call("closest_distance(%zu, %zu, %s)", n, m, listed(m, w));
    got = closest_distance(n, m, input_copy(m, w));
    expect_value("", got, want, slack((double)n * fastest, m, want));
    if (isinf(got))
        suggest(
            true,
            "A search that starts with INFINITY gives this if no pair of "
            "positions was taken. Do the loops reach every pair? Are both "
            "banks filled, each with its own position? Does a distance of 0 "
            "count? Or is each distance nan, the root of a number below 0?");
    if (isnan(got))
        suggest(true, "Is a square root taken of a negative number, or a "
                      "bank read before it is filled?");
    return got;
}

/* The last of n positions has the same bank as the first. The remaining
 * difference is rounding, which depends on the method. */
static void expect_return(size_t n, size_t m, const double w[m])
{
    double got;

    describe_call("closest_distance(%zu, %zu, %s)", n, m, listed(m, w));
    got = closest_distance(n, m, input_copy(m, w));
    expect_that(got <= slack((double)n * oracle_pi, m, 0),
                "gives %.4g. But after %zu positions every wave has made whole "
                "turns, and the last of these positions has the bank of the "
                "first: the distance is 0, up to rounding.",
                got, n - 1);
}

/* Here even the closest two are far from each other. */
static void expect_far_apart(size_t m, const double w[m], double want)
{
    expect_closest(2, m, w, want);
    suggest(true,
            "Every distance before this one was smaller, and right. With what "
            "number does the search for the smallest one start? No distance, "
            "and no square of one, may be larger than that. Start with "
            "positions 0 and 1, or with INFINITY.");
}

/* The smallest 2 |sin k| of all steps k between n positions. */
static double least_sine(size_t n)
{
    double least = INFINITY;

    for (size_t k = 1; k < n; k++)
        least = fmin(least, 2 * fabs(sin((double)k)));
    return least;
}

/* The distance 2 |sin(k / 2)| before it first grows. */
static double first_low(size_t n)
{
    double low = 2 * fabs(sin(.5));

    for (size_t k = 2; k < n && 2 * fabs(sin((double)k / 2)) < low; k++)
        low = 2 * fabs(sin((double)k / 2));
    return low;
}

static double least_odd(size_t n)
{
    double low = INFINITY;

    for (size_t k = 1; k < n; k += 2)
        low = fmin(low, 2 * fabs(sin((double)k / 2)));
    return low;
}

/* What a distance of positions 0 and 1 lacks, or has in another way. */
static void suggest_parts(double got)
{
    const double sine = sin(1), cosine = 1 - cos(1);

    suggest(is_near(got, sine),
            "This is sin(1), as the difference of the two sines alone is. That "
            "of the cosines should count, too. Or is it meant for a chord? "
            "That is 2 sin(1/2): half of the angle, and twice the sine.");
    suggest(is_near(got, cosine), "This is the difference of the two cosines "
                                  "alone. That of the sines should count, "
                                  "too.");
    suggest(is_near(got, sine + cosine),
            "This is the sum of the sizes of the two differences. They should "
            "be squared, and the root be taken of the sum.");
    suggest(is_near(got, cos(1)),
            "This is the cosine of 1, the dot product of the two banks. It "
            "should be their distance.");
}

static double least_even(size_t n)
{
    double low = 2 * fabs(sin(.5));

    for (size_t k = 2; k < n; k += 2)
        low = fmin(low, 2 * fabs(sin((double)k / 2)));
    return low;
}

/* What slips in the search, or in the distance, give: one wave of frequency 1,
 * and n positions. */
static void suggest_search(double got, size_t n, double want)
{
    const struct slip slips[] = {
        {2 * fabs(sin(((double)n - 1) / 2)),
         "This is the distance of the first and the last position alone. The "
         "smallest of all is asked for: fmin keeps it."},
        {least_even(n), "Only even offsets are compared here. All from 1 on "
                        "count."},
        {least_odd(n), "Only odd offsets are compared here. All from 1 on "
                       "count."},
        {first_low(n), "This is the smallest distance before it first grows. "
                       "Further away it may be smaller again: does the search "
                       "go on?"},
        {want / 2, "This is |sin(k / 2)|, half the distance between the two "
                   "tips."},
        {least_sine(n), "This is 2 |sin k|, the distance of positions 0 and 2 "
                        "k. That of 0 and k is 2 |sin(k / 2)|."},
        {want / sqrt(2), "This is the distance, divided by the root of 2. Is "
                         "something divided by 2 or halved under the root, or "
                         "is a 2 in place of a 4?"}};

    suggest_slip_of_all(got, COUNT(slips), slips);
}

/* The closest two of n positions under one wave of frequency 1. */
static const struct closest {
    size_t n;
    double distance;
} closest[] = {{2, .958851077208406001},      {6, .958851077208406001},
               {7, .282240016119734444},      {25, .150302240923618615},
               {26, .132643794702401378},     {44, .132643794702401378},
               {45, .0177026185808077518},    {334, .00882125191695046726},
               {711, .0000602887067189768984}};

/* FIRST is what came back for the first row, or NAN. Returns what came back. */
static double expect_row(const struct closest *row, double first)
{
    double want = row->distance;
    double got = expect_closest(row->n, 1, (double[]){1}, want);

    suggest_search(got, row->n, want);
    if (row->n == 2)
        suggest_parts(got);
    if (row->n > 45)
        suggest(got > want && got < closest[6].distance * (1 + 1e-9),
                "This is the smallest distance of a shorter text, and shorter "
                "texts are right. Does the loop over the offsets end at a "
                "fixed number?");
    if (isnan(first))
        first = got;
    suggest(got > 0 && got == first && got < want,
            "No two of these positions lie so close. Does the search for the "
            "smallest distance start with this number?");
    if (row == closest)
        suggest(
            SHOULD,
            "With two positions and one wave of frequency 1, the distance is "
            "that of (sin 0, cos 0) and (sin 1, cos 1): 2 m differences, each "
            "of them squared, and the root of their sum. Or it is 2 |sin(k / "
            "2)|, for k = 1.");
    return got;
}

/* One wave of frequency 1: the closest two of n positions are 1, 6, 19, 25,
 * 44, 333, 710 tokens apart, each as soon as n allows it, at 2 |sin(k/2)|. With
 * frequencies 1, 0.1 and 0.01 it is 6 tokens, and 63 as soon as n allows it. A
 * wave of 1001 positions is back after all of them, and one that never turns
 * has one bank everywhere.
 * Many waves that all make half a turn lie far apart even where they are
 * closest: at 2 sqrt(256), and for 3000 of them at 109.5, for 65,537 at 512. */
Test(closest_distance, falls_where_the_text_reaches_a_closer_offset,
     .description =
         "for example, frequency 1: 0.9589 for 6 positions, 0.2822 for 7",
     .data = "how-close-the-closest-two-come")
{
    double half_turns[MANY], first = NAN;

    for (size_t s = 0; s < COUNT(closest); s++) {
        double got = expect_row(&closest[s], first);

        first = isnan(first) ? got : first;
    }
    expect_closest(63, 3, (double[]){.01, 1, .1}, .65771355239914514);
    suggest(true, "With one wave of frequency 1 all distances are right. Do "
                  "all m waves count, each with its own frequency, and every "
                  "one once? Are the squares of the differences added, and is "
                  "the root that of the sum?");
    expect_closest(64, 3, (double[]){.01, 1, .1}, .64221067216589193);
    expect_closest(3, 1, (double[]){0}, 0);
    expect_closest(1002, 1, (double[]){2 * oracle_pi / 1001}, 0);
    suggest(true, "The closest two are the first and the last of these "
                  "positions, a whole turn apart. Does the search end before "
                  "the last one?");
    for (size_t i = 0; i < MANY; i++)
        half_turns[i] = oracle_pi;
    expect_far_apart(256, half_turns, 32);
    expect_far_apart(3000, half_turns, 2 * sqrt(3000));
    expect_far_apart(MANY, half_turns, 2 * sqrt(MANY));
}

/* The waves of a binary counter are pi / 2^i: m of them keep 2^m positions
 * apart by 2 or more, since offset 2^v times an odd number puts wave v half a
 * turn away. At offset 2^m / 2 the distance is exactly 2, and at 2^m all waves
 * return. Slides calls the encodings unique, and Notes not quite; First
 * Principles asks for it only within the expected lengths. With a wave of
 * frequency 1 among them, no two are ever equal; what matters is how near they
 * are. */
Test(closest_distance, m_binary_waves_keep_2_to_the_m_positions_apart,
     .description = "frequencies pi, pi/2, pi/4: 2 for 8 positions, 0 for 9",
     .data = "as-many-positions-as-you-expect")
{
    double counter[7];

    for (size_t m = 1; m <= 7; m++) {
        counter[m - 1] = ldexp(oracle_pi, 1 - (int)m);
        expect_closest((size_t)1 << m, m, counter, 2);
        expect_return(((size_t)1 << m) + 1, m, counter);
    }
}

/* The d_model/2 frequencies of the paper, 10000^(-2i/d_model), times FACTOR. */
static void expect_closest_of_width(size_t d_model, double factor, size_t n,
                                    double want)
{
    double w[256];

    for (size_t i = 0; i < d_model / 2; i++)
        w[i] = factor * oracle_frequency(i, d_model);
    expect_closest(n, d_model / 2, w, want);
}

/* The first rows have the closest two of 512 positions, or of fewer if the same
 * two are among them: they lie 333, 19, 132, 63, 1 and 1 tokens apart. Then
 * follow the closest two of 5000, and in the last row of 50000. A search among
 * so many takes too long, but the offset of the closest two is known, and their
 * distance depends only on it. Under waves that are OFFSET times as fast,
 * positions 0 and 1 are just as far apart. All numbers were computed with 200
 * bits. */
Test(closest_distance, grows_with_the_number_of_waves,
     .description =
         "512 positions: 0.0088 for frequency 1, 0.2420 for 1 and 1/100",
     .data = "how-close-the-closest-two-come")
{
    const struct {
        size_t d_model, n;
        double closest;
    } near[] = {{2, 512, .00882125191695046726}, {4, 512, .242037793313608064},
                {6, 140, .327913977976847453},   {8, 128, .645292363871354565},
                {16, 64, 1.01472533871240234},   {512, 8, 3.71427036512880388}};
    const struct {
        size_t d_model;
        double offset, distance;
    } far[] = {{2, 710, .0000602887067189768984},
               {4, 1885, .0444064177834284712},
               {6, 2840, .206944388931668267},
               {8, 63, .645292363871354565},
               {4, 13823, .00767616002798226095}};

    for (size_t s = 0; s < sizeof near / sizeof *near; s++)
        expect_closest_of_width(near[s].d_model, 1, near[s].n, near[s].closest);
    for (size_t s = 0; s < sizeof far / sizeof *far; s++)
        expect_closest_of_width(far[s].d_model, far[s].offset, 2,
                                far[s].distance);
}

/* 7 lies between a turn of the first wave, after 6.28, and one of the second,
 * after 7.85, and 15 between three turns, 14.50, and one, 15.71. At 6, 8, 14
 * and 16 the distance is 1.38, 1.52, 0.93 and 1.66. */
Test(closest_distance, may_lie_at_no_whole_turn_of_any_wave,
     .description =
         "frequencies 1 and 0.8: offset 7, between turns at 6.28 and 7.85",
     .data = "how-close-the-closest-two-come")
{
    expect_closest(7, 2, (double[]){1, .8}, 1.23530642739742506);
    expect_closest(10, 2, (double[]){1, .8}, .970084395448607727);
    expect_closest(10, 2, (double[]){.8, 1}, .970084395448607727);
    expect_closest(20, 2, (double[]){1.3, .4}, .698591072854055692);
}
