/* Chapter 08: what is true of attention with queries, keys and values of its
 * own, of several heads, and of how both notice order. */
#include "multi_head.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"
#include "vocabulary.h"

static double largest_size(size_t n, const double x[n])
{
    double largest = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, fabs(x[k]));
    return largest;
}

/* A width that no short holds, and no number of 16 binary digits. */
enum { LONG = 65537 };

/* How far apart two right answers of attention may lie. A score is at most
 * SCORE, as a sum of d_k rounded products over a rounded root, and errs by d_k
 * + 5 units in the last place of this size. A share errs by as much in
 * proportion, for its own score and for the largest; sums of n terms add 2n
 * units, exp and the division a few. All this is doubled, since two programs
 * are compared. */
static double rounding_of(size_t n, size_t d_k, double score, double value)
{
    return 2 * DBL_EPSILON * value *
           (2 * (double)n + 8 + (double)(d_k + 5) * score);
}

static void embed(size_t n, const enum word word[n], double e[n][WIDTH])
{
    for (size_t r = 0; r < n; r++)
        memcpy(e[r], vocabulary[word[r]].embedding, sizeof e[r]);
}

/* Numbers up to SIZE, without a pattern that could hide a mistake. Another seed
 * gives other numbers. Many of them are made in the faster way. */
static void scatter(size_t n, double seed, double size, double *x)
{
    if (n > 5000) {
        arbitrary((uint32_t)seed, n, x, size);
        return;
    }
    for (size_t k = 0; k < n; k++)
        x[k] = size * sin(seed + (double)(k * k) + 3 * (double)k);
}

static void encodings(size_t n, size_t d, double pe[n][d])
{
    for (size_t pos = 0; pos < n; pos++)
        oracle_encoding((double)pos, d, pe[pos]);
}

/* ---- right answers, in another way ---- */

/* Attention to the first SEEN tokens, in long double and from the last one to
 * the first. Of many tokens the powers are doubles, which is faster, and which
 * rounding_of() allows. ROOT is what the scores are divided by. */
static void attend(size_t seen, size_t d_k, size_t d_v, long double root,
                   const double q[d_k], const double k[seen][d_k],
                   const double v[seen][d_v], double y[d_v])
{
    long double score[seen], sum[d_v], powers = 0, most = -INFINITY;

    for (size_t j = 0; j < seen; j++) {
        score[j] = 0;
        for (size_t c = d_k; c-- > 0;)
            score[j] += (long double)q[c] * k[j][c];
        score[j] /= root;
        most = fmaxl(most, score[j]);
    }
    for (size_t c = 0; c < d_v; c++)
        sum[c] = 0;
    for (size_t j = seen; j-- > 0;) {
        long double power =
            seen > 200 ? exp((double)(score[j] - most)) : expl(score[j] - most);

        powers += power;
        for (size_t c = 0; c < d_v; c++)
            sum[c] += power * v[j][c];
    }
    for (size_t c = 0; c < d_v; c++)
        y[c] = (double)(sum[c] / powers);
}

static void oracle_attention(size_t n, size_t d_k, size_t d_v,
                             const double q[n][d_k], const double k[n][d_k],
                             const double v[n][d_v], bool causal,
                             double y[n][d_v])
{
    for (size_t r = 0; r < n; r++)
        attend(causal ? r + 1 : n, d_k, d_v, sqrtl((long double)d_k), q[r], k,
               v, y[r]);
}

static void product(size_t n, size_t d, const double x[n][d],
                    const double w[d][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            long double sum = 0;

            for (size_t k = d; k-- > 0;)
                sum += (long double)x[r][k] * w[k][c];
            y[r][c] = (double)sum;
        }
}

/* All heads, without cutting the matrices: for head a, the columns of the other
 * heads are set to 0. A dot product doesn't notice them, and a sum of values
 * leaves them 0, so that the heads can simply be added. */
static void one_head_of_many(size_t n, size_t d, size_t width, size_t first,
                             const double all[n][d], double head[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            head[r][c] = c >= first && c < first + width ? all[r][c] : 0;
}

struct layer {
    size_t n, d, heads;
    bool causal;
    const double *x, *w[4]; /* W_Q, W_K, W_V, W_O */
};

/* How far apart two right answers of a layer may lie; PRODUCT has the queries,
 * keys and values. An entry of a product errs by d + 1 units of its largest
 * terms' sum. So the scores err for three reasons: the queries, the keys, and
 * what rounding_of() counts. The output adds d values, each with the error that
 * a value has had before and the one of its mixture. */
static double layer_rounding(const struct layer *layer,
                             const double *product[3])
{
    size_t n = layer->n, d = layer->d, width = d / layer->heads;
    double units = (double)d + 1, x = largest_size(n * d, layer->x);
    double terms[4], size[3], score, value;

    for (size_t m = 0; m < 4; m++)
        terms[m] = (double)d * x * largest_size(d * d, layer->w[m]);
    for (size_t m = 0; m < 3; m++)
        size[m] = largest_size(n * d, product[m]);
    score = sqrt((double)width) *
            (units * (terms[0] * size[1] + terms[1] * size[0]) +
             (double)(width + 5) * size[0] * size[1]);
    value = size[2] * (2 * (double)n + 8 + score + units) + units * terms[2];
    return 2 * DBL_EPSILON * (double)d * largest_size(d * d, layer->w[3]) *
           value;
}

/* Writes the output, and returns its tolerance. */
static double oracle_layer(const struct layer *layer, double *out)
{
    size_t n = layer->n, d = layer->d, width = d / layer->heads;
    double all[3][n][d], part[3][n][d], y[n][d], joined[n][d];

    memset(joined, 0, sizeof joined);
    for (size_t m = 0; m < 3; m++)
        product(n, d, (const double(*)[d])layer->x,
                (const double(*)[d])layer->w[m], all[m]);
    for (size_t first = 0; first < d; first += width) {
        for (size_t m = 0; m < 3; m++)
            one_head_of_many(n, d, width, first, all[m], part[m]);
        for (size_t r = 0; r < n; r++) {
            attend(layer->causal ? r + 1 : n, d, d, sqrtl((long double)width),
                   part[0][r], part[1], part[2], y[r]);
            for (size_t c = 0; c < d; c++)
                joined[r][c] += y[r][c];
        }
    }
    product(n, d, joined, (const double(*)[d])layer->w[3], (double(*)[d])out);
    return layer_rounding(layer,
                          (const double *[]){all[0][0], all[1][0], all[2][0]});
}

/* What a sum of powers that begins with 1 gives, the largest power being 1: the
 * shares of one more token with the largest score, and the value 0. */
static void attend_and_one(size_t seen, size_t d_k, size_t d_v,
                           const double q[d_k], const double k[seen][d_k],
                           const double v[seen][d_v], double y[d_v])
{
    double keys[seen + 1][d_k], values[seen + 1][d_v], most = -INFINITY;

    memcpy(keys, k, seen * sizeof *k);
    memcpy(values, v, seen * sizeof *v);
    memset(values[seen], 0, sizeof *values);
    for (size_t j = 0; j < seen; j++) {
        double score = 0;

        for (size_t c = 0; c < d_k; c++)
            score += q[c] * k[j][c];
        if (score > most)
            memcpy(keys[seen], k[j], sizeof *k);
        most = fmax(most, score);
    }
    attend(seen + 1, d_k, d_v, sqrtl((long double)d_k), q,
           (const double(*)[d_k])keys, (const double(*)[d_v])values, y);
}

/* ---- attention ---- */

/* What slips give: a wrong mask, the root of the number of tokens, and a sum
 * of powers that does not begin with 0. */
static void suggest_attention(size_t n, size_t d_k, size_t d_v,
                              const double q[n][d_k], const double k[n][d_k],
                              const double v[n][d_v], bool causal,
                              double y[n][d_v])
{
    bool other = true, root = true, one_more = true;
    double row[d_v];

    for (size_t r = 0; r < n && (other || root || one_more); r++) {
        size_t seen = causal ? r + 1 : n, otherwise = causal ? n : r + 1;

        if (other)
            attend(otherwise, d_k, d_v, sqrtl((long double)d_k), q[r], k, v,
                   row);
        other = other && are_near(d_v, y[r], row);
        if (root)
            attend(seen, d_k, d_v, sqrtl((long double)seen), q[r], k, v, row);
        root = root && are_near(d_v, y[r], row);
        if (one_more)
            attend_and_one(seen, d_k, d_v, q[r], k, v, row);
        one_more = one_more && are_near(d_v, y[r], row);
    }
    suggest(
        one_more,
        "The sum of the powers is 1 too large here. It should begin with 0.");
    if (n > 1 && n != d_k)
        suggest(
            root,
            "The scores are divided by the root of the number of tokens that "
            "are seen. It should be the root of d_k, the width of a key.");
    if (n > 1 && causal)
        suggest(other, "Every token sees all tokens here. causal is true, so "
                       "none should see those after it.");
    if (n > 1 && !causal)
        suggest(other,
                "This is the result under a mask: no token sees those after "
                "it. Here causal is false.");
}

/* The result of attention, compared with WANT. GIVEN says in words what the
 * queries, keys and values are. */
static const double *expect_attention(const char *given, size_t n, size_t d_k,
                                      size_t d_v, const double *q_data,
                                      const double *k_data,
                                      const double *v_data, bool causal,
                                      const double *want)
{
    const double(*q)[d_k] = (const double(*)[d_k])input_copy(n * d_k, q_data);
    const double(*k)[d_k] = (const double(*)[d_k])input_copy(n * d_k, k_data);
    const double(*v)[d_v] = (const double(*)[d_v])input_copy(n * d_v, v_data);
    double(*y)[d_v] = (double(*)[d_v])output_buffer(n * d_v);

    describe_call("attention(%zu, %zu, %zu, %s, %s)", n, d_k, d_v, given,
                  causal ? "true" : "false");
    if (n * (d_k + d_v) <= 21) {
        show_input("q", matrix(n, d_k), q_data);
        show_input("k", matrix(n, d_k), k_data);
        show_input("v", matrix(n, d_v), v_data);
    }
    attention(n, d_k, d_v, q, k, v, causal, y);
    expect("", matrix(n, d_v), y[0], want,
           rounding_of(n, d_k,
                       sqrt((double)d_k) * largest_size(n * d_k, q_data) *
                           largest_size(n * d_k, k_data),
                       largest_size(n * d_v, v_data)));
    if (!nothing_wrong_yet() && d_k + d_v <= LONG)
        suggest_attention(n, d_k, d_v, q, k, v, causal, y);
    return y[0];
}

static const double *expect_formula(const char *given, size_t n, size_t d_k,
                                    size_t d_v, const double *q,
                                    const double *k, const double *v,
                                    bool causal)
{
    double want[n][d_v];

    oracle_attention(n, d_k, d_v, (const double(*)[d_k])q,
                     (const double(*)[d_k])k, (const double(*)[d_v])v, causal,
                     want);
    return expect_attention(given, n, d_k, d_v, q, k, v, causal, want[0]);
}

/* Queries, keys and values of these sizes; scores grow with SIZE. */
static void expect_scattered(size_t n, size_t d_k, size_t d_v, double size,
                             bool causal)
{
    double q[n * d_k], k[n * d_k], v[n * d_v];

    scatter(n * d_k, 1, size, q);
    scatter(n * d_k, 2, size, k);
    scatter(n * d_v, 3, 2, v);
    expect_formula("some q, k, v", n, d_k, d_v, q, k, v, causal);
}

/* Rows of a, each with one number that is not 0, in column one[r]. */
static void number_in_each_row(double a, const size_t column[3], double x[9])
{
    for (size_t k = 0; k < 9; k++)
        x[k] = k % 3 == column[k / 3] ? a : 0;
}

/* Says of which values row 0 is the mean, or a third of the sum, if not of all
 * three. Each set of them is tried. */
static void suggest_mean(const double y[WIDTH], const double e[3][WIDTH])
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
        double mean[WIDTH] = {0}, third[WIDTH];

        for (int j = 0; j < 3; j++)
            for (size_t c = 0; c < WIDTH; c++)
                mean[c] += (set >> j & 1) * e[j][c] / count;
        for (size_t c = 0; c < WIDTH; c++)
            third[c] = mean[c] * count / 3;
        if (!are_near(WIDTH, y, mean) && !are_near(WIDTH, y, third))
            continue;
        snprintf(
            text, sizeof text,
            "All dot products are 0 here, so each share is 1/3. Row 0 is %s of "
            "%s alone, and should be the mean of all three.",
            are_near(WIDTH, y, mean) ? "the mean" : "a third of the sum",
            values[set]);
        suggest(true, "%s", text);
    }
}

/* Queries and keys of one number a that is not 0, a^2 = root of 3 times ln 2:
 * the score is ln 2 where the two meet and 0 elsewhere, the shares 1/2, 1/4,
 * 1/4. The numbers are those of a public test, AttentionTests.swift of Moji. No
 * other width differs from d_k here: that is the next claim. */
Test(attention, mixes_the_values_by_softmax_of_the_scores,
     .description =
         "softmax(Q K^T / root of d_k) V: for example, shares 1/2, 1/4 and 1/4",
     .data = "queries-keys-and-values")
{
    const double value[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    const double want[9] = {3.75, 4.75, 5.75, 3, 4, 5, 2.25, 3.25, 4.25};
    const double of_chased[6] = {1, 0.5, 1.3, 0.3, 1, 0.5};
    const double asks[3] = {0, log(2), 0}, animal[3] = {1, 0, 1}, zero[3] = {0};
    const double mean[6] = {1, 0.5, 1, 0.5, 1, 0.5};
    double q[9], k[9], e[3][WIDTH];
    const double *y;

    embed(3, (const enum word[]){CAT, CHASED, DOG}, e);
    y = expect_attention("all queries 0", 3, 1, WIDTH, zero, animal, e[0],
                         false, mean);
    suggest_mean(y, (const double(*)[WIDTH])e);
    if (all_numbers(6, y))
        suggest(SHOULD,
                "All dot products with a query of 0 are 0. So each share is "
                "1/3, and each row of the result the mean of all three "
                "values.");
    y = expect_attention("q {0, ln 2, 0}, k {1, 0, 1}, v \"cat chased dog\"", 3,
                         1, WIDTH, asks, animal, e[0], false, of_chased);
    suggest(all_numbers(6, y),
            "In this test the result is right where all scores are 0. So "
            "look at the scores, at what softmax makes of them, and at "
            "which share meets which value.");
    number_in_each_row(sqrt(sqrt(3) * log(2)), (const size_t[]){2, 1, 0}, q);
    number_in_each_row(sqrt(sqrt(3) * log(2)), (const size_t[]){0, 1, 2}, k);
    y = expect_attention("shares of 1/2, 1/4 and 1/4, v 0 to 8", 3, 3, 3, q, k,
                         value, false, want);
    suggest(all_numbers(9, y),
            "In this test the result is right where a key is one number. "
            "So look at the dot product of query r and key j, over all "
            "columns, and at the root of d_k.");
    for (size_t n = 1; n <= 7; n += 3)
        expect_scattered(n, n, n, 1.5, false);
}

/* Whole numbers, worked by hand: the dot products of Q and K are 1 3 2, 1 2 2
 * and 1 -3 3. Divided by the root of d_k = 4 they are half as large. In all
 * sizes d_k differs from n and d_v. */
Test(attention, divides_the_scores_by_the_root_of_the_width_of_a_key,
     .description = "d_k = 4: dot products 1, 3, 2 are scores 0.5, 1.5, 1",
     .data = "queries-keys-and-values")
{
    const size_t sizes[][3] = {{4, 7, 2},    {4, 2, 7},   {1, 3, 2}, {3, 1, 4},
                               {5, 4, 3},    {7, 4, 3},   {7, 8, 3}, {7, 8, 5},
                               {7, 8, 2},    {7, 3, 2},   {4, 3, 2}, {40, 3, 6},
                               {2, LONG, 1}, {2, 1, LONG}};
    const double q[12] = {1, 0, 2, -1, 0, 1, 1, 1, 2, -1, 0, 1};
    const double k[12] = {1, 1, 0, 0, 0, 2, 1, -1, 1, 0, 1, 1};
    const double v[6] = {1, 0, 0, 1, 2, -1};
    const double score[3][3] = {{.5, 1.5, 1}, {.5, 1, 1}, {.5, -1.5, 1.5}};
    double want[3][2];

    for (size_t r = 0; r < 3; r++) {
        double a = exp(score[r][0]), b = exp(score[r][1]), c = exp(score[r][2]);

        want[r][0] = (a + 2 * c) / (a + b + c);
        want[r][1] = (b - c) / (a + b + c);
    }
    expect_attention("scores 0.5 1.5 1 and others", 3, 4, 2, q, k, v, false,
                     want[0]);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_scattered(sizes[s][0], sizes[s][1], sizes[s][2], 1.5, false);
}

/* The numbers are those of a public test, AttentionTests.swift of Moji. Token 0
 * sees itself alone, so its value comes out, to the last bit or nearly. */
Test(attention, a_token_sees_itself_and_those_before_it,
     .description = "a causal mask: token 0 takes its own value, the last one "
                    "takes of all",
     .data = "a-mask-before-the-softmax")
{
    const size_t sizes[][3] = {{1, 2, 3}, {2, 1, 1}, {5, 3, 2}, {8, 2, 5}};
    const double value[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    const double want[9] = {0, 1, 2, 1, 2, 3, 3.75, 4.75, 5.75};
    const double zero[3] = {0}, given[3] = {6, 0, 3}, halves[3] = {6, 3, 3};
    double q[9], k[9];
    const double *y;

    y = expect_attention("all queries 0, causal", 3, 1, 1, zero, zero, given,
                         true, halves);
    suggest(all_numbers(3, y),
            "All scores are 0 here. Token 0 should see itself, token 1 the "
            "tokens 0 and 1, token 2 all three, and each should take the mean "
            "of what it sees. How many does each see in your code, and does "
            "each row begin with a sum of 0?");
    number_in_each_row(sqrt(sqrt(3) * log(2)), (const size_t[]){1, 0, 2}, q);
    number_in_each_row(sqrt(sqrt(3) * log(2)), (const size_t[]){0, 1, 2}, k);
    expect_attention("scores 0 and ln 2, v 0 to 8", 3, 3, 3, q, k, value, true,
                     want);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_scattered(sizes[s][0], sizes[s][1], sizes[s][2], 1.5, true);
}

/* Haviv et al. 2022: this is how a model without encodings can know where a
 * token stands. No byte counts 257 tokens. */
Test(attention, under_a_mask_a_token_can_count,
     .description =
         "equal scores, the value 1 at token 0: 1, 1/2, 1/3, 1/4, 1/5",
     .data = "a-token-can-count")
{
    const double zero[257] = {0}, first[257] = {1};
    const double fifth[5] = {0.2, 0.2, 0.2, 0.2, 0.2};
    double share[257];

    for (size_t r = 0; r < 257; r++)
        share[r] = 1 / (double)(r + 1);
    expect_attention("q and k 0, v {1, 0, 0, 0, 0}", 5, 1, 1, zero, zero, first,
                     true, share);
    expect_attention("q and k 0, v {1, 0, 0, 0, 0}", 5, 1, 1, zero, zero, first,
                     false, fifth);
    expect_attention("q and k 0, v {1, 0, 0, ...}", 257, 1, 1, zero, zero,
                     first, true, share);
}

/* The key of token 2 is large. The mask must hide it before the largest score
 * is taken: otherwise all that the others keep is e^-10000 = 0. Then two tokens
 * whose scores differ by 1, at 10,000 and at -10,000: the shares are 1/(1 + e)
 * and e/(1 + e). A hidden token beside those has a score of 10,000. */
Test(attention, scores_of_10000_are_as_good_as_any,
     .description = "scores of 10,000, -10,000 and between",
     .data = "a-mask-before-the-softmax")
{
    const double q[4] = {100, -100, 100, 1};
    const double k[4] = {1, 1.02, 100, -100}, v[4] = {1, 2, 4, 8};
    const double high[2] = {100, 99.99}, low[3] = {-100, -99.99, 100};
    const double asks[3] = {100, 100, 100}, *y;

    y = expect_formula("q {100, -100, 100, 1}, k {1, 1.02, 100, -100}", 4, 1, 1,
                       q, k, v, false);
    suggest(isfinite(y[0]) && isfinite(y[1]) && isfinite(y[2]) && isnan(y[3]),
            "The largest score is 10,000 in each row but the last, and 100 "
            "there. Does the search for it begin anew in each row?");
    expect_formula("q {100, -100, 100, 1}, k {1, 1.02, 100, -100}", 4, 1, 1, q,
                   k, v, true);
    expect_formula("q {100, 100}, k {100, 99.99}", 2, 1, 1, asks, high, v,
                   false);
    expect_formula("q {100, 100}, k {-100, -99.99}", 2, 1, 1, asks, low, v,
                   false);
    expect_formula("q {100, 100, 100}, k {-100, -99.99, 100}", 3, 1, 1, asks,
                   low, v, true);
    expect_scattered(6, 8, 3, 35, false);
    expect_scattered(6, 8, 3, 35, true);
}

/* A share as small as this one has all its digits, too. */
static void expect_tiny_share(void)
{
    const double *q = input_copy(2, (const double[]){1, 1});
    const double *k = input_copy(2, (const double[]){0, -60});
    const double *v = input_copy(2, (const double[]){0, 1});
    double(*y)[1] = (double(*)[1])output_buffer(2);

    describe_call("attention(2, 1, 1, q {1, 1}, k {0, -60}, v {0, 1}, false)");
    attention(2, 1, 1, (const double(*)[1])q, (const double(*)[1])k,
              (const double(*)[1])v, false, y);
    expect_value("row 0, divided by e^-60", y[0][0] / exp(-60), 1, 1e-9);
    suggest(true,
            "Larger shares are right. A share of e^-60 counts, too: is it "
            "taken for 0?");
}

/* e^-15 of a million is 0.306. */
Test(attention, a_small_share_of_a_large_value_counts,
     .description =
         "for example, scores 0 and -15, values 0 and 1000000: 0.3059",
     .data = "queries-keys-and-values")
{
    const double q[2] = {1, 1}, k[2] = {0, -15}, v[2] = {0, 1e6};

    expect_formula("q {1, 1}, k {0, -15}, v {0, 1000000}", 2, 1, 1, q, k, v,
                   false);
    suggest(true, "The share of the second token should be e^-15 / (1 + "
                  "e^-15), which is small. Is it taken for 0?");
    if (nothing_wrong_yet())
        expect_tiny_share();
}

/* ---- order_gap ---- */

/* Lists in which the order and its inverse differ, and others. */
static const struct order {
    size_t n;
    enum word word[LONGEST];
    size_t order[LONGEST];
    const char *listed;
} orders[] = {
    {3, {THE, CAT, SAT}, {1, 2, 0}, "1, 2, 0"},
    {3, {CAT, CHASED, DOG}, {2, 1, 0}, "2, 1, 0"},
    {5, {THE, CAT, CHASED, THE, DOG}, {0, 4, 2, 3, 1}, "0, 4, 2, 3, 1"},
    {5, {THE, DOG, CHASED, THE, CAT}, {3, 1, 4, 0, 2}, "3, 1, 4, 0, 2"},
    {4, {SAT, DOG, CAT, THE}, {1, 2, 3, 0}, "1, 2, 3, 0"}};
enum { ORDERS = sizeof orders / sizeof *orders };

static double gap_with(double share, size_t n, size_t d, const size_t order[n],
                       const double e[n][d], const double pe[n][d])
{
    double x[2][n][d], y[2][n][d], gap = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            x[0][r][c] = e[r][c] + pe[r][c];
            x[1][r][c] = e[order[r]][c] + share * pe[r][c];
        }
    for (size_t m = 0; m < 2; m++)
        oracle_attention(n, d, d, x[m], x[m], x[m], false, y[m]);
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            gap = fmax(gap, fabs(y[1][r][c] - y[0][order[r]][c]));
    return gap;
}

static double oracle_gap(size_t n, size_t d, const size_t order[n],
                         const double e[n][d], const double pe[n][d])
{
    return gap_with(1, n, d, order, e, pe);
}

/* Two results of attention differ, each with an error. A token is the sum of
 * two rows, which adds a unit to each factor of a score. */
static double gap_rounding(size_t n, size_t d, const double *e,
                           const double *pe)
{
    double largest = largest_size(n * d, e) + largest_size(n * d, pe);

    return 2 *
           rounding_of(n, d + 4, sqrt((double)d) * largest * largest, largest);
}

static double gap_of(const char *what, size_t n, size_t d,
                     const size_t order[n], const char *listed, const double *e,
                     const double *pe)
{
    describe_call("order_gap(%zu, %zu, {%s}), %s", n, d, listed, what);
    return order_gap(n, d, input_order(n, order),
                     (const double(*)[d])input_copy(n * d, e),
                     (const double(*)[d])input_copy(n * d, pe));
}

/* An answer of 0 at all times would be right without positions, too; so the
 * same text is asked once more with its positions. */
Test(order_gap, is_0_without_positions_and_not_with_them,
     .description = "f(P E) = P f(E): the proof of chapter 00",
     .data = "order-shows-at-last")
{
    for (size_t s = 0; s < ORDERS; s++) {
        const struct order *of = &orders[s];
        double e[of->n][WIDTH], pe[of->n][WIDTH], none[of->n][WIDTH];

        embed(of->n, of->word, e);
        memset(none, 0, sizeof none);
        encodings(of->n, WIDTH, pe);
        expect_value("",
                     gap_of("pe = 0", of->n, WIDTH, of->order, of->listed, e[0],
                            none[0]),
                     0, gap_rounding(of->n, WIDTH, e[0], none[0]));
        suggest(SHOULD, "Without positions, row r with the words moved is row "
                        "order[r] of the text as it was: nothing differs.");
        expect_that(gap_of("pe of chapter 05", of->n, WIDTH, of->order,
                           of->listed, e[0], pe[0]) > 0.1,
                    "The result is less than 0.1, although the words have "
                    "changed places.");
    }
}

/* One row that is added to all words is part of every word. If the last place
 * has another one, it can be told from the others. */
Test(order_gap, is_0_where_all_positions_have_one_encoding,
     .description = "PE(3) for every word moves with the word",
     .data = "order-shows-at-last")
{
    for (size_t s = 0; s < ORDERS; s++) {
        const struct order *of = &orders[s];
        double e[of->n][WIDTH], pe[of->n][WIDTH], same[of->n][WIDTH];
        const size_t as_it_is[LONGEST] = {0, 1, 2, 3, 4};
        double got;

        embed(of->n, of->word, e);
        encodings(of->n, WIDTH, pe);
        for (size_t r = 0; r < of->n; r++)
            oracle_encoding(3, WIDTH, same[r]);
        got = gap_of("PE(3) in each row", of->n, WIDTH, of->order, of->listed,
                     e[0], same[0]);
        expect_value("", got, 0, gap_rounding(of->n, WIDTH, e[0], same[0]));
        suggest(is_near(got, gap_with(0, of->n, WIDTH, of->order, e, same)),
                "The words that were moved have no encodings here. Both texts "
                "should get the same ones.");
        suggest(SHOULD, "Each place adds the same row here, so nothing can be "
                        "noticed. Both texts get every row once, as it is.");
        oracle_encoding(0, WIDTH, same[of->n - 1]);
        expect_that(gap_of("PE(3) in each row, PE(0) in the last", of->n, WIDTH,
                           of->order, of->listed, e[0], same[0]) > 0.1,
                    "The result is less than 0.1, although another word has "
                    "come to the last place.");
        expect_value("an order that moves nothing",
                     gap_of("pe of chapter 05", of->n, WIDTH, as_it_is,
                            "0, 1, 2, ...", e[0], pe[0]),
                     0, gap_rounding(of->n, WIDTH, e[0], pe[0]));
    }
}

/* With 1 2 0 the order and its inverse differ. */
Test(order_gap, compares_each_word_with_itself,
     .description = "row r of the reordered result against row order[r]",
     .data = "order-shows-at-last")
{
    for (size_t s = 0; s < ORDERS; s++) {
        const struct order *of = &orders[s];
        size_t wide = 6;
        double e[of->n][WIDTH], pe[of->n][WIDTH];
        double many[of->n][wide], many_pe[of->n][wide];

        embed(of->n, of->word, e);
        encodings(of->n, WIDTH, pe);
        expect_value("",
                     gap_of("pe of chapter 05", of->n, WIDTH, of->order,
                            of->listed, e[0], pe[0]),
                     oracle_gap(of->n, WIDTH, of->order, e, pe),
                     gap_rounding(of->n, WIDTH, e[0], pe[0]));
        suggest(SHOULD, "It is the largest size of n * d differences of what "
                        "attention returns, in every row and column: row r "
                        "with the words moved, less row order[r] with the "
                        "words as they were. Encodings are added to both.");
        scatter(of->n * wide, 5, 1.5, many[0]);
        encodings(of->n, wide, many_pe);
        expect_value("",
                     gap_of("pe of chapter 05", of->n, wide, of->order,
                            of->listed, many[0], many_pe[0]),
                     oracle_gap(of->n, wide, of->order, many, many_pe),
                     gap_rounding(of->n, wide, many[0], many_pe[0]));
    }
}

/* Rows that follow no pattern, in the order 1, 5, 9, ...; n is odd. The numbers
 * of pe are up to SIZE. */
static void expect_gap_of(size_t n, size_t d, double size)
{
    double e[n][d], pe[n][d];
    size_t order[n];

    scatter(n * d, 1, 1.5, e[0]);
    scatter(n * d, 2, size, pe[0]);
    for (size_t r = 0; r < n; r++)
        order[r] = (4 * r + 1) % n;
    expect_value(
        "", gap_of("some e and pe", n, d, order, "1, ...", e[0], pe[0]),
        oracle_gap(n, d, order, (const double(*)[d])e, (const double(*)[d])pe),
        gap_rounding(n, d, e[0], pe[0]));
}

/* The gap, compared with the oracle's. GIVEN and ORDER_TEXT say in words what e
 * and pe, and the order, are. */
static void expect_gap(const char *what, const char *given, size_t n, size_t d,
                       const size_t order[n], const char *order_text,
                       const double *e, const double *pe)
{
    expect_value(
        what, gap_of(given, n, d, order, order_text, e, pe),
        oracle_gap(n, d, order, (const double(*)[d])e, (const double(*)[d])pe),
        gap_rounding(n, d, e, pe));
}

static void expect_gap_of_the_text(void)
{
    const enum word word[] = {THE, CAT, CHASED, THE, DOG};
    const size_t exchanged[] = {3, 1, 2, 0, 4}, alone[] = {0};
    double e[5][WIDTH], pe[5][WIDTH];

    embed(5, word, e);
    encodings(5, WIDTH, pe);
    expect_gap("the two \"the\" changed", "pe of chapter 05", 5, WIDTH,
               exchanged, "3, 1, 2, 0, 4", e[0], pe[0]);
    expect_value("one word",
                 gap_of("pe of chapter 05", 1, WIDTH, alone, "0", e[0], pe[0]),
                 0, gap_rounding(1, WIDTH, e[0], pe[0]));
}

static void expect_gap_of_each_sign(void)
{
    const struct {
        double e, pe;
        const char *given;
    } signs[] = {{1, 1, "e 0 1 2, pe 0 1 4"},
                 {1, -1, "e 0 1 2, pe 0 -1 -4"},
                 {-1, -1, "e 0 -1 -2, pe 0 -1 -4"},
                 {-1, 1, "e 0 -1 -2, pe 0 1 4"}};

    for (size_t t = 0; t < COUNT(signs); t++) {
        double e[3], pe[3];

        for (size_t r = 0; r < 3; r++) {
            e[r] = signs[t].e * (double)r;
            pe[r] = signs[t].pe * (double)(r * r);
        }
        expect_gap("one column", signs[t].given, 3, 1,
                   (const size_t[]){1, 2, 0}, "1, 2, 0", e, pe);
    }
}

/* With the signs of e and pe turned round, all differences change theirs: a
 * program that forgets fabs is wrong in one of the two, whichever result it
 * subtracts. A single word stays where it is. Two places of one word differ: a
 * swap of the two "the" leaves the text as it was, and moves each "the" by
 * three places. Where two words change places, the third, which stays, sees
 * other rows, and can differ most. */
Test(order_gap, is_the_largest_difference_whatever_its_sign,
     .description =
         "for example, the two the of \"the cat chased the dog\": 1.4872",
     .data = "order-shows-at-last")
{
    const double last[2][3] = {{0, 0, 1}, {0, 0, 2}};
    const double last_pe[2][3] = {{0, 0, 0}, {0, 0, 4}};
    const double stays[] = {2, -1, 1}, stays_pe[] = {1, 2, 0};

    expect_gap_of_the_text();
    expect_gap_of_each_sign();
    expect_gap("only the last of 3 columns is not 0",
               "e 0 0 1, 0 0 2, pe 0 0 0, 0 0 4", 2, 3, (const size_t[]){1, 0},
               "1, 0", last[0], last_pe[0]);
    expect_gap("a word that stays differs most", "e 2 -1 1, pe 1 2 0", 3, 1,
               (const size_t[]){1, 0, 2}, "1, 0, 2", stays, stays_pe);
    suggest(SHOULD,
            "The last word stays at its place, and sees other rows. Its "
            "row is compared, too.");
    expect_gap_of(265, 1, 1);
    expect_gap_of(3, 2049, 1);
    expect_gap_of(3, 2, 0x1p-32);
    suggest(SHOULD, "Small encodings make a small difference: 0 is less.");
}

/* ---- multi_head_attention ---- */

static void show_layer(const struct layer *layer)
{
    static const char *const name[] = {"w_q", "w_k", "w_v", "w_o"};

    show_input("x", matrix(layer->n, layer->d), layer->x);
    for (size_t m = 0; m < 4; m++)
        show_input(name[m], matrix(layer->d, layer->d), layer->w[m]);
}

/* The result, compared with WANT. What comes back is the result. */
static const double *expect_layer(const char *what, const struct layer *layer,
                                  const double *want)
{
    size_t n = layer->n, d = layer->d;
    const double(*w[4])[d];
    double(*y)[d] = (double(*)[d])output_buffer(n * d), oracle[n * d];
    double tolerance = oracle_layer(layer, oracle);
    bool done;

    for (size_t m = 0; m < 4; m++)
        w[m] = (const double(*)[d])input_copy(d * d, layer->w[m]);
    describe_call("multi_head_attention(%zu, %zu, %zu, ..., %s)", n, d,
                  layer->heads, layer->causal ? "true" : "false");
    if (n * d <= 12 && d <= 4)
        show_layer(layer);
    done = multi_head_attention(n, d, layer->heads,
                                (const double(*)[d])input_copy(n * d, layer->x),
                                w[0], w[1], w[2], w[3], layer->causal, y);
    expect_answer("the returned value", done, true);
    suggest(SHOULD,
            "heads is %zu, and divides d_model, which is %zu: there is "
            "an answer.",
            layer->heads, d);
    expect(what, matrix(n, d), y[0], want, tolerance);
    return y[0];
}

/* A layer whose weights follow no pattern, compared with the oracle. */
static void expect_heads(size_t n, size_t d, size_t heads, bool causal)
{
    double x[n * d], w[4][d * d], want[n][d];
    struct layer layer = {n, d, heads, causal, x, {w[0], w[1], w[2], w[3]}};

    scatter(n * d, 1, 1.5, x);
    for (size_t m = 0; m < 4; m++)
        scatter(d * d, 2 + (double)m, 2 / sqrt((double)d), w[m]);
    oracle_layer(&layer, want[0]);
    expect_layer("compared with the formula", &layer, want[0]);
}

static void identity(size_t d, double w[d][d])
{
    for (size_t r = 0; r < d; r++)
        for (size_t c = 0; c < d; c++)
            w[r][c] = r == c;
}

/* Four identity matrices and one head: Q = K = V = X. The numbers are those of
 * the lesson of chapter 00. */
Test(multi_head_attention, one_head_without_weights_is_chapter_00,
     .description = "\"the cat chased the dog\": cat comes out as 1.6598 "
                    "0.1960",
     .data = "columns-for-each-head")
{
    const enum word word[] = {THE, CAT, CHASED, THE, DOG};
    const double printed[10] = {1.0778, -0.1201, 1.6598,  0.1960, -0.0300,
                                1.0637, 1.0778,  -0.1201, 1.4273, -0.0546};
    double x[5][WIDTH], w[WIDTH][WIDTH], want[5][WIDTH], masked[5][WIDTH];
    struct layer layer = {5, WIDTH, 1, false, x[0], {w[0], w[0], w[0], w[0]}};
    const double *y;

    embed(5, word, x);
    identity(WIDTH, w);
    oracle_attention(5, WIDTH, WIDTH, x, x, x, false, want);
    oracle_attention(5, WIDTH, WIDTH, x, x, x, true, masked);
    y = expect_layer("", &layer, want[0]);
    suggest(are_near(10, y, masked[0]),
            "This is the result with the mask. causal is false here: no token "
            "should be hidden.");
    if (all_numbers(10, y))
        suggest(SHOULD,
                "With one head and four identity matrices y is attention(x, x, "
                "x), without a mask, and nothing more.");
    expect("as printed in chapter 00", matrix(5, WIDTH), y, printed, digits(4));
}

/* All four matrices are the identity, or all but the one that M counts from
 * 1. */
static void expect_one_matrix(size_t m)
{
    static const char *const name[] = {"w_q", "w_k", "w_v", "w_o"};
    const double x[] = {1, 0, -1, 2}, other[] = {1, 2, 0, -1};
    double w[WIDTH][WIDTH], want[2 * WIDTH];
    struct layer layer = {2, WIDTH, 1, false, x, {w[0], w[0], w[0], w[0]}};

    identity(WIDTH, w);
    if (m == 0) {
        oracle_layer(&layer, want);
        expect_layer("all matrices the identity", &layer, want);
        return;
    }
    layer.w[m - 1] = other;
    oracle_layer(&layer, want);
    expect_layer("one matrix is not the identity", &layer, want);
    suggest(true,
            "In this test the result is right with four identity "
            "matrices, and here only %s is another one. Is it multiplied "
            "with x, or with the heads, and used in no other place?",
            name[m - 1]);
}

/* Matrices that differ from each other and from their transposes. */
Test(multi_head_attention, one_head_is_attention_between_four_products,
     .description = "1 head: Y = attention(X W_Q, X W_K, X W_V) W_O",
     .data = "columns-for-each-head")
{
    for (size_t m = 0; m < 5; m++)
        expect_one_matrix(m);
    expect_heads(3, 6, 1, false);
    expect_heads(3, 1, 1, false);
    expect_heads(5, 4, 1, false);
}

/* Columns FIRST and FIRST + 1 of w take the pair of the position, turned by K
 * places and 100 times as long. */
static void look(double w[4][4], size_t first, double k)
{
    double pair[2];

    oracle_pair(k, 1, pair);
    w[2][first] = w[3][first + 1] = 100 * pair[1];
    w[3][first] = 100 * pair[0];
    w[2][first + 1] = -100 * pair[0];
}

/* Each token has two numbers for its word and the pair of its position. The
 * values are words. One head looks away from its own position, and so at the
 * two neighbours of position 1 equally: it gives (2 + 1.5)/2 and (0.5 - 0.5)/2.
 * Two heads look one place back and one ahead. A wrong neighbour has a score
 * that is smaller by 100 (1 - cos 1)/root 2 = 32, and with one head, whose
 * width is 4, by 100 (1 - cos 1)/root 4 = 23: its share is 1e-10 at most, so
 * that nine digits are those without it. */
static void expect_chased(size_t heads, const enum word word[3],
                          const double want[4])
{
    double x[3][4], w[4][4][4] = {{{0}}}, all[3][4];
    const double *y;
    struct layer layer = {3,     4,    heads,
                          false, x[0], {w[0][0], w[1][0], w[2][0], w[3][0]}};
    char what[64];

    for (size_t r = 0; r < 3; r++) {
        memcpy(x[r], vocabulary[word[r]].embedding,
               sizeof vocabulary->embedding);
        oracle_pair((double)r, 1, &x[r][WIDTH]);
    }
    look(w[0], 0, heads == 1 ? oracle_pi : -1);
    if (heads == 2)
        look(w[0], 2, 1);
    for (size_t first = 0; first < 4; first += 4 / heads) {
        w[1][2][first] = w[1][3][first + 1] = 1;
        w[2][0][first] = w[2][1][first + 1] = 1;
    }
    identity(4, w[3]);
    oracle_layer(&layer, all[0]);
    snprintf(what, sizeof what, "row 1 is chased, of \"%s\"",
             word[0] == CAT ? "cat chased dog" : "dog chased cat");
    y = expect_layer(what, &layer, all[0]);
    if (heads == 2)
        suggest(true,
                "In this test the result is right with one head. Head 0 should "
                "take the columns 0 and 1 of queries, keys and values, and "
                "fill these; head 1 should take and fill 2 and 3. So look at "
                "where a head begins, how wide it is, which root it uses, and "
                "over how many numbers the sums of a product run.");
    expect("row 1, chased", values(4), y + 4, want, digits(9));
}

Test(multi_head_attention, two_heads_tell_what_one_equal_head_cannot,
     .description =
         "\"cat chased dog\": 1.75 0 in both orders, or 2 0.5 and 1.5 -0.5",
     .data = "one-head-for-each-neighbour")
{
    const enum word cat_first[] = {CAT, CHASED, DOG};
    const enum word dog_first[] = {DOG, CHASED, CAT};

    expect_chased(1, cat_first, (const double[]){1.75, 0, 0, 0});
    expect_chased(1, dog_first, (const double[]){1.75, 0, 0, 0});
    expect_chased(2, cat_first, (const double[]){2, 0.5, 1.5, -0.5});
    expect_chased(2, dog_first, (const double[]){1.5, -0.5, 2, 0.5});
}

/* Of 4 columns, two heads have 2 each, and nobody can say whether the root is
 * that of 2 heads or of 2 columns. Of 6 columns they have 3. */
Test(multi_head_attention, divides_by_the_root_of_the_width_of_a_head,
     .description = "for example, 6 columns, 2 heads: the root of 3",
     .data = "columns-for-each-head")
{
    expect_heads(4, 6, 2, false);
    suggest(SHOULD, "Each head has 3 columns here: head 0 the columns 0 to 2, "
                    "head 1 those from 3 to 5, and both the root of 3.");
    expect_heads(3, 12, 4, false);
    expect_heads(3, 12, 3, false);
    expect_heads(1, 12, 3, false);
    expect_heads(4, 12, 3, false);
}

/* Whole numbers. The queries, keys and values are exact, and the same output
 * was computed by PyTorch's MultiheadAttention and in 50 digits. */
static const double toy_x[12] = {1, 0, 2, -1, 0, 1, 1, 1, 2, -1, 0, 1};
static const double toy_w[4][16] = {
    {1, 0, 0, 1, 0, 1, 1, 0, 1, 0, -1, 0, 0, 1, 0, 1},
    {0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, -1, 1, 0, 1, 0},
    {1, 0, 1, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1, -1},
    {1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 2, 1}};

Test(multi_head_attention, each_head_has_columns_of_its_own,
     .description = "4 columns, 2 heads; PyTorch gives the same numbers",
     .data = "columns-for-each-head")
{
    const double want[12] = {
        1.235480944531171, 1.97890271961979,   1.772382795933765,
        2.751285515553555, 3.683196339665973,  1.255234765226831,
        0.572038425560858, 0.8272731907876888, 2.109370380617047,
        1.834819457289308, 0.97246190304378,   1.807281360333088};
    struct layer toy = {3,     4,     2,
                        false, toy_x, {toy_w[0], toy_w[1], toy_w[2], toy_w[3]}};

    expect_layer("", &toy, want);
    expect_heads(5, 6, 3, false);
    expect_heads(4, 8, 2, false);
}

Test(multi_head_attention, every_head_has_the_mask,
     .description = "4 columns, 2 heads, token 0 sees itself: 3 2 2 3",
     .data = "columns-for-each-head")
{
    const double want[12] = {3,
                             2,
                             2,
                             3,
                             3.143952781160271,
                             2,
                             1.195570317493043,
                             2.195570317493043,
                             2.109370380617047,
                             1.834819457289308,
                             0.97246190304378,
                             1.807281360333088};
    struct layer toy = {3,    4,     2,
                        true, toy_x, {toy_w[0], toy_w[1], toy_w[2], toy_w[3]}};

    expect_layer("", &toy, want);
    expect_heads(6, 6, 2, true);
    expect_heads(5, 9, 3, true);
    expect_heads(5, 4, 1, true);
}

/* Both results come from the code under test. */
Test(multi_head_attention, reordered_tokens_give_the_same_rows_reordered,
     .description = "f(PX) = P f(X), with any number of heads and no mask",
     .data = "eight-heads-without-positions")
{
    const size_t order[] = {1, 2, 4, 0, 3};
    double x[5][6], px[5][6], w[4][36], want[5][6], moved[5][6], apart = 0;
    struct layer layer = {5, 6, 3, false, x[0], {w[0], w[1], w[2], w[3]}};
    const double *y;

    scatter(30, 1, 1.5, x[0]);
    for (size_t m = 0; m < 4; m++)
        scatter(36, 2 + (double)m, 1, w[m]);
    oracle_layer(&layer, want[0]);
    y = expect_layer("the text", &layer, want[0]);
    for (size_t r = 0; r < 5; r++) {
        memcpy(px[r], x[order[r]], sizeof px[r]);
        memcpy(moved[r], y + order[r] * 6, sizeof moved[r]);
        apart = fmax(apart, fabs(y[r * 6] - y[order[r] * 6]));
    }
    layer.x = px[0];
    expect_layer("the reordered text, against the reordered rows", &layer,
                 moved[0]);
    expect_that(apart > 0.01, "All rows of the result are the same.");
}

/* Nothing may be written where there is no answer. What the buffer holds at
 * first is a mark, and no number that a program computes. */
static void expect_refused(size_t d, size_t heads)
{
    enum { N = 2 };
    double x[N * d], w[d * d], *y = output_buffer(N * d), before[N * d];
    const double(*weights)[d];
    bool done;

    scatter(N * d, 1, 1, x);
    scatter(d * d, 2, 1, w);
    memcpy(before, y, sizeof before);
    weights = (const double(*)[d])input_copy(d * d, w);
    describe_call("multi_head_attention(2, %zu, %zu, ..., false)", d, heads);
    done = multi_head_attention(
        N, d, heads, (const double(*)[d])input_copy(N * d, x), weights, weights,
        weights, weights, false, (double(*)[d])y);
    expect_answer("the returned value", done, false);
    expect_that(memcmp(before, y, sizeof before) == 0,
                "It returned false, so nothing should be written, but "
                "something was.");
}

/* With four identity matrices a single token comes out as it is. In a byte 259
 * heads are 3, which do not divide the width. */
static void expect_many_heads(void)
{
    enum { D = 259 };
    double *w = output_buffer(D * D), x[D], *y = output_buffer(D);
    struct layer layer = {1, D, D, false, x, {w, w, w, w}};
    const double *same[] = {x, x, x}, (*weights)[D];

    identity(D, (double(*)[D])w);
    scatter(D, 1, 1.5, x);
    weights = (const double(*)[D])input_copy(D * D, w);
    describe_call("multi_head_attention(1, 259, 259), all weights identities");
    expect_answer("the returned value",
                  multi_head_attention(
                      1, D, D, (const double(*)[D])input_copy(D, x), weights,
                      weights, weights, weights, false, (double(*)[D])y),
                  true);
    expect("", matrix(1, D), y, x, layer_rounding(&layer, same));
}

/* The mean of equal tokens is the token. */
static void expect_equal_tokens(void)
{
    enum { N = 257 };
    double x[N], weight = 1, *y = output_buffer(N);
    const double(*w)[1] = (const double(*)[1])input_copy(1, &weight);

    for (size_t r = 0; r < N; r++)
        x[r] = 1.5;
    describe_call("multi_head_attention(257, 1, 1), all numbers 1.5");
    expect_answer("the returned value",
                  multi_head_attention(N, 1, 1,
                                       (const double(*)[1])input_copy(N, x), w,
                                       w, w, w, false, (double(*)[1])y),
                  true);
    expect("", matrix(N, 1), y, x, rounding_of(N, 1, 2.25, 1.5));
}

Test(multi_head_attention, heads_must_divide_the_width,
     .description = "6 columns: 1, 2, 3 or 6 heads, not 4 or 5",
     .data = "columns-for-each-head")
{
    const size_t refused[][2] = {{6, 4}, {6, 5}, {9, 6}, {4, 3}};

    for (size_t heads = 1; heads <= 6; heads += heads == 3 ? 3 : 1)
        expect_heads(3, 6, heads, false);
    expect_heads(2, 18, 9, false);
    expect_many_heads();
    expect_equal_tokens();
    for (size_t s = 0; s < sizeof refused / sizeof *refused; s++)
        expect_refused(refused[s][0], refused[s][1]);
}

Test(multi_head_attention, no_head_and_more_heads_than_columns_are_refused,
     .description = "6 columns: not 0 heads, and not 7",
     .data = "columns-for-each-head")
{
    const size_t refused[][2] = {
        {6, 7},
        {1, 2},
        {4, 8},
        {6, 0},
        {1, 0},
#if SIZE_MAX > UINT32_MAX
        {6, 4294967298}, /* 2 in 32 bits */
#endif
        {6, 65538}
    }; /* 2 in 16 */

    expect_heads(2, 4, 4, true);
    for (size_t s = 0; s < sizeof refused / sizeof *refused; s++)
        expect_refused(refused[s][0], refused[s][1]);
}
