/* Every number that the lesson of chapter 10 shows, from your own code.
 *
 * Run it with make run CH=10. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings of the first block come from
 * tests/harness/oracle.h, so that this chapter needs no other one. */
#include <math.h>
#include <stdio.h>

#include "oracle.h"
#include "relative_bias.h"
#include "vocabulary.h" /* WIDTH, read_text */
#include "worked.h"     /* block, COUNT, dot, print_numbers */

/* The embeddings of chapter 07. */
static const double river[6] = {0.2, -0.5, 0.9, 0.1, -0.3, 0.4};
static const double bank[6] = {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8};

/* ---- before any exercise ---- */

static double sum_product(double p, double q)
{
    double first[6], second[6];

    oracle_encoding(p, 6, first);
    oracle_encoding(q, 6, second);
    for (size_t c = 0; c < 6; c++) {
        first[c] += river[c];
        second[c] += bank[c];
    }
    return dot(6, first, second);
}

static void same_distance(void)
{
    const double at[] = {10, 80, 1000};

    block("same_distance",
          "river at   bank at   words alone   encodings added");
    for (size_t s = 0; s < COUNT(at); s++)
        printf("%8.0f   %7.0f   %11.4f   %15.4f\n", at[s], at[s] + 5,
               dot(6, river, bank), sum_product(at[s], at[s] + 5));
}

/* ---- biased_attention ---- */

/* The shares that N equal words have for the last of them: all scores are 0,
 * and the values are the rows of the unit matrix. */
static void last_shares(size_t n, const double bias[n][n], double share[n])
{
    double zero[n][1], v[n][n], y[n][n];

    for (size_t i = 0; i < n; i++) {
        zero[i][0] = 0;
        for (size_t j = 0; j < n; j++)
            v[i][j] = i == j;
    }
    biased_attention(n, 1, n, zero, zero, v, bias, y);
    for (size_t j = 0; j < n; j++)
        share[j] = y[n - 1][j];
}

static void factors(void)
{
    const double rows[][3] = {{0, 0, 0},
                              {0, 0, log(2)},
                              {0, 0, log(3)},
                              {0, 0, -log(2)},
                              {0, 0, -INFINITY}};

    block("factors", "        biases of three keys     their shares");
    for (size_t s = 0; s < COUNT(rows); s++) {
        double bias[3][3] = {{0}}, share[3];

        for (size_t j = 0; j < 3; j++)
            bias[2][j] = rows[s][j];
        last_shares(3, bias, share);
        print_numbers(3, rows[s], 7, 4);
        printf("    ");
        print_numbers(3, share, 7, 4);
        printf("\n");
    }
}

/* ---- clipped_offset ---- */

/* How many different rows of the table N words use. */
static size_t different(size_t n, size_t furthest)
{
    size_t low = clipped_offset(n - 1, 0, furthest), high = low;

    for (size_t key = 0; key < n; key++)
        for (size_t query = 0; query < n; query++) {
            size_t row = clipped_offset(query, key, furthest);

            low = row < low ? row : low;
            high = row > high ? row : high;
        }
    return high - low + 1;
}

static void offsets(void)
{
    const size_t texts[] = {3, 10, 100, 512};

    block("offsets", "words   biases   different offsets");
    for (size_t s = 0; s < COUNT(texts); s++)
        printf("%5zu   %6zu   %17zu\n", texts[s], texts[s] * texts[s],
               different(texts[s], texts[s]));
    block("clipped", "            key 0   1   2   3   4   5");
    for (size_t query = 0; query < 6; query++) {
        printf("query %zu      ", query);
        for (size_t key = 0; key < 6; key++)
            printf("%4zu", clipped_offset(query, key, 2));
        printf("\n");
    }
    printf("512 words, furthest 16: %zu different rows\n", different(512, 16));
}

/* ---- relative_bucket ---- */

/* "8 to 11", or "91 and more" */
static void print_span(size_t first, size_t last)
{
    char text[32];

    if (first == last)
        snprintf(text, sizeof text, "%zu", first);
    else if (last < 200)
        snprintf(text, sizeof text, "%zu to %zu", first, last);
    else
        snprintf(text, sizeof text, "%zu and more", first);
    printf("%-12s", text);
}

static void buckets(void)
{
    block("buckets", "distance      key before   key after");
    for (size_t first = 0, last; first < 200; first = last + 1) {
        size_t bucket = relative_bucket(300, 300 - first, 32, 128, false);

        for (last = first; last < 200; last++)
            if (relative_bucket(300, 299 - last, 32, 128, false) != bucket)
                break;
        if (first > 3 && first < 7)
            continue;
        print_span(first, last);
        printf("  %10zu", bucket);
        if (first > 0)
            printf("   %9zu", relative_bucket(0, first, 32, 128, false));
        printf("%s\n", first == 3 ? "\n..." : "");
    }
}

/* T5's formula for one distance, in its steps. */
static void one_distance(void)
{
    double part = 8 * log(20 / 8.0) / log(128 / 8.0);

    block("one_distance", "distance 20, 16 buckets for a side, furthest 128");
    printf("8 ln(20/8) / ln(128/8)   %.2f\n", part);
    printf("bucket                   8 + %.0f = %.0f\n", floor(part),
           8 + floor(part));
}

/* Each operation is rounded to a double, since all are volatile: some
 * processors keep more digits. */
static void boundary(void)
{
    volatile double two = log(2), all = log(32);
    volatile double share = two / all, last = share * 10;
    volatile double times = 10 * two, first = times / all;

    block("boundary", "");
    printf("log(2) / log(32) * 10    %.16f\n", last);
    printf("10 * log(2) / log(32)    %.16f\n", first);
    printf("relative_bucket          %zu\n",
           relative_bucket(20, 0, 20, 320, true));
}

/* ---- alibi_bias ---- */

static void print_biases(const char *name, const double bias[4][4])
{
    double share[4];

    last_shares(4, bias, share);
    printf("%-22s", name);
    for (size_t j = 0; j < 4; j++)
        printf(" %5.1f", bias[3][j] + 0.0); /* 0 in place of -0 */
    printf("    ");
    print_numbers(4, share, 7, 4);
    printf("\n");
}

static void naive(void)
{
    double bias[4][4];

    block("naive",
          "the last of four words   biases                     shares");
    alibi_bias(4, 0.5, bias);
    print_biases("-(i - j)/2", bias);
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j <= i; j++)
            bias[i][j] = (double)j / 2;
    print_biases("j/2", bias);
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j <= i; j++)
            bias[i][j] = (double)(1000 + j) / 2;
    print_biases("j/2, 1000 words later", bias);
}

/* ---- alibi_slope ---- */

enum { LONG = 100 };

static double sum(size_t n, const double x[n])
{
    double total = 0;

    for (size_t j = 0; j < n; j++)
        total += x[j];
    return total;
}

static void long_shares(double slope, double share[LONG])
{
    double bias[LONG][LONG];

    alibi_bias(LONG, slope, bias);
    last_shares(LONG, bias, share);
}

static void quarter(void)
{
    const double slopes[] = {0.125, 0.5, log(2), 1, 2};
    double share[LONG];

    block("quarter", " slope   itself   the word before   two before");
    for (size_t s = 0; s < COUNT(slopes); s++) {
        long_shares(slopes[s], share);
        printf("%.4f   %.4f   %15.4f   %10.4f\n", slopes[s], share[LONG - 1],
               share[LONG - 2], share[LONG - 3]);
    }
}

static void reach(void)
{
    double share[LONG];

    block("reach", "head   slope   half after    last 10 words   first 50");
    for (size_t head = 0; head < 8; head++) {
        double slope = alibi_slope(head, 8);

        long_shares(slope, share);
        printf("%4zu   1/%-3.0f   %10.1f   %14.4f   %8.4f\n", head, 1 / slope,
               log(2) / slope, sum(10, share + LONG - 10), sum(50, share));
    }
}

static void slopes(void)
{
    const size_t heads[] = {1, 2, 3, 4, 6, 8};

    block("slopes", "heads   slopes");
    for (size_t s = 0; s < COUNT(heads); s++) {
        printf("%5zu  ", heads[s]);
        for (size_t head = 0; head < heads[s]; head++)
            printf("  1/%.0f", 1 / alibi_slope(head, heads[s]));
        printf("\n");
    }
}

/* ---- left and right ---- */

/* The row of cat in a text of five words, without a mask and with one. */
static void print_cat(const char *words, size_t cat)
{
    struct text text = read_text(words);
    double bias[5][5], open[5][WIDTH], masked[5][WIDTH];

    for (size_t i = 0; i < 5; i++)
        for (size_t j = 0; j < 5; j++)
            bias[i][j] = -0.5 * fabs((double)i - (double)j);
    biased_attention(5, WIDTH, WIDTH, text.e, text.e, text.e, bias, open);
    alibi_bias(5, 0.5, bias);
    biased_attention(5, WIDTH, WIDTH, text.e, text.e, text.e, bias, masked);
    printf("%-22s", words);
    print_numbers(WIDTH, open[cat], 8, 4);
    printf("    ");
    print_numbers(WIDTH, masked[cat], 8, 4);
    printf("\n");
}

static void left_and_right(void)
{
    block("left_and_right",
          "row of cat                  no mask               mask");
    print_cat("the cat chased the dog", 1);
    print_cat("dog the chased cat the", 3);
}

int main(void)
{
    same_distance();
    factors();
    offsets();
    buckets();
    one_distance();
    boundary();
    naive();
    quarter();
    reach();
    slopes();
    left_and_right();
    return 0;
}
