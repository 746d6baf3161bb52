/* Chapter 06: what the documents and the mathematics say about T_k.
 *
 * The tolerances: every number of T_k is a sine or cosine of k w, so two right
 * programs may differ there by rounding(k). Turning a pair adds two such
 * numbers times the numbers of the pair, which are at most 1. So the result may
 * differ by twice as much; the rounding of the products is small beside that.
 */
#include "offset_identity.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

enum { WIDEST = 512 };

static const double far = 1099511627777;

/* The last of several offsets. */
static void suggest_int(double k)
{
    if (k >= far)
        suggest(true, "Smaller offsets are right. Are whole turns counted in "
                      "an int, which ends at 2147483647? sin and cos need no "
                      "such help.");
}

static double turning(double k)
{
    return 2 * rounding(k);
}

/* PE(pos). A claim asks for some again and again, so the latest are kept. */
static void encode(double pos, size_t d_model, double pe[d_model])
{
    enum { ROOM = 32 };
    static struct {
        double pos, pe[WIDEST];
        size_t d_model;
    } kept[ROOM];
    static size_t next;
    size_t k = 0;

    while (k < ROOM && (kept[k].d_model != d_model || kept[k].pos != pos))
        k++;
    if (k == ROOM) {
        k = next++ % ROOM;
        kept[k].pos = pos;
        kept[k].d_model = d_model;
        oracle_encoding(pos, d_model, kept[k].pe);
    }
    memcpy(pe, kept[k].pe, d_model * sizeof *pe);
}

/* The rotation of one pair. */
static void exact_rotation(double k, double w, double t[2][2])
{
    double pair[2];

    oracle_pair(k, w, pair);
    t[0][0] = t[1][1] = pair[1];
    t[0][1] = pair[0];
    t[1][0] = -pair[0];
}

static void exact_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    memset(t, 0, d_model * d_model * sizeof t[0][0]);
    for (size_t i = 0; i < d_model / 2; i++) {
        double turn[2][2];

        exact_rotation(k, oracle_frequency(i, d_model), turn);
        memcpy(&t[2 * i][2 * i], turn[0], sizeof turn[0]);
        memcpy(&t[2 * i + 1][2 * i], turn[1], sizeof turn[1]);
    }
}

/* y = t x */
static void apply(size_t n, double t[n][n], const double x[n], double y[n])
{
    for (size_t row = 0; row < n; row++) {
        y[row] = 0;
        for (size_t column = 0; column < n; column++)
            y[row] += t[row][column] * x[column];
    }
}

static void multiply(size_t n, double a[n][n], double b[n][n], double ab[n][n])
{
    for (size_t row = 0; row < n; row++)
        for (size_t column = 0; column < n; column++) {
            ab[row][column] = 0;
            for (size_t k = 0; k < n; k++)
                ab[row][column] += a[row][k] * b[k][column];
        }
}

static void transpose(size_t n, double t[n][n], double out[n][n])
{
    for (size_t row = 0; row < n; row++)
        for (size_t column = 0; column < n; column++)
            out[column][row] = t[row][column];
}

static void difference(size_t d_model, double p, double q, double out[d_model])
{
    double at_q[d_model];

    encode(p, d_model, out);
    encode(q, d_model, at_q);
    for (size_t k = 0; k < d_model; k++)
        out[k] -= at_q[k];
}

static double dot(size_t n, const double x[n], const double y[n])
{
    double sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += x[k] * y[k];
    return sum;
}

static void expect_untouched(size_t n, const double out[n])
{
    expect_that(
        memcmp(out, output_buffer(n), n * sizeof *out) == 0,
        "It returned false, so nothing should be written, but something "
        "was.");
}

static double (*rotation(double k, double w))[2]
{
    double(*t)[2] = (double(*)[2])output_buffer(2 * 2);

    describe_call("offset_rotation(%g, %g)", k, w);
    offset_rotation(k, w, t);
    return t;
}

static void suggest_angle(const double t[4], double right, double angle,
                          const char *text)
{
    double turn[2][2];

    bool fits = true;

    exact_rotation(angle, 1, turn);
    for (size_t c = 0; c < 4; c++)
        fits = fits && fabs(t[c] - turn[0][c]) < 1e-9 + 100 * rounding(angle);
    if (!is_near(angle, right) && fabs(angle) < 1e6)
        suggest(fits, "%s", text);
}

/* Degrees are told whatever pi was written as: 57.3 and 3.14 are off by up to a
 * thousandth, and a sine by no more than its angle. */
static void suggest_degrees(double angle, const double t[4])
{
    double degrees = angle * oracle_pi / 180, turn[2][2];
    bool fits = true;

    exact_rotation(degrees, 1, turn);
    for (size_t c = 0; c < 4; c++)
        fits = fits && fabs(t[c] - turn[0][c]) <= fabs(degrees) / 1000;
    if (angle != 0)
        suggest(fits, "The angle is taken for degrees here. It is in radians "
                      "already, which is what sin and cos want.");
}

/* What slips in the angle give. */
static void suggest_angles(double k, double w, const double t[4])
{
    suggest_angle(t, k * w, w,
                  "This is the rotation by w. k is a factor of the "
                  "angle, too.");
    suggest_angle(t, k * w, k,
                  "This is the rotation by k. w is a factor of the "
                  "angle, too.");
    suggest_angle(
        t, k * w, k + w,
        "This is the rotation by k + w. The angle should be k times w.");
    suggest_angle(t, k * w, trunc(k) * w,
                  "This is the rotation by the whole part of k: it has become "
                  "an int somewhere.");
    suggest_angle(t, k * w, round(k) * w,
                  "This is the rotation by k rounded to a whole number. k need "
                  "not be whole.");
    suggest_angle(t, k * w, fabs(k) * w,
                  "This is the rotation by the size of k: its sign is lost.");
    suggest_degrees(k * w, t);
    suggest_angle(t, k * w, k * w * 180 / oracle_pi,
                  "This is the rotation by k w times 180 / pi. The angle "
                  "should be k w: sin and cos want radians.");
    suggest_angle(t, k * w, 2 * oracle_pi * k * w,
                  "This is the rotation by 2 pi k w. The angle should be k w, "
                  "in radians.");
    suggest_angle(
        t, k * w, k * w / 2,
        "This is the rotation by half of k w. The angle should be k w.");
    suggest_angle(
        t, k * w, (k + 1) * w,
        "This is the rotation by (k + 1) w. The angle should be k w.");
}

/* What slips in a sign give. */
static void suggest_signs(double sine, double cosine, const double t[4])
{
    suggest(sine < 0 && is_near(t[0], cosine) && is_near(t[1], -sine),
            "sin(k w) is below 0 here, and its sign is lost in row 0. fabs "
            "gives no number below 0, and neither does a root.");
    suggest(cosine < 0 && is_near(t[0], -cosine) && is_near(t[1], sine),
            "cos(k w) is below 0 here, and its sign is lost in row 0. fabs "
            "gives no number below 0, and neither does a root.");
    suggest(is_near(t[0], cosine) && is_near(t[1], -sine) &&
                is_near(t[2], -sine),
            "Both sines have a minus here. Only the one in row 1 should have "
            "it.");
}

/* What slips in the angle give, and in what stands where. */
static void suggest_rotation(double k, double w, const double t[4])
{
    double sine = sin(k * w), cosine = cos(k * w);

    suggest_angles(k, w, t);
    suggest_signs(sine, cosine, t);
    suggest(is_near(t[0], cosine) && t[1] == 0 && t[2] == 0,
            "Only the cosines stand here, and 0 where the sines should.");
    if (!is_near(sine, cosine))
        suggest(is_near(t[0], sine) && is_near(t[1], cosine),
                "Sine and cosine have changed places: the cosine should stand "
                "on the diagonal.");
    if (!is_near(cosine, cos(k) * w))
        suggest(is_near(t[0], cos(k) * w) || is_near(t[1], sin(k) * w),
                "The cosine or the sine of k is multiplied by w here. The "
                "angle should be k * w, inside the brackets.");
    if (k != 1)
        suggest(
            is_near(t[0], k * cos(w)) && is_near(t[1], k * sin(w)),
            "The sine and the cosine of w are multiplied by k. It is the angle "
            "that is: cos(k * w).");
}

/* One matrix, computed once, must work for all positions. */
static void expect_rotation(double k, double w)
{
    const double places[] = {0, 1, 2, 7, 44.5, 710, 8191, -3};
    double(*t)[2] = rotation(k, w), want[2][2], from[2], to[2], moved[2];
    char what[64];

    exact_rotation(k, w, want);
    expect("", matrix(2, 2), t[0], want[0], rounding(k));
    suggest_rotation(k, w, t[0]);
    suggest_int(k);
    for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
        oracle_pair(places[p], w, from);
        oracle_pair(places[p] + k, w, to);
        apply(2, t, from, moved);
        snprintf(what, sizeof what, "t times the pair of position %g",
                 places[p]);
        expect(what, bank(1, &w), moved, to, turning(k));
    }
}

Test(offset_rotation, one_matrix_moves_every_position_by_k,
     .description =
         "t times (sin pos w, cos pos w) is (sin (pos + k)w, cos (pos + k)w)",
     .data = "the-proof")
{
    const double probes[][2] = {
        {1, 1},    {5, 1},     {5, .046415888}, {2, .5},
        {-3, .25}, {.5, .1},   {0, 1},          {44, .01},
        {710, 1},  {-12.5, 1}, {100000, 1},     {100000, .0021544347},
        {2, -.5},  {5, 0},     {4099.3, .5}}; /* no float */

    for (size_t s = 0; s < sizeof probes / sizeof *probes; s++)
        expect_rotation(probes[s][0], probes[s][1]);
    if (nothing_wrong_yet())
        expect_rotation(far, 1);
}

/* Identities: T_a T_b = T_{a+b}, the transpose is the inverse, and cos^2 +
 * sin^2 is 1 and not -1, so there is no reflection. The identity matrix
 * satisfies them all, so the angle is checked too: T_a must turn position 0,
 * the pair (0, 1), into position a. */
Test(offset_rotation, rotations_add_and_the_transpose_is_the_inverse,
     .description = "T_a T_b = T_(a+b), and T_(-a) is T_a transposed",
     .data = "turns-add-up-and-can-be-undone")
{
    const double probes[][3] = {
        {3, 2, 1}, {1, 1, .5}, {40, -7, .046415888}, {2.5, .25, .3}};
    double result[2][2], other[2][2], moved[2], there[2];
    const double none[] = {1, 0, 0, 1}, start[] = {0, 1};

    for (size_t s = 0; s < sizeof probes / sizeof *probes; s++) {
        double a = probes[s][0], b = probes[s][1], w = probes[s][2];
        double(*first)[2] = rotation(a, w), (*then)[2] = rotation(b, w);
        double(*both)[2] = rotation(a + b, w), (*back)[2] = rotation(-a, w);
        double tolerance = 2 * turning(fabs(a) + fabs(b));

        describe_call("offset_rotation, a = %g, b = %g, w = %g", a, b, w);
        apply(2, first, start, moved);
        oracle_pair(a, w, there);
        expect("T_a times the pair of position 0", bank(1, &w), moved, there,
               turning(a));
        multiply(2, first, then, result);
        expect("T_a T_b is T_(a+b)", matrix(2, 2), result[0], both[0],
               tolerance);
        transpose(2, first, other);
        expect("T_(-a) is T_a transposed", matrix(2, 2), back[0], other[0],
               tolerance);
        suggest(are_near(4, back[0], first[0]),
                "T_(-a) is T_a here: the sign of k is lost.");
        multiply(2, other, first, result);
        expect("T_a transposed, times T_a", matrix(2, 2), result[0], none,
               tolerance);
        expect_value("t[0][0] t[1][1] - t[0][1] t[1][0], or cos^2 + sin^2,",
                     first[0][0] * first[1][1] - first[0][1] * first[1][0], 1,
                     tolerance);
    }
}

/* What comes of the sine of each pair alone, or of each number alone. */
static void suggest_sines(double k, size_t d_model, const double from[d_model],
                          const double shifted[d_model])
{
    static const char text[] =
        "An angle is found from a sine alone here, or from a cosine alone. Two "
        "hands have one sine, and two have one cosine; and no angle has to be "
        "found: each new number should be made of both old ones.";
    bool fits = may_suggest(text);

    for (size_t i = 0; 2 * i + 1 < d_model && fits; i++) {
        double turn = k * oracle_frequency(i, d_model);
        double angle = asin(from[2 * i]) + turn;
        double other = cos(acos(from[2 * i + 1]) + turn);

        fits = fabs(shifted[2 * i] - sin(angle)) <= 1e-6 &&
               (fabs(shifted[2 * i + 1] - cos(angle)) <= 1e-6 ||
                fabs(shifted[2 * i + 1] - other) <= 1e-6);
    }
    suggest(fits, "%s", text);
}

/* What slips in the turn of a pair give, one text for each. */
static const char *const turns[] = {
    "Here pair i turns by k times 10000^(2i/d_model). Is the minus of the "
    "exponent missing, or is k divided by the frequency?",
    "Here both new numbers are made of index 2i alone. The cosine of the pair "
    "stands at index 2i + 1.",
    "Here pair i is taken from the indices i and i + 1. It should stand at 2i "
    "and 2i + 1.",
    "Both terms are added in the new cosine here. The sine's term has a minus "
    "there.",
    "Both terms with a sine have a minus here. Only that of the new cosine "
    "has.",
    "Only the last column of the matrix counts here: += adds, and = replaces.",
    "The whole row of a block is multiplied by one number of pe here. Row r of "
    "the matrix meets pe[0], pe[1], ... in turn.",
    "Only what stands left of the diagonal counts here. A sum goes over all "
    "d_model columns.",
    "The encoding that was handed over is added here. The result should be the "
    "turned one alone.",
    "Pair i has the frequency of pair 2i here.",
    "The angles are 2 pi times too large here. k times the frequency is in "
    "radians already.",
    "The angle should be k + the frequency here. It should be k times the "
    "frequency.",
    "The frequencies fall too slowly here: e goes with log, and 10 with log10.",
    "All pairs have the frequency of the last one here.",
    "The cosine of the pair is taken over and not turned here.",
    "Only one product stands in each new cosine here, that of the old sine.",
    "Only one product stands in each new cosine here, that of the old cosine.",
    "Only one product stands in each new sine here, that of the old sine.",
    "Pair i has the frequency of pair i / 2 here. i is the pair already.",
    "The frequencies are those of d_model + 1 here. They should be those of "
    "d_model."};

/* What a slip makes of pair i. */
static void turn_with_slip(size_t slip, double k, size_t d_model, size_t i,
                           const double from[], double to[2])
{
    size_t first = slip == 2 ? i : 2 * i;
    double w = oracle_frequency(i, d_model), turn[2][2];
    double sine = from[first], cosine = from[slip == 1 ? first : first + 1];
    const double angle[] = {
        [0] = k / w,
        [9] = k * oracle_frequency(2 * i, d_model),
        [10] = 2 * oracle_pi * k * w,
        [11] = k + w,
        [12] = k * exp(-8.0 * (double)i / (double)d_model),
        [13] = k * oracle_frequency(d_model / 2 - 1, d_model),
        [18] = k * oracle_frequency(i / 2, d_model),
        [19] = k * pow(10000, -2.0 * (double)i / ((double)d_model + 1))};
    bool other = slip == 0 || (slip > 8 && slip < 14) || slip > 17;

    exact_rotation(other ? angle[slip] : k * w, 1, turn);
    if (slip == 3)
        turn[1][0] = -turn[1][0];
    if (slip == 4)
        turn[0][1] = -turn[0][1];
    if ((slip == 5 && i + 1 < d_model / 2) || slip == 7 || slip == 17)
        turn[0][1] = 0;
    if ((slip == 5 && i + 1 < d_model / 2) || slip == 7 || slip == 15)
        turn[1][1] = 0;
    if (slip == 5 || slip == 16)
        turn[1][0] = 0;
    if (slip == 5 || slip == 7)
        turn[0][0] = 0;
    to[0] = turn[0][0] * sine + turn[0][1] * cosine;
    to[1] = turn[1][0] * sine + turn[1][1] * cosine;
    if (slip == 6) {
        to[0] = (turn[0][0] + turn[0][1]) * sine;
        to[1] = (turn[1][0] + turn[1][1]) * cosine;
    }
    if (slip == 8) {
        to[0] += sine;
        to[1] += cosine;
    }
    if (slip == 14)
        to[1] = cosine;
}

/* A fast turn by a large k has lost too many digits to tell. */
static void suggest_turn(double k, size_t d_model, const double from[d_model],
                         const double right[d_model],
                         const double shifted[d_model])
{
    double slip[2];
    bool added = k != 0;

    for (size_t c = 0; c < d_model; c++)
        added = added && is_near(shifted[c], from[c] + k);
    if (k != 0)
        suggest(added, "k is added to each number here. It should be added to "
                       "the position, and each pair be turned by k times its "
                       "frequency.");
    for (size_t s = 0; s < sizeof turns / sizeof *turns && fabs(k) < 1000;
         s++) {
        bool fits = may_suggest(turns[s]), other = false;

        for (size_t c = 0; c < d_model && fits; c++) {
            if (c % 2 == 0)
                turn_with_slip(s, k, d_model, c / 2, from, slip);
            fits = fabs(shifted[c] - slip[c % 2]) < 1e-8;
            other = other || fabs(right[c] - slip[c % 2]) > 1e-6;
        }
        suggest(fits && other, "%s", turns[s]);
    }
}

/* What slips in the shift give: other shifts, or what is written without a look
 * at pe. */
static void suggest_shift(double k, size_t d_model, double pos,
                          const double shifted[d_model])
{
    const struct {
        double at;
        const char *text;
    } slips[] = {
        {pos + 1, "This is the shift by 1. Is k a factor of each angle?"},
        {pos + fabs(k),
         "This is the shift by the size of k: its sign is lost."},
        {pos - k, "This is the shift by -k, in the other direction."},
        {pos + round(k), "This is the shift by k rounded to a whole number. k "
                         "need not be whole."},
        {pos + trunc(k), "This is the shift by the whole part of k: it has "
                         "become an int somewhere."},
        {k, "This is the encoding of k alone. Each new number should be made "
            "of both numbers of its pair in pe."},
        {pos, "This is the encoding that was handed over: nothing is turned."}};

    for (size_t s = 0; s < sizeof slips / sizeof *slips; s++) {
        double slip[WIDEST];
        bool fits = true;

        if (slips[s].at == pos + k || !may_suggest(slips[s].text))
            continue;
        encode(slips[s].at, d_model, slip);
        for (size_t c = 0; c < d_model; c++)
            fits = fits && fabs(shifted[c] - slip[c]) < 1e-7;
        suggest(fits, "%s", slips[s].text);
    }
}

static const char odd_is_refused[] =
    "The last sine of an odd width has no cosine, so it can't be turned: "
    "return false before anything is written.";

/* Of false for an even width, before any pair is turned or behind them. */
static void suggest_even(bool taken, size_t n, const double out[n])
{
    static bool taken_before;
    bool turned = false;

    taken_before = taken_before || taken;
    if (nothing_wrong_yet())
        return;
    for (size_t k = 0; k < n; k++)
        turned = turned || (out[k] != 0 && !is_unwritten(out[k]));
    suggest(turned, "An even width has a cosine for each sine: turn all pairs, "
                    "and return true at the end.");
    suggest(!turned && !taken_before,
            "An even width has a cosine for each sine. Here it is refused "
            "before any pair is turned. Is the test for an odd width the other "
            "way round?");
    suggest(!turned && taken_before,
            "An even width has a cosine for each sine. Here it is refused "
            "before any pair is turned, and in an earlier call it was not. "
            "What else than the width is asked for? k may be any number, also "
            "below 0.");
}

/* Takes PE(pos), asks for the position k further, and compares. */
static const double *expect_shift(double k, size_t d_model, double pos)
{
    double from[WIDEST], want[WIDEST], *shifted = output_buffer(d_model);
    const double *pe;
    bool taken;

    encode(pos, d_model, from);
    encode(pos + k, d_model, want);
    pe = input_copy(d_model, from);
    describe_call("shift_encoding(%g, %zu, PE(%g))", k, d_model, pos);
    taken = shift_encoding(k, d_model, pe, shifted);
    expect_answer("the return value", taken, true);
    suggest_even(taken, d_model, shifted);
    expect("", pairs(d_model), shifted, want, turning(k));
    if (k < 0)
        suggest(are_near(d_model, shifted, from),
                "Nothing moves with this offset below 0. Back is a turn, too, "
                "by an angle below 0.");
    suggest_shift(k, d_model, pos, shifted);
    suggest_turn(k, d_model, from, want, shifted);
    suggest_sines(k, d_model, from, shifted);
    suggest_int(k);
    return shifted;
}

/* Only both numbers of a pair together are independent of the place: sin a
 * sin(a + 1) is 0 at a = 0 and sin 1 sin 2 at a = 1, but with the product of
 * the cosines it makes cos 1 at both. */
static void expect_pairs_to_forget_the_place(void)
{
    const double sines[] = {0, .76514740123429263};
    double here[6];

    for (size_t pos = 0; pos < 2; pos++) {
        const double *next = expect_shift(1, 6, (double)pos);

        encode((double)pos, 6, here);
        expect_value("index 0, here and there, multiplied", here[0] * next[0],
                     sines[pos], turning(1));
        expect_value("indices 0 and 1, multiplied and added",
                     dot(2, here, next), .54030230586813972, 2 * turning(1));
    }
}

/* A width of 12 binary digits. From i multiplications by one ratio a frequency
 * w has an error of up to 2 i units, and i w is at most d_model/50. */
static void expect_wide_shift(void)
{
    enum { WIDE = 4098 };
    double from[WIDE], want[WIDE], *shifted = output_buffer(WIDE);

    oracle_encoding(2, WIDE, from);
    oracle_encoding(3, WIDE, want);
    describe_call("shift_encoding(1, %d, PE(2))", WIDE);
    expect_answer("the return value",
                  shift_encoding(1, WIDE, input_copy(WIDE, from), shifted),
                  true);
    expect("", pairs(WIDE), shifted, want,
           2 * (rounding(1) + WIDE / 25.0 * DBL_EPSILON));
}

/* Lesson 13 says that the encoding works for positions never seen. As a formula
 * it does: for a million tokens, before the first one, and between two. Slides
 * says that this is because the waves repeat, but no wave has to. Every
 * encoding can be reached from position 0. Lesson 13 also writes the dot
 * product with a second index k, as if each number had an index of its own. */
Test(shift_encoding, each_pair_turns_by_k_times_its_frequency,
     .description =
         "PE(pos + k) = T_k PE(pos), for k = 1, -1, 5, .5 ... to 1,000,000",
     .data = "the-formula-symbol-by-symbol")
{
    const size_t widths[] = {6, 2, 4, 20, 50};
    const double places[] = {1, 0, 7, 100, 8191, 1000000};
    const double offsets[] = {1, -1, 5, 43, 0, .5, -2.25, 710, 100000};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t p = 0; p < sizeof places / sizeof *places; p++)
            for (size_t o = 0; o < sizeof offsets / sizeof *offsets; o++)
                expect_shift(offsets[o], widths[s], places[p]);
    for (size_t p = 1; p < sizeof places / sizeof *places; p += 2)
        expect_shift(offsets[p + 3], 512, places[p]);
    expect_pairs_to_forget_the_place();
    expect_shift(4099.3, 6, 7); /* no float */
    expect_wide_shift();
    if (nothing_wrong_yet())
        expect_shift(far, 2, 7);
}

/* The two differences have the same length, since T_5 moves both, but they are
 * not equal. A pair at angle a moves by the vector between two points of the
 * unit circle, of length 2 sin(5w/2); 70 positions later this vector has turned
 * by 70 w. */
static void expect_two_differences(size_t d_model)
{
    const double *pe_15 = expect_shift(5, d_model, 10);
    const double *pe_85 = expect_shift(5, d_model, 80);
    double early[WIDEST], late[WIDEST], between[WIDEST];
    double length = 0, apart = 0;

    encode(10, d_model, early);
    encode(80, d_model, late);
    for (size_t k = 0; k < d_model; k++) {
        early[k] = pe_15[k] - early[k];
        late[k] = pe_85[k] - late[k];
        between[k] = late[k] - early[k];
    }
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = oracle_frequency(i, d_model), move = 2 * sin(2.5 * w);

        length += move * move;
        apart += pow(2 * sin(35 * w) * move, 2);
    }
    describe_call("shift_encoding(5, %zu, ...) from 10 and from 80", d_model);
    expect_value("the length of PE(15) - PE(10)",
                 sqrt(dot(d_model, early, early)), sqrt(length),
                 (double)d_model * turning(5));
    expect_value("the length of PE(85) - PE(80)",
                 sqrt(dot(d_model, late, late)), sqrt(length),
                 (double)d_model * turning(5));
    expect_value("how far the two differences lie apart",
                 sqrt(dot(d_model, between, between)), sqrt(apart),
                 (double)d_model * turning(5));
}

/* Notes calls 10 to 15 "similar" to 80 to 85. The map is the same; the
 * difference of the two vectors is not. */
Test(shift_encoding, equal_shifts_share_a_map_but_not_a_difference,
     .description =
         "PE(15) - PE(10) and PE(85) - PE(80) are 1.2192 long, 1.1245 apart",
     .data = "the-problem")
{
    const double steps[][2] = {{10, 11}, {10, 50}, {10, 15},
                               {80, 85}, {15, 10}, {85, 80}};
    const size_t widths[] = {6, 512};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        for (size_t p = 0; p < sizeof steps / sizeof *steps; p++)
            expect_shift(steps[p][1] - steps[p][0], widths[s], steps[p][0]);
        expect_two_differences(widths[s]);
    }
}

/* Hands over any numbers, and compares with these. */
static void expect_turned(double k, size_t d_model, const double from[],
                          const double want[], double tolerance)
{
    double *shifted = output_buffer(d_model);
    const double *pe = input_copy(d_model, from);

    expect_answer("the return value", shift_encoding(k, d_model, pe, shifted),
                  true);
    expect("", pairs(d_model), shifted, want, tolerance);
}

/* From a multiple of PE(10) to that of PE(15). */
static void expect_multiple(double factor, const char *name, size_t d_model)
{
    double from[WIDEST], want[WIDEST];

    encode(10, d_model, from);
    encode(15, d_model, want);
    for (size_t k = 0; k < d_model; k++) {
        from[k] *= factor;
        want[k] *= factor;
    }
    describe_call("shift_encoding(5, %zu, %s PE(10))", d_model, name);
    expect_turned(5, d_model, from, want, factor * turning(5));
}

/* A turn is linear, and a way through angles is not: atan2 forgets how long a
 * pair is. */
Test(shift_encoding, multiples_and_differences_of_encodings_turn_alike,
     .description =
         "T_5 (2 PE(10)) = 2 PE(15), T_70 (PE(15) - PE(10)) = PE(85) - PE(80)",
     .data = "turns-add-up-and-can-be-undone")
{
    const size_t widths[] = {6, 512};
    double from[WIDEST], want[WIDEST];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];

        expect_multiple(2, "2", d_model);
        difference(d_model, 15, 10, from);
        difference(d_model, 85, 80, want);
        describe_call("shift_encoding(70, %zu, PE(15) - PE(10))", d_model);
        expect_turned(70, d_model, from, want, 2 * turning(70));
    }
    if (nothing_wrong_yet()) {
        expect_multiple(0x1p-40, "2^-40", 6);
        suggest(true, "Larger numbers are right. Are small ones taken for 0?");
    }
}

Test(shift_encoding, an_odd_width_is_refused_and_nothing_is_written,
     .description =
         "sin(a + b) = sin a cos b + cos a sin b: the next sine takes a cosine",
     .data = "an-odd-width")
{
    const size_t widths[] = {7, 3, 51, 511, 1};
    double from[WIDEST];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];
        double *shifted = output_buffer(d_model);
        const double *pe;

        encode(3, d_model, from);
        pe = input_copy(d_model, from);
        describe_call("shift_encoding(5, %zu, PE(3))", d_model);
        expect_answer("the return value",
                      shift_encoding(5, d_model, pe, shifted), false);
        suggest(true, "%s", odd_is_refused);
        expect_untouched(d_model, shifted);
    }
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        expect_shift(5, widths[s] + 1, 3);
}

/* Says which blocks are empty, or that something stands beside them. */
static void suggest_blocks(size_t d_model, double t[d_model][d_model],
                           const double want[d_model][d_model])
{
    bool outside = false, other = true;
    double turn[2][2];

    exact_rotation(1, 1, turn);
    other = are_near(2, t[0], turn[0]) && !are_near(2, t[0], want[0]);
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            outside = outside || (row / 2 != column / 2 && t[row][column] != 0);
    if (d_model > 2)
        suggest(outside,
                "Numbers outside the blocks are not 0. The block of pair "
                "i has two rows and two columns, 2i and 2i + 1, and all "
                "else should be 0.");
    suggest(other, "The first block is that of a shift by 1. Is k a factor of "
                   "the angle?");
    if (d_model > 4)
        suggest(t[d_model - 1][d_model - 1] == 0 &&
                    are_near(2, &t[d_model / 2 - 1][d_model / 2 - 1],
                             &want[d_model - 2][d_model - 2]),
                "The block of pair i stands in the rows and columns i and i + "
                "1 here. It belongs in 2i and 2i + 1.");
    for (size_t i = 0; i < d_model / 2; i++)
        suggest(t[2 * i][2 * i] == 0 && t[2 * i][2 * i + 1] == 0 &&
                    t[2 * i + 1][2 * i] == 0 && t[2 * i + 1][2 * i + 1] == 0,
                "The block of pair %zu is empty. Does the loop reach each of "
                "the d_model / 2 pairs, and does nothing set the blocks back "
                "to 0?",
                i);
}

/* Says that one number of each block is wrong, or one of its rows. */
static void suggest_number_of_blocks(size_t d_model, double t[d_model][d_model],
                                     const double want[d_model][d_model])
{
    static const char *const text[] = {
        "",
        "Of each block only row 2i, column 2i is wrong.",
        "Of each block only row 2i, column 2i + 1 is wrong.",
        "Of each block only row 2i is wrong, the upper one.",
        "Of each block only row 2i + 1, column 2i is wrong.",
        "",
        "",
        "",
        "Of each block only row 2i + 1, column 2i + 1 is wrong.",
        "",
        "",
        "",
        "Of each block only row 2i + 1 is wrong, the lower one."};
    unsigned wrong = 0;

    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_model; c++)
            if (!(fabs(t[r][c] - want[r][c]) <= 1e-9))
                wrong |= r / 2 == c / 2 ? 1U << (2 * (r % 2) + c % 2) : 16;
    for (unsigned s = 1; s < sizeof text / sizeof *text; s++)
        if (d_model > 2 && *text[s] != '\0')
            suggest(wrong == s, "%s", text[s]);
}

/* What a diagonal of 1 gives in place of the cosines. */
static void suggest_diagonal(size_t d_model, double t[d_model][d_model],
                             const double want[d_model][d_model])
{
    bool fits = true;

    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_model && fits; c++)
            fits = r == c ? t[r][c] == 1 : fabs(t[r][c] - want[r][c]) <= 1e-9;
    suggest(fits, "Each number on the diagonal is 1 here, and all others are "
                  "right. On the diagonal each block should have the cosine "
                  "of its angle, twice.");
}

/* Slips in the angle or in the signs of all blocks. */
enum slip_in_blocks {
    SIZE_OF_K,
    WHOLE_PART_OF_K,
    ROUNDED_K,
    BY_FREQUENCY,
    ONE_SIGN,
    TWO_MINUSES,
    TRANSPOSED,
    NEXT_FREQUENCY,
    HALF_THE_PAIR,
    SLIPS_IN_BLOCKS
};

/* The block of pair i with a slip in it. */
static void slipped_block(enum slip_in_blocks slip, double k, size_t d_model,
                          size_t i, double block[2][2])
{
    size_t pair = slip == NEXT_FREQUENCY  ? i + 1
                  : slip == HALF_THE_PAIR ? i / 2
                                          : i;
    double w = oracle_frequency(pair, d_model);
    double offset = slip == SIZE_OF_K         ? fabs(k)
                    : slip == WHOLE_PART_OF_K ? trunc(k)
                    : slip == ROUNDED_K       ? round(k)
                    : slip == TRANSPOSED      ? -k
                                              : k;

    exact_rotation(offset, slip == BY_FREQUENCY ? 1 / w : w, block);
    if (slip == ONE_SIGN)
        block[1][0] = block[0][1];
    if (slip == TWO_MINUSES)
        block[0][1] = block[1][0];
}

static void suggest_matrix(double k, size_t d_model, double t[d_model][d_model],
                           const double want[d_model][d_model])
{
    static const char *const text[SLIPS_IN_BLOCKS] = {
        [SIZE_OF_K] = "This is the matrix of the size of k: its sign is lost.",
        [WHOLE_PART_OF_K] = "This is the matrix of the whole part of k: it has "
                            "become an int somewhere.",
        [ROUNDED_K] = "This is the matrix of k rounded to a whole number. k "
                      "need not be whole.",
        [BY_FREQUENCY] = "Here pair i turns by k times 10000^(2i/d_model). Is "
                         "the minus of the exponent missing, or is k divided "
                         "by the frequency?",
        [ONE_SIGN] = "Both sines of a block have one sign here. The one below "
                     "should have a minus.",
        [TWO_MINUSES] = "Both sines of a block have a minus here. The upper "
                        "one should have none.",
        [TRANSPOSED] = "Rows and columns have changed places, or k has the "
                       "opposite sign.",
        [NEXT_FREQUENCY] = "Pair i has the frequency of pair i + 1 here.",
        [HALF_THE_PAIR] = "Pair i has the frequency of pair i / 2 here. i is "
                          "the pair already."};

    for (enum slip_in_blocks slip = 0; slip < SLIPS_IN_BLOCKS; slip++) {
        bool fits = may_suggest(text[slip]), other = false;

        for (size_t i = 0; i < d_model / 2 && fits; i++) {
            double block[2][2];

            slipped_block(slip, k, d_model, i, block);
            for (size_t c = 0; c < 4; c++) {
                size_t row = 2 * i + c / 2, column = 2 * i + c % 2;
                double number = block[c / 2][c % 2];

                fits = fits && fabs(t[row][column] - number) < 1e-8;
                other = other || fabs(want[row][column] - number) > 1e-6;
            }
        }
        suggest(fits && other, "%s", text[slip]);
    }
}

static bool only_zeros_beside_blocks(size_t d_model, double t[d_model][d_model])
{
    bool zeros = true;

    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            zeros = zeros && (row / 2 == column / 2 || t[row][column] == 0);
    return zeros;
}

/* T_k is a matrix, so it also moves a difference of encodings 70 further. */
static void expect_matrix(double k, size_t d_model)
{
    const double places[] = {0, 1, 7, 100, 8191};
    double(*t)[d_model] = (double(*)[d_model])output_buffer(d_model * d_model);
    double(*want)[d_model] =
        (double(*)[d_model])output_buffer(d_model * d_model);
    double from[d_model], to[d_model], moved[d_model];
    char what[64];
    bool taken;

    describe_call("offset_matrix(%g, %zu)", k, d_model);
    taken = offset_matrix(k, d_model, t);
    expect_answer("the return value", taken, true);
    suggest_even(taken, d_model * d_model, t[0]);
    exact_matrix(k, d_model, want);
    expect("", matrix(d_model, d_model), t[0], want[0], rounding(k));
    suggest_int(k);
    if (!nothing_wrong_yet()) {
        suggest_matrix(k, d_model, t, (const double(*)[d_model])want);
        suggest_blocks(d_model, t, (const double(*)[d_model])want);
        suggest_number_of_blocks(d_model, t, (const double(*)[d_model])want);
        suggest_diagonal(d_model, t, (const double(*)[d_model])want);
    }
    expect_that(only_zeros_beside_blocks(d_model, t),
                "has numbers beside the blocks that are nearly 0. They are 0: "
                "is each one written as a number?");
    for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
        encode(places[p], d_model, from);
        encode(places[p] + k, d_model, to);
        apply(d_model, t, from, moved);
        snprintf(what, sizeof what, "T_k PE(%g)", places[p]);
        expect(what, pairs(d_model), moved, to, turning(k));
    }
    difference(d_model, 15, 10, from);
    difference(d_model, 15 + k, 10 + k, to);
    apply(d_model, t, from, moved);
    expect("T_k (PE(15) - PE(10))", pairs(d_model), moved, to, 2 * turning(k));
}

/* The smallest sine of this matrix is 1.4e-8. */
static void expect_small_sines(void)
{
    double(*t)[50] = (double(*)[50])output_buffer(50 * 50), want[50][50];

    exact_matrix(1e-4, 50, want);
    describe_call("offset_matrix(0.0001, 50)");
    offset_matrix(1e-4, 50, t);
    expect("", matrix(50, 50), t[0], want[0], rounding(1e-4));
    suggest(true, "Larger offsets are right. Is something small taken for 0?");
}

/* A width that 8 binary digits don't hold. */
static void expect_wide_matrix(void)
{
    enum { WIDE = 514 };
    double(*t)[WIDE] = (double(*)[WIDE])output_buffer(WIDE * WIDE);
    double(*want)[WIDE] = (double(*)[WIDE])output_buffer(WIDE * WIDE);

    exact_matrix(-2.3, WIDE, want);
    describe_call("offset_matrix(-2.3, %d)", WIDE);
    expect_answer("the return value", offset_matrix(-2.3, WIDE, t), true);
    expect("", matrix(WIDE, WIDE), t[0], want[0], rounding(2.3));
}

/* T_a T_b = T_{a+b} for the whole matrix. */
static void expect_sum_of_shifts(double a, double b, size_t d_model)
{
    double(*first)[d_model] =
        (double(*)[d_model])output_buffer(d_model * d_model);
    double(*then)[d_model] =
        (double(*)[d_model])output_buffer(d_model * d_model);
    double result[d_model][d_model], want[d_model][d_model];

    exact_matrix(a + b, d_model, want);
    describe_call("offset_matrix, twice: a = %g, b = %g, d_model = %zu", a, b,
                  d_model);
    offset_matrix(a, d_model, first);
    offset_matrix(b, d_model, then);
    multiply(d_model, first, then, result);
    expect("T_a T_b is T_(a+b)", matrix(d_model, d_model), result[0], want[0],
           2 * turning(fabs(a) + fabs(b)));
}

/* Of a wide matrix, every second offset. */
Test(offset_matrix, one_block_for_each_pair_moves_every_encoding,
     .description =
         "T_k has the turn of pair i in rows and columns 2i and 2i + 1",
     .data = "a-block-for-each-pair")
{
    const size_t widths[] = {6, 2, 4, 8, 50};
    const double offsets[] = {5, 1, -3, 2.5, 0, 70, 710};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t step = widths[s] == 50 ? 2 : 1;

        for (size_t o = 0; o < sizeof offsets / sizeof *offsets; o += step)
            expect_matrix(offsets[o], widths[s]);
    }
    expect_matrix(5, 102);
    expect_wide_matrix();
    expect_small_sines();
    expect_sum_of_shifts(3, 2, 6);
    expect_sum_of_shifts(5, -5, 6);
    expect_sum_of_shifts(40, 1.5, 20);
    if (nothing_wrong_yet())
        expect_matrix(far, 2);
}

Test(offset_matrix, an_odd_width_is_refused_and_no_matrix_is_written,
     .description =
         "sin(a + b) = sin a cos b + cos a sin b: the next sine takes a cosine",
     .data = "an-odd-width")
{
    const size_t widths[] = {7, 3, 21, 1};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];
        double(*t)[d_model] =
            (double(*)[d_model])output_buffer(d_model * d_model);

        describe_call("offset_matrix(5, %zu)", d_model);
        expect_answer("the return value", offset_matrix(5, d_model, t), false);
        suggest(true, "%s", odd_is_refused);
        expect_untouched(d_model * d_model, t[0]);
    }
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        expect_matrix(5, widths[s] + 1);
}

/* There are d_model/2 cosines, each within rounding(k), and a sum that loses at
 * most one unit of d_model/2 at each of d_model/2 steps, in any order. The dot
 * product of two encodings has twice as many terms. */
static double summing(double k, size_t d_model)
{
    double n = (double)d_model;

    return n * (rounding(k) + n * DBL_EPSILON);
}

/* The product of an encoding with itself, and offsets below 0. */
static void suggest_same(double k, size_t d_model, double got)
{
    if (k != 0)
        suggest(is_near(got, (double)(d_model / 2)),
                "This is d_model / 2, as if each angle were 0. Are both "
                "encodings those of one position? Or is k not in the angle%s, "
                "or each frequency 0?",
                fabs(k) < 1 ? ", or made a whole number" : "");
    if (k < 0)
        suggest(got == 0, "For this offset below 0 the result is 0. A position "
                          "may be followed by one before it.");
}

/* Of a wide encoding, at the first and the last of these places. */
static void expect_dot_anywhere(double k, size_t d_model)
{
    const double places[] = {0, 1, 10, 80, 999, 100000};
    enum { PLACES = sizeof places / sizeof *places };
    double here[WIDEST], there[WIDEST], got;
    size_t step = d_model == WIDEST ? PLACES - 1 : 1;
    char what[64];

    describe_call("encoding_dot(%g, %zu)", k, d_model);
    got = encoding_dot(k, d_model);
    for (size_t p = 0; p < PLACES; p += step) {
        encode(places[p], d_model, here);
        encode(places[p] + k, d_model, there);
        snprintf(what, sizeof what, "PE(%g) times PE(%g + %g)", places[p],
                 places[p], k);
        expect_value(what, got, dot(d_model, here, there), summing(k, d_model));
        suggest_same(k, d_model, got);
    }
}

static void expect_cosines(double k, size_t d_model)
{
    double sum = 0, pair[2];

    for (size_t i = 0; i < d_model / 2; i++) {
        oracle_pair(k, oracle_frequency(i, d_model), pair);
        sum += pair[1];
    }
    describe_call("encoding_dot(%g, %zu)", k, d_model);
    expect_value("", encoding_dot(k, d_model), sum, summing(k, d_model));
    suggest_int(k);
}

/* What slips in the terms of the sum give, at a width of 512. */
static void suggest_terms(double k, double got)
{
    double sizes = 0, squares = 0, both = 0, fast = 0, right = 0,
           all_but_last = 0;
    double beyond = 0, wider = 0;

    for (size_t i = 0; i < WIDEST / 2; i++) {
        double phase = k * oracle_frequency(i, WIDEST);

        sizes += fabs(cos(phase));
        squares += cos(phase) * cos(phase);
        both += sin(phase) + cos(phase);
        fast += cos(k / oracle_frequency(i, WIDEST));
        all_but_last += i + 1 < WIDEST / 2 ? cos(phase) : 0;
        beyond += cos(k * oracle_frequency(i + WIDEST / 2, WIDEST));
        right += cos(phase);
        wider += cos(k * pow(10000, -2.0 * (double)i / (WIDEST + 1.0)));
    }
    const struct slip slips[] = {
        {wider, "The frequencies are those of d_model + 1 here. They should be "
                "those of d_model."},
        {right + beyond, "The sum goes over d_model pairs here. There are "
                         "d_model / 2."},
        {(right + beyond) / 2, "Half of a sum over d_model pairs is no sum "
                               "over half of them: there are d_model / 2 "
                               "pairs."},
        {right / WIDEST, "The sum is divided by d_model here. It should be "
                         "divided by nothing."},
        {all_but_last,
         "The last pair is not in this sum, or the sum begins with -1. "
         "Does the loop reach pair d_model / 2 - 1?"},
        {fast, "Here k is multiplied by 10000^(2i/d_model). Is the minus of "
               "the exponent missing, or is k divided by the frequency?"},
        {sizes, "This is the sum of the sizes. A cosine below 0 is "
                "subtracted."},
        {squares, "This is the sum of the squares of the cosines."},
        {both, "Here the sines are added, too. They cancel in the dot product: "
               "only the cosines are left."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* What the sum at offset 0 tells of the number of its terms, at a width of
 * 512. */
static void suggest_dot(double k, double got, double at_0)
{
    double right = 0;
    bool scaled;

    for (size_t i = 0; i < WIDEST / 2; i++)
        right += cos(k * oracle_frequency(i, WIDEST));
    scaled = is_near(got, at_0 / 256 * right);
    suggest_terms(k, got);
    suggest(at_0 == 1,
            "At offset 0 every cosine should be 1. This may be one cosine "
            "alone, the mean of all or their product. Is each one added, with "
            "+=, to a sum that begins with 0, and is the sum divided by "
            "nothing?");
    suggest(at_0 > 1 && at_0 != 256 && at_0 < 1e4 && at_0 == floor(at_0) &&
                (k == 0 || !scaled),
            "At offset 0 every cosine should be 1, so that 256 pairs give 256. "
            "Does the sum have one term for each pair, from 0 to "
            "d_model / 2 - 1? Does it begin with 0, and is it multiplied by "
            "nothing?");
    suggest(at_0 > 1 && at_0 != 256 && at_0 < 1e4 && scaled,
            "At a width of 512, this is %g times the right sum for each "
            "offset. Is the sum multiplied or divided by something?",
            at_0 / 256);
    if (k == 0)
        suggest(got > 0 && got < 1e4,
                "At offset 0 every cosine should be that of 0, which is 1, and "
                "there should be 256. Is the angle k times the frequency? Is "
                "the sum divided by something?");
}

/* Lesson 13 writes it as f(offset). */
Test(encoding_dot, similarity_depends_on_the_offset_alone,
     .description =
         "PE(pos) times PE(pos + k) is the sum of cos(k w_i), for every pos",
     .data = "the-score-knows-only-the-offset")
{
    const double first_six[] = {256,     249.102, 231.734,
                                211.749, 196.688, 189.597};
    const size_t widths[] = {6, 2, 4, 8, 50, 512};
    const double offsets[] = {1, 5, 0, 3, -5, .5, 44, 710, 100000};
    double at_0 = 0;

    for (size_t k = 0; k < 6; k++) {
        double got;

        describe_call("encoding_dot(%zu, 512)", k);
        got = encoding_dot((double)k, 512);
        at_0 = k == 0 ? got : at_0;
        expect_value("", got, first_six[k], digits(3));
        suggest_dot((double)k, got, at_0);
        suggest_same((double)k, 512, got);
    }
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t o = 0; o < sizeof offsets / sizeof *offsets; o++)
            expect_dot_anywhere(offsets[o], widths[s]);
    expect_cosines(4099.3, 6); /* no float */
    expect_cosines(5, 514);    /* more than 8 binary digits */
    describe_call("encoding_dot(1, 512)");
    expect_value("the distance sqrt(2 (D(0) - D(1)))",
                 sqrt(2 * (256 - encoding_dot(1, 512))), 3.71427, digits(5));
    describe_call("encoding_dot(1, 16)");
    expect_value("the distance sqrt(2 (D(0) - D(1)))",
                 sqrt(2 * (8 - encoding_dot(1, 16))), 1.0147, digits(4));
    if (nothing_wrong_yet())
        expect_cosines(far, 2);
}

/* The first k after FROM with D(k) > D(k - 1), or a number larger than any in
 * the table. */
static size_t first_rise(size_t from, size_t d_model)
{
    double before = encoding_dot((double)from, d_model);

    for (size_t k = from + 1; k < 200; k++) {
        double here = encoding_dot((double)k, d_model);

        if (here > before)
            return k;
        before = here;
    }
    return 200;
}

/* A program may make a whole matrix for each k, so wide encodings are asked for
 * a few k alone. Notes and Slides say that farther positions differ more. The
 * smallest step of the whole table is .003, at d_model = 768, far above what
 * two ways of summing can differ by. */
Test(encoding_dot, follows_its_cosines_up_to_offset_3284,
     .description =
         "d = 512: D(43) = 134.7587, D(44) = 134.7704, and D(3284) is negative",
     .data = "similarity-against-the-offset")
{
    const size_t rises[][2] = {{512, 44}, {4, 4},    {6, 4},    {8, 4},
                               {16, 4},   {32, 5},   {50, 6},   {64, 6},
                               {128, 12}, {200, 24}, {256, 25}, {768, 44}};
    const size_t wide = 256;

    describe_call("encoding_dot(43, 512)");
    expect_value("", encoding_dot(43, 512), 134.7587, digits(4));
    describe_call("encoding_dot(44, 512)");
    expect_value("", encoding_dot(44, 512), 134.7704, digits(4));
    for (size_t s = 0; s < sizeof rises / sizeof *rises; s++) {
        size_t from = rises[s][0] > wide ? rises[s][1] - 4 : 0;

        describe_call("encoding_dot(k, %zu) for k = %zu, %zu and on",
                      rises[s][0], from, from + 1);
        expect_count("the first k at which it rises",
                     first_rise(from, rises[s][0]), rises[s][1]);
    }
    for (double k = 0; k < 3284; k += k < 3240 ? 120 : 4) {
        describe_call("encoding_dot(%g, 512)", k);
        expect_that(encoding_dot(k, 512) > 0,
                    "It is negative or 0 here, but the first such k is 3284.");
    }
    describe_call("encoding_dot(3284, 512)");
    expect_that(encoding_dot(3284, 512) < 0,
                "It is not negative here, but 3284 is the first such k.");
}
