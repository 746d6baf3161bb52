/* Chapter 03: a hand on a circle, what its two numbers tell, and when it
 * returns. */
#include "sin_cos_pair.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>

#include "claim.h"
#include "oracle.h"

/* Whether a number is what degrees give, whatever pi was written as: 57.3 and
 * 3.14 are off by up to a thousandth, and a sine by no more than its angle. */
static bool is_roughly(double got, double slip, double angle)
{
    return fabs(got - slip) <= fabs(angle) / 1000;
}

/* What slips in the two lines give. */
static void suggest_pair(double pos, const double got[2])
{
    double s = sin(pos), c = cos(pos), degrees = pos * oracle_pi / 180;

    if (pos != 0)
        suggest(is_roughly(got[0], sin(degrees), degrees) &&
                    is_roughly(got[1], cos(degrees), degrees),
                "The position is taken for degrees here. It is in radians "
                "already, which is what sin and cos want.");
    if (!is_near(s, c))
        suggest(is_near(got[0], s) && is_near(got[1], s),
                "Both numbers are the sine.");
    if (!is_near(s, c))
        suggest(is_near(got[0], c) && is_near(got[1], c),
                "Both numbers are the cosine.");
    suggest(is_near(got[0], s) && is_near(got[1], -c),
            "The cosine has the opposite sign.");
    suggest(is_near(got[0], -s) && is_near(got[1], c),
            "The sine has the opposite sign: this hand turns the other way.");
    suggest(is_near(got[0], s) && is_near(got[1], 1 - s),
            "The second number is 1 - sine. It is the squares of the two that "
            "add up to 1.");
    if (pos == 1)
        suggest(fabs(got[0]) < 1e-6 && is_near(got[1], 1),
                "Position 1 is a whole turn here: is it multiplied by 2 pi? A "
                "position is an angle in radians already.");
    suggest(fabs(pos) > 3 && fabs(got[0] + s) < 1e-6 && fabs(got[1] + c) < 1e-6,
            "Both numbers have the opposite sign: this is the other end of the "
            "hand. Are half turns taken off? A turn is 2 pi.");
    suggest(is_near(got[0], sin(round(pos))) &&
                is_near(got[1], cos(round(pos))),
            "This is the pair of the nearest whole position. A position may be "
            "a fraction.");
    suggest(isnan(got[1]) && !isnan(got[0]),
            "Index 1 has no number here. *pair is index 0, and pair[1] is "
            "index 1.");
    suggest(is_near(got[0], s), "The sine is right; the line of the cosine is "
                                "not.");
    suggest(is_near(got[1], c), "The cosine is right; the line of the sine is "
                                "not.");
}

static const char in_an_int[] =
    "Nearer positions are right. Are whole turns counted in an int, which ends "
    "at 2147483647? sin and cos need no such help.";

static double *pair_of(double pos)
{
    double *pair = output_buffer(2);

    describe_call("sin_cos_pair(%.10g)", pos);
    sin_cos_pair(pos, pair);
    return pair;
}

static void expect_pair_of(double pos, const double want[2], double tolerance)
{
    double *pair = pair_of(pos);

    expect("", values(2), pair, want, tolerance);
    suggest_pair(pos, pair);
}

/* Indices 0 and 1 of an encoding of any width: Lesson 13 prints them for d = 4,
 * Article 2021 for d = 50. */
Test(sin_cos_pair, is_the_sine_and_then_the_cosine_of_the_position,
     .description =
         "positions 0, 1, 2: (0, 1), (0.8415, 0.5403), (0.9093, -0.4161)",
     .data = "the-formula-symbol-by-symbol")
{
    const double lesson_13[3][2] = {
        {0, 1}, {.84147098, .54030231}, {.90929743, -.41614684}};
    const double article[4][2] = {
        {0, 1}, {.841, .540}, {.909, -.416}, {.141, -.990}};

    for (size_t pos = 0; pos < 3; pos++)
        expect_pair_of((double)pos, lesson_13[pos], digits(8));
    for (size_t pos = 0; pos < 4; pos++)
        expect_pair_of((double)pos, article[pos], digits(3));
}

/* The tip of the hand is on the circle at every position, and at the right
 * angle: at fractions, below 0, and after many turns. */
Test(sin_cos_pair, is_the_point_at_angle_pos_on_the_unit_circle,
     .description = "sin^2 + cos^2 = 1", .data = "the-hand-of-a-clock")
{
    const double far = 1099511627777;
    const double places[] = {0.3,   0.5,  1.5,    2.75,     3.5, 4,    5.5,
                             6,     44,   90,     180,      355, -0.5, -1,
                             -2.25, -100, 100000, 16777217, far};

    for (size_t s = 0; s < COUNT(places); s++) {
        double *pair, want[2];

        if (places[s] == far && !nothing_wrong_yet())
            break;
        pair = pair_of(places[s]);
        oracle_encoding(places[s], 2, want);
        expect("", values(2), pair, want, rounding(places[s]));
        if (fabs(places[s]) < 1000)
            suggest_pair(places[s], pair);
        suggest(places[s] == far, "%s", in_an_int);
        expect_value("sine^2 + cosine^2", pair[0] * pair[0] + pair[1] * pair[1],
                     1, rounding(places[s]));
    }
}

/* 355 is 113 pi and 3.0e-5 more. So p and 355 - p mirror each other at a crest
 * or a trough: sin(355 - p) = sin 355 cos p - cos 355 sin p differs from sin p
 * by |sin 355| = 3.0144e-5 at most, and cos(355 - p) from -cos p likewise. */
Test(sin_cos_pair, positions_with_nearly_equal_sines_differ_in_cosine,
     .description =
         "(0.9894, -0.1455) at 8, falling; (0.9906, 0.1367) at 14, rising",
     .data = "rising-or-falling")
{
    const double at_8[] = {0.98935824662338178, -0.14550003380861353};
    const double at_14[] = {0.99060735569487031, 0.13673721820783359};

    expect("", values(2), pair_of(8), at_8, rounding(8));
    expect("", values(2), pair_of(14), at_14, rounding(14));
    for (size_t p = 1; p < 178; p += 4) {
        double *up = pair_of((double)p), *down = pair_of(355 - (double)p);

        describe_call("sin_cos_pair(%zu) and sin_cos_pair(%zu)", p, 355 - p);
        expect_value("the difference of their sines", up[0] - down[0], 0,
                     3.02e-5);
        expect_value("the sum of their cosines", up[1] + down[1], 0, 3.02e-5);
    }
}

/* atan2 finds the angle to a few units in the last place. An arc cosine with
 * the sign of the sine is also right, but it multiplies the rounding of a
 * cosine by 1/|sine|, and an arc sine that of a sine by 1/|cosine|. In the
 * worst place, where one is 1 and the other 0, the error is the root of the
 * rounding, 1.5e-8. */
static double phase_rounding(double sine, double cosine)
{
    double worst = 2 * oracle_pi + 1 / fmax(fabs(sine), DBL_EPSILON) +
                   1 / fmax(fabs(cosine), DBL_EPSILON);

    return fmin(16 * DBL_EPSILON * worst, 3e-8);
}

/* The turn that brings a negative angle of atan2 into the range: another one is
 * added, or it is added elsewhere. */
static void suggest_turn(double got, double sine, double cosine, double want)
{
    double angle = atan2(sine, cosine);
    const struct slip slips[] = {
        {cosine < 0 ? angle + 2 * oracle_pi : angle,
         "2 pi is added here where the cosine is below 0. It should be added "
         "where the angle is, which is where the sine is."},
        {angle < 0 ? angle + 6 : NAN,
         "6 is added here for 2 pi. In whole numbers 22 / 7 is 3, and so is a "
         "pi in an int."},
        {sine < 0 ? angle - 2 * oracle_pi : NAN,
         "A whole turn is subtracted where the angle of atan2 is below 0. It "
         "should be added."},
        {want - 2 * oracle_pi,
         "This is a whole turn less than the angle. Only an angle below 0 is "
         "changed, and 2 pi is added to it."},
        {angle < 0 ? NAN : want + 2 * oracle_pi,
         "2 pi was added, although the angle was not below 0. Only an angle "
         "below 0 is short of a whole turn."},
        {angle < 0 ? want + 2 * oracle_pi : NAN,
         "Two whole turns are added here. An angle of atan2 below 0 is short "
         "of one, 2 pi."},
        {angle + oracle_pi,
         "This is pi more than the angle of atan2. An angle of atan2 below 0 "
         "is short of 2 pi, and any other is short of nothing. What is added "
         "in each quarter?"},
        {angle, "This angle is below 0. A whole turn, 2 pi, brings it into the "
                "range."},
        {-acos(cosine), "This angle is below 0. A whole turn, 2 pi, brings it "
                        "into the range."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* The angle of another hand: a sign is lost or turned round, or the two numbers
 * of the pair have changed places. */
static void suggest_other_hand(double got, double sine, double cosine,
                               double want)
{
    double exchanged = atan2(cosine, sine);
    const struct slip slips[] = {
        {cosine < 0 ? fmod(3 * oracle_pi - want, 2 * oracle_pi) : want,
         "The sign of the cosine makes no difference here: this is the angle "
         "of the hand with the same sine in the upper half, where no cosine is "
         "below 0. atan2 takes both numbers."},
        {exchanged < 0 ? exchanged + oracle_pi : exchanged,
         "The arguments of atan2 have changed places, and half a turn is added "
         "in place of a whole one. The sine comes first."},
        {sine == 0  ? 0
         : sine > 0 ? oracle_pi / 4
                    : 5 * oracle_pi / 4,
         "This is an angle at which sine and cosine are equal. Are both "
         "numbers of the pair handed over, each once?"},
        {fmod(4 * oracle_pi - want, 2 * oracle_pi),
         "This is the angle of a hand whose sine has the opposite sign."},
        {fmod(3 * oracle_pi - want, 2 * oracle_pi),
         "This is the angle of a hand whose cosine has the opposite sign."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* An arc sine or an arc cosine, which needs the sign of the other number. */
static void suggest_arc(double got, double sine, double cosine)
{
    double angle = atan2(sine, cosine);
    const struct slip slips[] = {
        {sine < 0 ? 2 * oracle_pi - acos(sine) : acos(sine),
         "This is the arc cosine of index 0, the sine. The cosine stands at "
         "index 1."},
        {2 * oracle_pi - angle,
         "This is 2 pi minus the angle of atan2, or 2 pi plus that of acos. An "
         "angle of atan2 below 0 is negative already, and is added. Where the "
         "sine is negative, the angle of acos is subtracted."},
        {sine < 0 ? acos(cosine) + oracle_pi : NAN,
         "This is the angle that the arc cosine gives, and half a turn. Where "
         "the sine is negative the angle should be 2 pi minus the arc cosine, "
         "which is that of atan2 plus 2 pi."},
        {is_near(asin(sine), angle) ? NAN : asin(sine),
         "This is the arc sine. It is the same for two hands, one above and "
         "one below: atan2 takes both numbers and tells them apart."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* What slips on the way to an angle from 0 to 2 pi give. */
static void suggest_phase(double got, double sine, double cosine, double want)
{
    double angle = atan2(sine, cosine), degrees = 180 / oracle_pi;

    if (want != 0)
        suggest(is_roughly(got, want * degrees, want * degrees) ||
                    is_roughly(got, angle * degrees, angle * degrees),
                "This is an angle in degrees. The phase is in radians, as "
                "atan2 gives it: a whole turn is 2 pi.");
    if (angle > 0)
        suggest(got == 0, "0 comes out here, where nothing should be added to "
                          "the angle. Is the angle returned there, too?");
    if (sine == -1)
        suggest(is_near(got, oracle_pi),
                "Nine o'clock is at three quarters of a turn, 3 pi / 2, and "
                "this is pi. In C 3 / 2 is 1, and 3.0 / 2 is 1.5.");
    if (is_near(want, 0))
        suggest(
            is_near(got, 2 * oracle_pi),
            "This is a whole turn, where the angle is 0. Only an angle below 0 "
            "is short of 2 pi.");
    suggest_turn(got, sine, cosine, want);
    suggest_other_hand(got, sine, cosine, want);
    suggest_arc(got, sine, cosine);
}

static void expect_phase(const char *what, double sine, double cosine,
                         double want)
{
    double got;

    describe_call("phase({%.10g, %.10g})", sine, cosine);
    got = phase(input_copy(2, (const double[]){sine, cosine}));
    expect_value(what, got, want, phase_rounding(sine, cosine));
    suggest_phase(got, sine, cosine, want);
}

/* The hand is at known angles, in every quarter of the circle and on the axes.
 * First Principles says that a sine and a cosine capture the phase. */
Test(phase, is_the_angle_in_all_four_quadrants,
     .description = "sin(phase) and cos(phase) are the two numbers of the pair",
     .data = "the-phase")
{
    const double angles[] = {0.25, 0.75, 1,   1.5, 1.75, 2.5, 3, 3.25,
                             3.75, 4,    4.5, 4.9, 5.25, 5.8, 6, 6.25};
    double pair[2];

    expect_phase("twelve o'clock", 0, 1, 0);
    expect_phase("three o'clock", 1, 0, oracle_pi / 2);
    expect_phase("six o'clock", 0, -1, oracle_pi);
    expect_phase("nine o'clock", -1, 0, 3 * oracle_pi / 2);
    for (size_t s = 0; s < sizeof angles / sizeof *angles; s++) {
        oracle_encoding(angles[s], 2, pair);
        expect_phase("", pair[0], pair[1], angles[s]);
    }
}

/* The hand is at positions, some of them many turns on: 8 and 14 have nearly
 * the same sine. The angles were computed with 200 bits. Then it is just before
 * twelve, but by much more than the rounding of 2 pi: closer to twelve, 0 and 2
 * pi are both right. */
Test(phase, starts_again_at_0_after_each_whole_turn,
     .description = "position 7 is a whole turn and 0.7168 radians",
     .data = "the-phase")
{
    const double far[][2] = {
        {7, 0.71681469282041352},    {8, 1.7168146928204135},
        {14, 1.433629385640827},     {44, 0.017702849742894662},
        {354, 2.1416227979431573},   {355, 3.1416227979431573},
        {1000, 0.97353615844575017}, {100000, 3.1058362368812197},
        {-1, 5.2831853071795865},    {-2.5, 3.7831853071795865}};
    const double before[] = {0.5, 1e-3, 1e-6, 1e-7};
    double got;

    for (size_t s = 0; s < sizeof far / sizeof *far; s++) {
        double pair[2];

        oracle_encoding(far[s][0], 2, pair);
        expect_phase("", pair[0], pair[1], far[s][1]);
    }
    for (size_t s = 0; s < sizeof before / sizeof *before; s++) {
        double sine = -before[s];

        expect_phase("just before twelve o'clock", sine, sqrt(1 - sine * sine),
                     2 * oracle_pi + asin(sine));
        suggest(before[s] < 1e-5, "Angles further below 0 are right. A whole "
                                  "turn is added to each angle below 0, "
                                  "however small it is.");
    }
    describe_call("phase({-1e-10, 1})");
    got = phase(input_copy(2, (const double[]){-1e-10, 1}));
    expect_that(got >= 0,
                "%g is below 0, and so outside the range. A whole turn is "
                "added to each angle below 0, however small it is.",
                got);
}

/* Sums and differences of the two differences, in place of the root of the sum
 * of their squares; or one of them alone. */
static void suggest_pythagoras(double got, double right, double up)
{
    const struct slip slips[] = {
        {sqrt(right + up), "The root is taken of the sum of the two "
                           "differences here. Square each of them first."},
        {sqrt(2 * right + 2 * up),
         "The two differences are doubled here, and not squared. x squared is "
         "x * x, and not 2 * x."},
        {fabs(right + up), "The two differences are added before they are "
                           "squared here. Square each of them, and add the "
                           "squares."},
        {fabs(right) + fabs(up),
         "Here the sizes of the two differences are added. Pythagoras adds "
         "their squares, and takes the root."},
        {sqrt(fabs(right * right - up * up)),
         "Here one square is subtracted from the other. Pythagoras adds "
         "them."},
        {fabs(right) + up * up, "Here the root is taken of the first square "
                                "alone. Take it of the sum."},
        {sqrt(2) * fabs(right),
         "This is the root of twice the square of the sines' difference: the "
         "cosines are not in it."},
        {sqrt(2) * fabs(up),
         "This is the root of twice the square of the cosines' difference: the "
         "sines are not in it."},
        {fmin(fabs(right), fabs(up)),
         "This is the smaller one of the two differences alone."},
        {fmax(fabs(right), fabs(up)),
         "This is the larger one of the two differences alone."},
        {fabs(up), "This is the difference of the two cosines alone."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Other differences than that of the sines and that of the cosines, and a root
 * of the half angle's sine. */
static void suggest_differences(double got, double p, double q)
{
    double right = sin(p) - sin(q);
    const struct slip slips[] = {
        {2 * sqrt(fabs(sin((p - q) / 2))),
         "The root of |sin((p - q)/2)| is taken here. This form of the formula "
         "needs no root."},
        {sqrt(2 * fabs(sin((p - q) / 2))),
         "The root of 2 |sin((p - q)/2)| is taken here. This form of the "
         "formula needs no root."},
        {hypot(right, cos(p) + cos(q)), "Here the two cosines are added. "
                                        "Pythagoras takes their difference."},
        {p == q ? NAN : hypot(right, cos(p) - sin(q)),
         "Here the second difference is that of a cosine and a sine: index 1 "
         "goes with index 1."},
        {hypot(sin(p) - cos(q), cos(p) - sin(q)),
         "Here sines and cosines are mixed. Index 0 goes with index 0, and "
         "index 1 with index 1."},
        {p == q ? NAN : cos(p - q),
         "This is the dot product of the two pairs, cos(p - q). It is 1 where "
         "they are the same, and their distance is 0 there."},
        {p == q ? NAN : 1 - cos(p - q),
         "This is 1 minus the dot product of the two pairs. The square of "
         "their distance is twice that."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Slips in 2 |sin((p - q) / 2)|. A cosine for the sine is right nowhere but
 * where the two are equal: where RIGHT_BEFORE, it is not the cause. Neither is
 * a sum for the difference that would have been wrong where the answer was
 * right. */
static void suggest_half_angle(double got, double p, double q,
                               bool right_before)
{
    static bool no_sum;
    double sum = 2 * fabs(sin((p + q) / 2));

    no_sum = no_sum ||
             (is_near(got, 2 * fabs(sin((p - q) / 2))) && !is_near(got, sum));
    const struct slip slips[] = {
        {fabs(p - q) > 1e15 ? NAN : 2 * fabs(sin((double)((long)(p - q) / 2))),
         "Half of p - q is taken in whole numbers here: what stands behind the "
         "point is lost."},
        {2 * fabs(sin(fmod(p - q, oracle_pi) / 2)),
         "Half turns are taken off p - q here. A turn is 2 pi."},
        {no_sum ? NAN : sum,
         "This is 2 |sin((p + q)/2)|, with a sum in place of the difference: "
         "of the positions, or of the two sines."},
        {right_before ? NAN : 2 * fabs(cos((p - q) / 2)),
         "This is 2 |cos((p - q)/2)|. It comes of a cosine in place of the "
         "sine, or of sums in place of differences."},
        {q == 0 ? NAN : 2 * fabs(sin(p / 2)),
         "This is the distance from position 0, whatever q is."},
        {p == 0 ? NAN : 2 * fabs(sin(q / 2)),
         "This is the distance from position 0, whatever p is."},
        {p * q < 0 ? 2 * fabs(sin((fabs(p) - fabs(q)) / 2)) : NAN,
         "Here the size of q is subtracted from that of p: their signs are "
         "lost."},
        {2 * fabs(sin(p - q / 2)),
         "This is 2 |sin(p - q/2)|. C divides before it subtracts: p - q needs "
         "parentheses."},
        {fabs(sin(p - q)), "This is |sin(p - q)|. It should be the sine of "
                           "half of p - q, and twice its size."},
        {sin(p - q), "This is sin(p - q). It should be the sine of half of p - "
                     "q, and twice its size."},
        {fabs(p - q), "This is |p - q|, a way along the circle. It is the "
                      "straight line between the two tips that is asked "
                      "for."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* What slips in either form of the formula give. */
static void suggest_distance(double got, double p, double q)
{
    static const char same[] =
        "The two positions are the same one, so both differences should be 0. "
        "Is "
        "index 0 compared with index 0, and index 1 with index 1? Are the "
        "numbers multiplied and not subtracted? Or has a formula lost a 2, as "
        "in 2 - 2 cos(p - q)?";
    static bool right_before, one_apart;
    double right = sin(p) - sin(q), up = cos(p) - cos(q);
    double degrees = (p - q) * oracle_pi / 180;

    right_before = right_before || is_near(got, hypot(right, up));
    if (p != q)
        suggest(is_roughly(got, 2 * fabs(sin(degrees / 2)), degrees),
                "The positions are taken for degrees here. They are radians "
                "already, which is what sin and cos want.");
    one_apart = one_apart || (p == q && got == 1);
    if (one_apart)
        suggest(p == q ? got == 1 : !is_near(got, 1 - hypot(right, up)), same);
    suggest_pythagoras(got, right, up);
    suggest_differences(got, p, q);
    suggest_half_angle(got, p, q, right_before);
}

/* Both forms of the formula are right, and so are sqrt(2 - 2 cos(p - q)) and
 * similar forms. They take a root of a number that was rounded a dozen times at
 * the size of 2, by up to 8 epsilon together. The root of d^2 turns that into 4
 * epsilon/d, or, at d = 0, into the root of it. The tolerance is twice that,
 * and a rounding of p - q if they are fractions. */
static void expect_distance(double p, double q, double want)
{
    double root = 8 * DBL_EPSILON / fmax(want, 4e-8);

    double got;

    describe_call("pair_distance(%.10g, %.10g)", p, q);
    got = pair_distance(p, q);
    expect_value("", got, want, rounding(fmax(fabs(p), fabs(q))) + root);
    suggest_distance(got, p, q);
}

Test(pair_distance, is_the_chord_and_depends_on_the_offset_alone,
     .description = "(sin p - sin q)^2 + (cos p - cos q)^2 = 4 sin^2((p - "
                    "q)/2)",
     .data = "the-distance-between-two-tips")
{
    const double places[][3] = {
        {0, 0, 0},
        {1, 0, 0.958851077208406},
        {0, 1, 0.958851077208406},
        {2, 0, 1.682941969615793},
        {5, 2, 1.9949899732081089},
        {5, 4, 0.958851077208406},
        {6, 0, 0.28224001611973444},
        {1e-7, 0, 1e-7},
        {2.5, 1, 1.3632775200466683},
        {10, 9.75, 0.24934946677045538},
        {0.5, -0.25, 0.73254505817209512},
        {-3, 4, 0.7015664553792397},
        {7, 2, 1.196944288207913},
        {1000, 345, 1.3985231622856067},
        {56, 100000, 1.9345901670285973},
        {100000, 3.5, 0.39161707724971401},
        {4099.3, 0.7, 1.6627638161541257}, /* no floats */
    };
    const double far = 1099511627777;

    for (size_t s = 0; s < sizeof places / sizeof *places; s++)
        expect_distance(places[s][0], places[s][1], places[s][2]);
    for (size_t shift = 0; shift <= 1000; shift += 125)
        expect_distance((double)shift + 3, (double)shift, 1.9949899732081089);
    if (nothing_wrong_yet()) {
        expect_distance(far, 0, 2 * fabs(sin(far / 2)));
        suggest(true, "%s", in_an_int);
    }
}

/* 44 is 7 turns and 0.0177 radians, 710 is 113 turns and 6.0e-5: 22/7 and
 * 355/113 are close to pi. 355 alone is half a turn off. First Principles and
 * Notes say that one frequency repeats: it does so nearly. */
Test(pair_distance, is_almost_zero_after_44_and_after_710,
     .description = "44 positions are 7.0028 turns, and 710 are 113.0000",
     .data = "nearly-once-around")
{
    const double returns[][2] = {
        {44, 0.017702618580807752},      {333, 0.0088212519169504673},
        {355, 1.9999999997728295},       {710, 6.0288706718976898e-5},
        {103993, 1.9129335779298754e-5}, {312689, 2.9006993893351618e-6}};

    for (size_t s = 0; s < sizeof returns / sizeof *returns; s++) {
        expect_distance(returns[s][0], 0, returns[s][1]);
        expect_distance(100, returns[s][0] + 100, returns[s][1]);
    }
}

/* A tolerance that is larger than the distance of k by a billionth of it is met
 * at k, and one that is smaller is not. A right program errs by 8 epsilon/d
 * (expect_distance), which is at most 2.3e-11 of the distance d here, at 333. A
 * float rounds d by up to 6e-8 of it, and so do sinf and cosf. */
static void expect_return_near_a_record(void)
{
    const size_t records[] = {1, 6, 19, 25, 44, 333, 710};
    const double distance[] = {.958851077208406,    .28224001611973444,
                               .15030224092361861,  .1326437947024014,
                               .017702618580807752, .0088212519169504673};

    for (size_t s = 0; s < sizeof distance / sizeof *distance; s++)
        for (size_t below = 0; below < 2; below++) {
            double tolerance = distance[s] * (below ? 1 - 1e-9 : 1 + 1e-9);

            describe_call("first_return(%.12g)", tolerance);
            expect_count("", first_return(tolerance), records[s + below]);
            suggest(true,
                    "The tolerance is %s than the distance of position %zu "
                    "by a billionth of it. Is something a float, which has "
                    "seven digits? Or is a margin added, or taken off?",
                    below ? "less" : "more", records[s]);
        }
}

/* What other searches find. */
enum compared { AS_ASKED, MORE, HALF, TWICE, COSINE };

static const char late[] = "The search begins too late here. The smallest of "
                           "all k from 1 on is asked for.";
static const char leaves_out[] =
    "The search leaves positions out here. The smallest of all k is asked for: "
    "1, 2, 3 and on.";

static const struct search {
    enum compared as;
    size_t from, step;
    const char *text;
} searches[] = {
    {MORE, 1, 1,
     "This is the first position that is further away than the tolerance. It "
     "is to be nearer."},
    {HALF, 1, 1,
     "This is the answer for half the tolerance, or where the distance is "
     "taken twice."},
    {TWICE, 1, 1,
     "This is the answer for twice the tolerance, or where half the distance "
     "is compared."},
    {COSINE, 1, 1,
     "This is the answer where the two cosines alone are compared. The "
     "distance should have the sines in it, too."},
    {AS_ASKED, 3, 1, late},
    {AS_ASKED, 4, 1, late},
    {AS_ASKED, 5, 1, late},
    {AS_ASKED, 6, 1, late},
    {AS_ASKED, 7, 1, late},
    {AS_ASKED, 8, 1, late},
    {AS_ASKED, 9, 1, late},
    {AS_ASKED, 10, 1, late},
    {AS_ASKED, 1, 3, leaves_out},
    {AS_ASKED, 1, 4, leaves_out},
    {AS_ASKED, 1, 5, leaves_out},
    {AS_ASKED, 1, 6, leaves_out},
    {AS_ASKED, 1, 7, leaves_out},
    {AS_ASKED, 1, 8, leaves_out},
    {AS_ASKED, 1, 9, leaves_out},
    {AS_ASKED, 1, 10, leaves_out},
    {AS_ASKED, 1, 11, leaves_out},
    {AS_ASKED, 1, 12, leaves_out},
    {AS_ASKED, 1, 44, leaves_out},
    {AS_ASKED, 1, 100, leaves_out}};
enum { SEARCHES = sizeof searches / sizeof *searches, WALKS = 6 };

/* Numbers that are not whole, since whole ones are common. */
static double found(const struct search *by, double tolerance)
{
    for (size_t k = by->from; k < 10000 && tolerance > 1e-4; k += by->step) {
        double apart = 2 * fabs(sin((double)k / 2));

        apart = by->as == HALF     ? 2 * apart
                : by->as == TWICE  ? apart / 2
                : by->as == COSINE ? 1 - cos((double)k)
                                   : apart;
        if (by->as == MORE ? apart > tolerance : apart < tolerance)
            return (double)k + .5;
    }
    return NAN;
}

/* What is found on the way to 2 pi / tolerance. */
static void walk(double tolerance, struct slip slip[WALKS])
{
    size_t last = 0, nearest = 1, second = 0, ahead = 0, even = 0;
    double least = INFINITY;

    for (size_t k = 1; (double)k <= 2 * oracle_pi / tolerance || ahead == 0;
         k++) {
        double apart = 2 * fabs(sin((double)k / 2));
        bool near = apart < tolerance;

        if ((double)k <= 2 * oracle_pi / tolerance) {
            last = near ? k : last;
            nearest = apart < least ? k : nearest;
            least = fmin(least, apart);
        }
        second = near && k > 1 && second == 0 ? k : second;
        even = near && k % 2 == 0 && even == 0 ? k : even;
        if (ahead == 0 && fmod((double)k, 2 * oracle_pi) < tolerance)
            ahead = k;
    }
    slip[0].value = (double)last + .5;
    slip[1].value = (double)nearest + .5;
    slip[2].value = second == 0 ? NAN : (double)second + .5;
    slip[3].value = second == 0 ? NAN : (double)second - .5;
    slip[4].value = even == 0 ? NAN : (double)even + .5;
    slip[5].value = (double)ahead + .5;
}

static void suggest_return(double tolerance, size_t got)
{
    static const char *const text[WALKS] = {
        "This is the last of these positions up to 2 pi / tolerance. It is the "
        "first that is asked for: the search ends there.",
        "This is the nearest of all positions up to 2 pi / tolerance. It is "
        "the first that is near enough that is asked for.",
        "The search starts at 2 here. Position 1 may be near enough.",
        "The search starts at 2 here, and what comes back is one less than "
        "what was found.",
        "Only even positions are found here. The smallest of all k is asked "
        "for, one by one.",
        "Only positions a little behind a whole turn are found here. Those a "
        "little short of it are near, too: is the phase compared in place of "
        "the distance?"};
    struct slip slip[SEARCHES + WALKS];
    bool walks = false;

    if (nothing_wrong_yet())
        return;
    for (size_t s = 0; s < SEARCHES; s++)
        slip[s] =
            (struct slip){may_be_slip(s) ? found(&searches[s], tolerance) : NAN,
                          searches[s].text};
    for (size_t s = 0; s < WALKS; s++) {
        slip[SEARCHES + s] = (struct slip){NAN, text[s]};
        walks = walks || may_be_slip(SEARCHES + s);
    }
    if (walks)
        walk(tolerance, slip + SEARCHES);
    suggest_slip_of_all((double)got + .5, SEARCHES + WALKS, slip);
}

/* What is returned where nothing is found, or another number than a count. */
static void suggest_no_return(double tolerance, size_t k)
{
    suggest(k > SIZE_MAX / 2,
            "Below 0 a size_t goes on with the largest number that it holds. "
            "Is something subtracted, or a minus before it?");
    suggest(k == 0, "0 is no answer: there always is such a position. Does the "
                    "search end too soon, or has the counter a type that "
                    "begins again at 0?");
    if (tolerance < 0.6)
        suggest(fabs((double)k - 2 * oracle_pi / tolerance) <= 1,
                "This is 2 pi / tolerance, a number that the answer never "
                "exceeds. The answer itself is found by trying 1, 2, 3 and "
                "on.");
}

static void expect_first_return(double tolerance, size_t want)
{
    double most = fmax(1, 2 * oracle_pi / tolerance);
    size_t k;

    describe_call("first_return(%g)", tolerance);
    k = first_return(tolerance);
    expect_count("", k, want);
    suggest_no_return(tolerance, k);
    if (want > 1)
        suggest(want % 2 == 1 && k % 2 == 0 && k > want,
                "Are odd positions left out? The smallest of all k is asked "
                "for, one by one.");
    suggest(want % 2 == 0 && k % 2 == 1 && k > want,
            "Are even positions left out? The smallest of all k is asked for, "
            "one by one.");
    suggest_return(tolerance, k);
    suggest(k + 1 == want, "This is one position too early.");
    suggest(k == want + 1, "This is one position too late.");
    if (want > 1000)
        suggest(true, "Smaller answers are right. Does the search end at some "
                      "limit? There is none.");
    expect_that(k >= 1 && (double)k <= most,
                "Here it is at least 1 and at most %.1f; this is %zu.", most,
                k);
}

/* The records are 0.9589 at 1, 0.2822 at 6, 0.1503 at 19, 0.1326 at 25, 0.0177
 * at 44, 0.0088 at 333, 6.03e-5 at 710, 1.91e-5 at 103993, 2.90e-6 at 312689.
 * Every tolerance in the list lies more than a hundredth of itself from all of
 * them, so that no rounding matters. First Principles and Notes say that a wave
 * repeats too soon. */
Test(first_return, is_44_then_333_then_710_as_the_tolerance_falls,
     .description =
         "the first k nearer than the tolerance: for example, 44 for 0.1",
     .data = "nearly-once-around")
{
    const struct {
        double tolerance;
        size_t k;
    } waits[] = {{0.5, 6},      {0.1, 44},    {0.01, 333},   {1e-3, 710},
                 {1e-4, 710},   {1.9, 1},     {1, 1},        {0.97, 1},
                 {0.94, 6},     {0.29, 6},    {0.27, 19},    {0.155, 19},
                 {0.148, 25},   {0.136, 25},  {0.13, 44},    {0.02, 44},
                 {0.0175, 333}, {0.009, 333}, {0.0087, 710}, {5.9e-5, 103993},
                 {1e-5, 312689}};

    for (size_t s = 0; s < COUNT(waits); s++)
        expect_first_return(waits[s].tolerance, waits[s].k);
    expect_return_near_a_record();
}

/* The distance of position k as the student's program computes it, so that the
 * tolerance is equal to it. If it is wrong, other claims say so, and the right
 * one is used. */
static double distance_used(double k, double right)
{
    double distance;

    describe_call("pair_distance(%g, 0)", k);
    distance = pair_distance(k, 0);
    return fabs(distance - right) < 1e-9 ? distance : right;
}

/* A first_return that computes distances in another way than pair_distance, for
 * example squared, may find one of them smaller, by a rounding. It does not
 * find all of them smaller; and it does not find nearly all of them smaller by
 * less than the smallest step of a double. */
Test(first_return, a_distance_of_exactly_the_tolerance_is_not_near_enough,
     .description = "first_return(pair_distance(1, 0)) is 6",
     .data = "nearly-once-around")
{
    const size_t closer[] = {1, 6, 19, 25, 44, 333, 710};
    const double distance[] = {.958851077208406,    .28224001611973444,
                               .15030224092361861,  .1326437947024014,
                               .017702618580807752, .0088212519169504673};
    size_t tried = sizeof distance / sizeof *distance, at_once = 0, sharp = 0;
    size_t first = 0;

    for (size_t s = 0; s < tried; s++) {
        double tolerance = distance_used((double)closer[s], distance[s]);
        size_t k, below;

        describe_call("first_return(pair_distance(%zu, 0))", closer[s]);
        k = first_return(tolerance);
        expect_that(
            k == closer[s] || k == closer[s + 1],
            "is %zu. It should be %zu, the first position that is nearer.", k,
            closer[s + 1]);
        at_once += k == closer[s];
        describe_call("first_return(a last digit below pair_distance(%zu, 0))",
                      closer[s]);
        below = first_return(nextafter(tolerance, 0));
        if (k == closer[s] && below == closer[s + 1] && sharp++ == 0)
            first = s;
    }
    describe_call("first_return(pair_distance(1, 0))");
    expect_that(at_once < tried,
                "is 1, which is exactly as far away as the tolerance. The same "
                "goes for the distances of 6, 19, 25, 44 and 333.");
    describe_call("first_return(pair_distance(%zu, 0))", closer[first]);
    expect_that(sharp + 1 < tried,
                "is %zu, which is exactly as far away as the tolerance. The "
                "same goes for %zu of the distances of 1, 6, 19, 25, 44 and "
                "333, this one among them.",
                closer[first], sharp);
}
