/* Chapter 14: the loss, its gradient and a step of Adam. What judges a gradient
 * is the forward computation, as long double has it: one number is moved a
 * little to both sides. The step is judged by its formula. */
#include "does_order_matter.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"

/* A size that no short holds, and no number of 16 binary digits. */
enum { LONG = 65537 };

/* Two correct programs differ by a few roundings, about 1e-15 where all numbers
 * have the size of 1. Sums of up to 300 terms and scores of 1000 make 1e-12 of
 * this. A float errs by 3e-8. */
static const double close = 1e-11;

/* ---- the judge of gradients: no theory, only the forward computation ---- */

/* One number is added to another by this, in steps: -2h, -h, h and 2h. With the
 * usual two points the difference errs by h^2/6 of the third derivative; four
 * points take that away, and leave h^4/30 of the fifth. Numbers are up to 2 and
 * texts short, so that this derivative is below 10,000: 1e-12 for h = 2^-12. A
 * loss of size 50 is rounded by 6e-15 where long double is double; divided by
 * h, and summed over four points, that is 4e-11. A number that is moved is
 * rounded by 2e-15 at most. */
static const double h = 0x1p-12;
static const double by_differences = 1e-9;

/* A forward computation, and the loss that it ends in. */
struct forward {
    long double (*loss)(const struct forward *of);
    size_t n, d_k, d_v;
    const double *q, *k, *v, *bias, *dy;
    const size_t *answer;
};

/* (L(x + h) - L(x - h)) / 2h, with the same for 2h to correct it. X is one of
 * the inputs of the loss. */
static double difference(const struct forward *of, double *x)
{
    static const double step[] = {-2, -1, 1, 2}, factor[] = {1, -8, 8, -1};
    const double kept = *x;
    long double sum = 0;

    if (!isfinite(kept)) /* a hidden key stays hidden */
        return 0;
    for (size_t s = 0; s < 4; s++) {
        *x = kept + step[s] * h;
        sum += factor[s] * of->loss(of);
    }
    *x = kept;
    return (double)(sum / (12 * h));
}

static void expect_gradient(const char *name, const struct forward *of,
                            double *at, size_t rows, size_t columns,
                            const double *got, double tolerance)
{
    double want[rows * columns];

    for (size_t c = 0; c < rows * columns; c++)
        want[c] = difference(of, &at[c]);
    expect(name, matrix(rows, columns), got, want, tolerance);
}

/* 1/(the share of j): the sum of all e^(s_m - s_j), which needs no maximum. */
static long double inverse_share(size_t n, const long double score[n], size_t j)
{
    long double sum = 0;

    for (size_t m = 0; m < n; m++)
        sum += expl(score[m] - score[j]);
    return sum;
}

/* ---- cross_entropy ---- */

/* n rows of d_k scores, which are in q. */
static long double entropy_loss(const struct forward *of)
{
    long double sum = 0, score[of->d_k];

    for (size_t i = 0; i < of->n; i++) {
        for (size_t j = 0; j < of->d_k; j++)
            score[j] = of->q[i * of->d_k + j];
        sum += logl(inverse_share(of->d_k, score, of->answer[i]));
    }
    return sum / (long double)of->n;
}

static double call_cross_entropy(size_t n, size_t words, const double *score,
                                 const size_t *answer, double *dscore)
{
    double right[n];

    for (size_t i = 0; i < n; i++)
        right[i] = (double)answer[i];
    describe_call("cross_entropy(%zu, %zu)", n, words);
    if (n * words <= 9) {
        show_input("score", matrix(n, words), score);
        show_input("answer", values(n), right);
    }
    return cross_entropy(n, words,
                         (const double(*)[words])input_copy(n * words, score),
                         input_order(n, answer), (double(*)[words])dscore);
}

/* The loss alone; 1e-11 of 1 + |loss|. */
static void expect_loss(const char *what, size_t n, size_t words,
                        const double *score, const size_t *answer, double want)
{
    double *dscore = output_buffer(n * words);

    expect_value(what, call_cross_entropy(n, words, score, answer, dscore),
                 want, close * (1 + fabs(want)));
}

/* Scores of ln 2, 0 and 0 have shares of 1/2, 1/4 and 1/4. Sixteen equal scores
 * are a model that knows nothing. The last are those of Keras' own test,
 * keras/src/losses/losses_test.py, with its six digits. */
Test(cross_entropy, is_minus_the_logarithm_of_the_answers_share,
     .description = "shares 1/2 1/4 1/4: ln 2, ln 4, ln 4; Keras' test: "
                    ".001822 .000459 .169846",
     .data = "one-number-says-how-wrong")
{
    const double keras[3][3] = {{8, 1, 1}, {0, 9, 1}, {2, 3, 5}};
    const double want[] = {.001822, .000459, .169846};
    const double scores[] = {log(2), 0, 0};
    double equal[16], loss;

    for (size_t a = 0; a < 3; a++) {
        double slope[] = {.5, .25, .25}, *dscore = output_buffer(3);

        slope[a] -= 1;
        loss = call_cross_entropy(1, 3, scores, &a, dscore);
        expect_value("the loss", loss, a == 0 ? log(2) : log(4), close);
        suggest(loss == 0, "The loss is 0 here, as if no row was added to it. "
                           "n is 1. Does the loop reach row 0?");
        suggest(SHOULD,
                "The shares are 1/2, 1/4 and 1/4, and the loss is minus the "
                "natural logarithm of share %zu, counted from 0.",
                a);
        expect("dscore", values(3), dscore, slope, close);
        suggest(
            SHOULD,
            "dscore is the shares, 1/2, 1/4 and 1/4, less 1 for the answer.");
    }
    for (size_t c = 0; c < 16; c++)
        equal[c] = 3;
    for (size_t a = 0; a < 16; a += 5)
        expect_loss("16 equal scores", 1, 16, equal, &a, log(16));
    for (size_t i = 0; i < 3; i++) {
        double *dscore = output_buffer(3);

        expect_value("the loss in Keras' test",
                     call_cross_entropy(1, 3, keras[i], &i, dscore), want[i],
                     digits(6));
    }
}

/* Keras' rows, where each answer has the largest score: two slips that lose or
 * keep what another row has added. */
static void suggest_rows(double got)
{
    const double sum[] = {1 + 2 * exp(-7), 1 + exp(-8) + exp(-9),
                          1 + exp(-2) + exp(-3)};
    const double kept =
        log(sum[0]) + log(sum[0] + sum[1]) + log(sum[0] + sum[1] + sum[2]);
    const struct slip slips[] = {
        {log(sum[2]) / 3, "This is the loss of the last row alone, over 3. Are "
                          "the losses of all rows added?"},
        {kept / 3, "This is what you get if each row goes on with the sum of "
                   "the row before. It should begin with 0 in every row."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* The mean of the three losses in Keras' test, to its digits. Then any number
 * of rows, each with the scores ln 2, 0 and 0. */
Test(cross_entropy, is_the_mean_over_the_rows,
     .description = "Keras' test: .172127 / 3; ten equal rows are as bad as "
                    "one",
     .data = "one-number-says-how-wrong")
{
    const double keras[] = {8, 1, 1, 0, 9, 1, 2, 3, 5};
    const size_t diagonal[] = {0, 1, 2}, counts[] = {2, 3, 10};
    double score[30];
    size_t answer[10];
    double loss = call_cross_entropy(3, 3, keras, diagonal, output_buffer(9));

    expect_value("the loss in Keras' test", loss, .172127 / 3, digits(6));
    suggest_rows(loss);
    for (size_t i = 0; i < 10; i++) {
        answer[i] = 2 - i % 2;
        memcpy(score + 3 * i, (double[]){log(2), 0, 0}, 3 * sizeof *score);
    }
    for (size_t s = 0; s < COUNT(counts); s++)
        expect_loss("", counts[s], 3, score, answer, log(4));
    answer[1] = 0; /* (ln 4 + ln 2) / 2 */
    expect_loss("", 2, 3, score, answer, 1.5 * log(2));
}

/* The gradients of the worked example: shares of 1/2, 1/4 and 1/4, and the
 * second is right. Two rows halve them. */
Test(cross_entropy, the_gradient_is_the_shares_less_1_for_the_answer_over_n,
     .description = "shares 1/2 1/4 1/4, the second is right: .5 -.75 .25",
     .data = "the-slope-of-the-loss")
{
    const double score[] = {log(2), 0, 0, 0, log(2), 0};
    const size_t answer[] = {1, 1};
    double *single = output_buffer(3), *both = output_buffer(6);

    expect_value("the loss", call_cross_entropy(1, 3, score, answer, single),
                 log(4), close);
    expect("dscore", values(3), single, (double[]){.5, -.75, .25}, close);
    expect_value("the loss", call_cross_entropy(2, 3, score, answer, both),
                 1.5 * log(2), close);
    expect("dscore", matrix(2, 3), both,
           (double[]){.25, -.375, .125, .125, -.25, .125}, close);
    suggest(are_near(6, both, (double[]){.25, -.125, .125, .125, 0, .125}),
            "1/n is subtracted for the answer here, and then all is divided by "
            "n. It is 1 that should be subtracted first.");
    suggest(true, "The row of shares 1/2, 1/4 and 1/4 is right alone. Is all "
                  "divided by n, and is each number of row i made of its own?");
}

static void expect_entropy_gradient(size_t n, size_t words, double size)
{
    double score[n * words], *dscore = output_buffer(n * words);
    size_t answer[n];
    struct forward of = {
        .loss = entropy_loss, .n = n, .d_k = words, .q = score};

    of.answer = answer;
    arbitrary((uint32_t)(n + words), n * words, score, size);
    for (size_t i = 0; i < n; i++)
        answer[i] = (3 * i + 1) % words;
    expect_value("the loss",
                 call_cross_entropy(n, words, score, answer, dscore),
                 (double)entropy_loss(&of), close * (1 + size));
    expect_gradient("dscore", &of, score, n, words, dscore, by_differences);
}

Test(cross_entropy, the_gradient_agrees_with_the_finite_difference,
     .description = "(L(x + h) - L(x - h)) / 2h for each score",
     .data = "the-slope-of-the-loss")
{
    const size_t sizes[][2] = {{1, 2}, {1, 7}, {2, 3}, {5, 2}, {3, 10}};

    for (size_t s = 0; s < COUNT(sizes); s++)
        expect_entropy_gradient(sizes[s][0], sizes[s][1], 2);
    expect_entropy_gradient(3, 5, 20);
}

static void expect_row_sums(const char *what, size_t n, size_t columns,
                            const double *got)
{
    double sum[n], zero[n];

    for (size_t i = 0; i < n; i++) {
        sum[i] = zero[i] = 0;
        for (size_t j = 0; j < columns; j++)
            sum[i] += got[i * columns + j];
    }
    expect(what, values(n), sum, zero, close);
}

/* The same number added to all scores of a row changes no share, so the slope
 * in that direction is 0. */
Test(cross_entropy, each_row_of_the_gradient_adds_up_to_0,
     .description = "all scores of a row raised alike: no share changes",
     .data = "the-slope-of-the-loss")
{
    double score[120], *dscore = output_buffer(120);
    size_t answer[12];

    arbitrary(7, 120, score, 6);
    for (size_t i = 0; i < 12; i++)
        answer[i] = i % 10;
    call_cross_entropy(12, 10, score, answer, dscore);
    expect_row_sums("the sum of each row of dscore", 12, 10, dscore);
}

/* What a share that is 0 in a double gives, and a largest score that is not its
 * row's. */
static void suggest_far_scores(double loss)
{
    suggest(loss > 10 && loss < 746,
            "The loss is that of answers with the share %.4g, which is "
            "e^-%.6g. Their share is e^-1000, and a double has no number so "
            "near to 0. Is a small number put in its place, or added to it, "
            "before the logarithm is taken?",
            exp(-loss), loss);
    suggest(loss == INFINITY,
            "The loss is infinite. e^-1000 is 0 in a double, and the logarithm "
            "of 0 is minus infinity: is a share computed first, and then its "
            "logarithm?");
    suggest(isnan(loss) || loss == -INFINITY,
            "The rows lie at 0, at 1000 and at -1000. Each has a largest score "
            "of its own to subtract: is it, and with what does the search for "
            "it begin?");
}

/* e^-1000 is 0 in a double, and its logarithm is -infinity; e^1000 is infinite.
 * The rows lie at 0, at 1000 and at -1000, so that none has the others'
 * largest. The largest stands first there, and last in the row after them. A
 * number near -2e9 is rounded by 2.4e-7, and so is the logarithm of a sum of
 * their powers. */
Test(cross_entropy, an_answer_1000_below_the_best_costs_1000,
     .description = "ln(e^1000 + e^0) - 0 = 1000, and the gradient is 1 and -1",
     .data = "one-number-says-how-wrong")
{
    const double score[] = {0, -1000, 1000, 0, -1000, -2000};
    const size_t answer[] = {1, 1, 1}, best[] = {0, 0, 0};
    double *dscore = output_buffer(6), *right = output_buffer(6);
    double *last = output_buffer(2), *low = output_buffer(2), loss;

    loss = call_cross_entropy(3, 2, score, answer, dscore);
    expect_value("the loss", loss, 1000, 1e-8);
    suggest_far_scores(loss);
    expect("dscore", matrix(3, 2), dscore,
           (double[]){1. / 3, -1. / 3, 1. / 3, -1. / 3, 1. / 3, -1. / 3},
           close);
    expect_value("the loss", call_cross_entropy(3, 2, score, best, right), 0,
                 close);
    expect("dscore", matrix(3, 2), right, (double[6]){0}, close);
    expect_value("the loss",
                 call_cross_entropy(1, 2, (double[]){0, 1000}, best, last),
                 1000, 1e-8);
    suggest(true, "The last score is the largest here. Does the search for the "
                  "largest look at every score of the row?");
    expect("dscore", values(2), last, (double[]){-1, 1}, close);
    expect_loss("scores of 100,000", 1, 2, (double[]){1e5, -1e5}, answer, 2e5);
    expect_loss("scores near 1000", 1, 2, (double[]){1000, 1000}, answer,
                log(2));
    expect_loss("scores near -1000", 1, 2, (double[]){-1000, -1000}, answer,
                log(2));
    expect_value("the loss",
                 call_cross_entropy(1, 2, (double[]){-2e9, -2e9}, answer, low),
                 log(2), 4 * DBL_EPSILON * 2e9);
    suggest(true, "Scores may have any finite size. With what does the search "
                  "for the largest begin?");
    expect("dscore", values(2), low, (double[]){.5, -.5},
           4 * DBL_EPSILON * 2e9);
    suggest(true, "Scores may have any finite size. With what does the search "
                  "for the largest begin?");
}

Test(cross_entropy, of_a_single_word_is_0,
     .description = "its share is 1, and ln 1 = 0",
     .data = "one-number-says-how-wrong")
{
    const double score[] = {5, -3, 0, 800};
    const size_t answer[] = {0, 0, 0, 0};
    double *dscore = output_buffer(4);

    expect_value("the loss", call_cross_entropy(4, 1, score, answer, dscore), 0,
                 close);
    expect("dscore", matrix(4, 1), dscore, (double[4]){0}, close);
}

/* As in chapter 00: the search for the largest begins below all scores. One is
 * so far above the other that its share is 1. */
static void expect_lowest_scores(void)
{
    double *dscore = output_buffer(2);

    call_cross_entropy(1, 2, (double[]){-1e305, -3e305}, (size_t[]){1}, dscore);
    expect("dscore", values(2), dscore, (double[]){1, -1}, close);
    suggest(true, "Scores may have any finite size. With what does the search "
                  "for the largest begin?");
}

/* The share of the other word is e^-20 / (1 + e^-20). That of the answer, less
 * 1, is minus this, and errs by a unit of 1. */
static void expect_small_share(void)
{
    const double small = exp(-20) / (1 + exp(-20));
    double *dscore = output_buffer(2);

    call_cross_entropy(1, 2, (double[]){0, -20}, (size_t[]){0}, dscore);
    expect("dscore", values(2), dscore, (double[]){-small, small},
           8 * DBL_EPSILON);
    suggest(SHOULD,
            "A share of e^-20 counts: it is the gradient of its score.");
}

/* Word 2049 of 2051 has the score ln 2050, the others have 0: it has the share
 * 1/2, each other 1/4100. All three numbers have 12 binary digits. Then 65,537
 * rows of two words with the shares 3/4 and 1/4, and the second is the answer
 * of each third. A sum of so many powers, or losses, errs by a unit for each.
 */
Test(cross_entropy, words_and_rows_may_be_many,
     .description =
         "2051 words, ln 2050 for the right one: ln 2; 65,537 rows: their mean",
     .data = "one-number-says-how-wrong")
{
    enum { WORDS = 2051, RIGHT = 2049 };
    static double score[2 * LONG], want[2 * LONG];
    static size_t answer[LONG];
    const double error = 4 * LONG * DBL_EPSILON;
    double *dscore = output_buffer(WORDS), ones = 0;

    score[RIGHT] = log(WORDS - 1);
    answer[0] = RIGHT;
    for (size_t j = 0; j < WORDS; j++)
        want[j] = .5 / (WORDS - 1);
    want[RIGHT] = -.5;
    expect_value("the loss",
                 call_cross_entropy(1, WORDS, score, answer, dscore), log(2),
                 error);
    expect("dscore", matrix(1, WORDS), dscore, want, error);
    score[RIGHT] = 0;
    dscore = output_buffer(2 * LONG);
    for (size_t i = 0; i < LONG; i++) {
        answer[i] = i % 3 == 0;
        ones += (double)answer[i];
        score[2 * i] = log(3);
        want[2 * i] = (answer[i] ? .75 : -.25) / LONG;
        want[2 * i + 1] = -want[2 * i];
    }
    expect_value("the loss", call_cross_entropy(LONG, 2, score, answer, dscore),
                 log(4) - log(3) * (1 - ones / LONG), error);
    expect("dscore", matrix(LONG, 2), dscore, want, 4 * DBL_EPSILON);
    expect_small_share();
    expect_lowest_scores();
}

/* The loss bends by at most 1/(2n) along any line, so a step of RATE against
 * the gradient, for rate up to 2n, lowers it by at least half of rate times the
 * squared length of the gradient. */
Test(cross_entropy, a_step_against_the_gradient_lowers_the_loss,
     .description =
         "s - rate dscore: lower by at least rate/2 times the squared length",
     .data = "how-far-to-step")
{
    double score[20], lower[20], *dscore = output_buffer(20), before, after;
    const size_t answer[] = {0, 1, 2, 3};
    double rate = 4, least = 0;

    arbitrary(11, 20, score, 3);
    before = call_cross_entropy(4, 5, score, answer, dscore);
    for (size_t c = 0; c < 20; c++) {
        lower[c] = score[c] - rate * dscore[c];
        least += rate / 2 * dscore[c] * dscore[c];
    }
    after = call_cross_entropy(4, 5, lower, answer, output_buffer(20));
    expect_that(least > .01 && after <= before - least + close,
                "A step against dscore should lower the loss from %.6f by "
                "%.6f or more. It is now %.6f.",
                before, least, after);
}

/* ---- softmax_backward ---- */

static double *call_softmax_backward(size_t n, const double *weight,
                                     const double *dweight)
{
    double *dscore = output_buffer(n);

    describe_call("softmax_backward(%zu)", n);
    if (n <= 4) {
        show_input("weight", values(n), weight);
        show_input("dweight", values(n), dweight);
    }
    softmax_backward(n, input_copy(n, weight), input_copy(n, dweight), dscore);
    return dscore;
}

/* The mean of dweight is .5 1 + .25 2 + .25 4 = 2; in the second row it is
 * .1 5 + .2 0 - .3 5 + .4 10 = 3. */
static const char kept_before[] =
    "The same call gave the other numbers before. What stays from one call to "
    "the next: a static variable, or one outside all functions? Or is "
    "something read before it is set?";

/* What is nan, or was never set, the other claims tell. */
Test(softmax_backward, the_same_call_gives_the_same_numbers,
     .description = "dscore depends on weight and dweight, and on nothing else",
     .data = "through-softmax")
{
    const double weight[] = {.5, .25, .25}, dweight[] = {1, 2, 4};
    const double *first = call_softmax_backward(3, weight, dweight), *again;

    call_softmax_backward(3, dweight, weight);
    again = call_softmax_backward(3, weight, dweight);
    if (!all_numbers(3, first))
        return;
    expect("the same call once more", values(3), again, first, 0);
    suggest(true, "%s", kept_before);
}

Test(softmax_backward, is_weight_times_what_lies_above_the_mean,
     .description =
         "for example, .5 .25 .25, dweight 1 2 4: mean 2, dscore -.5 0 .5",
     .data = "through-softmax")
{
    const double weight[] = {.5, .25, .25}, dweight[] = {1, 2, 4};
    const double tenths[] = {.1, .2, .3, .4}, other[] = {5, 0, -5, 10};
    const double around_0[] = {1, 2, -4};

    expect("where the mean of dweight is 0", values(3),
           call_softmax_backward(3, weight, around_0), (double[]){.5, .5, -1},
           close);
    suggest(SHOULD, "The mean of dweight is .5 * 1 + .25 * 2 - .25 * 4 = 0. So "
                    "dscore is each weight times its dweight here.");
    expect("", values(3), call_softmax_backward(3, weight, dweight),
           (double[]){-.5, 0, .5}, close);
    suggest(true, "In this test the result is right where the mean of dweight "
                  "is 0. What is subtracted for the mean, and is the weight in "
                  "front multiplied with it, too?");
    expect("", values(4), call_softmax_backward(4, tenths, other),
           (double[]){.2, -.6, -2.4, 2.8}, close);
}

/* The sum of dy_j times share j of the scores in q, none of which is large. */
static long double softmax_loss(const struct forward *of)
{
    long double sum = 0, powers = 0;

    for (size_t j = 0; j < of->n; j++) {
        long double power = expl(of->q[j]);

        sum += of->dy[j] * power;
        powers += power;
    }
    return sum / powers;
}

static void shares_of(size_t n, const double *score, double *weight)
{
    long double all[n];

    for (size_t j = 0; j < n; j++)
        all[j] = score[j];
    for (size_t j = 0; j < n; j++)
        weight[j] = (double)(1 / inverse_share(n, all, j));
}

Test(softmax_backward, agrees_with_the_finite_difference,
     .description = "(L(s + h) - L(s - h)) / 2h for each score",
     .data = "through-softmax")
{
    const size_t sizes[] = {2, 3, 5, 16};

    for (size_t s = 0; s < COUNT(sizes); s++) {
        size_t n = sizes[s];
        double score[n], weight[n], dweight[n];
        struct forward of = {
            .loss = softmax_loss, .n = n, .q = score, .dy = dweight};

        arbitrary((uint32_t)n, n, score, 2);
        arbitrary((uint32_t)n + 1, n, dweight, 2);
        shares_of(n, score, weight);
        expect_gradient("", &of, score, 1, n,
                        call_softmax_backward(n, weight, dweight),
                        by_differences);
    }
}

/* The weights add up to 1 whatever the scores are, so a loss that counts all of
 * them alike doesn't depend on the scores. */
Test(softmax_backward, does_not_see_what_is_the_same_for_all_weights,
     .description =
         "dweight 1 1 1: the weights always add up to 1, so dscore is 0",
     .data = "through-softmax")
{
    const double shift[] = {1, -7, 1000};
    double score[9], weight[9], dweight[9], want[9], mean = 0;

    arbitrary(21, 9, score, 2);
    arbitrary(22, 9, dweight, 1);
    shares_of(9, score, weight);
    for (size_t j = 0; j < 9; j++)
        mean += weight[j] * dweight[j];
    for (size_t j = 0; j < 9; j++)
        want[j] = weight[j] * (dweight[j] - mean);
    for (size_t s = 0; s < COUNT(shift); s++) {
        double same[9], more[9];

        for (size_t j = 0; j < 9; j++) {
            same[j] = shift[s];
            more[j] = dweight[j] + shift[s];
        }
        expect("all dweights alike", values(9),
               call_softmax_backward(9, weight, same), (double[9]){0}, close);
        expect("the same number added to each dweight", values(9),
               call_softmax_backward(9, weight, more), want, close);
    }
}

Test(softmax_backward, adds_up_to_0_and_is_0_where_the_weight_is_0,
     .description = "weights 0 1 0: all of dscore is 0",
     .data = "through-softmax")
{
    const double certain[] = {0, 1, 0}, half[] = {.5, 0, .5, 0};
    const double dweight[] = {3, -2, 7, 100};
    const double small[] = {0x1p-40, 1 - 0x1p-40}, large[] = {0x1p42, 0};
    double score[40], weight[40], many[40], *dscore;

    expect("", values(3), call_softmax_backward(3, certain, dweight),
           (double[3]){0}, close);
    expect("", values(4), call_softmax_backward(4, half, dweight),
           (double[]){-1, 0, 1, 0}, close);
    expect("a weight of 2^-40", values(2),
           call_softmax_backward(2, small, large),
           (double[]){4 * (1 - small[0]), -4 * (1 - small[0])}, close);
    suggest(SHOULD,
            "The mean of dweight is 2^-40 times 2^42, which is 4. A small "
            "weight counts where its dweight is large.");
    expect("", values(1), call_softmax_backward(1, (double[]){1}, dweight),
           (double[1]){0}, close);
    arbitrary(31, 40, score, 3);
    arbitrary(32, 40, many, 5);
    shares_of(40, score, weight);
    dscore = call_softmax_backward(40, weight, many);
    expect_row_sums("the sum of dscore", 1, 40, dscore);
}

/* A weight of 2^-40 in the claim before is small; this one is 2^-60, and a
 * dweight may be large. Then one weight of 1/2 and 2048 of 2^-12, whose last
 * dweight is 2048: the mean is 1/2 + 1/2. Nothing is rounded. */
Test(softmax_backward, every_weight_counts_however_small_and_many,
     .description =
         "weight 2^-60, dweight 2^61: 2; weights 1/2 and 2048 times 2^-12",
     .data = "through-softmax")
{
    enum { MANY = 2049 };
    double weight[MANY], dweight[MANY] = {0}, want[MANY];
    const double tiny[] = {0x1p-60, 1}, huge[] = {0x1p61, 0};

    expect("a weight of 2^-60", values(2), call_softmax_backward(2, tiny, huge),
           (double[]){2, -2}, close);
    suggest(SHOULD,
            "The mean of dweight is 2^-60 times 2^61, which is 2. A small "
            "weight counts where its dweight is large.");
    for (size_t j = 0; j < MANY; j++) {
        weight[j] = 0x1p-12;
        want[j] = -0x1p-12;
    }
    weight[0] = .5;
    dweight[0] = 1;
    dweight[MANY - 1] = MANY - 1;
    want[0] = 0;
    want[MANY - 1] = (MANY - 2) * 0x1p-12;
    expect("", values(MANY), call_softmax_backward(MANY, weight, dweight), want,
           close);
}

/* ---- attention_backward ---- */

/* The score of query i and key j, as in chapter 10. */
static long double score_of(const struct forward *of, size_t i, size_t j)
{
    const double *q = of->q + i * of->d_k, *k = of->k + j * of->d_k;
    long double sum = 0;

    for (size_t c = 0; c < of->d_k; c++)
        sum += (long double)q[c] * k[c];
    return sum / sqrtl((long double)of->d_k) + of->bias[i * of->n + j];
}

/* The sum of dy times y, where y is attention. No position is hidden from
 * itself, and no score is large. */
static long double attention_loss(const struct forward *of)
{
    size_t n = of->n, d_v = of->d_v;
    long double sum = 0;

    for (size_t i = 0; i < n; i++) {
        long double powers = 0, mixed = 0;

        for (size_t j = 0; j < n; j++) {
            long double power = expl(score_of(of, i, j));

            powers += power;
            for (size_t c = 0; c < d_v; c++)
                mixed += power * of->dy[i * d_v + c] * of->v[j * d_v + c];
        }
        sum += mixed / powers;
    }
    return sum;
}

/* What attention_backward writes. */
struct gradients {
    double *q, *k, *v, *bias;
};

static void show_inputs(const struct forward *of)
{
    show_input("q", matrix(of->n, of->d_k), of->q);
    show_input("k", matrix(of->n, of->d_k), of->k);
    show_input("v", matrix(of->n, of->d_v), of->v);
    show_input("bias", matrix(of->n, of->n), of->bias);
    show_input("dy", matrix(of->n, of->d_v), of->dy);
}

static struct gradients backward(const struct forward *of, const char *what)
{
    size_t n = of->n, d_k = of->d_k, d_v = of->d_v;
    struct gradients got = {output_buffer(n * d_k), output_buffer(n * d_k),
                            output_buffer(n * d_v), output_buffer(n * n)};

    describe_call("attention_backward(%zu, %zu, %zu)%s", n, d_k, d_v, what);
    if (n * d_k <= 8)
        show_inputs(of);
    attention_backward(n, d_k, d_v,
                       (const double(*)[d_k])input_copy(n * d_k, of->q),
                       (const double(*)[d_k])input_copy(n * d_k, of->k),
                       (const double(*)[d_v])input_copy(n * d_v, of->v),
                       (const double(*)[n])input_copy(n * n, of->bias),
                       (const double(*)[d_v])input_copy(n * d_v, of->dy),
                       (double(*)[d_k])got.q, (double(*)[d_k])got.k,
                       (double(*)[d_v])got.v, (double(*)[n])got.bias);
    return got;
}

static void expect_gradients(const struct forward *of, const char *what,
                             const struct gradients *want)
{
    struct gradients got = backward(of, what);

    expect("dv", matrix(of->n, of->d_v), got.v, want->v, close);
    suggest(all_numbers(of->n * of->d_v, got.v),
            "dv needs the weights and dy alone. So look at the weights, "
            "and at the line of dv.");
    expect("dbias", matrix(of->n, of->n), got.bias, want->bias, close);
    suggest(all_numbers(of->n * of->n, got.bias),
            "dv is right, and so are the weights that it needs. So look "
            "at dweight, at what softmax_backward is given, and at what "
            "becomes of dbias afterwards.");
    expect("dq", matrix(of->n, of->d_k), got.q, want->q, close);
    suggest(all_numbers(of->n * of->d_k, got.q),
            "dbias is right. So look at the line of dq: row i of dbias, "
            "the keys, and the root of d_k.");
    expect("dk", matrix(of->n, of->d_k), got.k, want->k, close);
    suggest(all_numbers(of->n * of->d_k, got.k),
            "dbias and dq are right. So look at the line of dk: column j "
            "of dbias, the queries, and the root of d_k.");
}

/* Both scores of the second token are -100 times 100. */
static void expect_low_scores(void)
{
    const double q[] = {0, -100}, k[] = {100, 100}, zero[4] = {0};
    const double bias[] = {0, -INFINITY, 0, 0}, dy[] = {0, 1};
    double none[4] = {0};
    const struct forward of = {NULL, 2, 1, 1, q, k, zero, bias, dy, NULL};
    const struct gradients want = {none, none, (double[]){.5, .5}, none};

    expect_gradients(&of, ", scores of -10,000", &want);
}

/* Two tokens, d_k = 4. The scores 2 1/2 = 1 and 2 3/2 = 3 get biases of 2 and
 * 0, so that both are 3, and the weights 1/2; shifted by 1000 both ways they
 * are the same. The loss is the second result, y = (2 + 6)/2 = 4. Then dw is 2
 * and 6, its mean 4, and dbias -1 and 1. The first token sees only itself.
 * Last, the scores are low and the biases are 0; the values are 0 there, so
 * that nothing but dv can differ from 0. */
Test(attention_backward, two_words_by_hand,
     .description =
         "weights 1/2 1/2, values 2 6: dbias -1 1, dq 1, dk -1 1, dv .5 .5",
     .data = "through-attention")
{
    const double q[8] = {5, 1, 0, 2, 2}, k[8] = {1, 0, 0, 0, 3};
    const double v[] = {2, 6}, dy[] = {0, 1}, shift[] = {0, 1000, -1000};

    for (size_t s = 0; s < COUNT(shift); s++) {
        const double bias[] = {shift[s], -INFINITY, 2 + shift[s], shift[s]};
        struct forward of = {NULL, 2, 4, 1, q, k, v, bias, dy, NULL};
        struct gradients want = {(double[8]){0, 0, 0, 0, 1},
                                 (double[8]){-1, 0, 0, 0, 1},
                                 (double[]){.5, .5}, (double[]){0, 0, -1, 1}};

        expect_gradients(&of,
                         s == 0   ? ", by hand"
                         : s == 1 ? ", biases near 1000"
                                  : ", biases near -1000",
                         &want);
    }
    expect_low_scores();
}

/* A causal mask, or some keys hidden here and there, or none. */
enum mask { OPEN, CAUSAL, HOLES };

static void expect_by_differences(size_t n, size_t d_k, size_t d_v,
                                  enum mask mask)
{
    double q[n * d_k], k[n * d_k], v[n * d_v], bias[n * n], dy[n * d_v];
    const struct forward of = {attention_loss, n,  d_k, d_v, q, k, v,
                               bias,           dy, NULL};
    struct gradients got;

    arbitrary(1, n * d_k, q, 2);
    arbitrary(2, n * d_k, k, 2);
    arbitrary(3, n * d_v, v, 2);
    arbitrary(4, n * n, bias, 2);
    arbitrary(5, n * d_v, dy, 1);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            if ((mask == CAUSAL && j > i) ||
                (mask == HOLES && j != i && (i + 2 * j) % 3 == 0))
                bias[n * i + j] = -INFINITY;
    got = backward(&of, mask == OPEN     ? ""
                        : mask == CAUSAL ? ", with a causal mask"
                                         : ", with some keys hidden");
    expect_gradient("dv", &of, v, n, d_v, got.v, by_differences);
    expect_gradient("dbias", &of, bias, n, n, got.bias, by_differences);
    suggest(true, "dv is right, and so are the weights that it needs. So look "
                  "at dweight, at what softmax_backward is given, and at what "
                  "becomes of dbias afterwards.");
    expect_gradient("dq", &of, q, n, d_k, got.q, by_differences);
    expect_gradient("dk", &of, k, n, d_k, got.k, by_differences);
}

Test(attention_backward, agrees_with_the_finite_difference,
     .description =
         "(L(x + h) - L(x - h)) / 2h for each number of q, k, v and bias",
     .data = "through-attention")
{
    const size_t sizes[][3] = {{2, 1, 1}, {2, 3, 1}, {3, 2, 5}, {4, 5, 2}};

    for (size_t s = 0; s < COUNT(sizes); s++)
        expect_by_differences(sizes[s][0], sizes[s][1], sizes[s][2], OPEN);
}

Test(attention_backward, agrees_with_the_finite_difference_under_a_mask,
     .description = "the same with keys hidden by -infinity, in column 0 too",
     .data = "through-attention")
{
    const size_t sizes[][3] = {{2, 2, 1}, {3, 2, 3}, {4, 3, 2}};

    for (size_t s = 0; s < COUNT(sizes); s++) {
        expect_by_differences(sizes[s][0], sizes[s][1], sizes[s][2], CAUSAL);
        expect_by_differences(sizes[s][0], sizes[s][1], sizes[s][2], HOLES);
    }
}

/* All scores are 0, so that the biases alone make the weights; row i of dy is 1
 * at place i, so that row j of dv is column j of the weights. */
Test(attention_backward, dv_is_dy_times_the_weight_it_came_through,
     .description =
         "weights .1 .2 .3 .4 | .25 .25 .25 .25 | ...: dv is their transpose",
     .data = "through-attention")
{
    const double share[16] = {.1, .2,   .3,   .4,  .25, .25, .25, .25,
                              .7, .125, .125, .05, .5,  .25, .2,  .05};
    double zero[12] = {0}, k[12], v[16], bias[16], dy[16] = {0}, want[16];
    const struct forward of = {NULL, 4, 3, 4, zero, k, v, bias, dy, NULL};
    struct gradients got;

    arbitrary(41, 12, k, 1);
    arbitrary(42, 16, v, 1);
    for (size_t i = 0; i < 4; i++) {
        dy[5 * i] = 1;
        for (size_t j = 0; j < 4; j++) {
            bias[4 * i + j] = log(share[4 * i + j]);
            want[4 * j + i] = share[4 * i + j];
        }
    }
    got = backward(&of, ", all queries 0");
    expect("dv", matrix(4, 4), got.v, want, close);
}

/* Keys that are the unit vectors of 16 numbers: row i of dq is row i of dbias,
 * divided by 4. The queries too: row j of dk is column j of dbias, divided by
 * 4. */
Test(attention_backward, dq_and_dk_are_divided_by_the_root_and_dbias_is_not,
     .description =
         "d_k = 16, unit vectors: dq is dbias / 4, and dk its transpose / 4",
     .data = "through-attention")
{
    enum { N = 16 };
    double unit[N * N] = {0}, v[N * 2], bias[N * N], dy[N * 2];
    double across[N * N], down[N * N];
    const struct forward of = {attention_loss, N, N,    2,  unit,
                               unit,           v, bias, dy, NULL};
    struct gradients got;

    for (size_t i = 0; i < N; i++)
        unit[(N + 1) * i] = 1;
    arbitrary(51, N * 2, v, 1);
    arbitrary(52, N * N, bias, 1);
    arbitrary(53, N * 2, dy, 1);
    got = backward(&of, ", unit vectors");
    for (size_t c = 0; c < 2; c++) /* of row 1; the others are alike */
        expect_value("dbias in row 1, by finite differences",
                     got.bias[N + 5 * c], difference(&of, &bias[N + 5 * c]),
                     by_differences);
    for (size_t i = 0; i < N; i++)
        for (size_t j = 0; j < N; j++) {
            across[N * i + j] = got.bias[N * i + j] / 4;
            down[N * j + i] = got.bias[N * i + j] / 4;
        }
    expect("dq, compared with dbias / 4", matrix(N, N), got.q, across, close);
    expect("dk, compared with the columns of dbias / 4", matrix(N, N), got.k,
           down, close);
}

/* The size that a model has: 40 tokens under a mask, biases and scores of up to
 * 1000. A hidden key has no share, so nothing can depend on it; here all but
 * the last token hide the last. */
Test(attention_backward, rows_of_dbias_add_up_to_0_and_hidden_keys_get_0,
     .description =
         "a share that is 0 stays 0: dbias 0 where the bias is -infinity",
     .data = "through-attention")
{
    enum { N = 40 };
    double q[N * 4], k[N * 4], v[N * 3], bias[N * N], dy[N * 3], above[N * N];
    const struct forward of = {NULL, N, 4, 3, q, k, v, bias, dy, NULL};
    struct gradients got;

    arbitrary(61, N * 4, q, 30);
    arbitrary(62, N * 4, k, 30);
    arbitrary(63, N * 3, v, 1);
    arbitrary(64, N * 3, dy, 1);
    memset(dy + (N - 1) * 3, 0, 3 * sizeof *dy);
    for (size_t c = 0; c < N * N; c++)
        bias[c] = c % N > c / N ? -INFINITY : -25. * (double)(c / N - c % N);
    got = backward(&of, ", with a causal mask");
    for (size_t c = 0; c < N * N; c++)
        above[c] = c % N > c / N ? got.bias[c] : 0;
    expect("dbias where keys are hidden", matrix(N, N), above,
           (double[N * N]){0}, 0);
    expect_row_sums("the sum of each row of dbias", N, N, got.bias);
    expect("dv of the last token, which the others don't see", values(3),
           got.v + (N - 1) * 3, (double[3]){0}, close);
    expect("dk of the last token, which the others don't see", values(4),
           got.k + (N - 1) * 4, (double[4]){0}, close);
}

Test(attention_backward, of_a_single_token_only_the_value_counts,
     .description = "n = 1: the weight is 1, dv is dy, and the others are 0",
     .data = "through-attention")
{
    double q[] = {3, -1}, k[] = {2, 7}, v[] = {1, 0, 5}, bias[] = {-4};
    double dy[] = {.3, -.7, 2};
    const struct forward of = {NULL, 1, 2, 3, q, k, v, bias, dy, NULL};
    const struct gradients want = {(double[2]){0}, (double[2]){0}, dy,
                                   (double[1]){0}};

    expect_gradients(&of, "", &want);
}

/* Chapter 10's claims of -infinity and of low biases, backwards. First the
 * second token sees one key alone. Then both biases are the same and the shares
 * 1/2, which a program with e^(s - log sum) knows to 4 units of the bias: it is
 * lost beside the lowest of them. */
static void expect_low_biases(double low)
{
    const double zero[] = {0, 0}, v[] = {2, 6}, dy[] = {0, 1};
    const double alone[] = {0, -INFINITY, low, -INFINITY};
    const double both[] = {low, low, low, low}, error = 4 * DBL_EPSILON * -low;
    double none[4] = {0};
    struct forward of = {NULL, 2, 1, 1, zero, zero, v, alone, dy, NULL};
    const struct gradients want = {none, none, (double[]){1, 0}, none};
    struct gradients got;
    char what[60];

    snprintf(what, sizeof what, ", a bias of %g and a hidden key", low);
    expect_gradients(&of, what, &want);
    if (error > .1)
        return;
    of.bias = both;
    snprintf(what, sizeof what, ", all biases %g", low);
    got = backward(&of, what);
    expect("dv", matrix(2, 1), got.v, (double[]){.5, .5}, close + error);
    expect("dbias", matrix(2, 2), got.bias, (double[]){0, 0, -1, 1},
           close + 4 * error);
}

Test(attention_backward, only_minus_infinity_hides_a_key,
     .description =
         "biases -2e9 and -infinity: the weights are 1 and 0; -2e9 twice: 1/2",
     .data = "through-attention")
{
    const double low[] = {-2000, -1e5, -2e9, -1e305};

    for (size_t s = 0; s < COUNT(low); s++)
        expect_low_biases(low[s]);
}

/* Two tokens, d_k = 1: the weights of the second are e^-20 and 1 over their
 * sum. With p for the first of them, and values of 2^30 and 0, dbias is p (1 -
 * p) times 2^30, which is 2.2: an error of a few units of 1. */
Test(attention_backward, a_small_weight_counts,
     .description =
         "for example, a weight of e^-20: dv e^-20; value 2^30: dbias 2.2132",
     .data = "through-attention")
{
    const double p = 1 / (1 + exp(20)), up = 0x1p30 * p * (1 - p);
    const double q[] = {0, 1}, k[] = {0, 0}, v[] = {0x1p30, 0}, dy[] = {0, 1};
    const double bias[] = {0, -INFINITY, -20, 0};
    const struct forward of = {NULL, 2, 1, 1, q, k, v, bias, dy, NULL};
    const struct gradients got = backward(&of, ", a bias of -20");

    expect("dv", matrix(2, 1), got.v, (double[]){p, 1 - p}, 8 * DBL_EPSILON);
    suggest(SHOULD,
            "Token 1 has the weights e^-20 and 1 over their sum. A small "
            "weight counts.");
    expect("dbias", matrix(2, 2), got.bias, (double[]){0, 0, up, -up}, close);
    expect("dk", matrix(2, 1), got.k, (double[]){up, -up}, close);
    if (nothing_wrong_yet()) {
        const double low[] = {0, -INFINITY, -60, 0};
        const struct forward tiny = {NULL, 2, 1, 1, q, k, v, low, dy, NULL};

        expect_value("dv of token 0, divided by e^-60",
                     backward(&tiny, ", a bias of -60").v[0] / exp(-60), 1,
                     1e-9);
        suggest(true, "Larger weights are right. A weight of e^-60 counts, "
                      "too: is it taken for 0?");
    }
}

/* All scores are 0 but one of 1000 in each row, AHEAD places after the token,
 * where key 0 follows the last. So each weight is 1 or 0. */
static void expect_one_high_score(size_t ahead)
{
    const double zero[9] = {0}, v[] = {2, 6, 1}, dy[] = {1, -2, 4};
    double none[9] = {0}, bias[9] = {0}, dv[3];
    const struct forward of = {NULL, 3, 1, 1, zero, zero, v, bias, dy, NULL};
    struct gradients got;

    for (size_t i = 0; i < 3; i++) {
        bias[3 * i + (i + ahead) % 3] = 1000;
        dv[(i + ahead) % 3] = dy[i];
    }
    got = backward(&of, ", one bias of 1000 in each row");
    expect("dv", values(3), got.v, dv, close);
    suggest(!all_numbers(3, got.v),
            "A key before the token or after it may have the largest score. "
            "Does the search for it look at every key?");
    expect("dbias", matrix(3, 3), got.bias, none, close);
}

/* The scores of the first token are 10,000 and 9,999, those of the second are
 * 1000 and 999: shares e/(1 + e) and 1/(1 + e). The product of 100 and 99.99 is
 * rounded by a unit of 10,000, which a share passes on. */
Test(attention_backward, high_scores_are_as_good_as_any,
     .description =
         "scores 10,000 and 9,999, or 1000 and 999: weights .7311 and .2689",
     .data = "through-attention")
{
    const double q[] = {100, 10}, k[] = {100, 99.99}, v[] = {1, 0};
    const double bias[] = {0, 0, 0, -.9}, dy[] = {1, 0}, again[] = {0, 1};
    const double p = 1 / (1 + exp(-1));
    const double slope[] = {p * (1 - p), -p * (1 - p)};
    const double error = 8 * DBL_EPSILON * 1e4;
    struct forward of = {NULL, 2, 1, 1, q, k, v, bias, dy, NULL};
    struct gradients got = backward(&of, ", scores of 10,000");

    expect("dv", matrix(2, 1), got.v, (double[]){p, 1 - p}, error);
    expect("row 0 of dbias", values(2), got.bias, slope, error);
    of.dy = again;
    got = backward(&of, ", scores of 1000");
    expect("dv", matrix(2, 1), got.v, (double[]){p, 1 - p}, error);
    expect("row 1 of dbias", values(2), got.bias + 2, slope, error);
    for (size_t ahead = 0; ahead < 3; ahead++)
        expect_one_high_score(ahead);
}

/* All queries are x 0 and all keys 0 x, so that each score is 0 and each weight
 * 1/n. With v and dy of which the means are v and y, dv is y, and row i of
 * dbias is dy_i (v_j - v) / n. dq and dk are the sums of its products with x,
 * over the root of 2. All numbers are small and whole, but for these quotients.
 */
static void expect_long_text(size_t n)
{
    double zero[n * n], q[2 * n], k[2 * n], v[n], dy[n], dq[2 * n], dk[2 * n];
    double dv[n], bias[n * n];
    const struct forward of = {NULL, n, 2, 1, q, k, v, zero, dy, NULL};
    const struct gradients want = {dq, dk, dv, bias};
    double mean = 0, slope = 0;

    memset(zero, 0, sizeof zero);
    memset(dq, 0, sizeof dq);
    memset(dk, 0, sizeof dk);
    for (size_t j = 0; j < n; j++) {
        q[2 * j] = k[2 * j + 1] = (double)(j % 3);
        q[2 * j + 1] = k[2 * j] = 0;
        v[j] = (double)(j % 5);
        dy[j] = (double)(j % 7) - 2;
        mean += v[j] / (double)n;
        slope += dy[j] / (double)n;
    }
    for (size_t i = 0; i < n; i++) {
        dv[i] = slope;
        for (size_t j = 0; j < n; j++) {
            bias[i * n + j] = dy[i] * (v[j] - mean) / (double)n;
            dq[2 * i + 1] += bias[i * n + j] * k[2 * j + 1] / sqrt(2);
            dk[2 * j] += bias[i * n + j] * q[2 * i] / sqrt(2);
        }
    }
    expect_gradients(&of, ", all scores and biases 0", &want);
}

/* Column j of W numbers is FACTOR in every third place, from place j on. */
static void thirds(size_t w, double factor, double x[2 * w])
{
    for (size_t c = 0; c < 2 * w; c++)
        x[c] = (c % w + c / w) % 3 == 0 ? factor : 0;
}

/* Two tokens without a mask, of any width: the gradients by their formulas, in
 * long double. Whole numbers and the root of d_k are all that is rounded. */
static void expect_wide(size_t d_k, size_t d_v)
{
    double q[2 * d_k], k[2 * d_k], v[2 * d_v], dy[2 * d_v],
        bias[] = {1, 0, 0, 2};
    double dq[2 * d_k], dk[2 * d_k], dv[2 * d_v], dbias[4];
    const struct forward of = {NULL, 2, d_k, d_v, q, k, v, bias, dy, NULL};
    const struct gradients want = {dq, dk, dv, dbias};
    double w[4], root = sqrt((double)d_k);

    thirds(d_k, 1 / root, q);
    thirds(d_k, 2, k);
    thirds(d_v, 1, v);
    thirds(d_v, 4 / (double)d_v, dy);
    for (size_t i = 0; i < 2; i++) {
        long double s = score_of(&of, i, 0) - score_of(&of, i, 1), up = 0;

        w[2 * i] = (double)(1 / (1 + expl(-s)));
        w[2 * i + 1] = (double)(1 / (1 + expl(s)));
        for (size_t c = 0; c < d_v; c++)
            up += dy[i * d_v + c] * (v[c] - v[d_v + c]);
        dbias[2 * i] = (double)(up * w[2 * i] * w[2 * i + 1]);
        dbias[2 * i + 1] = -dbias[2 * i];
    }
    for (size_t j = 0; j < 2; j++) {
        for (size_t c = 0; c < d_k; c++) {
            dq[j * d_k + c] = dbias[2 * j] * (k[c] - k[d_k + c]) / root;
            dk[j * d_k + c] =
                (dbias[j] * q[c] + dbias[2 + j] * q[d_k + c]) / root;
        }
        for (size_t c = 0; c < d_v; c++)
            dv[j * d_v + c] = w[j] * dy[c] + w[2 + j] * dy[d_v + c];
    }
    expect_gradients(&of, ", two tokens", &want);
}

Test(attention_backward, texts_may_be_long_and_rows_wide,
     .description =
         "257 equal weights: dv is the mean of dy; 65,537 numbers in a row",
     .data = "through-attention")
{
    expect_long_text(40);
    expect_long_text(257);
    expect_wide(7, 1);
    expect_wide(7, 5);
    expect_wide(7, 1);
    expect_wide(LONG, 1);
    expect_wide(1, LONG);
}

/* ---- adam ---- */

/* All that Adam keeps of n parameters. */
struct state {
    double *mean, *square, *parameter;
};

static struct state begin(size_t n, const double *parameter)
{
    double zero[n];

    memset(zero, 0, sizeof zero);
    return (struct state){output_copy(n, zero), output_copy(n, zero),
                          output_copy(n, parameter)};
}

static void call_adam(size_t n, size_t step, double rate,
                      const double *gradient, struct state *state)
{
    describe_call("adam(%zu, step %zu, rate %g)", n, step, rate);
    if (n <= 4) {
        show_input("gradient", values(n), gradient);
        show_input("mean", values(n), state->mean);
        show_input("square", values(n), state->square);
        show_input("parameter", values(n), state->parameter);
    }
    adam(n, step, rate, input_copy(n, gradient), state->mean, state->square,
         state->parameter);
}

/* The formula for one parameter. 1 - .9^t and 1 - .999^t are found by expm1 and
 * log1p, which lose no digits beside 1. */
static void oracle_step(size_t step, double rate, long double gradient,
                        long double state[3])
{
    long double first = -expm1l((long double)step * log1pl(-.1L));
    long double second = -expm1l((long double)step * log1pl(-.001L));

    state[0] += (gradient - state[0]) / 10;
    state[1] += (gradient * gradient - state[1]) / 1000;
    state[2] -= rate * (state[0] / first) / (sqrtl(state[1] / second) + 1e-8);
}

/* After one step the corrected mean is the gradient, and the root of the
 * corrected square its size: the parameter moves by rate g/(|g| + 1e-8). The
 * first are those of Keras' own test, keras/src/optimizers/adam_test.py; its
 * small number is 1e-7, which its four digits don't show. Gradients of 1 and
 * more are moved by less than 1e-5 of the rate by any small number that
 * somebody may add, and wherever: the next claim judges that. */
Test(adam, the_same_call_takes_the_same_step,
     .description = "a step depends on what is handed over, and on nothing "
                    "else",
     .data = "how-far-to-step")
{
    const double start[] = {1, 2, 3}, gradient[] = {1, -6, 7};
    struct state first = begin(3, start), other = begin(3, gradient),
                 again = begin(3, start);

    call_adam(3, 1, .5, gradient, &first);
    call_adam(3, 2, .5, start, &other);
    call_adam(3, 1, .5, gradient, &again);
    if (!all_numbers(3, first.parameter))
        return;
    expect("parameter, after the same call once more", values(3),
           again.parameter, first.parameter, 0);
    suggest(true, "%s", kept_before);
}

/* With the rate 0, which a warm-up begins with, everything is as after another
 * first step of these gradients, but for the parameters. */
static void expect_no_step(const double gradient[4], const double start[4],
                           const struct state *other)
{
    struct state state = begin(4, start);
    double moved[4];

    call_adam(4, 1, 0, gradient, &state);
    for (size_t c = 0; c < 4; c++)
        moved[c] = state.parameter[c] - start[c];
    expect("mean", values(4), state.mean, other->mean, close);
    suggest(SHOULD, "The rate is 0, so no parameter should move. mean and "
                    "square should take in the gradient all the same.");
    expect("square", values(4), state.square, other->square, close);
    expect("how far each parameter has moved", values(4), moved, (double[4]){0},
           0);
    suggest(true, "The rate is 0, so no parameter should move. Is something "
                  "added or subtracted that the rate does not multiply? Look "
                  "at the brackets, too.");
}

/* How far the first step goes with T in place of step in the corrections whose
 * bits are in WHICH, 1 for the mean's and 2 for the square's. */
static double first_move(double t, int which)
{
    double first = which & 1 ? -expm1(t * log1p(-.1)) : .1;
    double second = which & 2 ? -expm1(t * log1p(-.001)) : .001;

    return .1 / first * sqrt(second / .001);
}

/* All parameters of the first step move as far, if only the divisors or the
 * rate are wrong. */
static void suggest_first_move(size_t n, const double start[], double rate,
                               const double got[])
{
    const char *where[] = {"the mean's correction", "the square's correction",
                           "both corrections"};
    const double steps[] = {.01, .1, .5, 2, 10, 100};
    double far = (start[0] - got[0]) / rate;

    for (size_t c = 0; c < n; c++)
        if (!(fabs(start[c] - got[c] - rate * far) < 1e-7 * fabs(far)))
            return;
    for (size_t s = 0; s < COUNT(steps); s++)
        for (int which = 1; which <= 3; which++)
            if (fabs(first_move(steps[s], which) - far) < 1e-7 * far)
                suggest(true,
                        "Each parameter moves %.6g times as far as it should. "
                        "That is what %g gives in place of step, which is 1, "
                        "in %s.",
                        far, steps[s], where[which - 1]);
    suggest(far > 0,
            "Each parameter moves %.6g times as far as it should. step is 1, "
            "so the corrected mean should be the gradient, and the root of the "
            "corrected square its size: look at both corrections, and at the "
            "last line.",
            far);
}

Test(adam, the_first_step_has_size_rate_whatever_the_gradient,
     .description = "Keras' test, rate .5, gradients 1 6 7 2: from 1 2 3 4 to "
                    ".5 1.5 2.5 3.5",
     .data = "how-far-to-step")
{
    const double start[] = {1, 2, 3, 4}, gradient[] = {1, 6, 7, 2};
    const double size[] = {1, -10, 1e3, -1e6};
    struct state keras = begin(4, start), any = begin(4, (double[4]){0});

    call_adam(4, 1, .5, gradient, &keras);
    expect("mean", values(4), keras.mean, (double[]){.1, .6, .7, .2}, close);
    suggest(SHOULD, "mean was 0, and gets a tenth of the gradient.");
    expect("square", values(4), keras.square,
           (double[]){.001, .036, .049, .004}, close);
    suggest(true, "mean is right. square was 0, and should get a thousandth of "
                  "the gradient's square.");
    expect("parameter", values(4), keras.parameter,
           (double[]){.5, 1.5, 2.5, 3.5}, digits(4));
    suggest(are_near(4, keras.parameter, start),
            "No parameter has moved. mean was 0: is it brought up to date "
            "before the parameter's line, and is that line reached? Or is the "
            "divisor infinite, as with 0 for step in the square's correction?");
    suggest_first_move(4, start, .5, keras.parameter);
    suggest(!isfinite(keras.parameter[0]),
            "This comes of a division by 0, of a root of a number below 0, or "
            "of a variable without a value. step is 1: is a correction 0, as "
            "with step / 10, which is 0 in whole numbers?");
    suggest(true,
            "step is 1, so the corrected mean should be the gradient, and the "
            "root of the corrected square its size: look at both corrections, "
            "and at the last line.");
    call_adam(4, 1, .01, size, &any);
    for (size_t c = 0; c < 4; c++) {
        char what[80];

        snprintf(what, sizeof what, "a parameter that was 0, its gradient %g",
                 size[c]);
        expect_value(what, any.parameter[c], size[c] > 0 ? -.01 : .01,
                     1e-5 * .01);
        snprintf(what, sizeof what, "the mean of a gradient of %g", size[c]);
        expect_value(what, any.mean[c], size[c] / 10, close * fabs(size[c]));
    }
    expect_no_step(gradient, start, &keras);
}

/* With g = 1e-8 the divisor is 1e-8 + 1e-8, so half the rate is left; with 3e-8
 * three quarters. With 0 it is 0 / 1e-8, and no bit changes. */
Test(adam, the_small_number_is_outside_the_root_and_after_the_correction,
     .description = "gradient 1e-8: half the rate; 3e-8: three quarters; 0: no "
                    "step at all",
     .data = "how-far-to-step")
{
    const double gradient[] = {1e-8, -1e-8, 3e-8, -1e-9, 1e-3, 0};
    const double want[] = {-.5, .5, -.75, 1. / 11, -1 / (1 + 1e-5), .3};
    struct state state = begin(6, (double[]){0, 0, 0, 0, 0, .3});
    bool far = false; /* from what a float would make of it */
    bool still = true, some = false;

    call_adam(6, 1, 1, gradient, &state);
    expect("parameter", values(6), state.parameter, want, close);
    for (size_t c = 0; c < 6; c++) {
        far = far || !(fabs(state.parameter[c] - want[c]) < 1e-5);
        still = still && (c > 3 || state.parameter[c] == 0);
        some = some || (c < 4 && state.parameter[c] == 0);
    }
    suggest(still, "No parameter with a gradient of 3e-8 and less has moved. A "
                   "gradient moves its parameter however small it is.");
    suggest(some && !still,
            "Some of the parameters with a small gradient have not moved. A "
            "gradient moves its parameter however small it is.");
    suggest(far && !some,
            "Larger gradients hide the small number, and these do not: "
            "how large is it, and where is it added?");
    for (size_t step = 2; step < 6; step++)
        call_adam(6, step, 1, gradient, &state);
    expect_value("a parameter whose gradients are all 0", state.parameter[5],
                 .3, 0);
}

/* Gradients of 1, -1, 1: the mean is .1, -.01, .091, and corrected 1, -1/19,
 * 91/271; the corrected square stays 1. */
Test(adam, gradients_that_change_their_sign_move_a_parameter_less,
     .description = "gradients 1 -1 1, rate 1: steps -1, 1/19, -91/271",
     .data = "how-far-to-step")
{
    const double gradient[] = {1, -1, 1};
    const double mean[] = {.1, -.01, .091};
    const double square[] = {.001, .001999, .002997001};
    const double moved[] = {-1, 1. / 19, -91. / 271};
    struct state state = begin(1, (double[]){0});
    double at = 0, by_step = 0;

    for (size_t t = 0; t < 3; t++) {
        call_adam(1, t + 1, 1, gradient + t, &state);
        at += moved[t] / (1 + 1e-8);
        expect_value("mean", state.mean[0], mean[t], close);
        expect_value("square", state.square[0], square[t], close * .001);
        expect_value("parameter", state.parameter[0], at, close);
        by_step += moved[t] / (1 + 1e-8) / (double)(t + 1);
        if (t > 0)
            suggest(is_near(state.parameter[0], by_step),
                    "The rate is divided by step here. Only the two "
                    "corrections depend on the step.");
    }
}

/* Six parameters with gradients of their own, 12 steps. */
Test(adam, follows_the_formula_step_by_step,
     .description = "12 steps of 6 parameters, each by itself",
     .data = "how-far-to-step")
{
    enum { N = 6, STEPS = 12 };
    double gradient[STEPS * N], start[N];
    long double oracle[N][3];
    struct state state;

    arbitrary(71, STEPS * N, gradient, 2);
    arbitrary(72, N, start, 1);
    state = begin(N, start);
    for (size_t c = 0; c < N; c++)
        memcpy(oracle[c], (long double[]){0, 0, start[c]}, sizeof oracle[c]);
    for (size_t t = 1; t <= STEPS; t++) {
        double mean[N], square[N], parameter[N];

        for (size_t c = 0; c < N; c++) {
            double g = gradient[(t - 1) * N + c];

            oracle_step(t, .03, g, oracle[c]);
            mean[c] = (double)oracle[c][0];
            square[c] = (double)oracle[c][1];
            parameter[c] = (double)oracle[c][2];
        }
        call_adam(N, t, .03, gradient + (t - 1) * N, &state);
        expect("mean", values(N), state.mean, mean, close);
        expect("square", values(N), state.square, square, close * .001);
        expect("parameter", values(N), state.parameter, parameter, close);
    }
}

/* From a state in the middle of training: nothing is remembered elsewhere. At
 * step 5000 the square is still divided by 1 - .0067, at step 12,000 by 1 -
 * .0000061, and by 1 at the last.
 * After many zeros a gradient of 1 makes a mean of .1 and a square of .001: the
 * step is .1 over the root of .001, 3.16 rates. */
Test(adam, a_late_step_needs_only_what_is_given,
     .description =
         "steps 2 to 100,000, from a mean and a square that are given",
     .data = "how-far-to-step")
{
    const size_t steps[] = {2, 7, 150, 1000, 1001, 5000, 12000, 100000};
    const double gradient[] = {.5, 0, -2};
    struct state zeros = begin(1, (double[]){0});

    for (size_t s = 0; s < COUNT(steps); s++) {
        double mean[] = {.3, -.1, .2}, square[] = {.2, .04, 1.5};
        double parameter[] = {1, .5, -2}, want[3];
        struct state state = {output_copy(3, mean), output_copy(3, square),
                              output_copy(3, parameter)};

        for (size_t c = 0; c < 3; c++) {
            long double exact[] = {mean[c], square[c], parameter[c]};

            oracle_step(steps[s], .01, gradient[c], exact);
            want[c] = (double)exact[2];
        }
        call_adam(3, steps[s], .01, gradient, &state);
        expect("parameter", values(3), state.parameter, want, close);
        suggest(state.parameter[1] == .5 &&
                    is_near(state.parameter[0], want[0]) &&
                    is_near(state.parameter[2], want[2]),
                "Only the parameter whose gradient is 0 has not moved. Its "
                "mean is not 0, and should move it.");
    }
    call_adam(1, 100000, .01, (double[]){1}, &zeros);
    expect("parameter", values(1), zeros.parameter, (double[]){-.01 * sqrt(10)},
           close + 1e-8);
}

/* Steps that fewer bits can't hold: 2 in 16 bits is 65,538. After the first
 * step every parameter of 65,537 has moved by the rate, the last against the
 * others. */
Test(adam, steps_and_parameters_may_be_many,
     .description = "step 4099, step 65,538; 65,537 parameters, each by itself",
     .data = "how-far-to-step")
{
    static double gradient[LONG], zero[LONG], want[LONG];
    const size_t steps[] = {4099, 65538};
    struct state state = begin(LONG, zero), alone = begin(1, zero);

    for (size_t s = 0; s < COUNT(steps); s++) {
        long double exact[] = {.2, .04, 1}, narrow[] = {.2, .04, 1};
        struct state late = {output_copy(1, (double[]){.2}),
                             output_copy(1, (double[]){.04}),
                             output_copy(1, (double[]){1})};

        oracle_step(steps[s], .01, -.5, exact);
        oracle_step(steps[s] % 65536, .01, -.5, narrow);
        call_adam(1, steps[s], .01, (double[]){-.5}, &late);
        expect_value("parameter", late.parameter[0], (double)exact[2], close);
        suggest(is_near(late.parameter[0], (double)narrow[2]),
                "This is what step %zu gives. %zu is %zu more than 65,536. Is "
                "the step kept in 16 bits, as in a short?",
                steps[s] % 65536, steps[s], steps[s] % 65536);
    }
    call_adam(1, 1, .5, (double[]){2}, &alone);
    expect("parameter", values(1), alone.parameter,
           (double[]){-.5 / (1 + .5e-8)}, close);
    for (size_t c = 0; c < LONG; c++) {
        gradient[c] = c + 1 < LONG ? 2 : -2;
        want[c] = (c + 1 < LONG ? -.5 : .5) / (1 + .5e-8);
    }
    call_adam(LONG, 1, .5, gradient, &state);
    expect("parameter", values(LONG), state.parameter, want, close);
}

/* Half the squared distance from 3 has the gradient x - 3. The steps go to the
 * bottom whatever the slope is, here for slopes that differ by 10,000. */
Test(adam, walks_down_steep_and_flat_valleys_alike,
     .description = "x^2/2 steep 100, 1 and 1/100: the first 10 steps are the "
                    "same to 1e-5",
     .data = "how-far-to-step")
{
    const double steep[] = {100, 1, .01};
    struct state state = begin(3, (double[]){1, 1, 1});

    for (size_t t = 1; t <= 200; t++) {
        double gradient[3];

        for (size_t c = 0; c < 3; c++)
            gradient[c] = steep[c] * state.parameter[c];
        call_adam(3, t, .05, gradient, &state);
        if (t == 10)
            for (size_t c = 0; c < 3; c += 2)
                expect_value("after 10 steps, compared with the slope 1",
                             state.parameter[c], state.parameter[1], 1e-5);
    }
    for (size_t c = 0; c < 3; c++)
        expect_that(fabs(state.parameter[c]) < .05,
                    "After 200 steps of Adam with rate 0.05 the parameter is "
                    "at %.4f. The bottom is at 0, and it began at 1.",
                    state.parameter[c]);
}
