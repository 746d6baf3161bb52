/* Chapter 07: what the mathematics and the documents say about adding. */
#include "add_vs_concat.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>

#include "claim.h"
#include "oracle.h"
#include "vocabulary.h"

enum { D_MODEL = 512, HEAD = 64 };

/* A length that no short holds, and no number of 16 binary digits. */
enum { LONG = 65537 };

/* As many numbers of an input as one follows by hand. */
enum { FEW = 12 };

/* Whole numbers whose sums stay small are added without rounding, in any
 * order. */
static const double exactly = 0;

/* The sum of two numbers between -1 and 1 is rounded once, by half a unit in
 * the last place of a number under 2; twice if it comes by long double. */
static const double one_sum = 2 * DBL_EPSILON;

/* A number from -1 up to 1, the next of a small linear congruential
 * generator: the same on every machine. */
static double next(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (double)(*state >> 8) / (1 << 23) - 1;
}

static void fill(uint32_t state, size_t rows, size_t columns,
                 double x[rows][columns])
{
    for (size_t r = 0; r < rows; r++)
        for (size_t c = 0; c < columns; c++)
            x[r][c] = next(&state);
}

/* 2^32 divided by the golden ratio: its multiples lie far apart, so that
 * neighbouring words begin with very different states. */
#define SPREAD 2654435761u

/* A different embedding for each word: a vector of length LENGTH. */
static void embed(uint32_t word, size_t d_model, double length,
                  double e[d_model])
{
    uint32_t state = word * SPREAD;
    double square = 0;

    for (size_t k = 0; k < d_model; k++) {
        e[k] = next(&state);
        square += e[k] * e[k];
    }
    for (size_t k = 0; k < d_model; k++)
        e[k] *= length / sqrt(square);
}

/* N tokens and their positions. Equal numbers stand for equal words. */
static void sentence(size_t n, size_t d_model, const uint32_t word[n],
                     double e[n][d_model], double pe[n][d_model])
{
    for (size_t r = 0; r < n; r++) {
        embed(word[r], d_model, 1, e[r]);
        oracle_encoding((double)r, d_model, pe[r]);
    }
}

/* y = x w. Returns how far another order of summing may lead away from it: d_in
 * products, each rounded, and as many sums, cost less than d_in + 1 units in
 * the last place of the sum of all sizes. */
static double product(size_t n, size_t d_in, size_t d_out,
                      const double x[n][d_in], const double w[d_in][d_out],
                      double y[n][d_out])
{
    double largest = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            long double sum = 0, size = 0;

            for (size_t k = 0; k < d_in; k++) {
                sum += (long double)x[r][k] * w[k][c];
                size += fabsl((long double)x[r][k] * w[k][c]);
            }
            y[r][c] = (double)sum;
            largest = fmax(largest, (double)size);
        }
    return (double)(d_in + 1) * DBL_EPSILON * largest;
}

/* What slips in the sum give. */
static void suggest_sum(size_t n, size_t d_model, const double e[n][d_model],
                        const double pe[n][d_model], const double x[])
{
    double with_number[n][d_model], whole[n][d_model], twice[n][d_model];
    double larger[n][d_model];
    bool next = n > 1;

    for (size_t c = 0; c < (n - 1) * d_model; c++)
        next = next && is_near(x[c], e[0][c] + pe[0][c + d_model]);
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++) {
            with_number[r][k] = e[r][k] + (double)r;
            twice[r][k] = 2 * e[r][k];
            larger[r][k] = fmax(e[r][k], pe[r][k]);
            whole[r][k] = trunc(e[r][k] + pe[r][k]);
        }
    suggest(next, "Row r of e gets row r + 1 of pe here. It should get row r.");
    if (n > 1)
        suggest(are_near(n * d_model, x, with_number[0]),
                "The number of the row is added here, and not row r of pe.");
    suggest(are_near(n * d_model, x, larger[0]),
            "This is the larger of the two numbers at each place. It is their "
            "sum that is asked for.");
    suggest(are_near(n * d_model, x, twice[0]),
            "This is twice e: the embedding is added to itself, and pe is not "
            "in it.");
    suggest(are_near(n * d_model, x, e[0]),
            "This is e alone: nothing, or a 0, is added to it. Does the index "
            "of pe count with that of e?");
    suggest(are_near(n * d_model, x, pe[0]),
            "This is pe alone: the embedding is not in it, or became an int, "
            "which keeps nothing of a number below 1.");
    suggest(are_near(n * d_model, x, whole[0]),
            "What stands behind the point is lost: is something an int?");
}

/* What a matrix gives that is taken for one list and read or written by
 * columns. */
static void suggest_lists(size_t n, size_t d, const double e[n][d],
                          const double pe[n][d], const double x[])
{
    bool of_e = true, of_pe = true, of_x = true;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            size_t by_row = r * d + c, by_column = c * n + r;

            of_e = of_e && is_near(x[by_row], e[0][by_column] + pe[r][c]);
            of_pe = of_pe && is_near(x[by_row], e[r][c] + pe[0][by_column]);
            of_x = of_x && is_near(x[by_column], e[r][c] + pe[r][c]);
        }
    if (n > 1 && d > 1)
        suggest(of_e || of_pe || of_x,
                "The numbers of a row stand side by side: number c of row r "
                "has the index r * d + c. In one of the matrices it is c * n + "
                "r here.");
}

/* What one index that is fixed, or counts backwards, gives in the sum. */
static void suggest_places(size_t n, size_t d, const double e[n][d],
                           const double pe[n][d], const double x[])
{
    static const char *const text[] = {
        "The rows of pe come in the opposite order here: row r of e wants row "
        "r of pe.",
        "The numbers of each row of pe come in the opposite order here: "
        "e[r][c] "
        "wants pe[r][c].",
        "The first number of each row of pe is added everywhere here: e[r][c] "
        "wants pe[r][c].",
        "This is twice pe: the encoding is added to itself, and e is not in "
        "it."};
    double slip[4][n][d];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            slip[0][r][k] = e[r][k] + pe[n - 1 - r][k];
            slip[1][r][k] = e[r][k] + pe[r][d - 1 - k];
            slip[2][r][k] = e[r][k] + pe[r][0];
            slip[3][r][k] = 2 * pe[r][k];
        }
    for (size_t s = 0; s < 4; s++)
        if (n > 1 && d > 1)
            suggest(are_near(n * d, x, slip[s][0]), "%s", text[s]);
}

static void show_rows(size_t n, size_t d_model, const double e[n][d_model],
                      const double pe[n][d_model])
{
    if (n * d_model == 0 || n * d_model > FEW)
        return;
    show_input("e", matrix(n, d_model), e[0]);
    show_input("pe", matrix(n, d_model), pe[0]);
}

/* The result of add_encoding, compared with E + PE. */
static const double *expect_sum(size_t n, size_t d_model,
                                const double e_data[n][d_model],
                                const double pe_data[n][d_model])
{
    const double(*e)[d_model] =
        (const double(*)[d_model])input_copy(n * d_model, &e_data[0][0]);
    const double(*pe)[d_model] =
        (const double(*)[d_model])input_copy(n * d_model, &pe_data[0][0]);
    double(*x)[d_model] = (double(*)[d_model])output_buffer(n * d_model),
    want[n][d_model];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            want[r][k] = e_data[r][k] + pe_data[r][k];
    describe_call("add_encoding(%zu, %zu)", n, d_model);
    show_rows(n, d_model, e, pe);
    add_encoding(n, d_model, e, pe, x);
    expect("x = e + pe", matrix(n, d_model), x[0], want[0], one_sum);
    if (!nothing_wrong_yet() && n * d_model < LONG) {
        suggest_sum(n, d_model, e, pe, x[0]);
        suggest_places(n, d_model, e, pe, x[0]);
        suggest_lists(n, d_model, e, pe, x[0]);
    }
    return x[0];
}

static void expect_sum_of(size_t n, size_t d_model, const uint32_t word[n])
{
    double e[n][d_model], pe[n][d_model];

    sentence(n, d_model, word, e, pe);
    expect_sum(n, d_model, e, pe);
}

static void expect_large_sum(size_t n, size_t d_model)
{
    double e[n][d_model], pe[n][d_model];

    fill(5, n, d_model, e);
    fill(13, n, d_model, pe);
    expect_sum(n, d_model, e, pe);
}

Test(add_encoding, every_token_gets_its_own_position_added,
     .description =
         "X = E + PE, for example 3 rows of 512, \"The Cat Sat\" (Slides)",
     .data = "river-bank-added")
{
    const double river_bank[2][6] = {{0.2, -0.5, 0.9, 0.1, -0.3, 0.4},
                                     {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8}};
    const double pe[2][6] = {{0, 1, 0, 1, 0, 1},
                             {.8415, .5403, .0464, .9989, .0022, 1}};
    const uint32_t the_cat_sat[3] = {1, 2, 3};
    const uint32_t love_apple_phones[3] = {4, 5, 6}; /* Notes, section 12 */
    const uint32_t many[64] = {7, 8, 9, 10, 11};
    const size_t sizes[][2] = {{1, 1}, {1, 7}, {7, 1}, {5, 3},
                               {2, 3}, {5, 3}, {3, 5}, {64, 50}};

    expect_sum(2, 6, river_bank, pe);
    expect_sum_of(3, D_MODEL, the_cat_sat);
    expect_sum_of(3, D_MODEL, love_apple_phones);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_sum_of(sizes[s][0], sizes[s][1], many);
    expect_large_sum(LONG, 1);
    expect_large_sum(1, LONG);
}

/* x_3 - x_0 = (e + PE(3)) - (e + PE(0)): the word cancels. If a word uses only
 * the first half of the numbers, and a position the other half, adding *is*
 * concatenating. Two sums and a difference give three roundings of numbers
 * under 2. */
Test(add_encoding, equal_words_at_two_places_give_different_sums,
     .description =
         "x_3 - x_0 = PE(3) - PE(0), as the word cancels (First Principles)",
     .data = "one-word-at-two-places")
{
    const uint32_t words[5] = {1, 2, 3, 1, 4}; /* the dog chased the ball */
    double e[5][6], pe[5][6], moved[6], change[6], wide_e[5][12] = {0},
                                                   wide_pe[5][12] = {0};
    const double(*x)[6];

    sentence(5, 6, words, e, pe);
    x = (const double(*)[6])expect_sum(5, 6, e, pe);
    for (size_t k = 0; k < 6; k++) {
        moved[k] = x[3][k] - x[0][k];
        change[k] = pe[3][k] - pe[0][k];
    }
    expect("row 3 - row 0, the second \"the\" against the first: PE(3) - PE(0)",
           values(6), moved, change, 3 * one_sum);
    for (size_t r = 0; r < 5; r++)
        for (size_t k = 0; k < 6; k++) {
            wide_e[r][k] = e[r][k];
            wide_pe[r][6 + k] = pe[r][k];
        }
    expect_sum(5, 12, wide_e, wide_pe);
}

/* Self-attention as in chapter 00, with Q = K = V = X. */
static void attend(size_t n, size_t d, const double x[n][d], double y[n][d])
{
    for (size_t r = 0; r < n; r++) {
        double weight[n], sum = 0;

        for (size_t k = 0; k < n; k++) {
            double score = 0;

            for (size_t c = 0; c < d; c++)
                score += x[r][c] * x[k][c];
            weight[k] = exp(score / sqrt((double)d));
            sum += weight[k];
        }
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < n; k++)
                y[r][c] += weight[k] / sum * x[k][c];
        }
    }
}

/* Chapter 00's sentences and embeddings. Without positions *cat* came out as
 * 1.6598 0.1960 in both. The numbers below were computed by another program.
 * Rounding moves a row of X by less than 1e-15, and a result of attention by
 * not much more, so they agree to all their digits. */
Test(add_encoding, attention_tells_the_cat_that_chases_from_the_chased_one,
     .description =
         "attention to E + PE, d = 2: 2.7988 1.0264, and 1.5735 -0.0712",
     .data = "who-chased-whom")
{
    enum { N = 5 };
    const struct {
        const char *cat;
        const char *words;
        size_t row;
        double want[2], mean[2];
    } texts[] = {{"the cat that chases",
                  "the cat chased the dog",
                  1,
                  {2.7988, 1.0264},
                  {1.5806, .1261}},
                 {"the cat that is chased",
                  "the dog chased the cat",
                  4,
                  {1.5735, -.0712},
                  {1.3884, -.0508}}};

    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
        const struct text text = read_text(texts[t].words);
        double pe[N][2], y[N][2], mean[2] = {0};

        for (size_t r = 0; r < N; r++)
            oracle_encoding((double)r, 2, pe[r]);
        attend(N, 2, (const double(*)[2])expect_sum(N, 2, text.e, pe), y);
        for (size_t r = 0; r < N; r++)
            for (size_t c = 0; c < 2; c++)
                mean[c] += y[r][c] / (double)N;
        expect(texts[t].cat, values(2), y[texts[t].row], texts[t].want,
               digits(4));
        expect("the mean of all rows behind attention", values(2), mean,
               texts[t].mean, digits(4));
    }
}

/* The result of concat_encoding, compared with the two rows side by side. */
static void expect_side_by_side(size_t n, size_t d_model,
                                const double e_data[n][d_model],
                                const double pe_data[n][d_model])
{
    const double(*e)[d_model] =
        (const double(*)[d_model])input_copy(n * d_model, &e_data[0][0]);
    const double(*pe)[d_model] =
        (const double(*)[d_model])input_copy(n * d_model, &pe_data[0][0]);
    double(*x)[2 * d_model] =
        (double(*)[2 * d_model]) output_buffer(2 * n * d_model);
    double want[n][2 * d_model], sum[n][d_model];

    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < 2 * d_model; k++)
            want[r][k] = k < d_model ? e_data[r][k] : pe_data[r][k - d_model];
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            sum[r][k] = e_data[r][k] + pe_data[r][k];
    describe_call("concat_encoding(%zu, %zu)", n, d_model);
    show_rows(n, d_model, e, pe);
    concat_encoding(n, d_model, e, pe, x);
    expect("", matrix(n, 2 * d_model), x[0], want[0], exactly);
    if (n > 1 && d_model > 1)
        suggest(are_near(d_model - 1, x[0] + d_model, pe[0] + 1),
                "pe begins one place too early here: its number 1 stands at "
                "index d. Number k of pe[r] belongs at index d + k.");
    if (n > 1)
        suggest(are_near(d_model, x[1] + d_model, pe[0]),
                "Row 1 ends with row 0 of pe here. Behind e[r] belongs pe[r].");
    if (n > 1)
        suggest(
            are_near(d_model, x[0], e[0]) && are_near(d_model, x[1], e[1]),
            "The first d numbers of these rows are right. Behind them belong "
            "the numbers of pe[r]: number k of it at index d + k.");
    if (n > 1)
        suggest(are_near(d_model, x[0], sum[0]) &&
                    are_near(d_model, x[1], sum[1]),
                "The first half is e + pe here. It should be e alone: pe "
                "stands behind it.");
    suggest(are_near(d_model, x[0], pe[0]),
            "The encoding stands where the embedding belongs: number k of "
            "pe[r] belongs at index d + k.");
}

static void expect_large_rows(size_t n, size_t d_model)
{
    double e[n][d_model], pe[n][d_model];

    fill(5, n, d_model, e);
    fill(13, n, d_model, pe);
    expect_side_by_side(n, d_model, e, pe);
}

Test(concat_encoding, each_row_is_the_embedding_then_the_encoding,
     .description =
         "row r is e[r], then pe[r]: for example 512 and 512 numbers (Notes)",
     .data = "side-by-side")
{
    const double e[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const double pe[2][3] = {{10, 20, 30}, {40, 50, 60}};
    const uint32_t words[64] = {1, 2, 3, 4};
    const size_t sizes[][2] = {{3, D_MODEL}, {1, 1}, {1, 6}, {6, 1},  {5, 3},
                               {2, 3},       {5, 3}, {3, 5}, {64, 10}};

    expect_side_by_side(2, 3, e, pe);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        size_t n = sizes[s][0], d_model = sizes[s][1];
        double some_e[n][d_model], some_pe[n][d_model];

        sentence(n, d_model, words, some_e, some_pe);
        expect_side_by_side(n, d_model, some_e, some_pe);
    }
    expect_large_rows(LONG, 1);
    expect_large_rows(1, LONG);
}

/* What slips in the three loops give. */
static void suggest_product(size_t n, size_t d_in, size_t d_out,
                            const double x[n][d_in],
                            const double w[d_in][d_out], const double y[])
{
    double slip[8][n][d_out], so_far = 0;

    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            double whole = 0;

            slip[0][r][c] = slip[1][r][c] = slip[2][r][c] = slip[3][r][c] =
                slip[4][r][c] = 0;
            for (size_t k = 0; k < d_in; k++) {
                slip[0][r][c] += k + 1 < d_in ? x[r][k] * w[k][c] : 0;
                slip[1][r][c] += k > 0 ? x[r][k] * w[k][c] : 0;
                slip[2][r][c] += x[r][k] * w[0][c];
                slip[3][r][c] += x[r][0] * w[k][c];
                slip[4][r][c] += x[r][k] + w[k][c];
                so_far += x[r][k] * w[k][c];
                whole += x[r][k] * w[k][c];
            }
            slip[5][r][c] = so_far;
            slip[6][r][c] = whole / (double)d_in;
            slip[7][r][c] = whole / sqrt((double)d_in);
        }
    suggest(are_near(n * d_out, y, slip[6][0]),
            "Each sum is divided by d_in here. A product of matrices is a sum, "
            "and no mean.");
    suggest(are_near(n * d_out, y, slip[7][0]),
            "Each sum is divided by the root of d_in here. That is for scores; "
            "a product of matrices is divided by nothing.");
    suggest(are_near(n * d_out, y, slip[0][0]),
            "The last term of each sum is missing: k runs from 0 to d_in - 1.");
    suggest(are_near(n * d_out, y, slip[1][0]),
            "The first term of each sum is missing: k runs from 0 to d_in - "
            "1.");
    suggest(are_near(n * d_out, y, slip[2][0]),
            "Row 0 of w is used for every k: w[k][c], and not w[0][c].");
    suggest(are_near(n * d_out, y, slip[3][0]),
            "Column 0 of x is used for every k: x[r][k], and not x[r][0].");
    suggest(are_near(n * d_out, y, slip[4][0]),
            "x[r][k] and w[k][c] are added here. They should be multiplied.");
    suggest(are_near(n * d_out, y, slip[5][0]),
            "The sum goes on from number to number. Set it to 0 for each.");
}

/* The result of project, compared with WANT. */
static void expect_projection(const char *what, size_t n, size_t d_in,
                              size_t d_out, const double x_data[n][d_in],
                              const double w_data[d_in][d_out],
                              const double want[n][d_out], double tolerance)
{
    const double(*x)[d_in] =
        (const double(*)[d_in])input_copy(n * d_in, &x_data[0][0]);
    const double(*w)[d_out] =
        (const double(*)[d_out])input_copy(d_in * d_out, &w_data[0][0]);
    double(*y)[d_out] = (double(*)[d_out])output_buffer(n * d_out);

    describe_call("project(%zu, %zu, %zu)", n, d_in, d_out);
    if (n * d_in * d_out > 0 && n * d_in <= FEW && d_in * d_out <= FEW) {
        show_input("x", matrix(n, d_in), x[0]);
        show_input("w", matrix(d_in, d_out), w[0]);
    }
    project(n, d_in, d_out, x, w, y);
    expect(what, matrix(n, d_out), y[0], want[0], tolerance);
    if (n * d_in * d_out < 30)
        suggest_product(n, d_in, d_out, x, w, y[0]);
    else
        suggest(fabs(y[0][0] - want[0][0]) > 1e-3,
                "Here d_in is %zu, d_out is %zu, and "
                "some numbers of x are below 0. Which of n, d_in and d_out "
                "ends which loop? Is the sum an int? Is a number left out?",
                d_in, d_out);
}

/* Most numbers of this w are no floats. */
static void expect_product_of_no_floats(void)
{
    double numbers[6 + 12], want[2][4], enough;
    const double(*x)[3] = (const double(*)[3])numbers;
    const double(*w)[4] = (const double(*)[4])(numbers + 6);

    arbitrary(3, 6 + 12, numbers, 1);
    enough = product(2, 3, 4, x, w, want);
    expect_projection("", 2, 3, 4, x, w, want, enough);
}

/* Some X and W of these sizes. */
static void expect_product(size_t n, size_t d_in, size_t d_out)
{
    double x[n][d_in], w[d_in][d_out], want[n][d_out], enough;

    fill(7, n, d_in, x);
    fill(11, d_in, d_out, w);
    enough = product(n, d_in, d_out, x, w, want);
    expect_projection("", n, d_in, d_out, x, w, want, enough);
}

Test(project, is_the_matrix_product_of_x_and_w,
     .description = "Q = X W_Q: for example 3 x 512 times 512 x 64 (Notes)",
     .data = "a-matrix-reads-the-rows")
{
    const double x[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const double w[3][4] = {{1, 0, 2, -1}, {0, 1, -2, 1}, {3, -1, 1, 0}};
    const double y[2][4] = {{10, -1, 1, 1}, {22, -1, 4, 1}};
    const double third[1][3] = {{0, 0, 1}};
    const uint32_t love_apple_phones[3] = {4, 5, 6};
    const size_t sizes[][3] = {
        {1, 1, 1},    {1, 5, 1},           {1, 1, 5},    {4, 3, 2},
        {4, 3, 5},    {2, 3, 5},           {4, 3, 5},    {2, 7, 3},
        {9, 1, 2},    {1, 2 * D_MODEL, 8}, {2, 3, 700},  {LONG, 1, 1},
        {1, LONG, 1}, {1, 1, LONG},        {1, 600, 500}};
    double e[3][D_MODEL], pe[3][D_MODEL], w_q[D_MODEL][HEAD], q[3][HEAD],
        enough;

    expect_projection("", 2, 3, 4, x, w, y, exactly);
    expect_projection("(0, 0, 1) w, which is row 2 of w", 1, 3, 4, third, w,
                      &w[2], exactly);
    sentence(3, D_MODEL, love_apple_phones, e, pe);
    for (size_t r = 0; r < 3; r++)
        for (size_t k = 0; k < D_MODEL; k++)
            e[r][k] += pe[r][k];
    fill(3, D_MODEL, HEAD, w_q);
    enough = product(3, D_MODEL, HEAD, e, w_q, q);
    expect_projection("Q = (E + PE) W_Q", 3, D_MODEL, HEAD, e, w_q, q, enough);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_product(sizes[s][0], sizes[s][1], sizes[s][2]);
    expect_product_of_no_floats();
}

/* Row r of E beside PE, times W1 over W2, has 2 d_model terms for each column:
 * the first half of them are (e W1), the others (pe W2). With W1 = W2 they pair
 * up, e_k w_k + pe_k w_k = (e_k + pe_k) w_k, and that is (e + pe) W. The widest
 * of the products has the widest tolerance. */
Test(project, adding_is_concatenating_with_tied_weights,
     .description = "(e + pe) w = e w + pe w: the same W for both halves",
     .data = "adding-is-concatenating-with-tied-weights")
{
    enum { N = 3, WIDE = 6, OUT = 4 };
    const uint32_t words[N] = {1, 2, 3};
    double e[N][WIDE], pe[N][WIDE], sum[N][WIDE], both[N][2 * WIDE];
    double stacked[2 * WIDE][OUT], of_e[N][OUT], of_pe[N][OUT], want[N][OUT];
    double enough;

    sentence(N, WIDE, words, e, pe);
    for (size_t r = 0; r < N; r++)
        for (size_t k = 0; k < WIDE; k++) {
            sum[r][k] = e[r][k] + pe[r][k];
            both[r][k] = e[r][k];
            both[r][WIDE + k] = pe[r][k];
        }
    /* tied: the lower half repeats the upper one */
    fill(5, WIDE, OUT, stacked);
    fill(5, WIDE, OUT, stacked + WIDE);
    enough = product(N, 2 * WIDE, OUT, both, stacked, want);
    expect_projection("(E + PE) W against E beside PE, times W over W", N, WIDE,
                      OUT, sum, stacked, want, enough);
    product(N, WIDE, OUT, sum, stacked, want);
    expect_projection("E beside PE, times W over W, against (E + PE) W", N,
                      2 * WIDE, OUT, both, stacked, want, enough);
    /* free: a lower half of its own */
    fill(6, WIDE, OUT, stacked + WIDE);
    enough = product(N, 2 * WIDE, OUT, both, stacked, want);
    product(N, WIDE, OUT, e, stacked, of_e);
    product(N, WIDE, OUT, pe, stacked + WIDE, of_pe);
    for (size_t r = 0; r < N; r++)
        for (size_t c = 0; c < OUT; c++)
            want[r][c] = of_e[r][c] + of_pe[r][c];
    expect_projection("E beside PE, times W1 over W2, against E W1 + PE W2", N,
                      2 * WIDE, OUT, both, stacked, want, enough);
}

struct model {
    size_t d_in, d_head, heads, layers, weights;
};

/* Another count of heads, layers or matrices. */
static void suggest_counts(const struct model *of, double got)
{
    double in = (double)of->d_in, head = (double)of->d_head;
    double heads = (double)of->heads, layers = (double)of->layers;
    double matrix = in * head, all = matrix * (heads * layers);
    const struct slip slips[] = {
        {3 * matrix * heads * (layers + 1),
         "One layer too many is counted here. Where does the loop over the "
         "layers end?"},
        {3 * matrix * heads * (layers - 1),
         "One layer too few is counted here. Where do the loops over the "
         "layers begin and end?"},
        {3 * matrix * (heads - 1) * layers,
         "One head too few is counted here. Where do the loops over the heads "
         "begin and end?"},
        {3 * matrix * heads * (heads * layers),
         "heads is in this product twice."},
        {3 * matrix * heads * 3,
         "3 stands here in place of the layers. The 3 is for W_Q, W_K and W_V; "
         "each layer has its own."},
        {2 * all, "These are two matrices for each head. There are three: W_Q, "
                  "W_K and W_V."},
        {6 * all, "These are six matrices for each head. There are three: W_Q, "
                  "W_K and W_V."},
        {matrix * heads, "Here the 3 matrices and the layers are not counted."},
        {3 * matrix, "These are the weights of one head of one layer. In a "
                     "loop, += adds, and = replaces."},
        {3 * all * all, "d_in * d_head * heads * layers is in this product "
                        "twice."},
        {pow(all, 3), "This is the third power of d_in * d_head * heads * "
                      "layers. It should be 3 times that."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* A sum in place of a product. */
static void suggest_added(const struct model *of, double got)
{
    double in = (double)of->d_in, head = (double)of->d_head;
    double heads = (double)of->heads, layers = (double)of->layers;
    const struct slip slips[] = {
        {(3 + in * head) * (heads * layers),
         "3 is added to d_in * d_head here. There are three such matrices: "
         "multiply by 3."},
        {3 * (in + head) * (heads * layers),
         "d_in and d_head are added here. A matrix of d_in rows of d_head "
         "numbers has d_in * d_head."},
        {3 * in * head * heads + layers,
         "layers is added here. Each layer has all of these weights: "
         "multiply."},
        {3 * in * head * (heads + layers),
         "heads and layers are added here. Each layer has all heads: "
         "multiply."},
        {3 + in * head * (heads * layers),
         "3 is added here. There are three matrices: multiply by 3."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* Another size of the matrices. */
static void suggest_sizes(const struct model *of, double got)
{
    double in = (double)of->d_in, head = (double)of->d_head;
    double heads = (double)of->heads, layers = (double)of->layers;
    double all = heads * layers;
    size_t shared = 3 * of->d_in * of->d_head / of->heads * of->layers;
    const struct slip slips[] = {
        {heads == 1 ? NAN : (double)shared,
         "This product is divided by heads. Every head has its own three "
         "matrices: multiply."},
        {heads > 1 ? NAN : 3 * head * head * all,
         "These are matrices of d_head by d_head. They have d_in rows."},
        {heads == 1 ? NAN : 3 * in * head * layers,
         "d_head is the width of one head already: no division by heads."},
        {3 * in * (double)(of->d_in / of->heads) * all,
         "d_in / heads stands here in place of d_head. The width of a head is "
         "an argument of its own."},
        {3 * in * (double)(of->d_head / of->heads) * all,
         "d_head is divided by heads here. It is the width of one head "
         "already."}};

    suggest_slip(got, COUNT(slips), slips);
}

/* What slips in the product give. */
static void suggest_count(const struct model *of, double got)
{
    suggest_counts(of, got);
    suggest_added(of, got);
    suggest_sizes(of, got);
    if ((double)of->weights > UINT32_MAX)
        suggest(
            got <= UINT32_MAX,
            "Smaller models are right. Does an int or an unsigned stand "
            "somewhere? They end at 2147483647 and 4294967295. Use size_t.");
}

static void expect_parameters(size_t n, const struct model model[n])
{
    for (size_t s = 0; s < n; s++) {
        size_t got;

        describe_call("attention_parameters(%zu, %zu, %zu, %zu)", model[s].d_in,
                      model[s].d_head, model[s].heads, model[s].layers);
        got = attention_parameters(model[s].d_in, model[s].d_head,
                                   model[s].heads, model[s].layers);
        expect_count("", got, model[s].weights);
        suggest_count(&model[s], (double)got);
    }
}

Test(attention_parameters, concatenation_doubles_every_projection,
     .description =
         "3 d_in d_head heads layers: for example 3 x 512 x 64 (Notes)",
     .data = "the-price-of-width")
{
    const struct model models[] = {
        {512, 64, 1, 1, 3 * 32768}, {1024, 64, 1, 1, 3 * 65536},
        {512, 64, 8, 6, 4718592},   {520, 64, 8, 6, 4792320},
        {1024, 64, 8, 6, 9437184},  {1, 1, 1, 1, 3},
        {7, 3, 5, 2, 630},          {2, 3, 1, 1, 18},
        {2, 3, 7, 1, 126},          {2, 3, 1, 11, 198},
        {2, 3, 1, 4, 72},           {2, 5, 1, 4, 120},
        {768, 64, 12, 12, 21233664}};

    expect_parameters(sizeof models / sizeof *models, models);
}

Test(attention_parameters, is_exact_wherever_a_size_t_can_hold_the_result,
     .description =
         "for example, 3,145,728,000: 40 layers of 40 heads, d_model = 5120",
     .data = "the-price-of-width")
{
    const struct model models[] = {
        /* 2^25 + 1: beyond 2^24 a float leaves out every second number */
        {11184811, 1, 1, 1, 33554433},
        /* LLaMA with 13 billion weights: more than an int can hold, and less
         * than an unsigned */
        {5120, 128, 40, 40, 3145728000},
#if SIZE_MAX > UINT32_MAX
        {12288, 128, 96, 96, 43486543872}, /* GPT-3 */
        /* 2^53 + 1, the first whole number that a double can't hold */
        {3002399751580331, 1, 1, 1, 9007199254740993},
        {1, 4294967297, 1, 1, 12884901891},
        /* 2^64 - 1, of which 6 times a third is too much */
        {6148914691236517205, 1, 1, 1, SIZE_MAX},
#endif
        {1, 1, LONG, 1, 3 * LONG},
        {1, 1, 1, LONG, 3 * LONG},
    };

    expect_parameters(sizeof models / sizeof *models, models);
#if SIZE_MAX > UINT32_MAX
    if (nothing_wrong_yet()) /* a loop over all heads would take long */
        expect_parameters(
            1, (struct model[]){{1, 1, 100000, 100000, 30000000000}});
#endif
}

/* They are given, so their last digit decides nothing. */
static const double *given_encodings(size_t n, size_t d_model)
{
    double pe[n][d_model];

    for (size_t pos = 0; pos < n; pos++)
        for (size_t i = 0; i < d_model / 2; i++) {
            double phase = (double)pos * oracle_frequency(i, d_model);

            pe[pos][2 * i] = sin(phase);
            pe[pos][2 * i + 1] = cos(phase);
        }
    return input_copy(n * d_model, &pe[0][0]);
}

/* Ways to take another row: what is compared, and with what. */
enum rule {
    SIZES,
    OVER_LENGTH,
    OVER_SQUARE,
    EVEN_COLUMNS,
    FIRST_HALF,
    LAST_OUT,
    SUM_SO_FAR,
    PRODUCTS_OVERWRITTEN,
    DISTANCES,
    ONE_BEFORE,
    FIRST_DROP,
    FIRST_BETTER,
    FIRST_ROW,
    BACKWARDS,
    ZERO_OR_LAST,
    ONE_PRODUCT,
    ONE_PRODUCT_ALONE,
    FROM_1,
    FROM_LAST,
    RULES
};

static double worth(enum rule rule, size_t d, const double x[d],
                    const double row[d])
{
    double dot = 0, square = 0, apart = 0;

    for (size_t k = 0; k < d; k++) {
        bool out = (rule == EVEN_COLUMNS && k % 2 == 1) ||
                   (rule == FIRST_HALF && k >= d / 2) ||
                   (rule == LAST_OUT && k == d - 1);

        dot = (rule == PRODUCTS_OVERWRITTEN ? 0 : dot) +
              (out ? 0 : x[k] * row[k]);
        square += row[k] * row[k];
        if (rule == DISTANCES)
            apart += pow(x[k] - row[k], 2);
    }
    return rule == SIZES         ? fabs(dot)
           : rule == OVER_LENGTH ? dot / sqrt(square)
           : rule == OVER_SQUARE ? dot / square
           : rule == DISTANCES   ? apart
                                 : dot;
}

/* What the search for the largest starts with. */
static double start_by(enum rule rule, size_t d, const double x[d],
                       const double row[d])
{
    return rule == ZERO_OR_LAST ? 0
           : rule == BACKWARDS  ? worth(rule, d, x, row)
           : rule == ONE_PRODUCT || rule == ONE_PRODUCT_ALONE ? x[0] * row[0]
                                                              : -INFINITY;
}

static size_t row_by(enum rule rule, size_t n, size_t d, const double x[d],
                     const double pe[n][d])
{
    double best = start_by(rule, d, x, pe[0]);
    double sum = 0;
    size_t at = 0;

    for (size_t k = 0; k < n; k++) {
        size_t r = rule == BACKWARDS ? n - 1 - k : k;
        double now = worth(rule, d, x, pe[r]);

        sum += now;
        now = rule == SUM_SO_FAR ? sum : now;
        if (rule == ONE_PRODUCT_ALONE && r == 0)
            continue;
        if (rule == FIRST_DROP && now <= best)
            break;
        if (rule == FIRST_BETTER && r > 0 && now > best)
            return r;
        if (rule == ZERO_OR_LAST ? now >= best : now > best)
            at = r;
        if (rule == ONE_BEFORE ? true : rule == FIRST_ROW ? r == 0 : now > best)
            best = now;
    }
    return at;
}

static const char *const text_of_rule[RULES] = {
    [SIZES] = "The sizes of the dot products are compared here, without "
              "their signs. A negative one is a bad fit.",
    [OVER_LENGTH] = "This row is best where each dot product is divided by "
                    "the length of its row. The contract asks for the dot "
                    "product itself.",
    [OVER_SQUARE] = "This row is best where each dot product is divided by "
                    "the squared length of its row. The contract asks for "
                    "the dot product itself.",
    [EVEN_COLUMNS] = "Only the columns 0, 2, 4 ... count here. The dot "
                     "product is a sum over all d columns.",
    [FIRST_HALF] = "This row is best where the last column is left out, or "
                   "the second half of them. The dot product is a sum over "
                   "all d columns.",
    [LAST_OUT] = "This row is best where the last column is left out, or "
                 "the second half of them. The dot product is a sum over "
                 "all d columns.",
    [SUM_SO_FAR] = "This row is best where the sum of one row goes on in "
                   "the next. Is it set back to 0 for each row?",
    [PRODUCTS_OVERWRITTEN] = "Only the last column counts here: += adds, "
                             "and = replaces.",
    [DISTANCES] = "This is the row that lies furthest away. It is the "
                  "largest dot product that is asked for.",
    [ONE_BEFORE] = "Each row is compared with the one before it here. It "
                   "is to be compared with the best one so far.",
    [FIRST_DROP] = "The search ends here at the first row that is no "
                   "better. A later one may be the best.",
    [FIRST_BETTER] = "The search ends here at the first row that is better "
                     "than row 0. A later one may be better still.",
    [FIRST_ROW] = "Each row is compared with row 0 here. Where a better "
                  "row is kept, its dot product has to be kept, too.",
    [BACKWARDS] = "Of several rows that are better than row 0, and equally "
                  "good, the last one is taken here. The contract asks for "
                  "the first.",
    [ZERO_OR_LAST] = "The search starts with 0 here, and of several equal "
                     "rows the last one is taken. Start with the first "
                     "row, and compare with >.",
    [ONE_PRODUCT] = "This row is best where the search starts with x[0] * "
                    "pe[0][0]. It should start with the whole dot product of "
                    "row 0.",
    [ONE_PRODUCT_ALONE] =
        "This row is best where the search starts with x[0] * pe[0][0]. It "
        "should start with the whole dot product of row 0.",
    [FROM_1] = "This is the right row, counted from 1. Rows count from 0.",
    [FROM_LAST] = "The rows are counted from the last here. Row 0 is the "
                  "first."};

/* Numbers that are not whole, since whole ones are common. */
static void suggest_rows(size_t n, size_t d, const double x[d],
                         const double pe[n][d], size_t got, size_t want)
{
    struct slip slip[RULES];

    if (n * d > 10 && nothing_wrong_yet())
        return;
    for (enum rule rule = SIZES; rule < RULES; rule++) {
        slip[rule] = (struct slip){NAN, text_of_rule[rule]};
        if (may_be_slip(rule) && rule < FROM_1)
            slip[rule].value = (double)row_by(rule, n, d, x, pe) + 0.5;
    }
    slip[FROM_1].value = (double)want + 1.5;
    slip[FROM_LAST].value = (double)(n - 1 - want) + 0.5;
    suggest_slip_of_all((double)got + 0.5, RULES, slip);
}

static size_t expect_row(size_t n, size_t d, const double x[d],
                         const double pe[n][d], size_t want)
{
    size_t got = decode_position(n, d, input_copy(d, x), pe);

    expect_count("", got, want);
    suggest_rows(n, d, x, pe, got, want);
    return got;
}

/* Tables so small that a dot product can be checked by hand. */
static void expect_rows_found(void)
{
    const struct {
        double x[2], pe[6];
        const char *shown;
        size_t row;
    } small[] = {
        {{1, 2},
         {4, 0, 1, 3, 2, 1},
         "x = {1, 2}, pe = {{4, 0}, {1, 3}, {2, 1}}: dot products 4, 7, 4",
         1},
        {{3, 1},
         {2, 2, 1, 0, 0, 4},
         "x = {3, 1}, pe = {{2, 2}, {1, 0}, {0, 4}}: dot products 8, 3, 4",
         0},
        {{1, 1},
         {0, 3, 5, -1, 2, 4},
         "x = {1, 1}, pe = {{0, 3}, {5, -1}, {2, 4}}: dot products 3, 4, 6",
         2},
        {{2, 1},
         {1, 5, 3, 0, 0, 1},
         "x = {2, 1}, pe = {{1, 5}, {3, 0}, {0, 1}}: dot products 7, 6, 1",
         0},
        {{-1, 1},
         {0, 2, 3, 1, -1, 2},
         "x = {-1, 1}, pe = {{0, 2}, {3, 1}, {-1, 2}}: dot products 2, -2, 3",
         2}};

    for (size_t s = 0; s < sizeof small / sizeof *small; s++) {
        const double *x = small[s].x, *pe = small[s].pe;
        size_t best = small[s].row, got;

        describe_call("decode_position(3, 2), %s", small[s].shown);
        got = decode_position(3, 2, input_copy(2, x),
                              (const double(*)[2])input_copy(6, pe));
        expect_count("", got, best);
        suggest_rows(3, 2, x, (const double(*)[2])pe, got, best);
        suggest(got > 2 && (double)got ==
                               x[0] * pe[2 * best] + x[1] * pe[2 * best + 1],
                "This is the largest dot product. What is asked for is the row "
                "that has it.");
    }
}

/* The last row has the largest: row 299 of 300. */
static void expect_late_row(size_t rows)
{
    double pe[rows];

    for (size_t r = 0; r < rows; r++)
        pe[r] = (double)r;
    describe_call("decode_position(%zu, 1), x = {1}, pe = 0, 1, 2, ... %zu",
                  rows, rows - 1);
    expect_count("",
                 decode_position(rows, 1, input_copy(1, (double[]){1}),
                                 (const double(*)[1])input_copy(rows, pe)),
                 rows - 1);
    suggest(true,
            "Shorter tables are right. How far can the row be counted, and "
            "how many dot products have room?");
}

/* All encodings are equally long, so the largest dot product is that of the
 * nearest one. With neighbours 3.714 apart (d_model = 512) a word shorter than
 * 1.857 never leads to another position. A longer one does, if it points
 * straight at the neighbour. A word that is unrelated to the positions may be
 * much longer: 8 is half the length of an encoding. No margin here is under
 * 0.1. */
Test(decode_position, the_position_can_be_read_back_out_of_the_sum,
     .description = "e + PE(pos) fits PE(pos) best if e is short enough "
                    "(Notes)",
     .data = "the-position-can-be-read-back")
{
    enum { N = 64 };
    const double(*pe)[D_MODEL] =
        (const double(*)[D_MODEL])given_encodings(N, D_MODEL);
    double x[D_MODEL];

    expect_rows_found();
    expect_late_row(300);
    expect_late_row(LONG);
    for (size_t pos = 0; pos < N; pos += 7) {
        embed((uint32_t)pos + 1, D_MODEL, 8, x);
        for (size_t k = 0; k < D_MODEL; k++)
            x[k] += pe[pos][k];
        describe_call("decode_position(64, 512): a word of length 8 at %zu",
                      pos);
        expect_row(N, D_MODEL, x, pe, pos);
    }
    for (size_t pos = 0; pos + 1 < N; pos += 21)
        for (size_t beyond = 0; beyond < 2; beyond++) {
            double share = beyond ? 0.51 : 0.49;

            for (size_t k = 0; k < D_MODEL; k++)
                x[k] = pe[pos][k] + share * (pe[pos + 1][k] - pe[pos][k]);
            describe_call(
                "decode_position(64, 512): %.0f%% of the way from PE(%zu) "
                "to PE(%zu)",
                100 * share, pos, pos + 1);
            expect_row(N, D_MODEL, x, pe, pos + beyond);
        }
}

/* x is 1 in one column and 0 in the others, so only that column decides. The
 * rows rise to the best one, so that no search ends before it. Of a wide table,
 * the columns at both ends of each 64 are asked for. */
Test(decode_position, every_column_counts,
     .description =
         "x . pe[r] is a sum over all d columns: 512 here, and 1 to 9",
     .data = "the-position-can-be-read-back")
{
    const size_t widths[] = {1, 2, 3, 8, 9, D_MODEL, LONG};

    for (size_t s = 0; s < sizeof widths / sizeof *widths; s++) {
        size_t d_model = widths[s];
        double pe[4][d_model], x[d_model];
        const double(*table)[d_model];

        for (size_t k = 0; k < d_model; k++) {
            pe[0][k] = pe[3][k] = 0;
            pe[1][k] = 0.5;
            pe[2][k] = 1;
            x[k] = 0;
        }
        table = (const double(*)[d_model])input_copy(4 * d_model, &pe[0][0]);
        for (size_t k = 0; k < d_model; k++) {
            if (d_model > 64 && k % 64 > 1 && k % 64 < 63)
                continue;
            if (d_model > D_MODEL && k + 1 < d_model)
                continue;
            x[k] = 1;
            describe_call("decode_position(4, %zu): x is 1 at index %zu, 0 "
                          "elsewhere; row 1 of pe is all 0.5, row 2 all 1, the "
                          "others 0",
                          d_model, k);
            expect_row(4, d_model, x, table, 2);
            x[k] = 0;
        }
    }
}

/* What the answer to one of the cases below tells: x begins with FIRST. */
static void suggest_for_case(double first, double second, size_t got)
{
    if (second == 1 + 0x1p-26)
        suggest(true, "These dot products differ in the eighth digit. Is a "
                      "margin added to the largest so far, or is something a "
                      "float?");
    if (first == 2)
        suggest(got == 3, "Row 3 has the smallest dot product, -27, which has "
                          "the largest size. Is its sign lost, or is the "
                          "smallest one kept?");
    if (first == 1e-8)
        suggest(true, "These dot products are tiny, and one is twice the "
                      "other. Is a margin added to the largest so far, or does "
                      "the search start above them?");
    if (first < -1e300)
        suggest(true, "All other rows are found. With what number does the "
                      "search for the largest start? Every dot product here is "
                      "below -1e300. Start with the first row, or with "
                      "-INFINITY.");
}

/* Whole numbers, so that equal dot products are equal. */
Test(decode_position, returns_the_first_row_with_the_largest_dot_product,
     .description =
         "the largest x . pe[r], the smallest r of several; rows of any length",
     .data = "rows-of-unequal-length")
{
    const struct {
        size_t n, width;
        double x[2], pe[8];
        const char *products;
        size_t row;
    } cases[] = {
        {4, 2, {2, 1}, {2, 1, 6, -1, 1, 9, -9, -9}, "5, 11, 11, -27", 1},
        {4, 1, {1}, {2, 9, 5, 3}, "2, 9, 5, 3", 1},
        {4, 2, {-1, -2}, {5, 0, 1, 1, 0, 1, 2, 2}, "-5, -3, -2, -6", 2},
        {4, 2, {1, 3}, {9, 0, 1, 4, 0, 5, 3, -7}, "9, 13, 15, -18", 2},
        {3, 2, {3, 4}, {30, 40, 3, 5, 40, 40}, "250, 29, 280", 2},
        {4, 1, {-2}, {3, -1, -4, -4}, "-6, 2, 8, 8", 2},
        {3, 1, {-1}, {.75, .5, .25}, "-0.75, -0.5, -0.25", 2},
        {2, 1, {1}, {16777216, 16777217}, "16777216, 16777217", 1},
        {4, 2, {0, 0}, {2, 1, 6, -1, 1, 9, -9, -9}, "0, 0, 0, 0", 0},
        {1, 2, {-1, -2}, {5, 0}, "-5", 0},
        {2, 2, {1, 1 + 0x1p-26}, {1, 0, 0, 1}, "1, 1 + 2^-26", 1},
        {2, 1, {1e-8}, {1e-8, 2e-8}, "1e-16, 2e-16", 1},
        {2, 2, {1, 1}, {5, -10, 1, 1}, "-5, 2", 1},
        {2, 2, {3, -2}, {2, 4, -1, -3}, "-2, 3", 1},
        {2, 1, {-1e305}, {2, 1}, "-2e305, -1e305", 1}};

    for (size_t s = 0; s < sizeof cases / sizeof *cases; s++) {
        size_t n = cases[s].n, d_model = cases[s].width, got;
        const double *x = cases[s].x;
        const double *pe = input_copy(n * d_model, cases[s].pe);

        describe_call("decode_position(%zu, %zu): dot products %s", n, d_model,
                      cases[s].products);
        got = expect_row(n, d_model, x, (const double(*)[d_model])pe,
                         cases[s].row);
        suggest_for_case(x[0], x[1], got);
    }
}
