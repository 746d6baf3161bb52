/* The data of the figures, computed by the reference solutions.
 *
 *   data NAME    prints the data of the figure NAME, drawn by NAME.gp
 *
 * The parts of a figure come one after the other, two blank lines between
 * them: gnuplot's "index" counts these parts from 0. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "add_vs_concat.h"
#include "full_formula.h"
#include "multi_frequency.h"
#include "naive_integers.h"
#include "offset_identity.h"
#include "order_blind.h"
#include "relative_bias.h"
#include "sin_cos_pair.h"
#include "single_sine.h"

static const double pi = 3.14159265358979323846;

static void part(void)
{
    printf("\n\n");
}

/* A number after a space. Adding 0 after rounding makes 0 of -0. */
static void put(double x)
{
    printf(" %.5f", round(x * 1e5) / 1e5 + 0.0);
}

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += a[k] * b[k];
    return sum;
}

/* A row for each number of a matrix: column, row, value. */
static void put_matrix(size_t n, size_t d, const double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            printf("%zu %zu", c, r);
            put(x[r][c]);
            printf("\n");
        }
}

/* ---- 00 order-blind ---- */

enum { TOKENS = 5 };

static const char *const chasing[2][TOKENS] = {
    {"the", "cat", "chased", "the", "dog"},
    {"the", "dog", "chased", "the", "cat"}};

/* The embeddings of chapters/00_order_blind/worked.c. */
static const double *embedding_of(const char *token)
{
    static const double the[] = {0.5, -0.5}, cat[] = {2.0, 0.5},
                        dog[] = {1.5, -0.5}, chased[] = {-0.5, 1.5};

    return strcmp(token, "the") == 0   ? the
           : strcmp(token, "cat") == 0 ? cat
           : strcmp(token, "dog") == 0 ? dog
                                       : chased;
}

/* Who looks at whom, and how much: one part for each order of the words. */
static void attention_weights(void)
{
    for (size_t order = 0; order < 2; order++) {
        const char *const *token = chasing[order];

        for (size_t r = 0; r < TOKENS; r++) {
            double score[TOKENS], weight[TOKENS];

            for (size_t k = 0; k < TOKENS; k++)
                score[k] =
                    dot(2, embedding_of(token[r]), embedding_of(token[k])) /
                    sqrt(2);
            softmax(TOKENS, score, weight);
            for (size_t k = 0; k < TOKENS; k++)
                printf("%zu %zu %.4f %s %s\n", k, r, weight[k], token[k],
                       token[r]);
        }
        part();
    }
}

/* ---- 01 naive integers ---- */

/* The share of the position for two lengths of word, and where it first owns
 * more than half. */
static void position_shares(void)
{
    static const double river[] = {1.5, -0.5, 0.5, -1.5, 1.0, 0.0};
    double ones[512];
    size_t half[2] = {0, 0};

    for (size_t k = 0; k < 512; k++)
        ones[k] = 1;
    for (size_t pos = 1; pos <= 10000; pos++) {
        double narrow = position_share(6, river, pos);
        double wide = position_share(512, ones, pos);

        half[0] += narrow <= 0.5;
        half[1] += wide <= 0.5;
        if (pos > 300 && pos % 50 != 0)
            continue;
        printf("%zu", pos);
        put(narrow);
        put(wide);
        printf("\n");
    }
    part();
    printf("%zu %.5f\n", half[0] + 1, position_share(6, river, half[0] + 1));
    printf("%zu %.5f\n", half[1] + 1, position_share(512, ones, half[1] + 1));
}

/* ---- 02 a single sine ---- */

enum { POSITIONS = 1000 };

static void sines(double value[POSITIONS])
{
    for (size_t pos = 0; pos < POSITIONS; pos++)
        value[pos] = single_sine((double)pos);
}

static void window(size_t middle)
{
    for (double x = -7; x <= 7; x += 0.0625) {
        printf("%.4f", (double)middle + x);
        put(single_sine((double)middle + x));
        printf("\n");
    }
    part();
    for (size_t pos = middle - 7; pos <= middle + 7; pos++) {
        printf("%zu", pos);
        put(single_sine((double)pos));
        printf("\n");
    }
    part();
}

/* The closest two of 1000 positions, and the wave around each of them. */
static void sine_twins(void)
{
    double value[POSITIONS];
    size_t p, q;

    sines(value);
    double apart = closest_values(POSITIONS, value, &p, &q);
    printf("%zu %.5f %.2e\n", p, value[p], apart);
    printf("%zu %.5f %.2e\n", q, value[q], apart);
    part();
    window(p);
    window(q);
}

/* All pairs within a ten-thousandth, and the family that each belongs to. */
static void sine_families(void)
{
    double value[POSITIONS];

    sines(value);
    for (size_t p = 0; p < POSITIONS; p++)
        for (size_t q = p + 1; q < POSITIONS; q++) {
            int family = p + q == 355    ? 1
                         : p + q == 1065 ? 2
                         : q - p == 710  ? 3
                                         : 0;

            if (fabs(value[p] - value[q]) < 1e-4)
                printf("%zu %zu %d\n", p, q, family);
        }
}

/* ---- 03 the pair ---- */

static void put_pair(double pos)
{
    double pair[2];

    sin_cos_pair(pos, pair);
    printf("%g %.6f %.6f\n", pos, pair[0], pair[1]);
}

/* The circle, the first positions on it, and those that nearly return. */
static void pair_circle(void)
{
    for (double angle = 0; angle < 2 * pi; angle += pi / 90)
        put_pair(angle);
    put_pair(0);
    part();
    for (size_t pos = 0; pos < 7; pos++)
        put_pair((double)pos);
    part();
    for (size_t pos = 0; pos <= 710; pos++)
        if (pair_distance((double)pos, 0) < 0.025)
            put_pair((double)pos);
    part();
    put_pair(0);
    put_pair((double)first_return(0.001));
}

/* ---- 04 many frequencies ---- */

/* Bit i and its sine wave, for four bits: two parts each. */
static void binary_counter(void)
{
    double w[4], bank[8];

    for (size_t i = 0; i < 4; i++)
        w[i] = pi / (double)(1u << i);
    for (size_t i = 0; i < 4; i++) {
        for (unsigned pos = 0; pos < 16; pos++)
            printf("%u %u\n", pos, pos >> i & 1);
        part();
        for (double x = 0; x <= 16; x += 0.0625) {
            wave_bank(x, 4, w, bank);
            printf("%.4f", x);
            put(bank[2 * i]);
            printf("\n");
        }
        part();
    }
}

/* How far apart two positions are, by their offset, for 1 to 3 waves,
 * and where that is least. */
static void near_and_far(void)
{
    double w[3], zero[6], bank[6], closest[3] = {9, 9, 9};
    size_t at[3] = {0};

    geometric_frequencies(3, 10, w);
    wave_bank(0, 3, w, zero);
    for (size_t offset = 1; offset < 512; offset++) {
        double squares = 0;

        wave_bank((double)offset, 3, w, bank);
        printf("%zu", offset);
        for (size_t i = 0; i < 3; i++) {
            squares += pow(bank[2 * i] - zero[2 * i], 2) +
                       pow(bank[2 * i + 1] - zero[2 * i + 1], 2);
            put(sqrt(squares));
            if (squares < closest[i]) {
                closest[i] = squares;
                at[i] = offset;
            }
        }
        printf("\n");
    }
    part();
    for (size_t i = 0; i < 3; i++)
        printf("%zu %.5f\n", at[i], sqrt(closest[i]));
}

/* ---- 05 the full formula ---- */

/* Four columns of the encoding between the positions, and on them. */
static void columns(size_t first, size_t d, double end, double step)
{
    double w[64], bank[128];

    for (size_t i = 0; i < d / 2; i++)
        w[i] = pair_frequency(i, d);
    for (double x = 0; x <= end; x += step) {
        wave_bank(x, d / 2, w, bank);
        printf("%.4f", x);
        for (size_t k = first; k < first + 4; k++)
            put(bank[k]);
        printf("\n");
    }
    part();
}

static void rings(size_t n, size_t d)
{
    double pe[128];

    for (size_t pos = 0; pos < n; pos++) {
        encode_position(pos, d, pe);
        printf("%zu", pos);
        for (size_t k = 0; k < 4; k++)
            put(pe[k]);
        printf("\n");
    }
    part();
}

/* Article 2021, figure 3: indices 0 to 3, d = 50 and d = 20. */
static void four_waves(void)
{
    columns(0, 50, 20, 0.125);
    rings(4, 50);
    columns(0, 20, 20, 0.125);
    rings(4, 20);
}

/* Article 2021, figure 5: indices 46 to 49, d = 50, near and far. */
static void slow_waves(void)
{
    columns(46, 50, 20, 1);
    columns(46, 50, 45000, 250);
}

/* Article 2021, figure 4. */
static void heat_map(void)
{
    double pe[20][50];

    encode_sequence(20, 50, pe);
    put_matrix(20, 50, pe);
}

enum { LONG = 45000, PIXELS = 670, WIDTH = 50 };

/* The first position of a row of pixels: position 45,000 p / 670, rounded. */
static size_t row_start(size_t pixel)
{
    return (pixel * LONG + PIXELS / 2) / PIXELS;
}

/* The last column whose wave is shorter than this many positions. */
static size_t last_shorter(double positions)
{
    size_t i = 0;

    while (wavelength(pair_frequency(i, WIDTH)) < positions)
        i++;
    return 2 * i - 1;
}

/* What stands behind one row of pixels: the mean of all its positions, for
 * the columns from first_column on. */
static void pixel_row(size_t pixel, size_t first_column)
{
    double sum[WIDTH] = {0}, pe[WIDTH];
    size_t first = row_start(pixel), end = row_start(pixel + 1);

    for (size_t pos = first; pos < end; pos++) {
        encode_position(pos, WIDTH, pe);
        for (size_t k = 0; k < WIDTH; k++)
            sum[k] += pe[k];
    }
    for (size_t k = first_column; k < WIDTH; k++) {
        printf("%zu %zu", k, pixel);
        put(sum[k] / (double)(end - first));
        printf("\n");
    }
}

/* Article 2021, figure 6: one position from each row of pixels; the mean of
 * each row, where a wave is two rows long or longer; and the last columns under
 * one row and under two. */
static void long_heat_map(void)
{
    const double row = (double)LONG / PIXELS;
    double pe[WIDTH];

    for (size_t pixel = 0; pixel < PIXELS; pixel++) {
        encode_position(row_start(pixel), WIDTH, pe);
        for (size_t k = 0; k < WIDTH; k++) {
            printf("%zu %zu", k, pixel);
            put(pe[k]);
            printf("\n");
        }
    }
    part();
    for (size_t pixel = 0; pixel < PIXELS; pixel++)
        pixel_row(pixel, last_shorter(2 * row) + 1);
    part();
    printf("%zu one\n", last_shorter(row));
    printf("%zu two\n", last_shorter(2 * row));
}

/* ---- 06 the offset identity ---- */

/* D(k) at every offset, as a share of D(0), for d = 512 and 64; and D(k), for
 * 512, around the offset up to which it falls. */
static void similarity_falls(void)
{
    size_t lowest = 0;

    while (encoding_dot((double)lowest + 1, 512) <
           encoding_dot((double)lowest, 512))
        lowest++;
    for (size_t k = 0; k <= 128; k++)
        printf("%zu %.4f %.4f\n", k, encoding_dot((double)k, 512) / 256,
               encoding_dot((double)k, 64) / 32);
    part();
    for (size_t k = lowest - 1; k <= lowest + 2; k++)
        printf("%zu %.4f\n", k, encoding_dot((double)k, 512));
}

enum { SIDE = 64, WIDE = 512 };

/* Every position with every other: plain integers, then encodings. Each is
 * divided by the largest product that it has. */
static void similarity_matrix(void)
{
    static double pe[SIDE][WIDE], product[SIDE][SIDE];

    for (size_t p = 0; p < SIDE; p++)
        for (size_t q = 0; q < SIDE; q++)
            product[p][q] = (double)(p * q) / ((SIDE - 1) * (SIDE - 1));
    put_matrix(SIDE, SIDE, product);
    part();
    encode_sequence(SIDE, WIDE, pe);
    for (size_t p = 0; p < SIDE; p++)
        for (size_t q = 0; q < SIDE; q++)
            product[p][q] = dot(WIDE, pe[p], pe[q]) / dot(WIDE, pe[0], pe[0]);
    put_matrix(SIDE, SIDE, product);
}

/* ---- 07 adding or concatenating ---- */

/* As in chapters/07_add_vs_concat/worked.c: numbers for a word, made up. */
static void embed(uint32_t word, size_t d, double e[d])
{
    uint32_t state = word * 2654435761u;

    for (size_t k = 0; k < d; k++) {
        state = state * 1664525u + 1013904223u;
        e[k] = (double)(state >> 8) / (1 << 23) - 1;
    }
}

/* "the dog chased the ball": E, PE and their sum. */
static void sum(void)
{
    const uint32_t word[TOKENS] = {1, 2, 3, 1, 4};
    double e[TOKENS][32], pe[TOKENS][32], x[TOKENS][32];

    for (size_t r = 0; r < TOKENS; r++)
        embed(word[r], 32, e[r]);
    encode_sequence(TOKENS, 32, pe);
    add_encoding(TOKENS, 32, e, pe, x);
    put_matrix(TOKENS, 32, e);
    part();
    put_matrix(TOKENS, 32, pe);
    part();
    put_matrix(TOKENS, 32, x);
}

/* ---- 10 a bias for distance ---- */

/* T5's bucket of each distance, two-sided and causal, and where the last bucket
 * of each begins. */
static void relative_buckets(void)
{
    size_t last[2] = {0, 0};

    for (size_t distance = 1; distance <= 200; distance++) {
        size_t both = relative_bucket(distance, 0, 32, 128, false);
        size_t causal = relative_bucket(distance, 0, 32, 128, true);

        last[0] += both < 15;
        last[1] += causal < 31;
        printf("%zu %zu %zu\n", distance, both, causal);
    }
    part();
    printf("%zu 15\n%zu 31\n", last[0] + 1, last[1] + 1);
}

/* What the last of 100 equal words takes from each, by distance, for the slopes
 * of eight heads. */
static void alibi_reach(void)
{
    enum { LAST = 99, HEADS = 8 };
    double bias[LAST + 1][LAST + 1], weight[HEADS][LAST + 1];

    for (size_t head = 0; head < HEADS; head++) {
        alibi_bias(LAST + 1, alibi_slope(head, HEADS), bias);
        softmax(LAST + 1, bias[LAST], weight[head]);
    }
    for (size_t distance = 0; distance <= 60; distance++) {
        printf("%zu", distance);
        for (size_t head = 0; head < HEADS; head++)
            printf(" %.7f", weight[head][LAST - distance]);
        printf("\n");
    }
}

static const struct figure {
    const char *name;
    void (*print)(void);
} figures[] = {{"attention_weights", attention_weights},
               {"position_shares", position_shares},
               {"sine_twins", sine_twins},
               {"sine_families", sine_families},
               {"pair_circle", pair_circle},
               {"binary_counter", binary_counter},
               {"near_and_far", near_and_far},
               {"four_waves", four_waves},
               {"slow_waves", slow_waves},
               {"heat_map", heat_map},
               {"long_heat_map", long_heat_map},
               {"similarity_falls", similarity_falls},
               {"similarity_matrix", similarity_matrix},
               {"sum", sum},
               {"relative_buckets", relative_buckets},
               {"alibi_reach", alibi_reach}};

int main(int argc, char *argv[])
{
    for (size_t f = 0; f < sizeof figures / sizeof *figures; f++)
        if (argc == 2 && strcmp(argv[1], figures[f].name) == 0) {
            figures[f].print();
            return 0;
        }
    fprintf(stderr, "Which figure?\n");
    for (size_t f = 0; f < sizeof figures / sizeof *figures; f++)
        fprintf(stderr, "  %s\n", figures[f].name);
    return 2;
}
