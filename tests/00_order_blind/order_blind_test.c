/* Chapter 00: what is true of attention without positions, and of the functions
 * that it is made of. */
#include "order_blind.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>

#include "claim.h"
#include "vocabulary.h"

/* Pairs of texts: row r of the second text is row order[r] of the first. Only
 * in the last pair do the order and its inverse differ. The pairs come from
 * First Principles, Notes and Slides, in this order. */
struct reordering {
    const char *text, *reordered_text;
    size_t n;
    enum word word[5], reordered[5];
    size_t order[5];
};
static const struct reordering reorderings[] = {
    {"the cat chased the dog",
     "the dog chased the cat",
     5,
     {THE, CAT, CHASED, THE, DOG},
     {THE, DOG, CHASED, THE, CAT},
     {0, 4, 2, 3, 1}},
    {"the cat chased the mouse",
     "the mouse chased the cat",
     5,
     {THE, CAT, CHASED, THE, MOUSE},
     {THE, MOUSE, CHASED, THE, CAT},
     {0, 4, 2, 3, 1}},
    {"the cat sat",
     "sat the cat",
     3,
     {THE, CAT, SAT},
     {SAT, THE, CAT},
     {2, 0, 1}},
};
enum { REORDERINGS = sizeof reorderings / sizeof *reorderings };

/* As many numbers of an input as one follows by hand. */
enum { FEW = 12 };

/* A length that no short holds, and no number of 16 binary digits. */
enum { LONG = 65537 };

/* The embeddings of a text, one word in each row. */
static const double (*embed(size_t n, const enum word word[n]))[WIDTH]
{
    double x[n][WIDTH];

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < WIDTH; c++)
            x[r][c] = vocabulary[word[r]].embedding[c];
    return (const double(*)[WIDTH])input_copy(n * WIDTH, &x[0][0]);
}

/* Numbers up to 1.5, without a pattern that could hide a mistake. Many of them
 * are made in the faster way. */
static const double *scattered(size_t n)
{
    double x[n];

    arbitrary(1, n, x, 1.5);
    for (size_t k = 0; k < n && n < LONG; k++)
        x[k] = 1.5 * sin(1 + (double)(k * k));
    return input_copy(n, x);
}

static double largest_size(size_t n, const double x[n])
{
    double largest = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, fabs(x[k]));
    return largest;
}

/* How far apart two correct softmaxes may lie. A sum of n terms errs by up to n
 * units in the last place, exp and a division by a few. A program that computes
 * e^(s - log sum) also rounds a number of the size of the scores: that error of
 * the exponent is the relative error of the weight. All this is doubled, since
 * two programs are compared. */
static double softmax_rounding(size_t n, const double score[n])
{
    return 2 * DBL_EPSILON * ((double)n + 8 + largest_size(n, score));
}

/* The same for attention. No score is larger than size^2 sqrt(d_model), and a
 * dot product of d_model terms errs by up to d_model + 2 units of that; the
 * weights inherit the error of the scores, and a sum of n terms adds n units of
 * the size of x. For the texts here that is a few times 1e-14. */
static double attention_rounding(size_t n, size_t d_model, const double *x)
{
    double size = largest_size(n * d_model, x);
    double score = size * size * sqrt((double)d_model);

    return 2 * DBL_EPSILON * size *
           (2 * (double)n + 8 + (double)(d_model + 3) * score);
}

/* A weight, computed in another way: 1 over the sum of all e^(s_j - s_k). It
 * needs no maximum: if a term is too large, the weight is 0, which is right. */
static long double share(size_t n, const long double score[n], size_t k)
{
    long double sum = 0;

    for (size_t j = n; j-- > 0;)
        sum += expl(score[j] - score[k]);
    return 1 / sum;
}

/* All weights, for attention, which has many rows: each power once. */
static void shares(size_t n, const long double score[n], long double weight[n])
{
    long double largest = score[0], sum = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmaxl(largest, score[k]);
    for (size_t k = 0; k < n; k++)
        sum += weight[k] = expl(score[k] - largest);
    for (size_t k = 0; k < n; k++)
        weight[k] /= sum;
}

/* Row r of attention to the first SEEN rows of x: all of them, or, under a
 * causal mask, r + 1. */
static void attend(size_t seen, size_t d_model, const double x[seen][d_model],
                   size_t r, double y[d_model])
{
    long double score[seen], weight[seen], sum[d_model];

    for (size_t c = 0; c < d_model; c++)
        sum[c] = 0;
    for (size_t k = 0; k < seen; k++) {
        score[k] = 0;
        for (size_t c = 0; c < d_model; c++)
            score[k] += (long double)x[r][c] * x[k][c];
        score[k] /= sqrtl((long double)d_model);
    }
    shares(seen, score, weight);
    for (size_t k = 0; k < seen; k++)
        for (size_t c = 0; c < d_model; c++)
            sum[c] += weight[k] * x[k][c];
    for (size_t c = 0; c < d_model; c++)
        y[c] = (double)sum[c];
}

/* How far apart the two rows lie, in the column where they differ most. */
static double apart(size_t d_model, const double a[d_model],
                    const double b[d_model])
{
    double most = 0;

    for (size_t c = 0; c < d_model; c++)
        most = fmax(most, fabs(a[c] - b[c]));
    return most;
}

/* ---- permute_rows ---- */

/* "{2, 0, 1}", or nothing for a list too long to read. */
static const char *listed(size_t n, const size_t order[n])
{
    static char text[80];
    int end = 0;

    if (n > 8)
        return "";
    for (size_t r = 0; r < n; r++)
        end += snprintf(text + end, sizeof text - (size_t)end, "%s%zu",
                        r == 0 ? ", {" : ", ", order[r]);
    snprintf(text + end, sizeof text - (size_t)end, "}");
    return text;
}

static void suggest_columns(size_t n, size_t d, const double *y,
                            const double *want)
{
    bool turned = d > 1;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            turned = turned && y[r * d + c] == want[r * d + d - 1 - c];
    if (d > 1)
        suggest(turned, "The numbers of each row come in the opposite order "
                        "here. They should stay as they are: only rows move.");
}

/* What an unsigned char keeps of the numbers from 256 on, and an unsigned short
 * of those from 65536 on. */
static void suggest_narrow(size_t n, size_t d, const size_t order[n],
                           const double *x, const double *y)
{
    bool in_char = n > 256, in_short = n > 65536;

    for (size_t r = 0; r < n && (in_char || in_short); r++) {
        in_char = in_char && y[r * d] == x[order[r] % 256 * d];
        in_short = in_short && y[r * d] == x[order[r] % 65536 * d];
    }
    suggest(in_char, "Row 0 comes here where row 256 is asked for. Is a number "
                     "of order kept in an unsigned char, which ends at 255?");
    suggest(in_short,
            "Row 0 comes here where row 65536 is asked for. Is a number "
            "of order kept in an unsigned short, which ends at 65535?");
}

/* Nothing is computed, so the numbers are the same to the last bit. */
static void expect_reordered(size_t n, size_t d_model, const size_t order[n],
                             const double *x, const double *want)
{
    double(*y)[d_model] = (double(*)[d_model])output_buffer(n * d_model);

    describe_call("permute_rows(%zu, %zu%s)", n, d_model, listed(n, order));
    if (n * d_model > 0 && n * d_model <= FEW)
        show_input("x", matrix(n, d_model), x);
    permute_rows(n, d_model, input_order(n, order), (const double(*)[d_model])x,
                 y);
    expect("", matrix(n, d_model), y[0], want, 0);
    suggest_columns(n, d_model, y[0], want);
    suggest_narrow(n, d_model, order, x, y[0]);
}

/* The table holds the words of each text before and after, so that the expected
 * result does not come from an order. "the cat sat" comes first: its order and
 * the inverse differ. If only two words change places, they are the same. */
Test(permute_rows, each_place_gets_the_row_that_order_names,
     .description = "for example, 2, 0, 1 makes \"sat the cat\" of \"the cat "
                    "sat\" (Slides)",
     .data = "an-order-is-a-list-of-rows")
{
    const struct {
        size_t n, d_model, step; /* order[r] = (step r + 1) % n */
    } sizes[] = {{1, 1, 1},    {1, 5, 1},    {4, 3, 1},
                 {5, 1, 2},    {7, 9, 3},    {60, 2, 7},
                 {LONG, 1, 3}, {2, LONG, 1}, {500, 600, 7}};

    for (size_t s = REORDERINGS; s-- > 0;) {
        const struct reordering *of = &reorderings[s];

        expect_reordered(of->n, WIDTH, of->order, embed(of->n, of->word)[0],
                         embed(of->n, of->reordered)[0]);
    }
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        size_t n = sizes[s].n, d_model = sizes[s].d_model, order[n];
        const double *x = scattered(n * d_model);
        double want[n][d_model];

        for (size_t r = 0; r < n; r++) {
            order[r] = (sizes[s].step * r + 1) % n;
            for (size_t c = 0; c < d_model; c++)
                want[r][c] = x[order[r] * d_model + c];
        }
        expect_reordered(n, d_model, order, x, want[0]);
    }
}

/* ---- mean_row ---- */

/* n additions, and a division or n small ones (a running mean), each err by
 * half a unit of the largest number. This is doubled for two programs. */
static double mean_rounding(size_t n, size_t d_model, const double *x)
{
    return 2 * DBL_EPSILON * ((double)n + 8) * largest_size(n * d_model, x);
}

/* The number in the middle of an odd column, as sorted. */
static void suggest_median(size_t n, size_t d, const double *x,
                           const double mean[d])
{
    bool fits = true;

    for (size_t c = 0; c < d; c++) {
        size_t below = 0, equal = 0;

        for (size_t r = 0; r < n; r++) {
            below += x[r * d + c] < mean[c];
            equal += x[r * d + c] == mean[c];
        }
        fits = fits && below <= n / 2 && below + equal > n / 2;
    }
    if (n > 1 && n % 2 == 1)
        suggest(fits, "This is the median, the number in the middle of each "
                      "sorted column. The mean is the sum, divided by n.");
}

/* What sums of other rows give, or of other numbers. */
static void suggest_rows(size_t n, size_t d, const double *x,
                         const double mean[d])
{
    double twice[d], without[d], sizes[d];

    for (size_t c = 0; c < d; c++) {
        without[c] = sizes[c] = 0;
        twice[c] = x[c] / (double)n;
        for (size_t r = 0; r < n; r++) {
            without[c] += r + 1 < n ? x[r * d + c] / (double)n : 0;
            twice[c] += x[r * d + c] / (double)n;
            sizes[c] += fabs(x[r * d + c]) / (double)n;
        }
    }
    if (n > 1)
        suggest(are_near(d, mean, x),
                "This is row 0. Row r belongs in the sum: x[r][c].");
    suggest(are_near(d, mean, without), "The last row is not in these sums: a "
                                        "loop over n rows ends with row n - "
                                        "1.");
    suggest(are_near(d, mean, twice), "Row 0 is in these sums twice. A sum "
                                      "that starts with row 0 goes on with row "
                                      "1.");
    suggest(are_near(d, mean, sizes),
            "These are the means of the sizes, without the signs.");
}

/* What another divisor gives, and a division at each row. */
static void suggest_divisor(size_t n, size_t d, const double *x,
                            const double mean[d])
{
    double fewer[d], more[d], divided[d], running[d];

    for (size_t c = 0; c < d; c++) {
        double right = divided[c] = running[c] = 0;

        for (size_t r = 0; r < n; r++) {
            right += x[r * d + c] / (double)n;
            running[c] += (x[r * d + c] - running[c]) / (double)n;
            divided[c] = (divided[c] + x[r * d + c]) / (double)n;
        }
        fewer[c] = right * (double)n / ((double)n - 1);
        more[c] = fewer[c] * ((double)n - 1) / ((double)n + 1);
    }
    if (n > 1)
        suggest(are_near(d, mean, fewer),
                "The sum is divided by n - 1 here. That estimates a spread; a "
                "mean is divided by n.");
    if (n > 1)
        suggest(are_near(d, mean, more), "The sum is divided by n + 1 here.");
    suggest(are_near(d, mean, divided), "Here the sum is divided by n at each "
                                        "row. Divide it once, at the end.");
    if (n > 1)
        suggest(are_near(d, mean, running),
                "This is a running mean that is divided by n at each row. The "
                "mean of the first r + 1 rows is divided by r + 1.");
}

/* What the mean of each row gives, of as many rows as there is room for, and
 * what other places of a matrix give that is taken for one list. */
static void suggest_places(size_t n, size_t d, const double *x,
                           const double mean[d])
{
    double rows[d], by_column[d], one_further[d];

    for (size_t c = 0; c < d; c++) {
        rows[c] = by_column[c] = one_further[c] = 0;
        for (size_t k = 0; k < d && c < n; k++)
            rows[c] += x[c * d + k] / (double)d;
        for (size_t r = 0; r < n; r++) {
            by_column[c] += x[c * n + r] / (double)n;
            one_further[c] += x[r + c] / (double)n;
        }
    }
    if (n == 1 || d == 1)
        return;
    suggest(are_near(n < d ? n : d, mean, rows),
            "Number r here is the mean of row r. Number c should be the mean "
            "of column c: the sum over all rows of x[r][c], divided by n.");
    suggest(are_near(d, mean, by_column),
            "The numbers of a row stand side by side: that of row r and column "
            "c has the index r * d + c. Here it is c * n + r.");
    suggest(are_near(d, mean, one_further),
            "The numbers of a row stand side by side: that of row r and column "
            "c has the index r * d + c. Here it is r + c.");
}

/* What slips in the mean give. */
static void suggest_mean(size_t n, size_t d, const double *x,
                         const double mean[d])
{
    double later[d], all_means[d], all = 0;

    for (size_t c = 0; c < d; c++) {
        later[c] = 0;
        for (size_t r = 0; r < n; r++) {
            later[c] += r > 0 ? x[r * d + c] / (double)d : 0;
            all += x[r * d + c] / (double)(n * d);
        }
    }
    for (size_t c = 0; c < d; c++)
        all_means[c] = all;
    suggest_median(n, d, x, mean);
    suggest_rows(n, d, x, mean);
    suggest_divisor(n, d, x, mean);
    suggest_places(n, d, x, mean);
    if (n > 1 && n != d)
        suggest(are_near(d, mean, later),
                "Row 0 is not in these sums, and they are divided by d. There "
                "are n rows, and the first one counts.");
    if (d > 1)
        suggest(are_near(d, mean, all_means),
                "This is the mean of all numbers of the matrix, in each "
                "column. Each column should have a mean of its own.");
}

static void expect_mean(const char *what, size_t n, size_t d_model,
                        const double *x, const double want[d_model])
{
    double *mean = output_buffer(d_model);

    describe_call("mean_row(%zu, %zu)%s", n, d_model, what);
    mean_row(n, d_model, (const double(*)[d_model])x, mean);
    expect("", values(d_model), mean, want, mean_rounding(n, d_model, x));
    if (d_model < LONG)
        suggest_mean(n, d_model, x, mean);
}

static void oracle_mean(size_t n, size_t d_model, const double *x,
                        double want[d_model])
{
    for (size_t c = 0; c < d_model; c++) {
        long double sum = 0;

        for (size_t r = n; r-- > 0;)
            sum += x[r * d_model + c];
        want[c] = (double)(sum / (long double)n);
    }
}

static void expect_means(size_t count, const size_t sizes[count][2])
{
    for (size_t s = 0; s < count; s++) {
        size_t n = sizes[s][0], d_model = sizes[s][1];
        const double *x = scattered(n * d_model);
        double want[d_model];

        oracle_mean(n, d_model, x, want);
        expect_mean("", n, d_model, x, want);
    }
}

Test(mean_row, divides_the_sum_of_each_column_by_the_number_of_rows,
     .description =
         "for example, \"the cat sat\": (0.5 + 2 - 1)/3, (-0.5 + 0.5 + 1)/3",
     .data = "one-vector-for-a-whole-text")
{
    const enum word word[] = {THE, CAT, SAT};
    const size_t sizes[][2] = {{1, 1},    {2, 2},   {7, 3},    {6, 1},   {6, 2},
                               {1000, 4}, {3, 300}, {LONG, 1}, {2, LONG}};

    expect_mean("", 3, WIDTH, embed(3, word)[0], (double[]){0.5, 1.0 / 3});
    expect_means(sizeof sizes / sizeof *sizes, sizes);
}

static void expect_pooled(const char *of, const char *text, size_t n,
                          const double *x, const double want[WIDTH])
{
    char what[64];

    snprintf(what, sizeof what, ", %s \"%s\"", of, text);
    expect_mean(what, n, WIDTH, input_copy(n * WIDTH, x), want);
}

/* Two texts of the same words have one mean: of their embeddings, and of the
 * outputs of attention to them. In this sense, and only here, "invariant" is
 * right: Lesson 13 says so of attention, and Slides says that "cat sat the"
 * would mean the same as "the cat sat". The test computes attention itself, so
 * that this claim needs only mean_row. */
Test(mean_row, is_the_same_for_every_order_of_the_rows,
     .description =
         "\"the cat chased the dog\", \"the dog chased the cat\": 0.8 and 0.1",
     .data = "one-vector-for-a-whole-text")
{
    const size_t wide[][2] = {{1, 6}, {2, 7}, {3, 64}};

    for (size_t s = 0; s < REORDERINGS; s++) {
        const struct reordering *of = &reorderings[s];
        const double(*x)[WIDTH] = embed(of->n, of->word);
        const double(*px)[WIDTH] = embed(of->n, of->reordered);
        double y[5][WIDTH], py[5][WIDTH], want[WIDTH];

        oracle_mean(of->n, WIDTH, x[0], want);
        expect_pooled("the words of", of->text, of->n, x[0], want);
        expect_pooled("the words of", of->reordered_text, of->n, px[0], want);
        for (size_t r = 0; r < of->n; r++) {
            attend(of->n, WIDTH, x, r, y[r]);
            attend(of->n, WIDTH, px, r, py[r]);
        }
        oracle_mean(of->n, WIDTH, y[0], want);
        expect_pooled("attention to", of->text, of->n, y[0], want);
        expect_pooled("attention to", of->reordered_text, of->n, py[0], want);
    }
    expect_means(sizeof wide / sizeof *wide, wide);
}

/* ---- softmax ---- */

/* The shares of base^(factor score). */
static bool are_shares(size_t n, const double score[n], double base,
                       double factor, const double weight[n])
{
    double slip[n], sum = 0;

    for (size_t k = 0; k < n; k++)
        sum += slip[k] = pow(base, factor * score[k]);
    for (size_t k = 0; k < n; k++)
        slip[k] /= sum;
    return are_near(n, weight, slip);
}

/* The shares of the scores themselves. */
static bool are_plain_shares(size_t n, const double score[n],
                             const double weight[n])
{
    double sum = 0, slip[n];

    for (size_t k = 0; k < n; k++)
        sum += fabs(score[k]);
    for (size_t k = 0; k < n; k++)
        slip[k] = score[k] / sum;
    return are_near(n, weight, slip);
}

static bool all_finite(size_t n, const double x[n])
{
    for (size_t k = 0; k < n; k++)
        if (!isfinite(x[k]))
            return false;
    return true;
}

/* What a sum below the line gives that lacks some of the powers. */
static void suggest_missing_powers(size_t n, const double score[n],
                                   const double weight[n], double sum)
{
    const double last = exp(score[n - 1]);
    const struct {
        double below;
        const char *text;
    } sums[] = {{sum - last, "The last power is not in the sum here. Does its "
                             "loop reach all n scores?"},
                {sum - exp(score[0]), "The first power is not in the sum here. "
                                      "Does its loop begin with index 0?"},
                {last, "Only the last power is in the sum here: += adds, and = "
                       "replaces."}};

    for (size_t s = 0; s < COUNT(sums) && n > 2; s++) {
        bool fits = sums[s].below > 0; /* powers of -1000 are all 0 */

        for (size_t k = 0; k < n; k++)
            fits = fits && is_near(weight[k] * sums[s].below, exp(score[k]));
        suggest(fits, "%s", sums[s].text);
    }
}

/* What other numbers below the line give, where no power is too large, or a
 * subtraction in place of the division. */
static void suggest_sums(size_t n, const double score[n],
                         const double weight[n], double sum, double largest)
{
    double scores = 0, by_scores[n], less_in_exponent[n], powers[n], less[n],
           scores_by_sum[n];

    for (size_t k = 0; k < n; k++)
        scores += score[k];
    for (size_t k = 0; k < n; k++) {
        by_scores[k] = exp(score[k] - largest) / scores;
        less_in_exponent[k] = exp(score[k] - largest - sum * exp(-largest));
        powers[k] = exp(score[k] - fmax(largest, 0));
        less[k] = exp(score[k] - largest) - sum * exp(-largest);
        scores_by_sum[k] = score[k] / (sum * exp(-largest));
    }
    if (n > 1)
        suggest(are_near(n, weight, less),
                "The sum of the powers is subtracted here. Each power should "
                "be divided by it.");
    if (n > 1)
        suggest(are_near(n, weight, scores_by_sum),
                "Above the line stand the scores here, and below it the sum of "
                "the powers. The power e^score stands above it, too.");
    suggest_missing_powers(n, score, weight, sum);
    if (scores != 0)
        suggest(are_near(n, weight, by_scores),
                "Below the line stands the sum of the scores here. It should "
                "be the sum of the powers e^score.");
    suggest(are_near(n, weight, less_in_exponent),
            "The sum itself is subtracted from the exponent here. It is its "
            "logarithm that is: e^-log(sum) is 1 / sum.");
    if (largest < 0 || n > 1)
        suggest(
            are_near(n, weight, powers),
            "These are the powers, as if they were divided by nothing, or by a "
            "sum that is 1, as in an int. Divide each one by the sum of all.");
}

static void suggest_powers(size_t n, const double score[n],
                           const double weight[n])
{
    double largest = score[0], sum = 0, squares[n], once[n], more[n];

    for (size_t k = 0; k < n; k++) {
        largest = fmax(largest, score[k]);
        sum += exp(score[k]);
    }
    for (size_t k = 0; k < n; k++) {
        double share = exp(score[k]) / sum;

        squares[k] = share * share;
        once[k] = share * exp(largest);
        more[k] = exp(score[k] - largest) / (1 + sum * exp(-largest));
    }
    suggest(are_near(n, weight, squares),
            "These are the squares of the weights, and add up to less than 1.");
    if (largest != 0)
        suggest(are_near(n, weight, once),
                "These weights are e^%g times too large. Is the largest score "
                "subtracted in the sum alone, and not above the line?",
                largest);
    suggest_sums(n, score, weight, sum, largest);
    suggest(
        are_near(n, weight, more),
        "The sum of the powers is 1 too large here. It should begin with 0.");
}

/* What the largest score gives that is still looked for where the powers are
 * taken. */
static void suggest_largest_so_far(size_t n, const double score[n],
                                   const double weight[n])
{
    double largest = score[0], sum = 0, slip[n];

    for (size_t k = 0; k < n; k++) {
        largest = fmax(largest, score[k]);
        sum += slip[k] = exp(score[k] - largest);
    }
    for (size_t k = 0; k < n; k++)
        slip[k] /= sum;
    suggest(are_near(n, weight, slip),
            "From each score the largest so far is subtracted here. It should "
            "be the largest of all: look for it in a loop before the one that "
            "takes the powers.");
}

static const char not_the_largest[] =
    "Some weights are no numbers. Is it the largest of all these scores that "
    "is "
    "subtracted? Neither the first nor the last of them will do, nor the "
    "smallest, nor 0.";

/* What is wrong with scores far from 0, or with their largest. */
static void suggest_large_scores(size_t n, const double score[n],
                                 const double weight[n], double largest)
{
    bool equal = n > 1;

    if (fabs(largest) <= 700) {
        suggest_largest_so_far(n, score, weight);
        return;
    }
    for (size_t k = 0; k < n; k++)
        equal = equal && is_near(weight[k], 1 / (double)n);
    suggest(!all_finite(n, weight), "%s", not_the_largest);
    suggest(equal, "All weights are equal here. Are large scores, or those far "
                   "below 0, cut off at some number? Subtract the largest from "
                   "each.");
}

/* What no power gives: the scores less the largest, or their squares. */
static void suggest_no_powers(size_t n, const double score[n],
                              const double weight[n], double largest)
{
    double less[n], squares[n], sum = 0, of_squares = 0;

    for (size_t k = 0; k < n; k++) {
        sum += less[k] = score[k] - largest;
        of_squares += squares[k] = less[k] * less[k];
    }
    for (size_t k = 0; k < n; k++) {
        less[k] /= sum;
        squares[k] /= of_squares;
    }
    suggest(are_near(n, weight, less),
            "These are the scores less the largest, over their sum. It is the "
            "powers of these that are to be divided by their sum: exp is "
            "missing.");
    suggest(are_near(n, weight, squares),
            "These are the squares of the scores less the largest, over their "
            "sum. It is the powers of e that are to be taken, with exp.");
}

/* What slips in the formula give. */
static void suggest_weights(size_t n, const double score[n],
                            const double weight[n])
{
    const double e = exp(1), short_e[] = {2.7, 2.72, 2.718, 2.7182, 2.7183};
    double largest = score[0];

    for (size_t k = 1; k < n; k++)
        largest = fmax(largest, score[k]);
    suggest_large_scores(n, score, weight, largest);
    if (largest > 700)
        return;
    for (size_t k = 0; k < n; k++)
        if (largest - score[k] > 10 && largest - score[k] < 700)
            suggest(weight[k] == 0,
                    "A weight is 0 here that is small: e^%g. Every share "
                    "counts, however small it is.",
                    score[k] - largest);
    if (n > 1)
        suggest(are_plain_shares(n, score, weight),
                "These are the scores over their sum. It is the powers e^score "
                "that are to be divided by their sum.");
    suggest_no_powers(n, score, weight, largest);
    suggest(are_shares(n, score, e, -1, weight),
            "These are the weights of the scores with the opposite sign. The "
            "exponent should be the score less the largest, with its sign: it "
            "is never above 0.");
    suggest(are_shares(n, score, e, 1 / largest, weight),
            "These are the weights of the scores divided by the largest. It is "
            "to be subtracted.");
    suggest_powers(n, score, weight);
    for (size_t k = 0; k < 5; k++)
        suggest(are_shares(n, score, short_e[k], 1, weight),
                "These are shares of the powers of %g. e has more digits: the "
                "function is exp.",
                short_e[k]);
}

/* The sum is compared with 1 as a difference. A mistake as small as 1e-9 is
 * recognised by it; beside a sum of 1 it would not show. */
static void expect_weights(size_t n, const double score[n],
                           const double want[n])
{
    double *weight = output_buffer(n), sum = 0;

    softmax(n, input_copy(n, score), weight);
    expect("", values(n), weight, want, softmax_rounding(n, score));
    if (n < 2049)
        suggest_weights(n, score, weight);
    for (size_t k = 0; k < n; k++)
        sum += weight[k];
    expect_value("the sum of all weights, minus 1", sum - 1, 0,
                 softmax_rounding(n, score));
}

static void expect_oracle_weights(size_t n, const double score[n])
{
    long double exact[n];
    double want[n];

    for (size_t k = 0; k < n; k++)
        exact[k] = score[k];
    for (size_t k = 0; k < n; k++)
        want[k] = (double)share(n, exact, k);
    expect_weights(n, score, want);
}

/* The logarithms of 1 to n. The numbers from 1 to n add up to n (n + 1)/2. */
static void expect_shares_of_counts(size_t n)
{
    double many[n], shares[n];

    for (size_t k = 0; k < n; k++) {
        many[k] = log((double)k + 1);
        shares[k] = ((double)k + 1) / ((double)n * ((double)n + 1) / 2);
    }
    describe_call("softmax(%zu, {ln 1, ln 2, ..., ln %zu})", n, n);
    expect_weights(n, many, shares);
}

/* Each weight has the digits of a double, however small it is: up to 745 below
 * the largest score none may be 0. Two right programs differ by the rounding of
 * 300 in a power, a ten-thousandth of the tolerance. */
static void expect_small_shares(void)
{
    const double score[] = {-60, 0, -300, -30};
    double *weight = output_buffer(4);

    describe_call("softmax(4, {-60, 0, -300, -30})");
    softmax(4, input_copy(4, score), weight);
    for (size_t k = 0; k < 4; k++) {
        expect_value("a weight, divided by e^score", weight[k] / exp(score[k]),
                     1, 1e-9);
        suggest(weight[k] == 0,
                "A weight is 0 here that is small: e^%g. Every share counts, "
                "however small it is.",
                score[k]);
        suggest(true,
                "Larger weights are right, and one that is as small as "
                "e^%g is not. Is it what the other weights leave of 1?",
                score[k]);
    }
}

/* e^(ln a) = a: the logarithms of 1, 2, 3 and 4 have the shares 1, 2, 3 and 4
 * of 10. */
Test(softmax, weights_are_the_shares_of_the_exponentials,
     .description =
         "e^score over the sum of all: for example, 0.1, 0.2, 0.3 and 0.4",
     .data = "softmax-scores-into-shares")
{
    const double logs[] = {log(1), log(2), log(3), log(4)};
    const double tenths[] = {0.1, 0.2, 0.3, 0.4};
    const double mixed[] = {0.5, -1.25, 2, 0.5, -3};
    const double single[] = {-2.5}, certain[] = {1};

    describe_call("softmax(4, {ln 1, ln 2, ln 3, ln 4})");
    expect_weights(4, logs, tenths);
    describe_call("softmax(5, {0.5, -1.25, 2, 0.5, -3})");
    expect_oracle_weights(5, mixed);
    describe_call("softmax(1, {-2.5})");
    expect_weights(1, single, certain);
    describe_call("softmax(3, {0, -15, -20})");
    expect_oracle_weights(3, (double[]){0, -15, -20});
    describe_call("softmax(7, seven scores of 0)");
    expect_oracle_weights(7, (double[7]){0});
    expect_shares_of_counts(1000);
    expect_shares_of_counts(2049);
    if (nothing_wrong_yet())
        expect_small_shares();
}

/* e^(s + c) = e^s e^c, and e^c is in the numerator and in every term of the
 * sum below: it cancels. */
Test(softmax, adding_one_number_to_all_scores_changes_nothing,
     .description = "e^(s + c) = e^s e^c, and e^c cancels",
     .data = "scores-of-1000")
{
    const double shifts[] = {-3, 12, 700, 1000, -1000, 1e6, -1e6};
    const double tenths[] = {0.1, 0.2, 0.3, 0.4};

    for (size_t s = 0; s < sizeof shifts / sizeof *shifts; s++) {
        double c = shifts[s];

        describe_call("softmax(4, {ln 1, ln 2, ln 3, ln 4} %+g)", c);
        expect_weights(
            4, (double[]){c + log(1), c + log(2), c + log(3), c + log(4)},
            tenths);
    }
}

/* One score is larger than all others by more than 745, so that every other
 * power is 0 in a double: its weight is 1, and theirs are 0. The largest stands
 * at each place, and a score of twice its size below 0 stands at each place. No
 * form of softmax rounds here more than it does with scores of 0: a difference
 * of two scores may be rounded, but stays far below -745. */
static void expect_one_winner(double size)
{
    static const size_t orders[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    const double scores[] = {-2 * size, 0, size}, weights[] = {0, 0, 1};

    for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
        double score[3], want[3], *weight = output_buffer(3);

        for (size_t k = 0; k < 3; k++) {
            score[k] = scores[orders[o][k]];
            want[k] = weights[orders[o][k]];
        }
        describe_call("softmax(3, {%g, %g, %g})", score[0], score[1], score[2]);
        softmax(3, input_copy(3, score), weight);
        expect("", values(3), weight, want,
               softmax_rounding(3, (double[3]){0}));
        if (size == 1000)
            suggest(!all_finite(3, weight), "%s", not_the_largest);
    }
}

/* The contract allows scores of any size: 1e10 is too large for an int, and
 * 1e300 for a float. The last scores are for a search that starts with a number
 * far below 0, such as -1e300, and not far enough. */
Test(softmax, a_score_far_above_all_others_gets_weight_1,
     .description = "-2000, 0 and 1000, in any order: weights 0, 0 and 1",
     .data = "scores-of-1000")
{
    const double negative[] = {-2000, -1000, -3000}, second[] = {0, 1, 0};
    double *weight = output_buffer(3);

    describe_call("softmax(3, {-2000, -1000, -3000})");
    expect_weights(3, negative, second);
    expect_one_winner(1000);
    expect_one_winner(1e10);
    expect_one_winner(1e300);
    describe_call("softmax(3, {-2e305, -1e305, -3e305})");
    softmax(3, input_copy(3, (double[]){-2e305, -1e305, -3e305}), weight);
    expect("", values(3), weight, second, softmax_rounding(3, (double[3]){0}));
    suggest(true, "All other scores get the right weights. With what number "
                  "does the search for the largest score start? Every score "
                  "here is below -1e300. Start with the first score, or with "
                  "-INFINITY.");
}

/* ---- self_attention ---- */

/* The weighted mean of all rows for row r, with these scores. */
static void mix(size_t n, size_t d, const double x[n][d],
                const long double score[n], double y[d])
{
    long double weight[n];

    shares(n, score, weight);
    for (size_t c = 0; c < d; c++) {
        long double sum = 0;

        for (size_t k = 0; k < n; k++)
            sum += weight[k] * x[k][c];
        y[c] = (double)sum;
    }
}

/* What other scores than the dot product over the root of d give. */
static void suggest_scores(size_t n, size_t d, const double x[n][d],
                           const double y[n][d])
{
    static const char *const text[] = {
        "The scores are divided by the root of 2 here. It should be the root "
        "of d, the width of a row.",
        "The scores are divided by a whole number here. The root of d is a "
        "double: in an int it loses what stands behind the point.",
        "These are the weights of scores that are minus the squared distance "
        "of two rows. A score is their dot product.",
        "The scores are divided by the root of n here, the number of rows. It "
        "should be the root of d, the width of a row.",
        "A softmax of the weights is taken once more here. One softmax makes "
        "the weights of the scores.",
        "The sum of the rows is divided by n here. The weights add up to 1 "
        "already."};

    for (size_t s = 0; s < sizeof text / sizeof *text; s++) {
        const double root = sqrt((double)d),
                     by[] = {sqrt(2),         floor(root), root,
                             sqrt((double)n), root,        root};
        bool fits = may_suggest(text[s]);

        for (size_t r = 0; r < n && fits; r++) {
            long double score[n], again[n];
            double slip[d];

            for (size_t k = 0; k < n; k++) {
                score[k] = 0;
                for (size_t c = 0; c < d; c++)
                    score[k] += s == 2 ? -powl(x[r][c] - x[k][c], 2)
                                       : (long double)x[r][c] * x[k][c];
                score[k] /= by[s];
            }
            shares(n, score, again);
            mix(n, d, x, s == 4 ? again : score, slip);
            for (size_t c = 0; c < d && s == 5; c++)
                slip[c] /= (double)n;
            fits = isfinite(y[r][0]) && apart(d, y[r], slip) < 1e-9;
        }
        if (n > 1 && (s == 2 || s >= 4 || by[s] != root))
            suggest(fits, "%s", text[s]);
    }
}

/* Whether the last token is in no sum, though its weight is among the others.
 */
static bool lacks_the_last(size_t n, size_t d, const double x[n][d],
                           const double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        long double score[n], weight[n];

        for (size_t k = 0; k < n; k++) {
            score[k] = 0;
            for (size_t c = 0; c < d; c++)
                score[k] += (long double)x[r][c] * x[k][c];
            score[k] /= sqrtl((long double)d);
        }
        shares(n, score, weight);
        for (size_t c = 0; c < d; c++) {
            long double sum = 0;

            for (size_t k = 0; k + 1 < n; k++)
                sum += weight[k] * x[k][c];
            if (!(fabsl(y[r][c] - sum) < 1e-9L))
                return false;
        }
    }
    return true;
}

/* In two tokens {a, 0} and {0, a} the last token and the last column look
 * alike. Elsewhere a column without a number tells which is left out. */
static void suggest_left_out(bool token, bool column)
{
    suggest(token,
            "The last token is not in these sums. Does the loop over the "
            "tokens reach all n of them?");
    suggest(column, "The last column is 0 in each row. Does each loop over the "
                    "columns reach all d of them?");
}

static void expect_attention(const char *what, size_t n, size_t d_model,
                             const double *x)
{
    const double(*row)[d_model] = (const double(*)[d_model])x;
    double(*y)[d_model] = (double(*)[d_model])output_buffer(n * d_model);
    double want[n][d_model];
    bool empty = true;

    for (size_t r = 0; r < n; r++)
        attend(n, d_model, row, r, want[r]);
    describe_call("self_attention(%zu, %zu)%s%s%s", n, d_model,
                  what[0] ? ", \"" : "", what, what[0] ? "\"" : "");
    self_attention(n, d_model, row, y);
    expect("compared with the formula", matrix(n, d_model), y[0], want[0],
           attention_rounding(n, d_model, x));
    suggest_scores(n, d_model, row, (const double(*)[d_model])y[0]);
    if (x[0] * x[0] > 1000)
        suggest(!all_finite(n * d_model, y[0]),
                "A score is above 709 here, and its power is too large for a "
                "double. Are powers taken without softmax? Subtract the "
                "largest score of the row from each score first.");
    for (size_t r = 0; r < n; r++)
        empty = empty && y[r][d_model - 1] == 0;
    if (n > 1 && d_model > 1 && x[d_model - 1] != 0)
        suggest_left_out(
            lacks_the_last(n, d_model, row, (const double(*)[d_model])y[0]),
            empty);
}

/* Equal tokens have equal weights, so their mean is the token itself. A long
 * text of equal tokens can be compared with that. */
static void expect_unmoved(size_t n)
{
    double(*x)[1] = (double(*)[1])output_buffer(n);
    double(*y)[1] = (double(*)[1])output_buffer(n);

    for (size_t k = 0; k < n; k++)
        x[k][0] = 1.5;
    describe_call("self_attention(%zu, 1), all tokens 1.5", n);
    self_attention(n, 1, (const double(*)[1])x, y);
    expect("", matrix(n, 1), y[0], x[0], attention_rounding(n, 1, x[0]));
}

/* What a root in another place gives of two tokens, or one weight alone of
 * each row. */
static void suggest_two_roots(double a, const double y[4])
{
    const double itself[] = {a, 0, 0, a};
    double root = exp(sqrt(log(3) / sqrt(2))), weight = root / (root + 1);
    double half = exp(a / 2);

    suggest(are_near(4, y, itself),
            "Each token comes out as it went in: it has the weight 1 here, and "
            "the other one 0. Is only the largest score counted, or only the "
            "token itself? Both tokens should have a share in each row.");
    suggest(is_near(y[0], a * weight),
            "This is what you get with the root of a whole quotient, the dot "
            "product over d. The root should be that of d alone.");
    suggest(is_near(y[0], a * half / (half + 1)),
            "This is what you get with the root of the dot product, divided by "
            "d. The root should be that of d, and not of the dot product.");
}

/* What slips give of two tokens {a, 0} and {0, a}: the weight of the token
 * itself is 3/4, where e^score is 3 for it, and 1 for the other. */
static void suggest_two_tokens(double a, const double y[4])
{
    suggest(
        is_near(y[0], a / 2) && is_near(y[1], a / 2),
        "Both tokens have the same weight here. Is each row multiplied by its "
        "weight of the softmax? And the score of token k for row r should be "
        "the dot product of the two, also where k is r: x[r][c] * x[k][c], "
        "added over all columns c to a sum that begins with 0.");
    suggest(is_near(y[0], .75 * a) && y[1] == 0 && is_near(y[2], a / 4) &&
                is_near(y[3], .75 * a),
            "Row 0 lacks the share of token 1 here, and row 1 has both. Each "
            "row should be a sum over all n tokens, those after its own, too.");
    suggest_left_out(is_near(y[0], .75 * a) && y[1] == 0 &&
                         is_near(y[2], a / 4) && y[3] == 0,
                     y[0] != 0 && y[1] == 0 && y[3] == 0);
    suggest(is_unwritten(y[2]) && !isnan(y[0]),
            "Nothing is written to row 1, or it is added to what was never "
            "set. Each token should have a row of its own, y[r], and each sum "
            "should begin with 0.");
    suggest(y[0] < y[1] && !is_near(y[0], 0) && is_near(y[0] + y[1], a),
            "In row 0 the other token has more weight than token 0. Is the "
            "score larger where two rows are further apart, or is this the row "
            "of another token?");
    suggest_two_roots(a, y);
    suggest(is_near(y[0], .75 * a) && is_near(y[1], a),
            "The second number is the sum of both. A sum should begin with 0 "
            "in each column.");
    suggest(is_near(y[0], 0) && is_near(y[1], a / 4) && is_near(y[2], a / 4),
            "A token's own row is missing in its sum. Each token should count "
            "itself, too.");
    suggest(is_near(y[0], 0) && is_near(y[1], a / 4) && is_near(y[2], 0) &&
                is_near(y[3], .75 * a),
            "Only the last of the two tokens is in these sums. Does the loop "
            "over the tokens begin with 0, and is each one added with +=? An = "
            "replaces.");
    suggest(fabs(y[0]) < 2 * a && y[0] != 0 && is_near(y[0], y[1]),
            "The two numbers are equal. Is each weight[k] multiplied by "
            "x[k][c], and added up over all k?");
}

/* The paper, section 3.2.1, with Q = K = V = X.
 *
 * Two tokens of length a at right angles: a score of a^2/sqrt 2 = ln 3 for the
 * token itself and 0 for the other gives the weights 3/4 and 1/4. */
Test(self_attention, makes_each_row_the_sum_of_all_rows_times_weights,
     .description = "y = softmax(x x^T / root of d) x, row by row",
     .data = "self-attention-step-by-step")
{
    const size_t sizes[][2] = {{1, 1}, {1, 6}, {3, 2},  {2, 3},  {4, 1},
                               {5, 4}, {2, 7}, {40, 3}, {3, 64}, {2, 2049}};
    const double a = sqrt(sqrt(2) * log(3));
    const double angle[] = {a, 0, 0, a}; /* two rows of two */
    const double want[] = {a * 3 / 4, a / 4, a / 4, a * 3 / 4};
    const double large[] = {40, 0, 40, 0.05, 1, -30}; /* three */
    const double far[] = {4.6, 0, 0, 4.6};            /* two */
    double(*y)[2] = (double(*)[2])output_buffer(4);

    describe_call("self_attention(2, 2), {a, 0}, {0, a}");
    self_attention(2, 2, (const double(*)[2])input_copy(4, angle), y);
    expect("a = 1.2465, so the weights are 3/4 and 1/4", matrix(2, 2), y[0],
           want, attention_rounding(2, 2, angle));
    suggest_scores(2, 2, (const double(*)[2])angle, (const double(*)[2])y[0]);
    suggest_two_tokens(a, y[0]);
    for (size_t s = 0; s < REORDERINGS; s++)
        expect_attention(reorderings[s].reordered_text, reorderings[s].n, WIDTH,
                         embed(reorderings[s].n, reorderings[s].reordered)[0]);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_attention("", sizes[s][0], sizes[s][1],
                         scattered(sizes[s][0] * sizes[s][1]));
    expect_attention("scores up to 1131", 3, 2, input_copy(6, large));
    expect_attention("scores of 15 and 0", 2, 2, input_copy(4, far));
    suggest(SHOULD, "The other token has a share of about e^-15 in each row. A "
                    "share counts, however small it is.");
    if (nothing_wrong_yet()) {
        expect_attention("scores of 16 and -8", 2, 1,
                         input_copy(2, (const double[]){4, -2}));
        suggest(SHOULD, "In row 0 the other token has a share of about e^-24. "
                        "Every share counts, however small it is.");
    }
    expect_unmoved(257);
}

/* First Principles, Notes and Slides say so; Lesson 13 says invariant. Both
 * answers come from the code under test: f(PX) must have the rows of f(X) in
 * the new order. f(PX) differs from f(X) itself, so the word is equivariant;
 * invariant would mean that nothing changes. A function that leaves every row
 * alone is equivariant too, so each row must have changed. */
Test(self_attention, reordered_tokens_give_the_same_outputs_reordered,
     .description =
         "f(PX) = P f(X): \"the cat sat\" and \"sat the cat\" (Slides)",
     .data = "reorder-then-attend")
{
    for (size_t s = 0; s < REORDERINGS; s++) {
        const struct reordering *of = &reorderings[s];
        const double(*x)[WIDTH] = embed(of->n, of->word);
        const double(*px)[WIDTH] = embed(of->n, of->reordered);
        double(*y)[WIDTH] = (double(*)[WIDTH])output_buffer(of->n * WIDTH);
        double(*py)[WIDTH] = (double(*)[WIDTH])output_buffer(of->n * WIDTH);
        double want[5][WIDTH], moved = 0, mixed = INFINITY;

        describe_call("self_attention(%zu, 2), \"%s\"", of->n, of->text);
        self_attention(of->n, WIDTH, x, y);
        for (size_t r = 0; r < of->n; r++)
            for (size_t c = 0; c < WIDTH; c++)
                want[r][c] = y[of->order[r]][c];
        describe_call("self_attention(%zu, 2), \"%s\"", of->n,
                      of->reordered_text);
        self_attention(of->n, WIDTH, px, py);
        expect("compared with the reordered rows of f(X)", matrix(of->n, WIDTH),
               py[0], want[0], attention_rounding(of->n, WIDTH, x[0]));
        for (size_t r = 0; r < of->n; r++) {
            moved = fmax(moved, apart(WIDTH, y[r], py[r]));
            mixed = fmin(mixed, apart(WIDTH, x[r], y[r]));
        }
        expect_that(moved > 0.1,
                    "Every row is the same as in \"%s\", place by place, "
                    "although the words have changed places.",
                    of->text);
        expect_that(mixed > 0.1, "A row is still the embedding of its word: "
                                 "it has taken nothing from the others.");
    }
}

/* Swapping the two changes nothing in X, so by the claim before this one it
 * changes nothing in the outputs. Leaving one of them out does, although the
 * *set* of words is still the same: the number of times a word occurs
 * matters. */
Test(self_attention, equal_tokens_at_two_places_get_equal_outputs,
     .description =
         "\"the dog chased the ball\": the at 0 and at 3 (First Principles)",
     .data = "one-word-in-two-places")
{
    const enum word word[] = {THE, DOG, CHASED, THE, BALL};
    const double(*x)[WIDTH] = embed(5, word);
    double(*y)[WIDTH] = (double(*)[WIDTH])output_buffer(5 * WIDTH);
    double(*fewer)[WIDTH] = (double(*)[WIDTH])output_buffer(4 * WIDTH);
    double want[WIDTH];

    attend(5, WIDTH, x, 0, want);
    describe_call("self_attention(5, 2), \"the dog chased the ball\"");
    self_attention(5, WIDTH, x, y);
    expect("row 0, the first \"the\"", values(WIDTH), y[0], want,
           attention_rounding(5, WIDTH, x[0]));
    expect("row 3, the second \"the\"", values(WIDTH), y[3], want,
           attention_rounding(5, WIDTH, x[0]));
    expect_that(apart(WIDTH, x[0], y[0]) > 0.1,
                "Row 0 is still the embedding of \"the\": it has taken up "
                "nothing from its neighbours.");
    describe_call("self_attention(4, 2), \"dog chased the ball\"");
    self_attention(4, WIDTH,
                   (const double(*)[WIDTH])input_copy(4 * WIDTH, x[1]), fewer);
    expect_that(apart(WIDTH, fewer[2], want) > 0.01,
                "\"the\" comes out the same although the other \"the\" is "
                "gone.");
}

/* Attention in which a token sees itself and the tokens before it: row r is the
 * last row of attention to the first r + 1 tokens alone. */
static void masked_attention(size_t n, const double x[n][WIDTH],
                             double y[n][WIDTH])
{
    for (size_t r = 0; r < n; r++) {
        size_t seen = r + 1;
        double(*part)[WIDTH] = (double(*)[WIDTH])output_buffer(seen * WIDTH);

        self_attention(seen, WIDTH,
                       (const double(*)[WIDTH])input_copy(seen * WIDTH, x[0]),
                       part);
        for (size_t c = 0; c < WIDTH; c++)
            y[r][c] = part[r][c];
    }
}

/* Against all five documents; Haviv et al. 2022, Kazemnejad et al. 2023. With a
 * mask, the first "the" sees itself alone, the second four tokens. After
 * one layer the last row still does not depend on the order of the tokens
 * before it. A second layer reads rows that do, so its last row does, too. */
Test(self_attention, a_causal_mask_makes_outputs_depend_on_order,
     .description =
         "\"the dog chased the ball\": 0.5000 -0.5000, then 0.7859 -0.3163",
     .data = "a-mask-lets-order-leak")
{
    const enum word ball[] = {THE, DOG, CHASED, THE, BALL};
    const enum word cat_second[] = {THE, CAT, SAT},
                    cat_first[] = {CAT, THE, SAT};
    const double(*x)[WIDTH] = embed(5, ball);
    double y[5][WIDTH], want[5][WIDTH], once[2][3][WIDTH], twice[2][3][WIDTH];
    double tolerance = attention_rounding(5, WIDTH, x[0]);

    for (size_t r = 0; r < 5; r++)
        attend(r + 1, WIDTH, x, r, want[r]);
    describe_call("self_attention(r + 1, 2), last row for each r");
    masked_attention(5, x, y);
    expect("\"the dog chased the ball\", masked", matrix(5, WIDTH), y[0],
           want[0], tolerance);
    expect_that(apart(WIDTH, y[0], y[3]) > 0.1,
                "The two \"the\" get the same output, although the first sees "
                "only itself and the second sees four tokens.");
    describe_call(
        "self_attention, \"the cat sat\" and \"cat the sat\", masked");
    masked_attention(3, embed(3, cat_second), once[0]);
    masked_attention(3, embed(3, cat_first), once[1]);
    expect("one layer: \"sat\" in the second text", values(WIDTH), once[1][2],
           once[0][2], tolerance);
    masked_attention(3, (const double(*)[WIDTH])once[0], twice[0]);
    masked_attention(3, (const double(*)[WIDTH])once[1], twice[1]);
    expect_that(apart(WIDTH, twice[0][2], twice[1][2]) > 0.01,
                "Two layers: \"sat\" comes out the same in both texts.");
}
