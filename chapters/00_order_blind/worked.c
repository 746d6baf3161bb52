/* Every number that the lesson of chapter 00 shows, from your own code.
 *
 * Run it with make run CH=00. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "order_blind.h"
#include "vocabulary.h" /* LONGEST, WIDTH, look_up, read_text, vocabulary */
#include "worked.h"     /* block, COUNT, dot, print_numbers */

/* Two rows beside each other, behind a text. */
static void print_two(const char *words, int width, const double a[WIDTH],
                      const double b[WIDTH])
{
    printf("%-*s", width, words);
    print_numbers(WIDTH, a, 8, 4);
    printf("   ");
    print_numbers(WIDTH, b, 8, 4);
    printf("\n");
}

/* ---- before any exercise ---- */

//! [checksums]
static unsigned sum_of(const char *word)
{
    unsigned sum = 0;

    for (; *word != '\0'; word++)
        sum += (unsigned char)*word;
    return sum;
}

static unsigned hash_of(const char *word)
{
    unsigned hash = 0;

    for (; *word != '\0'; word++)
        hash = 31 * hash + (unsigned char)*word;
    return hash;
}
//! [checksums]

static void print_checksums(const char *word)
{
    printf("%-4s   %4u  %8u = ", word, sum_of(word), hash_of(word));
}

/* The hash of three letters, and one made of the hashes of two halves. */
static void checksums(void)
{
    const char *words[] = {"dog", "god"};

    block("checksums", "word    sum      hash");
    for (size_t k = 0; k < COUNT(words); k++) {
        const char *letter = words[k];

        print_checksums(letter);
        printf("%4d * 31^2 + %d * 31 + %d\n", letter[0], letter[1], letter[2]);
    }
    print_checksums("good");
    printf("%4u * 31^2 + %u\n", hash_of("go"), hash_of("od"));
}

static void before_any_exercise(void)
{
    const char *with[] = {"cat", "dog", "the", "chased", "sat"};
    const double *cat = look_up("cat")->embedding;

    block("embeddings", "");
    for (size_t w = 0; w < COUNT(vocabulary); w++)
        printf("%-7s [ %4.1f  %4.1f ]\n", vocabulary[w].token,
               vocabulary[w].embedding[0], vocabulary[w].embedding[1]);
    checksums();
    block("dot_products", "");
    for (size_t k = 0; k < COUNT(with); k++) {
        const double *e = look_up(with[k])->embedding;

        printf("cat . %-6s = %.1f * %4.1f + %.1f * %4.1f = %5.2f\n", with[k],
               cat[0], e[0], cat[1], e[1], dot(WIDTH, cat, e));
    }
}

/* ---- permute_rows ---- */

/* The word whose embedding this is. */
static const char *word_of(const double row[WIDTH])
{
    for (size_t w = 0; w < COUNT(vocabulary); w++)
        if (memcmp(vocabulary[w].embedding, row,
                   sizeof vocabulary[w].embedding) == 0)
            return vocabulary[w].token;
    return "?";
}

static void reordered(void)
{
    const size_t order[][3] = {{0, 1, 2}, {2, 0, 1}};
    struct text text = read_text("the cat sat");

    block("reordered", "order    y[0]                y[1]"
                       "                y[2]");
    for (size_t k = 0; k < COUNT(order); k++) {
        double y[3][WIDTH];

        permute_rows(3, WIDTH, order[k], text.e, y);
        printf("%zu %zu %zu", order[k][0], order[k][1], order[k][2]);
        for (size_t r = 0; r < 3; r++) {
            printf("    %-5s", word_of(y[r]));
            print_numbers(WIDTH, y[r], 4, 1);
        }
        printf("\n");
    }
}

/* ---- mean_row ---- */

static void means(void)
{
    const char *words[] = {"the cat chased the dog", "the dog chased the cat",
                           "the cat sat", "sat the cat", "the cat cat sat"};

    block("means", "text                      mean of its rows");
    for (size_t k = 0; k < COUNT(words); k++) {
        struct text text = read_text(words[k]);
        double mean[WIDTH];

        mean_row(text.n, WIDTH, text.e, mean);
        printf("%-24s", words[k]);
        print_numbers(WIDTH, mean, 8, 4);
        printf("\n");
    }
}

/* ---- softmax ---- */

static void scores_of(const struct text *text, size_t r, double score[LONGEST])
{
    for (size_t k = 0; k < text->n; k++)
        score[k] = dot(WIDTH, text->e[r], text->e[k]) / sqrt(WIDTH);
}

static void shares(void)
{
    struct text text = read_text("the cat sat");
    double score[LONGEST], weight[LONGEST], sum = 0, total = 0;

    scores_of(&text, 0, score);
    softmax(text.n, score, weight);
    block("shares", "token     score   e^score    weight");
    for (size_t k = 0; k < text.n; k++) {
        printf("%-6s %8.4f  %8.4f  %8.4f\n", text.token[k], score[k],
               exp(score[k]), weight[k]);
        sum += exp(score[k]);
        total += weight[k];
    }
    printf("sum              %8.4f  %8.4f\n", sum, total);
}

static void print_softmax(double a, double b, double c)
{
    double score[3] = {a, b, c}, weight[3];

    softmax(3, score, weight);
    printf("softmax of %.0f %.0f %.0f:", a, b, c);
    print_numbers(3, weight, 8, 4);
    printf("\n");
}

static void doubled(void)
{
    block("doubled", "");
    print_softmax(1, 2, 3);
    print_softmax(2, 4, 6);
}

/* A NaN prints its sign on some machines and not on others. */
static void print_quotient(double x)
{
    if (isnan(x))
        printf("  %6s", "nan");
    else
        printf("  %6.4f", x);
}

/* Naive on the left, yours on the right. */
static void large_scores(void)
{
    const double shifts[] = {0, 700, 1000, -1000};

    block("large_scores", "scores             e^score over the sum    softmax");
    for (size_t s = 0; s < COUNT(shifts); s++) {
        double score[] = {shifts[s] + 1, shifts[s] + 2, shifts[s] + 3};
        double sum = exp(score[0]) + exp(score[1]) + exp(score[2]);
        double weight[6] = {exp(score[0]) / sum, exp(score[1]) / sum,
                            exp(score[2]) / sum};

        softmax(3, score, weight + 3);
        printf("%5.0f %5.0f %5.0f", score[0], score[1], score[2]);
        for (size_t k = 0; k < 6; k++)
            print_quotient(weight[k]);
        printf("\n");
    }
    printf("digits: %d of e^1000, %d of the largest double\n",
           (int)(1000 / log(10)) + 1, DBL_MAX_10_EXP + 1);
}

/* Reproducible coin tosses: +1 or -1. */
static double toss(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 31 ? 1 : -1;
}

/* The mean of the largest of eight weights, from random vectors of +1 and -1,
 * whose dot products are divided by DIVISOR. */
static double mean_largest_weight(size_t d_model, double divisor)
{
    unsigned state = 1;
    double mean = 0;

    for (size_t trial = 0; trial < 200; trial++) {
        double score[8] = {0}, weight[8], largest = 0;

        for (size_t k = 0; k < 8; k++) {
            for (size_t c = 0; c < d_model; c++)
                score[k] += toss(&state) * toss(&state);
            score[k] /= divisor;
        }
        softmax(8, score, weight);
        for (size_t k = 0; k < 8; k++)
            largest = fmax(largest, weight[k]);
        mean += largest / 200;
    }
    return mean;
}

static void root_of_d(void)
{
    block("root_of_d", "   d   largest of 8 weights, mean of 200 trials\n"
                       "       not scaled   over sqrt d   over d");
    for (size_t d = 4; d <= 1024; d *= 4)
        printf("%4zu   %10.2f   %11.2f   %6.2f\n", d, mean_largest_weight(d, 1),
               mean_largest_weight(d, sqrt((double)d)),
               mean_largest_weight(d, (double)d));
}

static void weights(void)
{
    struct text text = read_text("the cat sat");
    double column[LONGEST] = {0};

    block("weights", "           the      cat      sat    sum of the row");
    for (size_t r = 0; r < text.n; r++) {
        double score[LONGEST], weight[LONGEST], sum = 0;

        scores_of(&text, r, score);
        softmax(text.n, score, weight);
        for (size_t k = 0; k < text.n; k++) {
            sum += weight[k];
            column[k] += weight[k];
        }
        printf("%-5s", text.token[r]);
        print_numbers(text.n, weight, 8, 4);
        printf(" %8.4f\n", sum);
    }
    printf("sum  ");
    print_numbers(text.n, column, 8, 4);
    printf("\n");
}

/* ---- self_attention ---- */

static void print_both(const struct text *text, const double y[][WIDTH])
{
    for (size_t r = 0; r < text->n; r++) {
        printf("%zu  %-7s", r, text->token[r]);
        print_numbers(WIDTH, text->e[r], 8, 4);
        printf("   ->");
        print_numbers(WIDTH, y[r], 8, 4);
        printf("\n");
    }
}

static void attention(const char *words)
{
    struct text text = read_text(words);
    double y[LONGEST][WIDTH];

    self_attention(text.n, WIDTH, text.e, y);
    print_both(&text, y);
}

static void texts(void)
{
    block("cat_sat", "");
    attention("the cat sat");
    block("cat_chased", "the cat chased the dog");
    attention("the cat chased the dog");
    block("dog_chased", "the dog chased the cat");
    attention("the dog chased the cat");
    block("two_the", "");
    attention("the dog chased the ball");
}

static void shuffled(void)
{
    const size_t order[] = {2, 0, 1};
    struct text text = read_text("the cat sat");
    double y[3][WIDTH], px[3][WIDTH], py[3][WIDTH], fpx[3][WIDTH];

    self_attention(3, WIDTH, text.e, y);
    permute_rows(3, WIDTH, order, text.e, px);
    self_attention(3, WIDTH, px, fpx);
    permute_rows(3, WIDTH, order, y, py);
    block("shuffled", "token        f(X)           token        P f(X)"
                      "             f(PX)");
    for (size_t r = 0; r < 3; r++) {
        printf("%-5s", text.token[r]);
        print_numbers(WIDTH, y[r], 8, 4);
        printf("    %-5s", text.token[order[r]]);
        print_numbers(WIDTH, py[r], 8, 4);
        print_numbers(WIDTH, fpx[r], 8, 4);
        printf("\n");
    }
}

/* The mean of the outputs. */
static void pooled(void)
{
    const char *words[] = {"the cat chased the dog", "the dog chased the cat",
                           "the cat sat", "sat the cat", "cat sat the"};

    block("pooled", "text                      mean of the outputs");
    for (size_t k = 0; k < COUNT(words); k++) {
        struct text text = read_text(words[k]);
        double y[LONGEST][WIDTH], mean[WIDTH];

        self_attention(text.n, WIDTH, text.e, y);
        mean_row(text.n, WIDTH, y, mean);
        printf("%-24s", words[k]);
        print_numbers(WIDTH, mean, 8, 4);
        printf("\n");
    }
}

/* ---- a causal mask ---- */

/* Row r under a causal mask: the last row of attention to the tokens 0 to r. */
static void masked_attention(size_t n, const double x[n][WIDTH],
                             double y[n][WIDTH])
{
    for (size_t r = 0; r < n; r++) {
        double part[LONGEST][WIDTH];

        self_attention(r + 1, WIDTH, x, part);
        memcpy(y[r], part[r], sizeof part[r]);
    }
}
/* The last row, after one layer and after two. */
static void two_layers(const char *words)
{
    struct text text = read_text(words);
    double once[LONGEST][WIDTH], twice[LONGEST][WIDTH];

    masked_attention(text.n, text.e, once);
    masked_attention(text.n, once, twice);
    print_two(words, 12, once[text.n - 1], twice[text.n - 1]);
}

static void mask(void)
{
    struct text text = read_text("the dog chased the ball");
    double y[LONGEST][WIDTH];

    masked_attention(text.n, text.e, y);
    block("mask", "");
    print_both(&text, y);
    block("mask_twice", "row of sat    after one layer      after two layers");
    two_layers("the cat sat");
    two_layers("cat the sat");
}

int main(void)
{
    before_any_exercise();
    reordered();
    means();
    shares();
    doubled();
    large_scores();
    weights();
    root_of_d();
    texts();
    shuffled();
    pooled();
    mask();
    return 0;
}
