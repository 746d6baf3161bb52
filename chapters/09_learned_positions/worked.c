/* Every number that the lesson of chapter 09 shows, from your own code.
 *
 * Run it with make run CH=09. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings come from
 * tests/harness/oracle.h, so that this chapter runs before chapter 05 is
 * done. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "learned_positions.h"
#include "oracle.h"
#include "vocabulary.h" /* WIDTH, vocabulary */
#include "worked.h"     /* block, COUNT, dot, print_numbers */

enum { WORDS = COUNT(vocabulary), PLACES = 5 };

/* All numbers of a small model, one after the other in memory: chapter 00's
 * embeddings, which main copies, a made-up table of positions, and what the
 * first layer begins with, the factors and the shifts of a LayerNorm. */
static double model[][WIDTH] = {
    [WORDS] = {0.3, -0.1}, {0.1, 0.2}, {-0.2, 0.2}, {-0.3, 0.0},
    {0.0, -0.4},           {1.0, 1.0}, {0.0, 0.0},
};
static double (*const wte)[WIDTH] = model;
static double (*const wpe)[WIDTH] = model + WORDS;

static const char *answer(bool yes)
{
    return yes ? "true" : "false";
}

static void end_row(void)
{
    printf("\n");
}

/* ---- embed ---- */

static void print_size(const char *of, size_t rows, size_t width, size_t all)
{
    printf("%-5s   %4zu x %zu   %21zu   %11zu   %5.2f %%\n", of, rows, width,
           rows * width, all, 100 * (double)(rows * width) / (double)all);
}

/* The parameters of one layer: four square matrices of attention, two of the
 * feed-forward part, which is four times as wide, and their 13 vectors. */
static size_t layer_size(size_t d)
{
    return 12 * d * d + 13 * d;
}

/* GPT-2: words, positions, 12 layers, a last LayerNorm. BERT: words, positions,
 * two kinds of segment, a first LayerNorm, 12 layers, a pooler. */
static void sizes(void)
{
    size_t d = 768;

    block("sizes", "        positions   numbers in the table   "
                   "whole model     share");
    print_size("GPT-2", 1024, d,
               50257 * d + 1024 * d + 12 * layer_size(d) + 2 * d);
    print_size("BERT", 512, d,
               (30522 + 512 + 2) * d + 2 * d + 12 * layer_size(d) + d * d + d);
}

static void cat_chased(void)
{
    const size_t token[PLACES] = {THE, CAT, CHASED, THE, DOG};
    double x[PLACES][WIDTH];

    embed(PLACES, WIDTH, WORDS, PLACES, token, wte, wpe, x);
    block("cat_chased", "r  token    row of wte    row of wpe         x");
    for (size_t r = 0; r < PLACES; r++) {
        printf("%zu  %-6s ", r, vocabulary[token[r]].token);
        print_numbers(WIDTH, wte[token[r]], 5, 1);
        printf("  ");
        print_numbers(WIDTH, wpe[r], 5, 1);
        printf("  ");
        print_numbers(WIDTH, x[r], 5, 1);
        end_row();
    }
}

/* What stands where row 5 of five would be. */
static void past_the_end(void)
{
    const size_t token[PLACES + 1] = {THE, CAT, CHASED, THE, DOG, SAT};
    double x[PLACES + 1][WIDTH];

    block("past_the_end", "");
    for (size_t p = PLACES - 2; p < PLACES + 2; p++) {
        printf("wpe[%zu]", p);
        print_numbers(WIDTH, wpe[p], 5, 1);
        end_row();
    }
    printf("embed, 5 tokens: %s\n",
           answer(embed(5, WIDTH, WORDS, PLACES, token, wte, wpe, x)));
    printf("embed, 6 tokens: %s\n",
           answer(embed(6, WIDTH, WORDS, PLACES, token, wte, wpe, x)));
}

/* ---- table_gradient ---- */

enum { LOOKED_UP = 6, COLUMNS = 4 };

/* Two texts of three tokens, one after the other. */
static const size_t token_of[LOOKED_UP] = {2, 0, 2, 1, 2, 2};
static const size_t place_of[LOOKED_UP] = {0, 1, 2, 0, 1, 2};

static void gradient_of(size_t r, double dx[COLUMNS])
{
    for (size_t k = 0; k < COLUMNS; k++)
        dx[k] = (double)(COLUMNS * r + k + 1);
}

static void print_gradient(const char *table, size_t rows,
                           const size_t row[LOOKED_UP])
{
    double dx[LOOKED_UP][COLUMNS], gradient[rows][COLUMNS];

    for (size_t r = 0; r < LOOKED_UP; r++)
        gradient_of(r, dx[r]);
    table_gradient(LOOKED_UP, COLUMNS, rows, row, dx, gradient);
    for (size_t t = 0; t < rows; t++) {
        printf("%-5s row %zu ", t == 0 ? table : "", t);
        print_numbers(COLUMNS, gradient[t], 4, 0);
        end_row();
    }
}

static void gradients(void)
{
    block("looked_up", "text   token   position   dx");
    for (size_t r = 0; r < LOOKED_UP; r++) {
        double dx[COLUMNS];

        gradient_of(r, dx);
        printf("%4zu   %5zu   %8zu ", r / 3, token_of[r], place_of[r]);
        print_numbers(COLUMNS, dx, 3, 0);
        end_row();
    }
    block("gradients", "");
    print_gradient("wte", 3, token_of);
    print_gradient("wpe", 4, place_of);
}

/* ---- descend ---- */

enum { D_MODEL = 6, CONTEXT = 8, TOKENS = 6, TEXTS = 60 };
static const double rate = 0.1;

/* A number from -size to size, the next of a small generator: the same on every
 * machine. */
static double next(uint32_t *state, double size)
{
    *state = *state * 1664525u + 1013904223u;
    return size * ((double)(*state >> 8) / (1 << 23) - 1);
}

static double distance(size_t n, const double a[n], const double b[n])
{
    double square = 0;

    for (size_t k = 0; k < n; k++)
        square += (a[k] - b[k]) * (a[k] - b[k]);
    return sqrt(square);
}

/* One text of n tokens trains the table of positions. The loss is half the
 * squared distance of x from what chapter 07 would add up; so dx is the
 * difference of the two. */
static void train(size_t n, const size_t token[n],
                  const double words[WORDS][D_MODEL],
                  double table[CONTEXT][D_MODEL])
{
    double x[TOKENS][D_MODEL], pe[D_MODEL], gradient[CONTEXT][D_MODEL];
    size_t place[TOKENS];

    embed(n, D_MODEL, WORDS, CONTEXT, token, words,
          (const double(*)[D_MODEL])table, x);
    for (size_t r = 0; r < n; r++) {
        place[r] = r;
        oracle_encoding((double)r, D_MODEL, pe);
        for (size_t k = 0; k < D_MODEL; k++)
            x[r][k] -= words[token[r]][k] + pe[k];
    }
    table_gradient(n, D_MODEL, CONTEXT, place, (const double(*)[D_MODEL])x,
                   gradient);
    descend(CONTEXT, D_MODEL, (const double(*)[D_MODEL])gradient, rate, table);
}

/* Sixty texts of random words, with 1, 2, ..., 6 tokens in turn. */
static void train_all(uint32_t *state, double table[CONTEXT][D_MODEL],
                      size_t visits[CONTEXT])
{
    double words[WORDS][D_MODEL];

    for (size_t k = 0; k < WORDS * D_MODEL; k++)
        words[k / D_MODEL][k % D_MODEL] = next(state, 1);
    for (size_t text = 0; text < TEXTS; text++) {
        size_t n = text % TOKENS + 1, token[TOKENS];

        for (size_t r = 0; r < n; r++) {
            token[r] = (size_t)((next(state, 1) + 1) / 2 * WORDS);
            visits[r]++;
        }
        train(n, token, (const double(*)[D_MODEL])words, table);
    }
}

static void trained(void)
{
    double start[CONTEXT][D_MODEL], table[CONTEXT][D_MODEL], pe[D_MODEL];
    size_t visits[CONTEXT] = {0};
    uint32_t state = 1;

    for (size_t k = 0; k < CONTEXT * D_MODEL; k++)
        start[k / D_MODEL][k % D_MODEL] = next(&state, 0.02);
    memcpy(table, start, sizeof table);
    train_all(&state, table, visits);
    block("trained", "           from PE(row)\n"
                     "row   texts   before   after   moved by");
    for (size_t p = 0; p < CONTEXT; p++) {
        oracle_encoding((double)p, D_MODEL, pe);
        printf("%3zu   %5zu   %6.4f  %6.4f     %6.4f\n", p, visits[p],
               distance(D_MODEL, start[p], pe), distance(D_MODEL, table[p], pe),
               distance(D_MODEL, start[p], table[p]));
    }
}

/* Texts of 1, 2, ..., 512 tokens, one of each: which rows do they train? */
static void reach(void)
{
    const size_t rows[] = {0, 128, 256, 384, 511};

    block("reach", "row   texts that train it, of 512");
    for (size_t s = 0; s < COUNT(rows); s++) {
        size_t texts = 0;

        for (size_t n = 1; n <= 512; n++)
            texts += n > rows[s];
        printf("%3zu   %27zu\n", rows[s], texts);
    }
}

/* ---- stretch_table ---- */

static void print_encoding(const char *label, const double pe[D_MODEL])
{
    printf("%-8s  %6.4f    ", label, dot(D_MODEL, pe, pe));
    print_numbers(D_MODEL, pe, 7, 4);
    end_row();
}

static void between(void)
{
    double two[2][D_MODEL], three[3][D_MODEL], half[D_MODEL];

    oracle_encoding(10, D_MODEL, two[0]);
    oracle_encoding(11, D_MODEL, two[1]);
    oracle_encoding(10.5, D_MODEL, half);
    stretch_table(2, 3, D_MODEL, (const double(*)[D_MODEL])two, three);
    block("between", "           squared length");
    print_encoding("row 0", three[0]);
    print_encoding("row 1", three[1]);
    print_encoding("row 2", three[2]);
    print_encoding("PE(10.5)", half);
    block("pairs", "pair   frequency   length in row 1   cos(w/2)");
    for (size_t i = 0; i < D_MODEL / 2; i++)
        printf("%4zu   %9.6f   %15.6f   %8.6f\n", i,
               oracle_frequency(i, D_MODEL),
               sqrt(dot(2, &three[1][2 * i], &three[1][2 * i])),
               cos(oracle_frequency(i, D_MODEL) / 2));
}

/* The first eight encodings, stretched to more rows: one step of a row. */
static void steps(void)
{
    const size_t lengths[] = {8, 15, 29};
    double table[CONTEXT][D_MODEL], longer[29][D_MODEL];

    for (size_t p = 0; p < CONTEXT; p++)
        oracle_encoding((double)p, D_MODEL, table[p]);
    block("steps", "rows   from row 0 to row 1");
    for (size_t s = 0; s < COUNT(lengths); s++) {
        stretch_table(CONTEXT, lengths[s], D_MODEL,
                      (const double(*)[D_MODEL])table, longer);
        printf("%4zu   %19.4f\n", lengths[s],
               distance(D_MODEL, longer[0], longer[1]));
    }
}

/* Where the last row falls, if the step is computed first. Both are volatile,
 * so that each operation is rounded to a double: some processors keep more
 * digits. */
static double last_row(size_t from, size_t to)
{
    volatile double step = (double)(from - 1) / (double)(to - 1);
    volatile double row = (double)(to - 1) * step;

    return row;
}

static void past_the_last_row(void)
{
    size_t sizes = 0, past = 0;

    for (size_t from = 2; from <= 100; from++)
        for (size_t to = 2; to <= 100; to++) {
            sizes++;
            past += last_row(from, to) > (double)(from - 1);
        }
    block("past_the_last_row", "");
    printf("from 8 to 26 rows: 25 * (7.0 / 25) = %.15f, more than 7\n",
           last_row(8, 26));
    printf("of %zu pairs of sizes up to 100, %zu go past the last row\n", sizes,
           past);
}

int main(void)
{
    for (size_t w = 0; w < WORDS; w++)
        memcpy(model[w], vocabulary[w].embedding, sizeof model[w]);
    sizes();
    cat_chased();
    past_the_end();
    gradients();
    reach();
    trained();
    between();
    steps();
    past_the_last_row();
    return 0;
}
