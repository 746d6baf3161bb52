/* Every number that the lesson of chapter 00 shows, from your own code.
 *
 * Run it with make run CH=00. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "order_blind.h"

enum { WIDTH = 2, LONGEST = 5 };

static const struct entry {
    const char *token;
    double embedding[WIDTH];
} table[] = {{"the", {0.5, -0.5}}, {"cat", {2.0, 0.5}},
             {"dog", {1.5, -0.5}}, {"mouse", {1.0, -1.0}},
             {"ball", {1.0, 0.0}}, {"chased", {-0.5, 1.5}},
             {"sat", {-1.0, 1.0}}};
enum { WORDS = sizeof table / sizeof *table };

struct text {
    size_t n;
    const char *token[LONGEST];
    double x[LONGEST][WIDTH];
};

static const struct entry *look_up(const char *token, size_t length)
{
    const struct entry *found = table;

    while (strlen(found->token) != length ||
           strncmp(found->token, token, length) != 0)
        found++;
    return found;
}

/* From "the cat sat" to three rows of x. */
static struct text read_text(const char *words)
{
    struct text text = {0};

    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        const struct entry *entry = look_up(words, length);

        text.token[text.n] = entry->token;
        memcpy(text.x[text.n++], entry->embedding, sizeof entry->embedding);
        words += length;
        words += strspn(words, " ");
    }
    return text;
}

static double dot(const double a[WIDTH], const double b[WIDTH])
{
    return a[0] * b[0] + a[1] * b[1];
}

static void print_row(size_t n, const double x[n])
{
    for (size_t k = 0; k < n; k++)
        printf(" %8.4f", x[k]);
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

static void checksums(void)
{
    printf("## checksums\n");
    printf("word    sum     hash\n");
    printf("dog    %4u   %6u\n", sum_of("dog"), hash_of("dog"));
    printf("god    %4u   %6u\n", sum_of("god"), hash_of("god"));
}

static void embeddings(void)
{
    printf("\n## embeddings\n");
    for (size_t w = 0; w < WORDS; w++)
        printf("%-7s [ %4.1f  %4.1f ]\n", table[w].token, table[w].embedding[0],
               table[w].embedding[1]);
}

static void dot_products(void)
{
    const char *with[] = {"cat", "dog", "the", "chased", "sat"};
    const double *cat = look_up("cat", 3)->embedding;

    printf("\n## dot_products\n");
    for (size_t k = 0; k < sizeof with / sizeof *with; k++) {
        const double *e = look_up(with[k], strlen(with[k]))->embedding;

        printf("cat . %-6s = %.1f * %4.1f + %.1f * %4.1f = %5.2f\n", with[k],
               cat[0], e[0], cat[1], e[1], dot(cat, e));
    }
}

/* ---- softmax ---- */

static void scores_of(const struct text *text, size_t r, double score[LONGEST])
{
    for (size_t k = 0; k < text->n; k++)
        score[k] = dot(text->x[r], text->x[k]) / sqrt(WIDTH);
}

static void shares(void)
{
    struct text text = read_text("the cat sat");
    double score[LONGEST], weight[LONGEST], sum = 0, one = 0;

    scores_of(&text, 0, score);
    softmax(text.n, score, weight);
    printf("\n## shares\n");
    printf("token     score   e^score    weight\n");
    for (size_t k = 0; k < text.n; k++) {
        printf("%-6s %8.4f  %8.4f  %8.4f\n", text.token[k], score[k],
               exp(score[k]), weight[k]);
        sum += exp(score[k]);
        one += weight[k];
    }
    printf("sum              %8.4f  %8.4f\n", sum, one);
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

    printf("\n## large_scores\n");
    printf("%-19s%-24s%s\n", "scores", "e^score over the sum", "softmax");
    for (size_t s = 0; s < sizeof shifts / sizeof *shifts; s++) {
        double score[] = {shifts[s] + 1, shifts[s] + 2, shifts[s] + 3};
        double weight[3], sum = exp(score[0]) + exp(score[1]) + exp(score[2]);

        softmax(3, score, weight);
        printf("%5.0f %5.0f %5.0f", score[0], score[1], score[2]);
        for (size_t k = 0; k < 3; k++)
            print_quotient(exp(score[k]) / sum);
        for (size_t k = 0; k < 3; k++)
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
static double mean_largest_weight(size_t d, double divisor)
{
    unsigned state = 1;
    double mean = 0;

    for (size_t trial = 0; trial < 200; trial++) {
        double score[8] = {0}, weight[8], largest = 0;

        for (size_t k = 0; k < 8; k++) {
            for (size_t c = 0; c < d; c++)
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
    printf("\n## root_of_d\n");
    printf("   d   largest of 8 weights, mean of 200 trials\n");
    printf("       not scaled   over sqrt d   over d\n");
    for (size_t d = 4; d <= 1024; d *= 4)
        printf("%4zu   %10.2f   %11.2f   %6.2f\n", d, mean_largest_weight(d, 1),
               mean_largest_weight(d, sqrt((double)d)),
               mean_largest_weight(d, (double)d));
}

static void weights(void)
{
    struct text text = read_text("the cat sat");
    double column[LONGEST] = {0};

    printf("\n## weights\n");
    printf("           the      cat      sat    sum of the row\n");
    for (size_t r = 0; r < text.n; r++) {
        double score[LONGEST], weight[LONGEST], sum = 0;

        scores_of(&text, r, score);
        softmax(text.n, score, weight);
        printf("%-5s", text.token[r]);
        print_row(text.n, weight);
        for (size_t k = 0; k < text.n; k++) {
            sum += weight[k];
            column[k] += weight[k];
        }
        printf(" %8.4f\n", sum);
    }
    printf("sum  ");
    print_row(text.n, column);
    printf("\n");
}

/* ---- self_attention ---- */

static void print_both(const struct text *text, const double y[][WIDTH])
{
    for (size_t r = 0; r < text->n; r++) {
        printf("%zu  %-7s", r, text->token[r]);
        print_row(WIDTH, text->x[r]);
        printf("   ->");
        print_row(WIDTH, y[r]);
        printf("\n");
    }
}

static void attention(const char *words)
{
    struct text text = read_text(words);
    double y[LONGEST][WIDTH];

    self_attention(text.n, WIDTH, text.x, y);
    print_both(&text, y);
}

static void who_chased_whom(void)
{
    printf("\n## who_chased_whom\n");
    printf("the cat chased the dog\n");
    attention("the cat chased the dog");
    printf("\nthe dog chased the cat\n");
    attention("the dog chased the cat");
}

static void cat_sat(void)
{
    printf("\n## cat_sat\n");
    attention("the cat sat");
}

static void two_the(void)
{
    printf("\n## two_the\n");
    attention("the dog chased the ball");
}

static void print_softmax(double a, double b, double c)
{
    double score[3] = {a, b, c}, weight[3];

    softmax(3, score, weight);
    printf("softmax of %.0f %.0f %.0f:", a, b, c);
    print_row(3, weight);
    printf("\n");
}

static void predict(void)
{
    printf("\n## predict\n");
    print_softmax(1, 2, 3);
    print_softmax(2, 4, 6);
    printf("\n");
    attention("dog dog dog");
    printf("\n");
    attention("the cat cat sat");
}

/* ---- a causal mask ---- */

//! [masked]
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
//! [masked]

static void mask(void)
{
    struct text text = read_text("the dog chased the ball");
    double y[LONGEST][WIDTH];

    masked_attention(text.n, text.x, y);
    printf("\n## mask\n");
    print_both(&text, y);
}

static void two_layers(const char *words)
{
    struct text text = read_text(words);
    double one[LONGEST][WIDTH], two[LONGEST][WIDTH];

    masked_attention(text.n, text.x, one);
    masked_attention(text.n, one, two);
    printf("%-12s", words);
    print_row(WIDTH, one[text.n - 1]);
    printf("   ");
    print_row(WIDTH, two[text.n - 1]);
    printf("\n");
}

static void mask_twice(void)
{
    printf("\n## mask_twice\n");
    printf("row of sat    after one layer      after two layers\n");
    two_layers("the cat sat");
    two_layers("cat the sat");
}

/* ---- permute_rows ---- */

static void shuffled(void)
{
    const size_t order[] = {2, 0, 1};
    struct text text = read_text("the cat sat");
    double y[3][WIDTH], px[3][WIDTH], py[3][WIDTH], fpx[3][WIDTH];

    self_attention(3, WIDTH, text.x, y);
    permute_rows(3, WIDTH, order, text.x, px);
    self_attention(3, WIDTH, px, fpx);
    permute_rows(3, WIDTH, order, y, py);
    printf("\n## shuffled\n");
    printf("token        f(X)           token        P f(X)"
           "             f(PX)\n");
    for (size_t r = 0; r < 3; r++) {
        printf("%-5s", text.token[r]);
        print_row(WIDTH, y[r]);
        printf("    %-5s", text.token[order[r]]);
        print_row(WIDTH, py[r]);
        print_row(WIDTH, fpx[r]);
        printf("\n");
    }
}

/* ---- mean_row ---- */

static void pool(const char *words)
{
    struct text text = read_text(words);
    double y[LONGEST][WIDTH], mean[WIDTH];

    self_attention(text.n, WIDTH, text.x, y);
    mean_row(text.n, WIDTH, y, mean);
    printf("%-25s", words);
    print_row(WIDTH, mean);
    masked_attention(text.n, text.x, y);
    mean_row(text.n, WIDTH, y, mean);
    printf("   ");
    print_row(WIDTH, mean);
    printf("\n");
}

static void pooled(void)
{
    printf("\n## pooled\n");
    printf("mean of the outputs            no mask            causal mask\n");
    pool("the cat chased the dog");
    pool("the dog chased the cat");
    pool("the cat chased the mouse");
    pool("the mouse chased the cat");
    pool("the cat sat");
    pool("sat the cat");
    pool("cat sat the");
}

int main(void)
{
    checksums();
    embeddings();
    dot_products();
    shares();
    large_scores();
    root_of_d();
    weights();
    cat_sat();
    who_chased_whom();
    two_the();
    predict();
    mask();
    mask_twice();
    shuffled();
    pooled();
    return 0;
}
