/* Chapter 10: biases for distance, as their papers, the authors' code and other
 * projects' tests have them. */
#include "relative_bias.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "claim.h"
#include "vocabulary.h"

/* ---- biased_attention ---- */

/* Three tokens, d_k = 4, d_v = 2. Their dot products are whole numbers; divided
 * by the root of 4, the scores are .5 1.5 1, .5 1 1 and .5 -1.5 1.5. */
enum { TOKENS = 3, KEY = 4, VALUE = 2 };
static const double toy_q[] = {1, 0, 2, -1, 0, 1, 1, 1, 2, -1, 0, 1};
static const double toy_k[] = {1, 1, 0, 0, 0, 2, 1, -1, 1, 0, 1, 1};
static const double toy_v[] = {1, 0, 0, 1, 2, -1};

/* One call: sizes and inputs, each matrix row by row. */
struct attention {
    size_t n, d_k, d_v;
    const double *q, *k, *v, *bias;
};

static double largest_size(size_t n, const double x[n])
{
    double largest = 0;

    for (size_t c = 0; c < n; c++)
        if (isfinite(x[c]))
            largest = fmax(largest, fabs(x[c]));
    return largest;
}

/* How far apart two correct programs may lie. A score errs by d_k + 3 units in
 * the last place of the size that it can have at most, and the sum with its
 * bias by one unit of both. A program that computes e^(s - log sum) rounds once
 * more at that size. The shares inherit the error as a relative one; sums of n
 * terms add 2n units, exp and the division a few. All this is doubled, since
 * two programs are compared. */
static double rounding_of(const struct attention *of)
{
    double score = largest_size(of->n * of->d_k, of->q) *
                   largest_size(of->n * of->d_k, of->k) * sqrt((double)of->d_k);
    double bias = largest_size(of->n * of->n, of->bias);

    return 2 * DBL_EPSILON * largest_size(of->n * of->d_v, of->v) *
           (2 * (double)of->n + 8 + (double)(of->d_k + 5) * score + 2 * bias);
}

/* Row i of the result, in long double. */
static void oracle_row(const struct attention *of, size_t i, double *y)
{
    long double score[of->n], sum[of->d_v], most = -INFINITY, powers = 0;

    memset(sum, 0, sizeof sum);
    for (size_t j = 0; j < of->n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < of->d_k; c++)
            score[j] +=
                (long double)of->q[i * of->d_k + c] * of->k[j * of->d_k + c];
        score[j] = score[j] / sqrtl((long double)of->d_k) +
                   (long double)of->bias[i * of->n + j];
        most = fmaxl(most, score[j]);
    }
    for (size_t j = 0; j < of->n; j++) {
        long double power = expl(score[j] - most);

        powers += power;
        for (size_t c = 0; c < of->d_v; c++)
            sum[c] += power * of->v[j * of->d_v + c];
    }
    for (size_t c = 0; c < of->d_v; c++)
        y[c] = (double)(sum[c] / powers);
}

/* Calls the code under test, on copies of exactly the right size. */
static double *attend(const struct attention *of)
{
    size_t n = of->n, d_k = of->d_k, d_v = of->d_v;
    double *y = output_buffer(n * d_v);

    biased_attention(
        n, d_k, d_v, (const double(*)[d_k])input_copy(n * d_k, of->q),
        (const double(*)[d_k])input_copy(n * d_k, of->k),
        (const double(*)[d_v])input_copy(n * d_v, of->v),
        (const double(*)[n])input_copy(n * n, of->bias), (double(*)[d_v])y);
    return y;
}

static void show_inputs(const struct attention *of)
{
    show_input("q", matrix(of->n, of->d_k), of->q);
    show_input("k", matrix(of->n, of->d_k), of->k);
    show_input("v", matrix(of->n, of->d_v), of->v);
    show_input("bias", matrix(of->n, of->n), of->bias);
}

static const double *expect_attention(const char *what,
                                      const struct attention *of,
                                      const double *want)
{
    double oracle[of->n * of->d_v];
    const double *y;

    for (size_t i = 0; want == NULL && i < of->n; i++)
        oracle_row(of, i, oracle + i * of->d_v);
    describe_call("biased_attention(%zu, %zu, %zu)%s", of->n, of->d_k, of->d_v,
                  what);
    if (of->n * of->d_k <= 12)
        show_inputs(of);
    y = attend(of);
    expect("", matrix(of->n, of->d_v), y, want == NULL ? oracle : want,
           rounding_of(of));
    return y;
}

/* Numbers up to SIZE, without a pattern that could hide a mistake. Many of them
 * are made in the faster way. */
static void invent(size_t n, double x[n], double size, double seed)
{
    if (n > 65536) {
        arbitrary((uint32_t)seed, n, x, size);
        return;
    }
    for (size_t c = 0; c < n; c++)
        x[c] = size * sin(seed + (double)(c * c));
}

static void expect_invented(size_t n, size_t d_k, size_t d_v, double size)
{
    double q[n * d_k], k[n * d_k], v[n * d_v], bias[n * n];
    struct attention of = {n, d_k, d_v, q, k, v, bias};

    invent(n * d_k, q, size, 1);
    invent(n * d_k, k, size, 2);
    invent(n * d_v, v, 1.5, 3);
    invent(n * n, bias, 2, 4);
    expect_attention("", &of, NULL);
}

/* Says of which values row 0 is the mean, or a third of the sum, where it
 * should be the mean of all three. Value 0 alone is that, too. */
static void suggest_mean(const double y[VALUE])
{
    static const char *const values[] = {NULL,
                                         "value 0",
                                         "value 1",
                                         "the values 0 and 1",
                                         "value 2",
                                         "the values 0 and 2",
                                         "the values 1 and 2"};
    char text[200];

    for (int set = 1; set < 7; set++) {
        int count = (set & 1) + (set >> 1 & 1) + (set >> 2);
        double mean[VALUE] = {0}, third[VALUE];

        for (int j = 0; j < TOKENS; j++)
            for (size_t c = 0; c < VALUE; c++)
                mean[c] += (set >> j & 1) * toy_v[j * VALUE + (int)c] / count;
        for (size_t c = 0; c < VALUE; c++)
            third[c] = mean[c] * count / TOKENS;
        if (!are_near(VALUE, y, third) &&
            !(are_near(VALUE, y, mean) && fabs(mean[0] - 1) > 1e-9))
            continue;
        snprintf(
            text, sizeof text,
            "All scores and biases are 0 here, so each share is 1/3. Row 0 "
            "is %s of %s alone, and should be the mean of all three.",
            are_near(VALUE, y, third) ? "a third of the sum" : "the mean",
            values[set]);
        suggest(true, "%s", text);
    }
}

/* The same without queries, or without biases, or without both. */
static void expect_toy(const double *bias, const double *want)
{
    const double zero[TOKENS * KEY] = {0};
    const struct attention nothing = {TOKENS, KEY,   VALUE, zero,
                                      toy_k,  toy_v, zero};
    const struct attention scores = {TOKENS, KEY,   VALUE, toy_q,
                                     toy_k,  toy_v, zero};
    const struct attention biases = {TOKENS, KEY,   VALUE, zero,
                                     toy_k,  toy_v, bias};
    const struct attention toy = {TOKENS, KEY,   VALUE, toy_q,
                                  toy_k,  toy_v, bias};
    const double *y;

    y = expect_attention(", all scores and biases 0", &nothing, NULL);
    suggest_mean(y);
    suggest(all_numbers(TOKENS * VALUE, y),
            "All scores and biases are 0, so each row should be the mean of "
            "the values. Nothing is hidden here: a mask is a bias.");
    y = expect_attention(", all biases 0", &scores, NULL);
    suggest(all_numbers(TOKENS * VALUE, y),
            "In this test the result is right where scores and biases are "
            "0. So look at the scores, the dot product of query i and key "
            "j over the root of d_k, at what softmax makes of them, and "
            "at which share meets which value, in which column.");
    y = expect_attention(", all scores 0", &biases, NULL);
    suggest(all_numbers(TOKENS * VALUE, y),
            "In this test the result is right without biases. So look at "
            "where the bias comes in, at its row and column, and at the "
            "search for the largest.");
    for (size_t k = 0; k < TOKENS * VALUE; k++)
        suggest(isnan(y[k]) && !is_unwritten(y[k]),
                "In this test the result is right without biases, and with a "
                "bias of -inf it is nan. Added to a score, -inf gives e^-inf, "
                "a share of 0. A root of -inf is nan, and so are -inf less "
                "-inf and 0 times -inf. Is anything but that sum made of it?");
    y = expect_attention(", the example of two programs", &toy, want);
    suggest(all_numbers(TOKENS * VALUE, y),
            "Scores alone are right, and biases alone. So look at what "
            "is done to both of them together.");
}

/* The first biases are ALiBi's with slope 1/2, so that the scores become .5,
 * then 0 and 1, then -.5, -2 and 1.5; two programs have computed the result to
 * 50 digits and to 18. Then come other sizes, d_v above and below d_k: a
 * text that a byte can't count, and widths that no short holds. A program that
 * makes each share a sum of its own takes n squared powers for each row. */
Test(biased_attention, is_softmax_of_scores_over_root_d_k_plus_bias_times_v,
     .description = "softmax(Q K^T / root of d_k + bias) V",
     .data = "one-number-for-each-score")
{
    const double hidden = -INFINITY;
    const double bias[] = {0, hidden, hidden, -.5, 0, hidden, -1, -.5, 0};
    const double want[] = {1,
                           0,
                           .2689414213699951,
                           .7310585786300049,
                           1.832068155891056,
                           -.8320681558910558};
    const size_t sizes[][3] = {{1, 1, 1},     {2, 3, 5},  {4, 3, 5},
                               {4, 6, 5},     {5, 4, 1},  {4, 1, 7},
                               {7, 6, 6},     {30, 8, 3}, {2, 65537, 1},
                               {3, 1, 65537}, {257, 1, 1}};

    expect_toy(bias, want);
    for (size_t s = 0; s < COUNT(sizes); s++)
        expect_invented(sizes[s][0], sizes[s][1], sizes[s][2], 1.5);
}

/* All scores are 0, since all queries are; the values are the rows of the unit
 * matrix, so that row i of the result is the shares of query i. */
static const double *expect_shares(const char *what, size_t n,
                                   const double *bias, const double *want)
{
    double q[n], k[n], v[n * n];
    struct attention of = {n, 1, n, q, k, v, bias};

    memset(q, 0, sizeof q);
    memset(v, 0, sizeof v);
    for (size_t j = 0; j < n; j++) {
        k[j] = (double)j - 1;
        v[j * n + j] = 1;
    }
    return expect_attention(what, &of, want);
}

/* A share as small as this one has all its digits, too. */
static void expect_tiny_share(void)
{
    const double zero[2] = {0}, v[] = {0, 1}, bias[] = {0, -60, 0, -60};
    const struct attention of = {2, 1, 1, zero, zero, v, bias};

    describe_call("biased_attention(2, 1, 1), biases 0 and -60, values 0 and "
                  "1");
    expect_value("row 0, divided by e^-60", attend(&of)[0] / exp(-60), 1, 1e-9);
    suggest(true,
            "Larger shares are right. A share of e^-60 counts, too: is it "
            "taken for 0?");
}

/* e^(ln a) = a: biases of ln 1, ln 2, ln 3 and ln 4 give shares of 1, 2, 3 and
 * 4 tenths. In row 1 all biases are 0, and so nothing is preferred. */
Test(biased_attention, a_bias_of_ln_a_multiplies_a_share_by_a,
     .description =
         "e^(s + ln a) = a e^s: biases ln 1, ln 2, ln 3, ln 4 give .1 .2 .3 .4",
     .data = "one-number-for-each-score")
{
    const double bias[] = {0,      log(2), log(3), log(4), 0,      0,
                           0,      0,      log(4), log(3), log(2), 0,
                           log(5), 0,      log(5), log(5)};
    const double want[] = {.1, .2, .3, .4, .25,     .25,     .25,     .25,
                           .4, .3, .2, .1, 5. / 16, 1. / 16, 5. / 16, 5. / 16};
    const double small = exp(-15) / (1 + exp(-15));

    expect_shares(", all queries 0", 4, bias, want);
    expect_shares(", a bias of -15", 2, (double[]){0, -15, -15, 0},
                  (double[]){1 - small, small, small, 1 - small});
    suggest(SHOULD, "The other key has the share e^-15 / (1 + e^-15). A share "
                    "counts, however small it is.");
    if (nothing_wrong_yet())
        expect_tiny_share();
}

/* Of two keys one is seen, with nearly the lowest bias of a double, and one is
 * hidden. The difference of a number and itself is 0, so nothing is rounded. */
static void expect_lowest_bias(void)
{
    const double lowest = -1e305, hidden = -INFINITY, zero[2] = {0};
    const double bias[] = {lowest, hidden, hidden, lowest}, v[] = {3, 5};
    const struct attention of = {2, 1, 1, zero, zero, v, bias};

    describe_call("biased_attention(2, 1, 1), keys hidden, biases of -1e305");
    show_inputs(&of);
    expect("", matrix(2, 1), attend(&of), v, 16 * DBL_EPSILON);
    suggest(SHOULD,
            "Each token sees itself alone here. A bias of -1e305 hides "
            "nothing, and nothing but -infinity hides a key beside it.");
}

/* Then the key that is seen has a low bias: one that is hidden by a number, in
 * place of -infinity, gets a share there. */
Test(biased_attention, minus_infinity_hides_a_key_in_any_column,
     .description = "e^(-infinity) = 0, and the others share the whole",
     .data = "one-number-for-each-score")
{
    const double hidden = -INFINITY;
    const double bias[] = {hidden, 0, hidden, hidden, hidden, 0, 0, 0, hidden};
    const double want[] = {0, 1, 0, 0, 0, 1, .5, .5, 0};
    const double low[] = {-2000, -1e5, -2e9};
    double mixed[] = {hidden, .5, -1, hidden, hidden, 2, hidden, 0, 3};
    const struct attention toy = {TOKENS, KEY,   VALUE, toy_q,
                                  toy_k,  toy_v, mixed};

    expect_shares(", keys hidden", 3, bias, want);
    expect_attention(", column 0 hidden", &toy, NULL);
    for (size_t s = 0; s < COUNT(low); s++) {
        expect_shares(", keys hidden, low biases", 2,
                      (double[]){low[s], hidden, low[s], hidden},
                      (double[]){1, 0, 1, 0});
        suggest(SHOULD,
                "Key 0 has a bias of %g, and key 1 is hidden. Only -infinity "
                "hides a key, and the search for the largest begins below all "
                "biases.",
                low[s]);
    }
    expect_lowest_bias();
}

/* e^(s + c) = e^s e^c, and e^c cancels. Then scores of 1000, which come from
 * long queries, and scores of -10,000 without biases. */
Test(biased_attention, one_number_added_to_a_row_of_biases_changes_nothing,
     .description =
         "from e^(s + c) = e^s e^c; biases of 1000 and -1000 are right",
     .data = "one-number-for-each-score")
{
    const double shift[] = {0, 1000, -1000, 50, -50, 1e5, -1e5};
    const double want[] = {.1, .2, .3, .4}, *y;
    const double zero[4] = {0}, minus[] = {-100, -100}, plus[] = {100, 100};
    const struct attention low = {2, 1, 1, minus, plus, (double[]){1, 2}, zero};

    for (size_t s = 0; s < COUNT(shift); s++) {
        double bias[16], all[16];

        for (size_t c = 0; c < 16; c++) {
            bias[c] = log((double)(c % 4 + 1)) + shift[s];
            all[c] = want[c % 4];
        }
        expect_shares(", large biases", 4, bias, all);
    }
    y = expect_shares(", large biases", 2, (double[]){1000, 0, -1000, 0},
                      (double[]){1, 0, 0, 1});
    suggest(isfinite(y[0]) && isnan(y[2]),
            "Row 0 is right. Does the search for the largest begin anew in row "
            "1, where no bias is above 0?");
    expect_invented(5, 3, 2, 25);
    expect_attention(", all biases 0, low scores", &low, NULL);
    suggest(true, "All scores are -10,000 here, and the biases 0. With what "
                  "does the search for the largest begin?");
}

/* Shaw adds a vector a_r to each key, by the offset r. q (k + a_r) is q k + q
 * a_r, so this is a bias that the query has a say in. Tables of three rows, for
 * key - query = -1, 0 and 1; the result from two programs, to 50 digits and to
 * 18. */
Test(biased_attention, shaws_vectors_on_the_keys_are_a_bias,
     .description = "q (k + a) = q k + q a; a by key - query, clipped to 1",
     .data = "the-same-for-the-same-offset")
{
    const double a[3][KEY] = {{1, 0, 0, -1}, {0, 1, 0, 0}, {0, 1, 0, 1}};
    const double want[] = {.8222058571835909, .1777941428164091,
                           1.22588956508396,  -.2258895650839597,
                           1.404931592500444, -.4049315925004436};
    double bias[TOKENS * TOKENS];
    const struct attention toy = {TOKENS, KEY,   VALUE, toy_q,
                                  toy_k,  toy_v, bias};

    for (size_t i = 0; i < TOKENS; i++)
        for (size_t j = 0; j < TOKENS; j++) {
            size_t row = j < i ? 0 : j == i ? 1 : 2;

            bias[TOKENS * i + j] = 0;
            for (size_t c = 0; c < KEY; c++)
                bias[TOKENS * i + j] += toy_q[KEY * i + c] * a[row][c] / 2;
        }
    expect_attention(", Shaw's example", &toy, want);
}

/* Equal words in a text of 100: with x = e^-slope the token before gets (1 - x)
 * x, up to x^100. That is 1/4 at x = 1/2, and less on both sides. */
Test(biased_attention, the_token_before_gets_at_most_a_quarter,
     .description = "(1 - x) x <= 1/4, with x = e^-slope: 1/4 at slope ln 2",
     .data = "how-far-a-slope-sees")
{
    enum { LONG = 100 };
    const double x[] = {.25, .5, .75};
    double zero[LONG] = {0}, v[LONG] = {0}, bias[LONG * LONG];
    const struct attention of = {LONG, 1, 1, zero, zero, v, bias};

    v[LONG - 2] = 1;
    for (size_t s = 0; s < COUNT(x); s++) {
        double want = (1 - x[s]) * x[s] / (1 - pow(x[s], LONG)), *y;
        double slope = log(x[s]), tolerance;

        for (size_t i = 0; i < LONG; i++)
            for (size_t j = 0; j < LONG; j++)
                bias[LONG * i + j] =
                    j > i ? -INFINITY : (double)(i - j) * slope;
        describe_call("biased_attention(100, 1, 1), slope ln(1/%g)", x[s]);
        y = attend(&of);
        tolerance = rounding_of(&of);
        expect_value("the share of the token before the last", y[LONG - 1],
                     want, tolerance);
        expect_that(y[LONG - 1] <= .25 + tolerance,
                    "The token before the last has a share of %.10g, and it "
                    "can't be more than 1/4.",
                    y[LONG - 1]);
    }
}

/* The words of chapter 00 as queries, keys and values, without a mask: the
 * bias is -1/2 times the distance, the same on both sides. The second text is
 * the first, read from its end. */
Test(biased_attention, equal_biases_on_both_sides_do_not_tell_left_from_right,
     .description = "the cat chased the dog, dog the chased cat the: cat "
                    "1.8104 .3868 twice",
     .data = "left-and-right")
{
    const struct text text = read_text("the cat chased the dog");
    const double *e = text.e[0];
    double back[10], bias[25], want[10], *y;
    const struct attention there = {5, 2, 2, e, e, e, bias};
    const struct attention again = {5, 2, 2, back, back, back, bias};

    for (size_t i = 0; i < 5; i++) {
        for (size_t j = 0; j < 5; j++)
            bias[5 * i + j] = -.5 * fabs((double)i - (double)j);
        memcpy(back + 2 * i, e + 2 * (4 - i), 2 * sizeof *e);
    }
    describe_call("biased_attention(5, 2, 2), \"the cat chased the dog\"");
    y = attend(&there);
    expect("row 1, cat", values(2), y + 2, (double[]){1.8104, .3868},
           digits(4));
    for (size_t i = 0; i < 5; i++)
        memcpy(want + 2 * i, y + 2 * (4 - i), 2 * sizeof *y);
    describe_call("biased_attention(5, 2, 2), \"dog the chased cat the\"");
    y = attend(&again);
    expect("compared with the rows of the text before, from its end",
           matrix(5, 2), y, want, rounding_of(&again));
    expect("row 3, cat", values(2), y + 6, (double[]){1.8104, .3868},
           digits(4));
}

/* ---- clipped_offset ---- */

/* What is left of the offset if query and key are floats. */
static double clipped_float(size_t query, size_t key, size_t furthest)
{
    double most = (double)furthest,
           offset = (double)((float)key - (float)query);

    return most + fmax(-most, fmin(most, offset));
}

/* What is left of the offset, or of both positions, in 16 bits. */
static void suggest_short_offset(size_t query, size_t key, double furthest,
                                 double got)
{
    double offset = (double)key - (double)query;
    double left[] = {(int16_t)(key - query), (int16_t)key - (int16_t)query,
                     (uint16_t)key - (uint16_t)query};

    for (size_t way = 0; way < COUNT(left); way++)
        suggest(left[way] != offset &&
                    got ==
                        furthest + fmax(-furthest, fmin(furthest, left[way])),
                "This is the row of the offset %.0f, and key - query is %.0f. "
                "Is an offset or a position kept in 16 bits, as in a short?",
                left[way], offset);
}

/* query - key in place of key - query, where neither is clipped; and where it
 * is below 0, a size_t. */
static void suggest_turned_round(size_t query, size_t key, size_t furthest,
                                 size_t got)
{
    static bool any_right;
    size_t apart = key > query ? key - query : query - key;

    if (apart == 0 || apart >= furthest)
        return;
    any_right = any_right || got == furthest + key - query;
    suggest(!any_right && got == furthest + query - key,
            "This is query - key, with furthest added. The offset is key - "
            "query: the rows below the middle are for keys before the query.");
    if (key > query)
        suggest(
            !any_right && got == 2 * furthest,
            "This key is %zu after the query, and has the row of the "
            "furthest. Is query - key computed? For a key after the query "
            "that is below 0. In a size_t, or compared with one, it becomes "
            "very large.",
            apart);
}

static void expect_offset(size_t query, size_t key, size_t furthest,
                          size_t want)
{
    static bool itself_at_an_end;
    size_t got;

    describe_call("clipped_offset(%zu, %zu, %zu)", query, key, furthest);
    got = clipped_offset(query, key, furthest);
    expect_count("", got, want);
    if (clipped_float(query, key, furthest) != (double)want)
        suggest((double)got == clipped_float(query, key, furthest),
                "This is the offset of floats, which have not every whole "
                "number from 2^24 on. Are query and key made floats?");
    suggest_short_offset(query, key, (double)furthest, (double)got);
    if (furthest > 0)
        suggest(got == want - furthest,
                "This is the clipped offset itself. furthest should be "
                "added, so that it counts from 0.");
    if (furthest > 1 && want % furthest == 0 && want != furthest)
        suggest(got == (want == 0 ? 1 : want - 1),
                "The limit is one too small here: from furthest on, the "
                "offset should be furthest itself.");
    itself_at_an_end =
        itself_at_an_end || (query == key && furthest > 0 && got != furthest);
    suggest(itself_at_an_end && (got == 0 || got == 2 * furthest),
            "This key is the query itself, and comes out at an end. Is a "
            "number below 0 compared with a size_t, as in offset < -furthest? "
            "It becomes very large there. Make furthest an int or a long "
            "first.");
    suggest(got > SIZE_MAX / 2,
            "A number of this size comes from a size_t below "
            "zero: in key - query, in -furthest, or in "
            "furthest less a larger number.");
    suggest_turned_round(query, key, furthest, got);
    if (got <= SIZE_MAX / 2)
        suggest(
            SHOULD,
            "key - query is %lld. Clipped to furthest on either side that is "
            "%lld, and with furthest added %zu.",
            (long long)key - (long long)query,
            (long long)want - (long long)furthest, want);
}

/* From 2^24 on, a float has not every whole number; the last is 2^31 - 2. */
static const size_t late[] = {16777216, 2147483646};

/* The largest number of rows on a side, and others that fewer bits can't hold.
 */
static void expect_many_rows(void)
{
    const size_t furthest[] = {4099, 65537, 1073741823};

    for (size_t s = 0; s < COUNT(furthest); s++) {
        size_t f = furthest[s];

        expect_offset(5, 6, f, f + 1);
        expect_offset(6, 5, f, f - 1);
        expect_offset(2147483646, 0, f, 0);
        expect_offset(0, 2147483646, f, 2 * f);
    }
}

/* In 16 bits or in 24, the first two of these distances are 0. */
static const size_t far[] = {65536, 16777216, 2000000000};

/* The table is a public project's own test, CTranslate2's: every query with
 * every key, and then the last query alone, as when a text is written word by
 * word. */
Test(clipped_offset, is_key_minus_query_clipped_and_counted_from_0,
     .description =
         "for example, furthest 2: 2 3 4 4 for query 0 (CTranslate2's test)",
     .data = "the-same-for-the-same-offset")
{
    const size_t want[4][4] = {
        {2, 3, 4, 4}, {1, 2, 3, 4}, {0, 1, 2, 3}, {0, 0, 1, 2}};

    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j < 4; j++)
            expect_offset(i, j, 2, want[i][j]);
    for (size_t j = 0; j < 4; j++)
        expect_offset(3, j, 1, j < 3 ? 0 : 1);
    expect_offset(1000, 1003, 16, 19);
    expect_offset(1003, 1000, 16, 13);
    expect_offset(1001, 1000, 16, 15);
    expect_offset(1001, 1000, 4, 3);
    for (size_t s = 0; s < COUNT(late); s++) {
        expect_offset(late[s], late[s] + 1, 2, 3);
        expect_offset(late[s] + 1, late[s], 2, 1);
    }
}

Test(clipped_offset, beyond_furthest_all_offsets_share_a_row,
     .description = "0 up to -furthest, 2 furthest from furthest on; only 0 "
                    "for furthest 0",
     .data = "the-same-for-the-same-offset")
{
    const size_t furthest[] = {1, 2, 16, 20, 500};

    for (size_t s = 0; s < COUNT(furthest); s++) {
        size_t f = furthest[s];

        for (size_t more = 0; more < 3; more++) {
            expect_offset(3000, 3000 - f - more, f, 0);
            expect_offset(3000, 3000 + f + more, f, 2 * f);
        }
        expect_offset(3000, 3000 - f + 1, f, 1);
        expect_offset(3000, 3000 + f - 1, f, 2 * f - 1);
        for (size_t k = 0; k < COUNT(far); k++) {
            expect_offset(far[k], 0, f, 0);
            expect_offset(0, far[k], f, 2 * f);
        }
    }
    expect_offset(0, 0, 0, 0);
    expect_offset(0, 7, 0, 0);
    expect_offset(7, 0, 0, 0);
    expect_many_rows();
}

/* ---- relative_bucket ---- */

/* What the formula for far distances gives where it is not asked: below near,
 * and past the last bucket of a side. A number below 0 becomes the size_t
 * that this machine makes of it. */
static void suggest_far(size_t distance, size_t side, size_t furthest,
                        size_t bucket)
{
    static bool log_of_0;
    size_t near = side / 2;
    double quotient = (double)(side - near) *
                          log((double)distance / (double)near) /
                          log((double)furthest / (double)near) +
                      1e-9;
    size_t raw = near + (size_t)quotient;
    bool is_far = bucket == (distance < near && raw >= side ? side - 1 : raw);

    if (distance >= near) {
        suggest(is_far && bucket >= side,
                "Near and the quotient, rounded down, are %zu. The last bucket "
                "of a side is %zu: no distance gets more, before the query or "
                "after it. side is added later.",
                bucket, side - 1);
        return;
    }
    log_of_0 = log_of_0 || (distance == 0 && is_far);
    suggest(is_far && log_of_0,
            "Is the logarithm of the distance 0 taken here? It is -infinity. "
            "A distance below near is its own bucket: the quotient of "
            "logarithms is for the others.");
    suggest(is_far,
            "Is the quotient of logarithms taken here? It is below 0 for the "
            "distance %zu, and makes it the bucket %zu. A distance below near "
            "is its own bucket.",
            distance, bucket);
}

/* What the formula has on the way. */
static void suggest_steps(size_t query, size_t key, size_t side,
                          size_t furthest, bool causal)
{
    size_t near = side / 2, n = key > query ? key - query : query - key;
    const char *after = key <= query ? ""
                        : causal     ? ""
                                     : " For a key after the query side is "
                                       "added.";

    if (causal && key > query)
        suggest(SHOULD, "The key is after the query, and causal is "
                        "true: bucket 0.");
    if (n < near)
        suggest(
            SHOULD,
            "side is %zu and near %zu. The distance %zu is below near, so it "
            "is the bucket.%s",
            side, near, n, after);
    if (n >= near)
        suggest(
            SHOULD,
            "side is %zu and near %zu. For the distance %zu the quotient is "
            "%zu ln(%zu/%zu) / ln(%zu/%zu) = %.6g. It is rounded down and "
            "added to near, and the bucket is %zu at most.%s",
            side, near, n, side - near, n, near, furthest, near,
            (double)(side - near) * log((double)n / (double)near) /
                log((double)furthest / (double)near),
            side - 1, after);
}

static bool expect_bucket(size_t query, size_t key, size_t buckets,
                          size_t furthest, bool causal, size_t want)
{
    size_t got;

    describe_call("relative_bucket(%zu, %zu, %zu, %zu, %s)", query, key,
                  buckets, furthest, causal ? "true" : "false");
    got = relative_bucket(query, key, buckets, furthest, causal);
    expect_count("", got, want);
    if (key <= query || !causal)
        suggest_far(key > query ? key - query : query - key,
                    causal ? buckets : buckets / 2, furthest,
                    got - (key > query ? buckets / 2 : 0));
    suggest_steps(query, key, causal ? buckets : buckets / 2, furthest, causal);
    return got == want;
}

/* The bucket of a distance, from the list of each bucket's first distance. */
static size_t bucket_of(size_t distance, size_t side, const size_t first[side])
{
    size_t bucket = 0;

    while (bucket + 1 < side && first[bucket + 1] <= distance)
        bucket++;
    return bucket;
}

/* True for the short distances, for both sides of each border, and for every
 * 50th of the others, of which nothing is to be learned but that they lie
 * between two borders. */
static bool is_telling(size_t n, size_t side, const size_t first[side])
{
    size_t bucket = bucket_of(n, side, first);

    return n < 40 || n % 50 == 0 || bucket != bucket_of(n - 1, side, first) ||
           bucket != bucket_of(n + 1, side, first);
}

/* The distances up to LAST, before a query and after it. In a decoder all that
 * are after it are one. */
static bool expect_table(size_t buckets, size_t furthest, bool causal,
                         const size_t *first, size_t last)
{
    size_t side = causal ? buckets : buckets / 2;
    bool right = true;

    for (size_t n = 0; n <= last; n++) {
        size_t bucket = bucket_of(n, side, first);

        if (n < last && !is_telling(n, side, first))
            continue;
        right &=
            expect_bucket(last, last - n, buckets, furthest, causal, bucket);
        if (n > 0 && (!causal || n < 4 || n == last))
            right &= expect_bucket(3, 3 + n, buckets, furthest, causal,
                                   causal ? 0 : side + bucket);
    }
    return right;
}

/* T5's two tables. Each number is the first distance of its bucket, from exact
 * comparisons: two-sided the largest b with n^2 >= 64 2^b, causal the largest b
 * with n^16 >= 16^16 8^b. */
Test(relative_bucket, two_sided_has_16_buckets_for_each_side,
     .description = "T5: 0 to 7, then from 8, 12, 16, 23, 32, 46, 64, 91; +16 "
                    "after a query",
     .data = "wide-buckets-far-away")
{
    const size_t first[] = {0, 1,  2,  3,  4,  5,  6,  7,
                            8, 12, 16, 23, 32, 46, 64, 91};
    const size_t rows[3][3] = {{0, 17, 18}, {1, 0, 17}, {2, 1, 0}};

    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 3; j++)
            expect_bucket(i, j, 32, 128, false, rows[i][j]);
    expect_table(32, 128, false, first, 260);
    for (size_t s = 0; s < COUNT(far); s++) {
        expect_bucket(far[s], 0, 32, 128, false, 15);
        expect_bucket(0, far[s], 32, 128, false, 31);
    }
    for (size_t s = 0; s < COUNT(late); s++) {
        expect_bucket(late[s] + 1, late[s], 32, 128, false, 1);
        expect_bucket(late[s], late[s] + 1, 32, 128, false, 17);
    }
}

Test(relative_bucket, causal_gives_all_32_to_the_keys_before,
     .description = "T5: 0 to 15, then from 16, 19, 21, 24, ... 99, 113; 0 "
                    "after the query",
     .data = "wide-buckets-far-away")
{
    const size_t first[] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                            11, 12, 13, 14, 15, 16, 19, 21, 24, 27, 31,
                            35, 40, 46, 52, 59, 67, 77, 87, 99, 113};
    const size_t rows[3][3] = {{0, 0, 0}, {1, 0, 0}, {2, 1, 0}};

    for (size_t i = 0; i < 3; i++)
        for (size_t j = 0; j < 3; j++)
            expect_bucket(i, j, 32, 128, true, rows[i][j]);
    expect_table(32, 128, true, first, 260);
    for (size_t s = 0; s < COUNT(far); s++) {
        expect_bucket(far[s], 0, 32, 128, true, 31);
        expect_bucket(far[s], 0, 64, 33, true, 63);
    }
    expect_bucket(2147483647, 0, 32, 128, true, 31);
    for (size_t s = 0; s < COUNT(late); s++)
        expect_bucket(late[s] + 1, late[s], 32, 128, true, 1);
}

/* A whole number, up to 512 bits: enough for 1024^32. */
enum { LIMBS = 16 };
struct whole {
    size_t used; /* of the limbs: the others are 0 */
    uint32_t limb[LIMBS];
};

static void multiply(struct whole *x, size_t factor, size_t times)
{
    for (size_t t = 0; t < times; t++) {
        uint64_t carry = 0;

        for (size_t c = 0; c < x->used; c++) {
            carry += (uint64_t)x->limb[c] * factor;
            x->limb[c] = (uint32_t)carry;
            carry >>= 32;
        }
        if (carry > 0)
            x->limb[x->used++] = (uint32_t)carry;
    }
}

/* True if a^n >= x, without rounding. */
static bool reaches(size_t a, size_t n, const struct whole *x)
{
    struct whole power = {1, {1}};
    size_t k = LIMBS;

    multiply(&power, a, n);
    while (k-- > 0)
        if (power.limb[k] != x->limb[k])
            return power.limb[k] > x->limb[k];
    return true;
}

/* The first distance of each bucket: the smallest n with (n/near)^(side -
 * near) >= (furthest/near)^(b - near). Times near^(side - near) both are whole
 * numbers. It is found by halving. */
static void first_distances(size_t side, size_t furthest, size_t first[side])
{
    size_t near = side / 2;

    for (size_t bucket = 0; bucket < side; bucket++) {
        struct whole limit = {1, {1}};
        size_t low = near, high = furthest;

        first[bucket] = bucket;
        if (bucket <= near)
            continue;
        multiply(&limit, furthest, bucket - near);
        multiply(&limit, near, side - bucket);
        while (low < high) {
            size_t middle = (low + high) / 2;

            if (reaches(middle, side - near, &limit))
                high = middle;
            else
                low = middle + 1;
        }
        first[bucket] = low;
    }
}

struct sizes {
    size_t buckets, furthest;
    bool causal;
};

static bool expect_exact(struct sizes sizes)
{
    size_t side = sizes.causal ? sizes.buckets : sizes.buckets / 2, first[side];

    first_distances(side, sizes.furthest, first);
    return expect_table(sizes.buckets, sizes.furthest, sizes.causal, first,
                        sizes.furthest + 3);
}

/* Flaxformer's sizes, odd numbers, and the smallest. */
static bool expect_other_sizes(void)
{
    const struct sizes plain[] = {{12, 10, false}, {12, 10, true},
                                  {7, 50, false},  {2, 2, true},
                                  {9, 50, true},   {4, 9, false}};
    bool right = true;

    for (size_t s = 0; s < COUNT(plain); s++)
        right &= expect_exact(plain[s]);
    return right;
}

Test(relative_bucket, has_other_buckets_for_other_sizes,
     .description = "near + floor((side - near) ln(n/near) / "
                    "ln(furthest/near))",
     .data = "wide-buckets-far-away")
{
    expect_other_sizes();
    expect_exact((struct sizes){10, 1000, false});
    expect_exact((struct sizes){64, 1024, true});
    expect_exact((struct sizes){128, 777, false});
    expect_exact((struct sizes){129, 1023, false});
    expect_bucket(20, 0, 32, 128, true, 17);
    expect_bucket(20, 0, 16, 128, true, 10);
    expect_bucket(20, 0, 16, 64, true, 11);
}

/* One distance in a decoder, and the bucket that it begins or ends. */
struct boundary {
    size_t buckets, furthest, distance, bucket;
};

/* Sees only whether all of them are right, and not which one is wrong: that
 * depends on how large a number is added, and on the order of operations. */
static bool expect_boundaries(size_t n, const struct boundary at[n])
{
    for (size_t s = 0; s < n; s++) {
        const struct boundary *b = &at[s];
        size_t got;

        describe_call("relative_bucket(%zu, 0, %zu, %zu, true)", b->distance,
                      b->buckets, b->furthest);
        got = relative_bucket(b->distance, 0, b->buckets, b->furthest, true);
        if (got != b->bucket) {
            expect_that(false, "The bucket should be %zu, and is %zu.",
                        b->bucket, got);
            return false;
        }
    }
    expect_that(true, "All these buckets are right.");
    return true;
}

/* In the first two lists the quotient of the logarithms is a whole number. All
 * 688 of them with a side of up to 64 and furthest up to 1024 were computed in
 * many ways. In the first, floats come out too small, and doubles do not. In
 * the second doubles do: at 54 by 3.6e-15 in nearly every order of operations,
 * and by 1.1e-14 as a difference of logarithms; the next ones are the worst of
 * other orders. So a nudge of 1e-15 is too small. The quotients of the third
 * list are the nearest above a whole number without being one (by 1.1e-11), and
 * the nearest below (by 4.7e-8): a nudge of 5e-8 is too large.
 *
 * They are tried only if other sizes are right, and one list only after the one
 * before, so that another mistake is recognised with a nudge and without. */
Test(relative_bucket, is_exact_where_a_bucket_begins,
     .description =
         "for example, distance 20, furthest 320: 10 ln 2 / ln 32 = 2",
     .data = "exactly-at-the-boundary")
{
    const struct boundary in_float[] = {{55, 147, 63, 41},
                                        {17, 27, 12, 11},
                                        {40, 320, 160, 35},
                                        {8, 784, 56, 6},
                                        {5, 686, 98, 4}};
    const struct boundary in_double[] = {
        {20, 320, 20, 12},  {54, 125, 75, 45},  {51, 324, 90, 38},
        {55, 48, 36, 41},   {51, 144, 60, 38},  {60, 960, 480, 54},
        {59, 928, 464, 53}, {47, 368, 184, 41}, {54, 729, 243, 45},
        {55, 363, 99, 41},  {55, 507, 117, 41}, {51, 49, 35, 38},
        {48, 54, 36, 36},   {44, 88, 44, 33},   {64, 512, 256, 56},
        {60, 270, 90, 45},  {9, 128, 8, 5},     {6, 375, 75, 5},
        {17, 27, 18, 14},   {5, 1024, 16, 3}};
    const struct boundary between[] = {{21, 1006, 435, 19},
                                       {21, 1006, 434, 18},
                                       {58, 282, 119, 46},
                                       {58, 282, 120, 47}};

    if (expect_other_sizes() && expect_boundaries(COUNT(in_float), in_float) &&
        expect_boundaries(COUNT(in_double), in_double))
        expect_boundaries(COUNT(between), between);
}

/* ---- alibi_bias ---- */

/* One product; or a sum of up to n slopes, which errs by n units. */
static double bias_rounding(size_t n, double slope)
{
    return DBL_EPSILON * (double)(n * n) * slope;
}

static double *expect_biases(size_t n, double slope)
{
    double *bias = output_buffer(n * n), want[n * n];
    bool large = false, masked = true, mirrored = true;

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            want[n * i + j] =
                j > i ? -INFINITY : slope * ((double)j - (double)i);
    describe_call("alibi_bias(%zu, %.10g)", n, slope);
    alibi_bias(n, slope, (double(*)[n])bias);
    expect("", matrix(n, n), bias, want, bias_rounding(n, slope));
    for (size_t k = 0; k < n * n; k++) {
        large = large || (isfinite(bias[k]) && isfinite(want[k]) &&
                          fabs(bias[k]) > 1e15);
        masked = masked && isinf(bias[k]) == isinf(want[k]) && !(bias[k] > 1) &&
                 !isnan(bias[k]);
        mirrored = mirrored && (bias[k] == -INFINITY) == (k % n < k / n);
    }
    suggest(mirrored && n > 1,
            "-INFINITY stands where j is below i, before the query, and "
            "nowhere else. It belongs where j is above i.");
    suggest(large, "A number of this size comes from a size_t below zero: j - "
                   "i, or -(i - j). Make doubles of i and j first.");
    suggest(masked, "The mask is right: -INFINITY after the query, and only "
                    "there. Look at the penalty: slope times i - j, as "
                    "doubles, with a minus.");
    suggest(SHOULD, "Where j is above i, key j comes after the query, and has "
                    "-INFINITY. Elsewhere the bias is 0 or below.");
    return bias;
}

/* The last rows are those of two public projects' tests: slope 1/4 for five
 * keys in CTranslate2, 1/2 and 1/128 for three in keras-hub. */
Test(alibi_bias, is_minus_slope_times_distance_and_hides_what_comes_after,
     .description =
         "for example, slope 1/4: -1 -.75 -.5 -.25 0 (CTranslate2's test)",
     .data = "minus-the-distance")
{
    const double five[] = {-1, -.75, -.5, -.25, 0};
    const double three[] = {-1, -.5, 0};

    expect("row 4", values(5), expect_biases(5, .25) + 20, five, 0);
    expect("row 2", values(3), expect_biases(3, .5) + 6, three, 0);
    expect_biases(3, 1. / 128);
    expect_biases(1, .5);
    expect_biases(7, .5);
    expect_biases(2, 3);
    expect_biases(30, 1e6);
    expect_biases(40, .7071067811865475);
    expect_biases(257, .5);
    expect_biases(300, 1. / 256);
}

/* Without a penalty the mask is still there: each row sees itself and what
 * comes before. 0 times infinity would be nan. */
Test(alibi_bias, slope_0_still_hides_what_comes_after,
     .description = "slope 0: 0 up to the query, and -infinity after it",
     .data = "minus-the-distance")
{
    expect_biases(1, 0);
    expect_biases(4, 0);
}

/* The share of key j: 1 over the sum of all e^(s_m - s_j), and 0 where -inf
 * stands. It needs no maximum: if a term is too large, the share is 0, which
 * is right. */
static long double share(size_t n, const long double score[n], size_t j)
{
    long double sum = 0;

    if (isinf(score[j]))
        return 0;
    for (size_t m = n; m-- > 0;)
        sum += expl(score[m] - score[j]);
    return 1 / sum;
}

/* The naive integer: slope j in place of -slope (i - j). The two differ by
 * slope i, which is the same in a whole row. Scores up to 4 and biases up to 24
 * err by a few units in the last place of 28, the shares by as much: 1e-14. */
Test(alibi_bias, gives_the_shares_of_the_naive_integer,
     .description = "-m(i - j) = m j - m i, and softmax ignores m i",
     .data = "the-naive-integer-again")
{
    const double slopes[] = {.5, .03125, 2};

    for (size_t s = 0; s < COUNT(slopes); s++) {
        enum { N = 12 };
        double *bias = output_buffer(N * N), got[N * N], want[N * N];

        describe_call("alibi_bias(12, %.10g)", slopes[s]);
        alibi_bias(N, slopes[s], (double(*)[N])bias);
        for (size_t i = 0; i < N; i++) {
            long double received[N], right[N];

            for (size_t j = 0; j < N; j++) {
                double score = 4 * sin((double)(i + j * j));

                received[j] = score + bias[N * i + j];
                right[j] = j > i ? -INFINITY : score + slopes[s] * (double)j;
            }
            for (size_t j = 0; j < N; j++) {
                got[N * i + j] = (double)share(N, received, j);
                want[N * i + j] = (double)share(N, right, j);
            }
        }
        expect("the shares, compared with those of slope times j", matrix(N, N),
               got, want, 1e-12);
    }
}

/* ---- alibi_slope ---- */

/* What whole numbers in place of doubles give, and C's ^. */
static void suggest_whole_numbers(double got, double exponent, size_t p)
{
    if (exponent != floor(exponent))
        suggest(
            got == exp2(-floor(exponent)),
            "The exponent is -%.6g, and this is 2 to it without its fraction. "
            "Are two integers divided?",
            exponent);
    if (exponent == floor(exponent) && exponent < 30)
        suggest(got == (2 ^ (int)exponent),
                "2 ^ %g gives this: C's ^ is for the bits of whole numbers. "
                "Powers of 2 are pow(2, x) or exp2(x), of doubles.",
                exponent);
    if (exponent == floor(exponent) && exponent < 30)
        suggest(got == 1.0 / (2 ^ (int)exponent),
                "1 / (2 ^ %g) gives this: C's ^ is for the bits of whole "
                "numbers. Powers of 2 are pow(2, x) or exp2(x), of doubles.",
                exponent);
    if (p > 8)
        suggest(got == 1,
                "This is 2 to the 0, and the exponent is -%.6g. What "
                "is 8 / p or 4 / p, if both are integers?",
                exponent);
}

/* p is the largest power of two up to HEADS. */
static void suggest_slope(double got, size_t head, size_t heads, size_t p)
{
    double exponent =
        (head < p ? 8 * (double)(head + 1) : 4 * (double)(2 * (head - p) + 1)) /
        (double)p;
    double found = log2(got);

    suggest_whole_numbers(got, exponent, p);
    if (head < p && p > 1)
        suggest(is_near(found, -8 * (double)head / (double)(p - 1)),
                "This is 2 to the -8 * %zu / %zu: the head counts from 0, and "
                "is divided by p - 1. It is -8 (head + 1) / p.",
                head, p - 1);
    suggest(fabs(found) < 1100 && found != 0 &&
                (is_near(found * (double)p, round(found * (double)p)) ||
                 is_near(found * (double)heads, round(found * (double)heads))),
            "The largest power of two up to %zu is p = %zu. For head %zu the "
            "exponent is -%.6g, and this number is 2 to the %.6g.",
            heads, p, head, exponent, found);
    if (head < p)
        suggest(
            SHOULD,
            "The largest power of two up to %zu is p = %zu, and head %zu is "
            "below p: the exponent is -8 * %zu / %zu = -%.6g.",
            heads, p, head, head + 1, p, exponent);
    if (head >= p)
        suggest(SHOULD,
                "The largest power of two up to %zu is p = %zu, so this is t = "
                "%zu: the exponent is -4 (2t + 1) / %zu = -%.6g.",
                heads, p, head - p, p, exponent);
}

static void expect_slope(size_t head, size_t heads, long double want)
{
    size_t p = 1;
    double got;

    describe_call("alibi_slope(%zu, %zu)", head, heads);
    got = alibi_slope(head, heads);
    expect_value("", got, (double)want, 1e-12 * (double)want);
    while (2 * p <= heads)
        p *= 2;
    suggest_slope(got, head, heads, p);
}

Test(alibi_slope, falls_by_one_ratio_where_heads_are_a_power_of_two,
     .description =
         "for example, 8: 1/2, 1/4, ... 1/256 (Press et al. 2022, section 3)",
     .data = "a-slope-for-each-head")
{
    double slope = .5;

    for (size_t head = 0; head < 8; head++, slope /= 2)
        expect_slope(head, 8, slope);
    for (size_t head = 0; head < 4; head++)
        expect_slope(head, 4, 1 / powl(4, (long double)head + 1));
    expect_slope(0, 2, 1. / 16);
    expect_slope(1, 2, 1. / 256);
    expect_slope(0, 1, 1. / 256);
    for (size_t head = 0; head < 16; head++)
        expect_slope(head, 16, exp2(-((double)head + 1) / 2));
}

/* The authors' own way: from slope to slope by one ratio, for p heads; then
 * every second of the list for 2p heads. */
static long double authors_slope(size_t head, size_t heads)
{
    size_t p = 1, steps = head + 1;
    long double ratio, slope = 1;

    while (2 * p <= heads)
        p *= 2;
    ratio = (long double)exp2l(-8 / (long double)p);
    if (head >= p) {
        ratio = sqrtl(ratio);
        steps = 2 * (head - p) + 1;
    }
    while (steps-- > 0)
        slope *= ratio;
    return slope;
}

/* keras-hub's test has the 14 heads: .70710677 at head 8 and .02209709 at head
 * 13, as floats. Of many heads, the first eight are asked for, those at both
 * ends of each 64, and the last. */
Test(alibi_slope, other_counts_add_every_second_slope_of_twice_as_many,
     .description =
         "for example, 3: 1/16, 1/256, then 1/4 (the authors' get_slopes)",
     .data = "a-slope-for-each-head")
{
    const double three[] = {1. / 16, 1. / 256, 1. / 4};
    const double six[] = {1. / 4, 1. / 16, 1. / 64, 1. / 256, 1. / 2, 1. / 8};
    const size_t heads[] = {5, 7, 9, 12, 14, 20, 32, 71, 112, 1000, 1024, 1023};

    for (size_t head = 0; head < 3; head++)
        expect_slope(head, 3, three[head]);
    for (size_t head = 0; head < 6; head++)
        expect_slope(head, 6, six[head]);
    expect_slope(8, 14, .7071067811865475);
    expect_slope(13, 14, .02209708691207961);
    for (size_t s = 0; s < COUNT(heads); s++)
        for (size_t head = 0; head < heads[s]; head++)
            if (heads[s] <= 32 || head < 8 || head + 1 == heads[s] ||
                head % 64 == 0 || head % 64 == 63)
                expect_slope(head, heads[s], authors_slope(head, heads[s]));
}
