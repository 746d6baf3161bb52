/* Every number that the lesson of chapter 17 shows, from your own code.
 *
 * Run it with make run CH=17. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "vocabulary.h"
#include "without_positions.h"
#include "worked.h" /* block, COUNT, dot, pi, print_numbers */

/* ---- a mask ---- */

/* Attention under a mask with equal scores: row i is a mean of i + 1 rows. */
static void print_means(const char *words)
{
    struct text t = read_text(words);
    double sum[WIDTH] = {0}, mean[WIDTH];

    printf("%-17s", words);
    for (size_t i = 0; i < t.n; i++) {
        for (size_t c = 0; c < WIDTH; c++) {
            sum[c] += t.e[i][c];
            mean[c] = sum[c] / (double)(i + 1);
        }
        printf("  ");
        print_numbers(WIDTH, mean, 6, 3);
    }
    printf("\n");
}

static void equal(void)
{
    block("equal", "words, equal scores   row 0            row 1            "
                   "row 2            row 3");
    print_means("the the the the");
    print_means("cat the the the");
}

static void counting(void)
{
    block("counting", "position   share of the first   share at the next   "
                      "read back");
    for (size_t words = 1; words <= 1000000; words *= 10)
        printf("%8zu   %18g   %17g   %9zu\n", words - 1, 1 / (double)words,
               1 / (double)(words + 1), counted_position(1 / (double)words, 0));
}

/* The share at this position, rounded to so many binary digits. */
static double rounded_share(size_t i, int digits)
{
    int power;
    double part = frexp(1 / (double)(i + 1), &power);

    return ldexp(nearbyint(ldexp(part, digits)), power - digits);
}

/* Before position 2^(digits - 1) - 2 neighbours are too far apart for a tie. */
static void print_first_tie(const char *type, int digits)
{
    size_t i = ((size_t)1 << (digits - 1)) - 2;

    while (rounded_share(i, digits) > rounded_share(i + 1, digits))
        i++;
    printf("%-9s   %6d   %8zu\n", type, digits, i);
}

static void bits(void)
{
    block("bits",
          "type        digits   first position that looks like the next");
    print_first_tie("bfloat16", 8);
    print_first_tie("float16", 11);
    print_first_tie("float", 24);
}

static void noise(void)
{
    block("noise", "position   share of the first   others are off by about");
    for (double i = 1; i <= 10000; i *= 10)
        printf("%8.0f   %18.6f   %23.6f\n", i, 1 / (i + 1), sqrt(i) / (i + 1));
}

static void prefer(void)
{
    block("prefer", "position   factor for a lead of 1   lead with 110");
    for (double i = 1; i <= 10000; i *= 10)
        printf("%8.0f   %22.0f   %13.6f\n", i, i * (i + 1),
               110 / (i * (i + 1)));
}

/* ---- a state ---- */

/* What a word comes out as: each word is query, key and value. */
static void print_row(const char *words, size_t row, double m)
{
    struct text t = read_text(words);
    const double(*e)[WIDTH] = (const double(*)[WIDTH])t.e;
    double state[WIDTH][WIDTH] = {{0}}, y[LONGEST][WIDTH], slope[LONGEST];

    for (size_t i = 0; i < t.n; i++)
        slope[i] = m;
    recall(t.n, WIDTH, WIDTH, slope, e, e, e, state, y);
    printf("%5.1f   %-22s", m, words);
    print_numbers(WIDTH, y[row], 9, 4);
    printf("\n");
}

static void heap(void)
{
    block("heap", "slope   words                    row of sat");
    for (double m = 0; m < 1; m += 0.5) {
        print_row("the cat sat", 2, m);
        print_row("cat the sat", 2, m);
    }
}

static void cat(void)
{
    block("cat", "slope   words                    row of cat");
    for (double m = 0; m < 1; m += 0.5) {
        print_row("the cat", 1, m);
        print_row("the cat chased the dog", 1, m);
        print_row("the dog chased the cat", 4, m);
        print_row("chased the dog the cat", 4, m);
    }
}

/* ---- decays ---- */

static void decays(void)
{
    block("decays", "slope   left after a word   half after");
    for (double m = 2; m <= 256; m *= 2)
        printf("1/%-3.0f   %17.4f   %10.1f\n", m, exp(-1 / m), log(2) * m);
}

static void print_biases(double m0, double m1, double m2, double m3)
{
    double slope[4] = {m0, m1, m2, m3}, bias[4][4], left[4];

    forgetting_bias(4, slope, bias);
    for (size_t j = 0; j < 4; j++)
        left[j] = exp(bias[3][j]);
    print_numbers(4, slope, 3, 1);
    printf("      ");
    print_numbers(4, bias[3], 4, 1);
    printf("   ");
    print_numbers(4, left, 6, 4);
    printf("\n");
}

static void biases(void)
{
    block("biases",
          " slopes of the words   biases at word 3       what is left");
    print_biases(0.5, 0.5, 0.5, 0.5);
    print_biases(0, 0, 3, 0);
    print_biases(9, 0, 0, 0);
}

/* ---- the same key again ---- */

static void again(void)
{
    static const double none[3], k[3][2] = {{1, 0}, {0, 1}, {1, 0}};
    static const double v[3][1] = {{1}, {3}, {5}};
    double added[2][1] = {{0}}, state[2][1] = {{0}}, y[3][1];

    recall(3, 2, 1, none, k, k, v, added, y);
    for (size_t i = 0; i < 3; i++)
        rewrite(2, 1, 0, 1, k[i], v[i], state);
    block("again", "key   values   added   rewritten");
    printf("1 0   1, 5     %5.0f   %9.0f\n", added[0][0], state[0][0]);
    printf("0 1   3        %5.0f   %9.0f\n", added[1][0], state[1][0]);
}

enum { KEY = 16, MOST = 64 };

/** Pairs of a key and a value, and the states that they were written to. */
struct memory {
    double k[MOST][KEY];  /**< the keys */
    double v[MOST][1];    /**< the value of each */
    double added[KEY][1]; /**< the state to which outer products are added */
    double rewritten[KEY][1]; /**< the state of the delta rule */
};

/* From -1 to 1, the same on every machine. */
static double random_number(void)
{
    static uint32_t seed = 17;

    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) / 0x1p23 - 1;
}

/* n keys of length 1, and nothing written. */
static struct memory invent_keys(size_t n)
{
    struct memory m = {0};

    for (size_t i = 0; i < n; i++) {
        double length;

        for (size_t a = 0; a < KEY; a++)
            m.k[i][a] = random_number();
        length = sqrt(dot(KEY, m.k[i], m.k[i]));
        for (size_t a = 0; a < KEY; a++)
            m.k[i][a] /= length;
    }
    return m;
}

/* Each key gets a new value, and is written. */
static void write_values(struct memory *m, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        m->v[i][0] = random_number() < 0 ? -1 : 1;
        for (size_t a = 0; a < KEY; a++)
            m->added[a][0] += m->k[i][a] * m->v[i][0];
        rewrite(KEY, 1, 0, 1, m->k[i], m->v[i], m->rewritten);
    }
}

/* What a key reads from a state of one column. */
static double what_is_read(const double k[KEY], const double state[KEY][1])
{
    double sum = 0;

    for (size_t a = 0; a < KEY; a++)
        sum += k[a] * state[a][0];
    return sum;
}

/* Attention over all keys, for key i. */
static double attended(const struct memory *m, size_t n, size_t i)
{
    double sum = 0;

    for (size_t j = 0; j < n; j++)
        sum += exp(100 * (dot(KEY, m->k[i], m->k[j]) - 1)) * m->v[j][0];
    return sum;
}

/* Counts the signs that are read rightly: added, rewritten, by attention. */
static void count_right(const struct memory *m, size_t n, double right[3])
{
    for (size_t i = 0; i < n; i++) {
        right[0] += what_is_read(m->k[i], m->added) * m->v[i][0] > 0;
        right[1] += what_is_read(m->k[i], m->rewritten) * m->v[i][0] > 0;
        right[2] += attended(m, n, i) * m->v[i][0] > 0;
    }
}

enum { TRIALS = 500 };

static void full(void)
{
    block("full", "pairs   numbers   added   rewritten   attention");
    for (size_t n = 4; n <= MOST; n *= 2) {
        double right[3] = {0}, all = (double)n * TRIALS;

        for (size_t t = 0; t < TRIALS; t++) {
            struct memory m = invent_keys(n);

            write_values(&m, n);
            count_right(&m, n, right);
        }
        printf("%5zu   %7d   %5.2f   %9.2f   %9.2f\n", n, KEY, right[0] / all,
               right[1] / all, right[2] / all);
    }
}

static void updates(void)
{
    block("updates", "values for each key   added   rewritten");
    for (size_t times = 1; times <= 16; times *= 2) {
        double right[3] = {0}, all = 8.0 * TRIALS;

        for (size_t t = 0; t < TRIALS; t++) {
            struct memory m = invent_keys(8);

            for (size_t s = 0; s < times; s++)
                write_values(&m, 8);
            count_right(&m, 8, right);
        }
        printf("%19zu   %5.2f   %9.2f\n", times, right[0] / all,
               right[1] / all);
    }
}

/* ---- which layers turn ---- */

/* The similarity of two equal words: the mean of 64 cosines. */
static double similar(double apart, double base)
{
    double sum = 0;

    for (size_t p = 0; p < 64; p++)
        sum += cos(apart * pow(base, -(double)p / 64));
    return sum / 64;
}

static void distance(void)
{
    block("distance", "words apart   base 10,000   base 500,000   not turned");
    for (double apart = 1; apart <= 1000000; apart *= 10)
        printf("%11.0f   %11.4f   %12.4f   %10.4f\n", apart,
               similar(apart, 10000), similar(apart, 500000), 1.0);
}

static void print_layers(const char *model, size_t every, double usual,
                         double of_last)
{
    printf("%-10s", model);
    for (size_t layer = 0; layer < 8; layer++)
        printf(" %7.0f", base_of_layer(layer, every, usual, of_last));
    printf("\n");
}

static void layers(void)
{
    block("layers", "layer            0       1       2       3       4       5"
                    "       6       7");
    print_layers("Llama 3", 0, 500000, 0);
    print_layers("Gemma 3", 6, 10000, 1000000);
    print_layers("SmolLM3", 4, 2000000, 0);
}

/* ---- a turn that must reach further ---- */

static const double within[4] = {1, 1, 1.02, 1.03},
                    beyond[4] = {1.1, 4, 24, 64};

/* The frequency of a pair in a text of so many words. */
static double frequency(size_t pair, size_t words)
{
    return long_frequency(pair, 4, 10000, words - 1, 4096, within, beyond);
}

static void lists(void)
{
    block("lists", "pair   factors        wave, 4096 words   wave, 4097 words");
    for (size_t p = 0; p < 4; p++)
        printf("%4zu   %4.2f   %5.2f   %16.1f   %16.1f\n", p, within[p],
               beyond[p], 2 * pi / frequency(p, 4096),
               2 * pi / frequency(p, 4097));
}

static void kept(void)
{
    block("kept", "pair   angle, both new   key kept from before");
    for (size_t p = 0; p < 4; p++) {
        double query = 4096 * frequency(p, 4097);

        printf("%4zu   %15.2f   %20.2f\n", p, query - 4000 * frequency(p, 4097),
               query - 4000 * frequency(p, 4096));
    }
}

static void grow(void)
{
    static const double factors[] = {1, 2, 16, 32, 40, 64, 128};

    block("grow", "factor   query and key, each   score");
    for (size_t f = 0; f < COUNT(factors); f++) {
        double score = score_factor(factors[f], 0);

        printf("%6.0f   %19.4f   %5.4f\n", factors[f], sqrt(score), score);
    }
}

int main(void)
{
    equal();
    counting();
    bits();
    noise();
    prefer();
    heap();
    decays();
    biases();
    again();
    full();
    updates();
    distance();
    layers();
    lists();
    kept();
    grow();
    cat();
    return 0;
}
