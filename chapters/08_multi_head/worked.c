/* Every number that the lesson of chapter 08 shows, from your own code.
 *
 * Run it with make run CH=08. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings come from
 * tests/harness/oracle.h, so that this chapter runs before chapter 05 is
 * done. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "multi_head.h"
#include "oracle.h"
#include "vocabulary.h" /* LONGEST, WIDTH, read_text */
#include "worked.h"     /* block, COUNT, dot, print_numbers */

static const char *const chasing[] = {"cat chased dog", "dog chased cat"};

/* The encodings of positions 0 to n - 1. */
static void encodings(size_t n, size_t d, double pe[n][d])
{
    for (size_t pos = 0; pos < n; pos++)
        oracle_encoding((double)pos, d, pe[pos]);
}

static void add(size_t n, size_t d, const double a[n][d], const double b[n][d],
                double sum[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            sum[r][c] = a[r][c] + b[r][c];
}

/* ---- before any exercise ---- */

/* Half of row 0, half of row 2. */
static void print_half_and_half(const char *words, const double x[][WIDTH])
{
    double mean[WIDTH];

    for (size_t c = 0; c < WIDTH; c++)
        mean[c] = x[0][c] / 2 + x[2][c] / 2;
    printf("%s ", words);
    print_numbers(WIDTH, x[0], 8, 4);
    print_numbers(WIDTH, x[2], 8, 4);
    printf("   ->");
    print_numbers(WIDTH, mean, 8, 4);
    printf("\n");
}

static void half_and_half(void)
{
    const char *headings =
        "                  word 0            word 2         half of each";
    double pe[3][WIDTH], x[3][WIDTH];

    block("half_and_half", headings);
    for (size_t k = 0; k < COUNT(chasing); k++)
        print_half_and_half(chasing[k], read_text(chasing[k]).e);
    encodings(3, WIDTH, pe);
    block("with_positions", headings);
    for (size_t k = 0; k < COUNT(chasing); k++) {
        struct text text = read_text(chasing[k]);

        add(3, WIDTH, text.e, pe, x);
        print_half_and_half(chasing[k], x);
    }
}

/* ---- attention ---- */

/* "chased" asks for animals: its query is WANT, and their key is 1. */
static void ask(double want)
{
    const double q[3][1] = {{0}, {want}, {0}}, k[3][1] = {{1}, {0}, {1}};
    const double identity[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    struct text text = read_text("cat chased dog");
    double share[3][3], y[3][WIDTH];

    attention(3, 1, 3, q, k, identity, false, share);
    attention(3, 1, WIDTH, q, k, text.e, false, y);
    printf("%5.0f  ", want);
    print_numbers(3, share[1], 8, 4);
    printf("   ");
    print_numbers(WIDTH, y[1], 8, 4);
    printf("\n");
}

static void asked(void)
{
    block("asked", "query of   share    share    share    row of chased\n"
                   "chased     of cat  chased   of dog    afterwards");
    for (double want = 0; want <= 20; want = want == 0 ? 2 : 10 * want)
        ask(want);
}

/* All scores are 0, and only the first token has the value 1. */
static void counting(void)
{
    const double zero[LONGEST][1] = {{0}};
    const double first[LONGEST][1] = {{1}, {0}, {0}, {0}, {0}};
    double all[LONGEST][1], seen[LONGEST][1];

    attention(LONGEST, 1, 1, zero, zero, first, false, all);
    attention(LONGEST, 1, 1, zero, zero, first, true, seen);
    block("counting", "token   value   without a mask   with one");
    for (size_t r = 0; r < LONGEST; r++)
        printf("%5zu   %5.0f   %14.4f   %8.4f\n", r, first[r][0], all[r][0],
               seen[r][0]);
}

/* Two scores of 0 and one of ln 4, which the first token must not see: its
 * shares with the mask before softmax, and by hand with the mask after it. */
static void mask_too_late(void)
{
    const double q[3][1] = {{1}, {1}, {1}}, k[3][1] = {{0}, {0}, {log(4)}};
    const double identity[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    double before[3][3], all[3][3];

    attention(3, 1, 3, q, k, identity, true, before);
    attention(3, 1, 3, q, k, identity, false, all);
    block("mask_too_late",
          "          mask before softmax          mask after softmax\n"
          "token     shares              sum      shares              sum");
    for (size_t r = 0; r < 3; r++) {
        double sum[2] = {0};

        for (size_t j = 0; j < 3; j++) {
            all[r][j] = j <= r ? all[r][j] : 0;
            sum[0] += before[r][j];
            sum[1] += all[r][j];
        }
        printf("%5zu  ", r);
        print_numbers(3, before[r], 6, 4);
        printf("  %6.4f  ", sum[0]);
        print_numbers(3, all[r], 6, 4);
        printf("  %6.4f\n", sum[1]);
    }
}

/* ---- order_gap ---- */

/* The row of cat, which stands at PLACE. */
static void print_cat(const char *what, const char *words, size_t place)
{
    struct text text = read_text(words);
    double pe[LONGEST][WIDTH], x[LONGEST][WIDTH], y[LONGEST][WIDTH];

    printf("%s", what);
    attention(text.n, WIDTH, WIDTH, text.e, text.e, text.e, false, y);
    print_numbers(WIDTH, y[place], 8, 4);
    encodings(text.n, WIDTH, pe);
    add(text.n, WIDTH, text.e, pe, x);
    attention(text.n, WIDTH, WIDTH, x, x, x, false, y);
    printf("   ");
    print_numbers(WIDTH, y[place], 8, 4);
    printf("\n");
}

static void cat_twice(void)
{
    block("cat_twice",
          "cat in                     without positions    with positions");
    print_cat("the cat chased the dog ", "the cat chased the dog", 1);
    print_cat("the dog chased the cat ", "the dog chased the cat", 4);
}

static void print_gap(const struct text *text, const size_t order[],
                      const double pe[][WIDTH])
{
    double gap = order_gap(text->n, WIDTH, order, text->e, pe);

    printf("   %10.4f", gap < 1e-12 ? 0 : gap);
}

/* Less than 1e-12 is printed as 0: how rounding falls is no part of it. */
static void gaps(void)
{
    const size_t order[][LONGEST] = {
        {0, 1, 2, 3, 4}, {3, 1, 2, 0, 4}, {0, 4, 2, 3, 1}};
    struct text text = read_text("the cat chased the dog");
    double pe[LONGEST][WIDTH] = {{0}}, same[LONGEST][WIDTH],
           none[LONGEST][WIDTH] = {{0}};

    encodings(LONGEST, WIDTH, pe);
    for (size_t r = 0; r < LONGEST; r++)
        memcpy(same[r], pe[3], sizeof same[r]);
    block("gaps", "order       text                       pe = 0   PE(3) for "
                  "all    PE(pos)");
    for (size_t k = 0; k < COUNT(order); k++) {
        for (size_t r = 0; r < LONGEST; r++)
            printf("%zu ", order[k][r]);
        printf(" ");
        for (size_t r = 0; r < LONGEST; r++)
            printf(" %s", text.token[order[k][r]]);
        print_gap(&text, order[k], none);
        print_gap(&text, order[k], same);
        print_gap(&text, order[k], pe);
        printf("\n");
    }
}

/* ---- multi_head_attention ---- */

enum { D = 4 }; /* two numbers for the word, two for its place */

/* [E; PE]: the word, and beside it the pair of its position. */
static void beside(const struct text *text, double x[][D])
{
    for (size_t r = 0; r < text->n; r++) {
        memcpy(x[r], text->e[r], sizeof text->e[r]);
        oracle_pair((double)r, 1, &x[r][WIDTH]);
    }
}

/* Columns FIRST and FIRST + 1 of w take the pair of the position, turned by K
 * places and 100 times as long. */
static void look(double w[D][D], size_t first, double k)
{
    double pair[2];

    oracle_pair(k, 1, pair);
    w[2][first] = w[3][first + 1] = 100 * pair[1];
    w[3][first] = 100 * pair[0];
    w[2][first + 1] = -100 * pair[0];
}

/** The four matrices of a layer. */
struct weights {
    double q[D][D]; /**< of the queries */
    double k[D][D]; /**< of the keys */
    double v[D][D]; /**< of the values */
    double o[D][D]; /**< of the output */
};

/* Two heads of width 2: one looks at the place before, one at the place after.
 * Or one head of width 4, which looks away from its own place, and so at both
 * of its neighbours equally. */
static struct weights weights_of(size_t heads)
{
    struct weights w = {0};

    look(w.q, 0, heads == 1 ? pi : -1);
    if (heads == 2)
        look(w.q, 2, 1);
    for (size_t first = 0; first < D; first += D / heads) {
        w.k[2][first] = w.k[3][first + 1] = 1;
        w.v[0][first] = w.v[1][first + 1] = 1;
    }
    for (size_t c = 0; c < D; c++)
        w.o[c][c] = 1;
    return w;
}

/* The row of chased. */
static void print_chased(size_t heads, const char *words)
{
    struct weights w = weights_of(heads);
    struct text text = read_text(words);
    double x[LONGEST][D], y[LONGEST][D];

    beside(&text, x);
    multi_head_attention(text.n, D, heads, x, w.q, w.k, w.v, w.o, false, y);
    printf("%zu      %s", heads, words);
    for (size_t c = 0; c < D; c++)
        printf(" %8.4f", y[1][c] + 0.0);
    printf("\n");
}

/* Whom each head of "cat chased dog" looks at. */
static void who_looks(void)
{
    struct weights w = weights_of(2);
    struct text text = read_text("cat chased dog");
    double x[LONGEST][D], pair[LONGEST][2], turned[2][LONGEST][2], share[3][3];
    const double identity[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    beside(&text, x);
    for (size_t r = 0; r < 3; r++) {
        memcpy(pair[r], &x[r][2], sizeof pair[r]);
        for (size_t c = 0; c < D; c++)
            turned[c / 2][r][c % 2] = x[r][2] * w.q[2][c] + x[r][3] * w.q[3][c];
    }
    block("who_looks",
          "            head 0: shares of        head 1: shares of\n"
          "token       cat   chased      dog    "
          "cat   chased      dog");
    for (size_t r = 0; r < 3; r++) {
        printf("%-7s", text.token[r]);
        for (size_t a = 0; a < 2; a++) {
            attention(3, 2, 3, turned[a], pair, identity, false, share);
            print_numbers(3, share[r], 8, 4);
        }
        printf("\n");
    }
}

static void two_heads(void)
{
    who_looks();
    block("two_heads", "heads  text              row of chased");
    for (size_t heads = 1; heads <= 2; heads++)
        for (size_t k = 0; k < COUNT(chasing); k++)
            print_chased(heads, chasing[k]);
}

/* Three matrices for each head, and W_O. */
static void weights(void)
{
    block("weights", "heads   width   W_Q, W_K, W_V of one head   of all     "
                     "W_O       in all");
    for (size_t heads = 1; heads <= 64; heads *= 8) {
        size_t width = 512 / heads, of_head = 3 * 512 * width;

        printf("%5zu   %5zu   %25zu   %6zu   %d   %10zu\n", heads, width,
               of_head, of_head * heads, 512 * 512,
               of_head * heads + 512 * 512);
    }
}

int main(void)
{
    half_and_half();
    asked();
    counting();
    mask_too_late();
    cat_twice();
    gaps();
    two_heads();
    weights();
    return 0;
}
