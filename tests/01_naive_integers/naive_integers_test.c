/* Chapter 01: what plain numbers do to a word. */
#include "naive_integers.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"

/* These embeddings are made up, since First Principles shows no numbers for its
 * two words. Each has the squared length 6, and their dot product is 0. */
enum { D_MODEL = 6 };
static const struct word {
    const char *name;
    double e[D_MODEL];
} the_river = {"river", {1.5, -0.5, 0.5, -1.5, 1.0, 0.0}},
  the_bank = {"bank", {0.5, 1.5, 1.5, 0.5, 0.0, 1.0}};

/* An embedding of any width: numbers between -1 and 1, most of which have no
 * finite binary form. The widest needs 17 binary digits: no short holds it. */
enum { WIDE = 65537 };

static void invent(size_t d_model, double e[d_model])
{
    for (size_t k = 0; k < d_model; k++)
        e[k] = ((double)((37 * k + 11) % 101) - 50) / 50;
}

/* What else may stand where the position belongs, or beside it. */
static void suggest_place(size_t d_model, const double e[d_model], size_t pos,
                          const double appended[d_model + 1])
{
    if (d_model > 1 && e[d_model - 1] != (double)pos)
        suggest(
            appended[d_model - 1] == (double)pos &&
                memcmp(appended, e, (d_model - 1) * sizeof *e) == 0,
            "The position stands at index d - 1, where the last number of the "
            "embedding should be. It belongs behind it, at index d.");
    if (d_model > 1 && pos >= d_model)
        suggest(appended[d_model] == (double)(pos / d_model),
                "The last number is pos / d, and should be pos.");
    if (d_model > 1)
        suggest(appended[d_model] == (double)d_model,
                "The last number is d. Is it the counter of the loop, and not "
                "pos?");
    if (d_model > 1 && e[0] != e[1])
        suggest(
            appended[0] == e[0] && appended[1] == e[0],
            "The number at index 0 of the embedding stands at index 1, too. "
            "Does the index on the right count with the loop?");
    if (d_model > 2)
        suggest(appended[0] == e[d_model - 1] && appended[1] == e[d_model - 1],
                "The last number of the embedding stands at indices 0 and 1, "
                "too. Does the index on the right count with the loop?");
}

/* What narrower types leave of the numbers. */
static void suggest_type(size_t d_model, const double e[d_model], size_t pos,
                         const double appended[d_model + 1])
{
    bool whole = true, parts = false;

    if (pos > INT32_MAX)
        suggest(
            !is_near(appended[d_model], (double)pos),
            "An int ends at 2147483647 and an unsigned int at 4294967295: this "
            "position may need more. It goes from a size_t to a double, and "
            "through nothing smaller.");
    for (size_t k = 0; k < d_model; k++) {
        whole = whole && appended[k] == trunc(e[k]);
        parts = parts || e[k] != trunc(e[k]);
    }
    if (parts)
        suggest(whole, "What stands behind the point of each number is lost: "
                       "is something an int?");
    suggest(appended[d_model] == (double)(float)pos &&
                appended[d_model] != (double)pos,
            "A float on the way makes this of %zu: it has seven digits.", pos);
}

/* A copy and a conversion: nothing is rounded, so nothing may differ. */
static void expect_appended(const char *word, size_t d_model,
                            const double e[d_model], size_t pos)
{
    double *appended = output_buffer(d_model + 1), want[d_model + 1];

    memcpy(want, e, d_model * sizeof *e);
    want[d_model] = (double)pos;
    describe_call("append_position(%zu, %s, %zu)", d_model, word, pos);
    append_position(d_model, input_copy(d_model, e), pos, appended);
    expect("", values(d_model + 1), appended, want, 0);
    suggest_place(d_model, e, pos, appended);
    suggest_type(d_model, e, pos, appended);
}

/* First Principles counts from 1 here, and from 0 in its formula. The function
 * takes both; the course counts from 0. */
Test(append_position, the_position_is_the_last_of_d_plus_1_numbers,
     .description = "river and bank, d = 6: 7 numbers, the last 1 and 2 (First "
                    "Principles)",
     .data = "one-number-behind-the-embedding")
{
    expect_appended("river", D_MODEL, the_river.e, 1);
    expect_appended("bank", D_MODEL, the_bank.e, 2);
    expect_appended("river", D_MODEL, the_river.e, 0);
    expect_appended("bank", D_MODEL, the_bank.e, 1);
}

/* Notes counts five words from 1 to 5; three of these positions are among
 * them. The far ones are the first that a float can't hold, one too large for
 * an int, and the last before 2^53. */
Test(append_position, the_embedding_is_copied_before_the_position,
     .description = "appended = (e_0, ..., e_{d-1}, pos)",
     .data = "one-number-behind-the-embedding")
{
    const size_t widths[] = {1, 2, 3, 7, 50, 512};
    const size_t places[] = {3, 4, 5, 0, 17, 1000, 100000};
    double e[WIDE];

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
            invent(widths[s], e);
            expect_appended("e", widths[s], e, places[p]);
        }
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        invent(widths[s], e);
        expect_appended("e", widths[s], e, 17);
    }
    expect_appended("river", D_MODEL, the_river.e, 16777217);
    expect_appended("river", D_MODEL, the_river.e, 3000000000);
#if SIZE_MAX > UINT32_MAX
    expect_appended("river", D_MODEL, the_river.e, 9007199254740991);
#endif
    invent(WIDE, e);
    expect_appended("e", WIDE, e, 4);
}

/* The dot product of a at p and b at q, as attention would take it. */
static double product(const struct word *a, size_t p, const struct word *b,
                      size_t q)
{
    double *from = output_buffer(D_MODEL + 1), *to = output_buffer(D_MODEL + 1),
           sum = 0;

    describe_call("append_position(%d, %s, %zu)", D_MODEL, a->name, p);
    append_position(D_MODEL, input_copy(D_MODEL, a->e), p, from);
    describe_call("append_position(%d, %s, %zu) and (%d, %s, %zu)", D_MODEL,
                  a->name, p, D_MODEL, b->name, q);
    append_position(D_MODEL, input_copy(D_MODEL, b->e), q, to);
    for (size_t k = 0; k <= D_MODEL; k++)
        sum += from[k] * to[k];
    return sum;
}

/* First Principles and Notes say that plain numbers don't show how far apart
 * two positions are; Notes has these offsets. River and bank have the dot
 * product 0, and river with itself has 6. So the products are p q and 6 + p q.
 * All are sums of multiples of 1/4, and exact. */
Test(append_position, equal_offsets_give_unequal_dot_products,
     .description =
         "river at p, bank at q: p q. From 10 to 15 it is 150, 80 to 85: 6800",
     .data = "near-and-far")
{
    const size_t offsets[][2] = {{10, 11}, {10, 50}, {10, 15}, {80, 85}};

    for (size_t s = 0; s < sizeof offsets / sizeof *offsets; s++) {
        size_t p = offsets[s][0], q = offsets[s][1];

        expect_value("the dot product of the two",
                     product(&the_river, p, &the_bank, q), (double)(p * q), 0);
        expect_value("the dot product of the two",
                     product(&the_river, p, &the_river, q), (double)(6 + p * q),
                     0);
    }
}

/* Two words at a right angle, both of squared length 6: the cosine of the
 * angle between them is pos^2 / (6 + pos^2) at one position. It takes three
 * exact dot products, a root and a division: 8 units are plenty. */
Test(append_position, orthogonal_words_are_nearly_parallel_at_position_1000,
     .description = "cos = pos^2 / (6 + pos^2): 0.142857 at 1, 0.999994 at "
                    "1000",
     .data = "river-and-bank-become-one-word")
{
    const struct {
        size_t pos;
        double cosine;
    } places[] = {{0, 0},
                  {1, .14285714285714286},
                  {10, .94339622641509434},
                  {100, .99940035978412952},
                  {1000, .99999400003599978}};

    for (size_t s = 0; s < sizeof places / sizeof *places; s++) {
        size_t pos = places[s].pos;
        double ab = product(&the_river, pos, &the_bank, pos);
        double aa = product(&the_river, pos, &the_river, pos);
        double bb = product(&the_bank, pos, &the_bank, pos);

        expect_value("the cosine of river and bank there", ab / sqrt(aa * bb),
                     places[s].cosine, 8 * DBL_EPSILON);
    }
}

/* A sum of d_model + 1 squares, taken in any order, or computed from lengths
 * and roots, is off by at most 4 (d_model + 1) units in its last place. The
 * share s passes on s (1 - s) of that, a quarter at most. A division follows,
 * and a subtraction or a square if the formula is written in that way. */
static double share_rounding(size_t d_model)
{
    return (double)(d_model + 16) * DBL_EPSILON;
}

/* The position, the sum of the squares, and what a program may take in place of
 * them. */
struct parts {
    size_t d_model, pos;
    double p, s;       /* the position; the sum of the squares */
    double sum, sizes; /* of the numbers; of their sizes */
    double first, last, largest, smallest; /* squares */
    double squares_so_far;                 /* ((e0^2 + e1)^2 + e2)^2 ... */
    double bits, all_bits; /* pos ^ 2; the sum of e ^ 2, in whole numbers */
};

static struct parts parts_of(size_t d_model, const double e[d_model],
                             size_t pos)
{
    struct parts of = {.d_model = d_model,
                       .pos = pos,
                       .p = (double)pos,
                       .first = e[0] * e[0],
                       .last = e[d_model - 1] * e[d_model - 1],
                       .smallest = INFINITY,
                       .bits = (double)(pos ^ 2)};

    for (size_t k = 0; k < d_model; k++) {
        of.largest = fmax(of.largest, e[k] * e[k]);
        of.smallest = fmin(of.smallest, e[k] * e[k]);
        of.squares_so_far = pow(of.squares_so_far + e[k], 2);
        of.all_bits += fabs(e[k]) < 1e9 ? (double)((int)e[k] ^ 2) : NAN;
        of.s += e[k] * e[k];
        of.sum += e[k];
        of.sizes += fabs(e[k]);
    }
    return of;
}

/* Where the embedding or the position is 0, or has little to add. */
static void suggest_zero(double share, const struct parts *of)
{
    if (of->s == 0 && of->pos > 0)
        suggest(SHOULD,
                "The embedding is zeros, and the position is not: all of the "
                "length is the position. It is 0/0 only where both are 0.");
    suggest(of->s == 0 && of->pos == 0 && isnan(share),
            "Both the embedding and the position are 0 here, and the formula "
            "says 0/0, which is not a number. Return 0 before the division.");
    if (of->s == 0)
        suggest(SHOULD, "Both the embedding and the position are 0 here. Then "
                        "there is no length, and the share is 0.");
    if (of->pos == 0)
        suggest(share == 1, "At position 0 there is no position in the "
                            "vector: its share should be 0.");
    if (of->pos > 0 && of->s > 0 && of->smallest == 0)
        suggest(share == 1, "One number of this embedding is 0, and others are "
                            "not. Only where all are 0 there is no length.");
    if (of->pos > 0 && of->s > 1e-9 && of->largest < 1)
        suggest(share == 1, "The embedding counts for nothing here. Is one of "
                            "its numbers, or the sum of their squares, an int? "
                            "That keeps nothing of a number below 1.");
}

/* C's ^ is no power. */
static void suggest_bits(double share, const struct parts *of)
{
    const struct slip slips[] = {
        {of->bits / (of->all_bits + of->bits),
         "This is what ^ gives for whole numbers, where it is for their bits. "
         "C has no operator for powers: write x * x."}};

    if (of->pos > 2)
        suggest(
            is_near(share, of->bits / (of->s + of->bits)),
            "%zu ^ 2 gives this: it is %zu in C, whose ^ is for the bits of "
            "whole numbers. C has no operator for powers. Write (double)pos * "
            "(double)pos.",
            of->pos, of->pos ^ 2);
    suggest_slip(share, COUNT(slips), slips);
}

/* The position is not squared, or another number stands in its place. */
static void suggest_position(double share, const struct parts *of)
{
    double p = of->p, s = of->s;
    const struct slip slips[] = {
        {p / s, "This is pos / |e|^2: the position is not squared, and it is "
                "not in the length below the line."},
        {p / (s + p), "This is pos / (|e|^2 + pos): the position is not "
                      "squared."},
        {p / (s + p * p), "This is pos / (|e|^2 + pos^2): above the line the "
                          "position is not squared."},
        {p * p / (s + p), "This is pos^2 / (|e|^2 + pos): below the line the "
                          "position is not squared."},
        {of->first / (s + p * p),
         "The square above the line is that of index 0. The position stands "
         "behind the embedding, at index d."},
        {of->last / (s + p * p),
         "The square above the line is that of index d - 1, the last number of "
         "the embedding. The position stands behind it, at index d."}};

    suggest_slip(share, COUNT(slips), slips);
}

/* The numbers of the embedding are added up, and not their squares. */
static void suggest_squares(double share, const struct parts *of)
{
    static const char squared_so_far[] =
        "The sum so far is squared at each number here. Square each number, "
        "and add it to the sum.";
    double p = of->p, sum = of->sum;
    const struct slip slips[] = {
        {p * p / (of->squares_so_far + p * p), squared_so_far},
        {p * p / pow(of->squares_so_far + p, 2), squared_so_far},
        {p * p / (sum * sum + p), "Here the sum of the embedding is squared, "
                                  "and the position is not."},
        {p * p / (sum * sum + p * p),
         "Here the sum of the embedding is squared. Square each number, and "
         "then add them up."},
        {p * p / (sum + p * p), "Here the numbers of the embedding are added "
                                "up, and not their squares."},
        {p / (sum + p * p), "Neither the numbers of the embedding nor the "
                            "position above the line are squared here."},
        {p / (sqrt(of->s) + p), "This is pos / (|e| + pos): lengths, or sizes, "
                                "are added up and not squares."},
        {p / (of->sizes + p), "Here the sizes of the numbers are added up, and "
                              "not their squares."}};

    suggest_slip(share, COUNT(slips), slips);
}

/* The sum lacks squares, or subtracts or divides them. */
static void suggest_sum(double share, const struct parts *of)
{
    double square = of->p * of->p;
    const struct slip slips[] = {
        {square / (square - of->s), "The squares of the embedding are "
                                    "subtracted here. They should be added."},
        {square / (of->s - of->first + square),
         "The first number of the embedding is not in this sum. Does the loop "
         "begin with index 0?"},
        {square / (of->s - of->last + square),
         "The last number of the embedding is not in this sum. Does the loop "
         "reach each of the d numbers?"},
        {square / (of->first + square),
         "Only the first number of the embedding is in this sum. Does the loop "
         "go on to index d - 1?"},
        {square / (of->last + square),
         "Only the last number of the embedding is in this sum: += adds, and = "
         "replaces."},
        {square / (of->largest + square), "Only the largest of the squares is "
                                          "in this sum. All of them are "
                                          "added."},
        {square / (of->s / (double)of->d_model + square),
         "This is what the mean of the squares gives, and not their sum."}};

    suggest_slip(share, COUNT(slips), slips);
}

/* The right squares, and another division. */
static void suggest_division(double share, const struct parts *of)
{
    double square = of->p * of->p, s = of->s;
    const struct slip slips[] = {
        {sqrt(square / s),
         "This is pos / |e|, one length over another, and the position is not "
         "in the one below the line. It should be pos^2 / (|e|^2 + pos^2)."},
        {square / sqrt(s + square), "Below the line the root is taken here. "
                                    "The share is one square over another: no "
                                    "root is needed."},
        {square / (s + square) / ((double)of->d_model + 1),
         "This is the share divided by d + 1. It should be divided by nothing "
         "but the squared length."},
        {square / s + square, "This is pos^2 / |e|^2 + pos^2. C divides before "
                              "it adds: the sum below the line needs "
                              "parentheses."},
        {100 * square / (s + square), "This is in percent: a share of one half "
                                      "is 0.5."}};

    suggest_slip(share, COUNT(slips), slips);
}

/* What slips in the formula give. */
static void suggest_share(double share, size_t d_model, const double e[d_model],
                          size_t pos)
{
    struct parts of = parts_of(d_model, e, pos);
    double square = of.p * of.p, below = square / share;

    suggest_zero(share, &of);
    suggest_bits(share, &of);
    suggest_position(share, &of);
    suggest_squares(share, &of);
    suggest_sum(share, &of);
    suggest_division(share, &of);
    if (pos > 0 && of.s > 0 && of.s < 1e6 && of.s == floor(of.s))
        suggest(share > 0 && below < 1e6 && is_near(below, round(below)) &&
                    !is_near(below, of.s + square),
                "This is as much as %g/%.10g, and should be %g/%g: the square "
                "of the position over the sum of all squares.",
                square, below, square, of.s + square);
}

/* Up to here a size_t has room for the square of a position. One of 32 bits has
 * none for that of 65,536, and then a whole number is not the author's mistake.
 */
static const size_t last_square =
    SIZE_MAX > UINT32_MAX ? UINT32_MAX : UINT16_MAX;

static bool expect_share(const char *word, size_t d_model,
                         const double e[d_model], size_t pos, double want)
{
    double share;

    if (pos > last_square)
        return true;
    describe_call("position_share(%zu, %s, %zu)", d_model, word, pos);
    share = position_share(d_model, input_copy(d_model, e), pos);
    expect_value("", share, want, share_rounding(d_model));
    suggest_share(share, d_model, e, pos);
    return fabs(share - want) <= share_rounding(d_model);
}

/* The examples are right triangles, where squares, roots and plain numbers all
 * differ, and halves, where the position is as long as the word. An embedding
 * of zeros is tried only if the formula is right, so that a wrong one is
 * recognised whatever it gives for 0/0. */
Test(position_share, is_the_squared_position_over_the_squared_length,
     .description =
         "pos^2 / (|e|^2 + pos^2): for example, 16/25 for 3 at position 4",
     .data = "squares-against-squares")
{
    const double zeros[3] = {0, 0, 0};
    bool right = expect_share("{3}", 1, (double[]){3}, 4, 16.0 / 25);

    right &= expect_share("{-4}", 1, (double[]){-4}, 3, 9.0 / 25);
    right &= expect_share("{4, -3}", 2, (double[]){4, -3}, 12, 144.0 / 169);
    right &= expect_share("{-3, 4}", 2, (double[]){-3, 4}, 5, 0.5);
    right &= expect_share("{0.5, 0.5, -0.5, 0.5}", 4,
                          (double[]){0.5, 0.5, -0.5, 0.5}, 1, 0.5);
    right &= expect_share("river", D_MODEL, the_river.e, 0, 0);
    if (right) {
        expect_share("{0, 0, 0}", 3, zeros, 5, 1);
        expect_share("{0, 0, 0}", 3, zeros, 1, 1);
        expect_share("{0, 0, 0}", 3, zeros, 0, 0);
    }
}

/* Here the square of the position has more digits than a float, and then the
 * position itself. The position is as large as the word, so that it shows. */
static void expect_large_shares(void)
{
    const struct {
        double e;
        size_t pos;
    } large[] = {{4096, 4097}, {16777216, 16777217}, {4294967296, 4294967295}};

    for (size_t s = 0; s < sizeof large / sizeof *large; s++) {
        long double pos = (long double)large[s].pos, square = pos * pos;
        char word[32];

        snprintf(word, sizeof word, "{%.0f}", large[s].e);
        expect_share(
            word, 1, &large[s].e, large[s].pos,
            (double)(square / (square + (long double)large[s].e * large[s].e)));
        if (large[s].pos > INT32_MAX)
            suggest(
                true,
                "Smaller positions are right. An int ends at 2147483647, and "
                "an unsigned int has no room for the square: make the position "
                "a double first.");
        suggest(true, "Smaller positions are right, and these are right to "
                      "seven digits or so: is the position, or its square, "
                      "kept in a float?");
    }
}

/* 1000000 / 1000001, / 1000006 and / 1000512; the last is an embedding of 512
 * numbers of size 1. The square of 65,536 does not fit into 32 bits. Then every
 * width, against a sum in long double. */
Test(position_share, comes_close_to_1_as_the_position_grows,
     .description =
         "1000000 / 1000006 = 0.999994 for river, 0.999488 for 512 ones",
     .data = "the-numbers-never-stop-growing")
{
    const size_t widths[] = {1, 2, 3, 7, 50, 512, 1500, WIDE};
    const size_t places[] = {1, 2, 10, 22, 1000, 100000};
    double e[WIDE];

    expect_share("river", D_MODEL, the_river.e, 1, 1.0 / 7);
    expect_share("river", D_MODEL, the_river.e, 10, .94339622641509434);
    expect_share("river", D_MODEL, the_river.e, 1000, .99999400003599978);
    expect_share("river", D_MODEL, the_river.e, 65536, .99999999860301614);
    expect_share("{0.6, -0.8}", 2, (double[]){0.6, -0.8}, 1000,
                 .99999900000100000);
    for (size_t k = 0; k < 512; k++)
        e[k] = k % 2 == 0 ? 1 : -1;
    expect_share("{1, -1, 1, ...}", 512, e, 1000, .99948826200985096);
    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++)
        for (size_t p = 0; p < sizeof places / sizeof *places; p++) {
            size_t d_model = widths[s];
            long double pos = (long double)places[p], square = pos * pos;

            invent(d_model, e);
            for (size_t k = 0; k < d_model; k++)
                square += (long double)e[k] * (long double)e[k];
            expect_share("e", d_model, e, places[p],
                         (double)(pos * pos / square));
        }
    expect_large_shares();
    if (nothing_wrong_yet()) {
        expect_share("{0x1p-21}", 1, (double[]){0x1p-21}, 1, 1 / (1 + 0x1p-42));
        suggest(true, "Longer embeddings are right. Is an embedding as short "
                      "as this taken for one of zeros?");
    }
}

/* One division, or a division and a multiplication or subtraction of numbers
 * up to 1: 4 units in the last place of 1. */
static const double scaled_rounding = 4 * DBL_EPSILON;

static double scaled(size_t pos, size_t n)
{
    describe_call("scaled_position(%zu, %zu)", pos, n);
    return scaled_position(pos, n);
}

/* The steps are counted from another end, or scaled to other ends. */
static void suggest_ends(double got, size_t pos, size_t n, double want)
{
    const struct slip slips[] = {
        {((double)pos + 1) / (double)(n - 1),
         "This is (pos + 1) / (n - 1). Positions count from 0, and the last is "
         "n - 1."},
        {((double)pos + 1) / ((double)n + 1),
         "This is (pos + 1) / (n + 1), as if there were a word at 0 before the "
         "first. Positions count from 0, and the last is n - 1."},
        {((double)pos - 1) / (double)(n - 1),
         "This is (pos - 1) / (n - 1). Positions count from 0: the first word "
         "is at 0 already."},
        {(double)(pos - 1) / (double)(n - 1),
         "Is 1 subtracted from pos? Below 0 a size_t goes on with the largest "
         "number that it holds. Positions count from 0: the first word is at 0 "
         "already."},
        {1 - want, "This counts from the end: it is 1 - pos / (n - 1)."},
        {2 * want - 1, "This leads from -1 to 1. It is to lead from 0 to 1."},
        {want - .5, "This leads from -0.5 to 0.5. It is to lead from 0 to 1."},
        {100 * want, "This is in percent."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Something else than n - 1 steps divides, or nothing does. */
static void suggest_steps(double got, size_t pos, size_t n)
{
    const struct slip slips[] = {
        {(double)(pos % (n - 1)),
         "This is the remainder of pos and n - 1. The result should be pos / "
         "(n - 1), of doubles."},
        {(double)pos / ((double)n - 2),
         "This is pos / (n - 2). Between n words there are n - 1 steps."},
        {(double)pos / (double)n - 1,
         "This is pos / n - 1. C divides before it subtracts: n - 1 needs "
         "parentheses."},
        {pos == 0       ? 0
         : pos + 1 == n ? 1
                        : (double)pos / (double)n,
         "The first and the last are set to 0 and 1 here, and between them it "
         "is pos / n. With pos / (n - 1) all of them are right."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* True if the value is right. */
static bool expect_scaled(size_t pos, size_t n)
{
    double got = scaled(pos, n);
    double want = (double)((long double)pos / (long double)(n - 1));

    expect_value("", got, want, scaled_rounding);
    suggest(got == -1, "This is -1, wherever pos / n is 0 in whole numbers and "
                       "1 is subtracted from it. The result should be pos / "
                       "(n - 1), of doubles.");
    suggest(n > 1 && pos + 1 == n && got == 0,
            "The last word is at 1, and gets 0 here. Only a text of one word "
            "is apart: n = 1.");
    suggest(pos > 0 && pos + 1 < n && got == 1,
            "This is 1, as for the last word. Equal steps should lead to it: "
            "pos / (n - 1), of doubles.");
    suggest_ends(got, pos, n, want);
    suggest_steps(got, pos, n);
    return fabs(got - want) <= scaled_rounding;
}

static void expect_lone_word(void)
{
    double alone = scaled(0, 1);

    expect_value("the only word", alone, 0, 0);
    suggest(isnan(alone), "n - 1 is 0 for a text of one word, and 0/0 is not a "
                          "number. The only word is at 0: return that before "
                          "anything is divided.");
}

/* n - 1 equal steps lead from 0 to 1; n numbers between 0 and 1 can't lie
 * further apart. The middle word of a text of odd length stands halfway. A text
 * of one word, 0/0, is tried only if the formula is right, as above. */
Test(scaled_position, equal_steps_lead_from_0_to_1,
     .description =
         "pos / (n - 1): for example, 0.25 for 1 of 5; 0 for a lone word",
     .data = "squeezed-between-0-and-1")
{
    const size_t lengths[] = {5, 2, 3, 6, 50, 501, 100001};
    bool right = true;

    for (size_t s = 0; s < COUNT(lengths); s++) {
        size_t n = lengths[s], stride = n > 501 ? 25000 : n > 50 ? 20 : 1;

        for (size_t pos = 0; pos < n; pos += stride)
            right &= expect_scaled(pos, n);
    }
    if (!right)
        return;
    expect_lone_word();
    expect_value("", scaled(16777217, 33554435), .5, scaled_rounding);
    expect_value("", scaled(3000000000, 4000000001), .75, scaled_rounding);
#if SIZE_MAX > UINT32_MAX
    expect_value("", scaled(4294967297, 8589934595), .5, scaled_rounding);
    expect_value("", scaled(6442450944, 8589934593), .75, scaled_rounding);
#endif
}

/* The steps are 1/4, 1/5, 1/49 and 1/499, and the value of position 3 changes
 * as its text grows. Within one text equal offsets stay equal: those of Notes,
 * 10 to 15 and 80 to 85, where First Principles asks for the same. */
Test(scaled_position, one_step_depends_on_the_length_of_the_text,
     .description =
         "one step: 0.25 in a text of 5 words, 0.002004 in one of 500",
     .data = "one-step-in-every-text")
{
    const struct {
        size_t n;
        double step, third;
    } texts[] = {{5, .25, .75},
                 {6, .2, .6},
                 {50, .020408163265306122, .061224489795918367},
                 {500, .0020040080160320641, .0060120240480961924}};

    for (size_t s = 0; s < sizeof texts / sizeof *texts; s++) {
        size_t n = texts[s].n;
        double second = scaled(2, n), third = scaled(3, n);

        expect_value("", third, texts[s].third, scaled_rounding);
        expect_value("one step, from 2 to 3", third - second, texts[s].step,
                     2 * scaled_rounding);
    }
    expect_value("", scaled(3, 5), .75, scaled_rounding);
    expect_value("", scaled(3, 6), .6, scaled_rounding);
    for (size_t n = 101; n <= 1001; n += 900) {
        double want = n == 101 ? .05 : .005;

        expect_value("the step from 10 to 15", scaled(15, n) - scaled(10, n),
                     want, 2 * scaled_rounding);
        expect_value("the step from 80 to 85", scaled(85, n) - scaled(80, n),
                     want, 2 * scaled_rounding);
    }
}
