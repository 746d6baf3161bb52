/* Every number that the lesson of chapter 07 shows, from your own code.
 *
 * Run it with make run CH=07. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings themselves come from
 * tests/harness/oracle.h, so that this chapter runs before chapter 05 is
 * done. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>

#include "add_vs_concat.h"
#include "oracle.h"
#include "vocabulary.h" /* WIDTH, read_text */
#include "worked.h"     /* block, COUNT, dot, print_numbers */

enum { D_MODEL = 512, HEAD = 64, PLACES = 64, WORDS = 256, EVERY = 8 };

/* These embeddings are made up for this example, not trained. */
static const double river_bank[2][6] = {{0.2, -0.5, 0.9, 0.1, -0.3, 0.4},
                                        {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8}};

/* The encodings of positions 0 to n - 1. */
static void encodings(size_t n, size_t d_model, double pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        oracle_encoding((double)pos, d_model, pe[pos]);
}

/* 2^32 divided by the golden ratio: its multiples lie far apart, so that
 * neighbouring words begin with very different states. */
#define SPREAD 2654435761u

/* A different embedding for each word: numbers that a small generator spreads
 * evenly between -size and size, the same on every machine. */
static void embed(uint32_t word, size_t d_model, double size, double e[d_model])
{
    uint32_t state = word * SPREAD;

    for (size_t k = 0; k < d_model; k++) {
        state = state * 1664525u + 1013904223u;
        e[k] = size * ((double)(state >> 8) / (1 << 23) - 1);
    }
}

static void print_row(const char *label, int decimals, size_t n,
                      const double x[n])
{
    printf("%-19s", label);
    print_numbers(n, x, decimals + 3, decimals);
    printf("\n");
}

static void price(void)
{
    const size_t width[3] = {D_MODEL, D_MODEL + 8, 2 * D_MODEL};
    size_t head[3], all[3];

    for (size_t k = 0; k < 3; k++) {
        head[k] = attention_parameters(width[k], HEAD, 1, 1);
        all[k] = attention_parameters(width[k], HEAD, 8, 6);
    }
    block("price", "weights                        adding   "
                   "8 columns more   512 more");
    printf("W_Q of one head             %9zu   %14zu   %8zu\n", head[0] / 3,
           head[1] / 3, head[2] / 3);
    printf("W_Q, W_K and W_V of it      %9zu   %14zu   %8zu\n", head[0],
           head[1], head[2]);
    printf("8 heads in each of 6 layers %9zu   %14zu   %8zu\n", all[0], all[1],
           all[2]);
    printf("more than adding            %9s   %12.2f %%   %6.0f %%\n", "",
           100.0 * (double)(all[1] - all[0]) / (double)all[0],
           100.0 * (double)(all[2] - all[0]) / (double)all[0]);
}

static void added(void)
{
    double pe[2][6], x[2][6];

    encodings(2, 6, pe);
    add_encoding(2, 6, river_bank, pe, x);
    block("river_bank", "");
    print_row("river  E", 4, 6, river_bank[0]);
    print_row("       PE(0)", 4, 6, pe[0]);
    print_row("       X", 4, 6, x[0]);
    print_row("bank   E", 4, 6, river_bank[1]);
    print_row("       PE(1)", 4, 6, pe[1]);
    print_row("       X", 4, 6, x[1]);
}

static void shapes(void)
{
    double e[3][D_MODEL], pe[3][D_MODEL], x[3][D_MODEL], beside[3][2 * D_MODEL];

    for (uint32_t r = 0; r < 3; r++)
        embed(r + 1, D_MODEL, 1, e[r]);
    encodings(3, D_MODEL, pe);
    add_encoding(3, D_MODEL, e, pe, x);
    concat_encoding(3, D_MODEL, e, pe, beside);
    block("shapes", "");
    printf("love Apple phones   E 3 x %zu, PE 3 x %zu\n", COUNT(e[0]),
           COUNT(pe[0]));
    printf("adding          X 3 x %4zu   W_Q %4zu x %d   Q 3 x %d\n",
           COUNT(x[0]), COUNT(x[0]), HEAD, HEAD);
    printf("concatenating   X 3 x %4zu   W_Q %4zu x %d   Q 3 x %d\n",
           COUNT(beside[0]), COUNT(beside[0]), HEAD, HEAD);
}

/* "the dog chased the ball": rows 0 and 3 are one word. */
static void two_the(void)
{
    const uint32_t word[5] = {1, 2, 3, 1, 4};
    double e[5][6], pe[5][6], x[5][6], change[6];

    for (size_t r = 0; r < 5; r++)
        embed(word[r], 6, 1, e[r]);
    encodings(5, 6, pe);
    add_encoding(5, 6, e, pe, x);
    for (size_t k = 0; k < 6; k++)
        change[k] = x[3][k] - x[0][k];
    block("two_the", "");
    print_row("the  E", 5, 6, e[0]);
    print_row("     X, row 0", 5, 6, x[0]);
    print_row("     X, row 3", 5, 6, x[3]);
    print_row("difference", 5, 6, change);
    for (size_t k = 0; k < 6; k++)
        change[k] = pe[3][k] - pe[0][k];
    print_row("PE(3) - PE(0)", 5, 6, change);
}

static void beside(void)
{
    double pe[2][6], x[2][12];

    encodings(2, 6, pe);
    concat_encoding(2, 6, river_bank, pe, x);
    block("side_by_side", "");
    for (size_t r = 0; r < 2; r++) {
        printf("%-6s", r == 0 ? "river" : "bank");
        for (size_t k = 0; k < 12; k++)
            printf("%s%5.2f", k == 6 ? " |" : " ", x[r][k]);
        printf("\n");
    }
}

/* The row of "bank", through one matrix and through two. */
static void tied(void)
{
    double pe[2][6], x[2][6], both[2][12], w[12][3], y[2][3], of_pe[2][3];

    encodings(2, 6, pe);
    add_encoding(2, 6, river_bank, pe, x);
    concat_encoding(2, 6, river_bank, pe, both);
    for (uint32_t k = 0; k < 12; k++)
        embed(k % 6 + 1, 3, 1, w[k]);
    block("tied", "");
    project(2, 6, 3, x, w, y);
    print_row("(E + PE) W", 4, 3, y[1]);
    project(2, 12, 3, both, w, y);
    print_row("beside, W over W", 4, 3, y[1]);
    for (uint32_t k = 6; k < 12; k++)
        embed(k + 1, 3, 1, w[k]);
    block("untied", "");
    project(2, 12, 3, both, w, y);
    print_row("beside, W1 over W2", 4, 3, y[1]);
    project(2, 6, 3, river_bank, w, y);
    print_row("E W1", 4, 3, y[1]);
    project(2, 6, 3, pe, w + 6, of_pe);
    print_row("PE W2", 4, 3, of_pe[1]);
    for (size_t c = 0; c < 3; c++)
        y[1][c] += of_pe[1][c];
    print_row("E W1 + PE W2", 4, 3, y[1]);
}

/* Returns how many of WORDS words, each at one place in EVERY, get the right
 * place when their embeddings have this length. */
static size_t placed(double length, const double pe[PLACES][D_MODEL])
{
    size_t right = 0;

    for (uint32_t word = 1; word <= WORDS; word++)
        for (size_t pos = 0; pos < PLACES; pos += EVERY) {
            double x[D_MODEL], scale;

            embed(word, D_MODEL, 1, x);
            scale = length / sqrt(dot(D_MODEL, x, x));
            for (size_t k = 0; k < D_MODEL; k++)
                x[k] = scale * x[k] + pe[pos][k];
            right += decode_position(PLACES, D_MODEL, x, pe) == pos;
        }
    return right;
}

static void read_back(void)
{
    const double lengths[] = {1, 8, 16, sqrt(D_MODEL), 32, 64};
    const int asked = WORDS * PLACES / EVERY;
    double pe[PLACES][D_MODEL];

    encodings(PLACES, D_MODEL, pe);
    block("read_back", "");
    printf("%d words, at %d of %d positions; an encoding is %.1f long\n", WORDS,
           PLACES / EVERY, PLACES, sqrt(dot(D_MODEL, pe[0], pe[0])));
    printf("length of the embedding   positions read rightly, of %d\n", asked);
    for (size_t s = 0; s < COUNT(lengths); s++) {
        size_t right = placed(lengths[s], pe);

        printf("%23.1f   %14zu   %5.1f %%\n", lengths[s], right,
               100.0 * (double)right / asked);
    }
}

/* The smallest distance between two of the first n encodings. It depends only
 * on how far apart they are: that is chapter 03's chord, for each pair. */
static double closest(size_t n, size_t d_model)
{
    double smallest = INFINITY, w[d_model / 2];

    for (size_t i = 0; i < d_model / 2; i++)
        w[i] = oracle_frequency(i, d_model);
    for (size_t apart = 1; apart < n; apart++) {
        double square = 0;

        for (size_t i = 0; i < d_model / 2; i++) {
            double chord = 2 * sin((double)apart * w[i] / 2);

            square += chord * chord;
        }
        smallest = fmin(smallest, sqrt(square));
    }
    return smallest;
}

/* The worst word points from its own place to the next. */
static void neighbour(void)
{
    double pe[PLACES][D_MODEL], step[D_MODEL], x[D_MODEL], distance;

    encodings(PLACES, D_MODEL, pe);
    for (size_t k = 0; k < D_MODEL; k++)
        step[k] = pe[21][k] - pe[20][k];
    distance = sqrt(dot(D_MODEL, step, step));
    block("neighbour", "");
    printf("from PE(20) to PE(21): %.3f; half of it: %.3f\n", distance,
           distance / 2);
    printf("closest two of the first 5000 positions: %.3f\n",
           closest(5000, D_MODEL));
    for (int percent = 49; percent <= 51; percent += 2) {
        for (size_t k = 0; k < D_MODEL; k++)
            x[k] = pe[20][k] + percent / 100.0 * step[k];
        printf("a word of length %.3f pointing there: read as %zu\n",
               percent / 100.0 * distance,
               decode_position(PLACES, D_MODEL, x, pe));
    }
}

/* How far each column of the encodings moves over the first positions. */
static void room(void)
{
    double pe[PLACES][D_MODEL];
    size_t hardly = 0, far = 0;

    encodings(PLACES, D_MODEL, pe);
    for (size_t k = 0; k < D_MODEL; k++) {
        double low = 1, high = -1;

        for (size_t pos = 0; pos < PLACES; pos++) {
            low = fmin(low, pe[pos][k]);
            high = fmax(high, pe[pos][k]);
        }
        hardly += high - low < 0.1;
        far += high - low > 1;
    }
    block("room", "");
    printf("%d columns over %d positions: %zu move by more than 1.0,\n"
           "%zu by less than 0.1\n",
           D_MODEL, PLACES, far, hardly);
}

/* The dot product of two sums is four dot products. */
static void scores(void)
{
    double pe[2][6], x[2][6];

    encodings(2, 6, pe);
    add_encoding(2, 6, river_bank, pe, x);
    block("scores", "");
    printf("X(bank) . X(river)                        %7.4f\n",
           dot(6, x[1], x[0]));
    printf("  word and word      E(bank) . E(river)   %7.4f\n",
           dot(6, river_bank[1], river_bank[0]));
    printf("  word and position  E(bank) . PE(0)      %7.4f\n",
           dot(6, river_bank[1], pe[0]));
    printf("  position and word  PE(1) . E(river)     %7.4f\n",
           dot(6, pe[1], river_bank[0]));
    printf("  both positions     PE(1) . PE(0)        %7.4f\n",
           dot(6, pe[1], pe[0]));
}

/* Numbers with a spread of 1/sqrt(d_model) make a vector about 1 long. An even
 * scatter from -a to a has the spread a/sqrt(3). */
static void scale(void)
{
    double e[D_MODEL], pe[1][D_MODEL], length;

    embed(1, D_MODEL, sqrt(3.0 / D_MODEL), e);
    encodings(1, D_MODEL, pe);
    length = sqrt(dot(D_MODEL, e, e));
    block("scale", "                          length");
    printf("an encoding, d = 512      %6.2f\n",
           sqrt(dot(D_MODEL, pe[0], pe[0])));
    printf("an embedding              %6.2f\n", length);
    printf("the same times sqrt(512)  %6.2f\n", sqrt(D_MODEL) * length);
}

/* Four pairs of their own behind a word, and weights that read nothing else.
 * What a query and a key of one position have in common grows with the square
 * of these weights. */
static void eight(void)
{
    static double w[D_MODEL + 8][8];
    double beside[1][D_MODEL + 8], q[1][8];

    embed(1, D_MODEL, 1, beside[0]);
    oracle_encoding(5, 8, beside[0] + D_MODEL);
    block("eight",
          "weights in W_Q and W_K   what the encodings add to a score\n"
          "                         of query and key, both at 5");
    for (int weight = 1; weight <= 8; weight *= 2) {
        for (size_t k = 0; k < 8; k++)
            w[D_MODEL + k][k] = weight;
        project(1, D_MODEL + 8, 8, beside, w, q);
        printf("8 columns, all %d %27.1f\n", weight, dot(8, q[0], q[0]));
    }
    oracle_encoding(5, D_MODEL, beside[0]);
    printf("512 columns, all 1 %25.1f\n", dot(D_MODEL, beside[0], beside[0]));
    printf("closest two of 5000 positions: %.3f in 8 columns, %.3f in 512\n",
           closest(5000, 8), closest(5000, D_MODEL));
}

/* ---- the layers above ---- */

/* Tokens of length 8, each plus its position. */
static void line_up(const double pe[PLACES][D_MODEL], double x[PLACES][D_MODEL])
{
    for (uint32_t r = 0; r < PLACES; r++) {
        double scale;

        embed(r % 16 + 1, D_MODEL, 1, x[r]);
        scale = 8 / sqrt(dot(D_MODEL, x[r], x[r]));
        for (size_t k = 0; k < D_MODEL; k++)
            x[r][k] = scale * x[r][k] + pe[r][k];
    }
}

/* Attention that gives every token the same weight: each result is the mean of
 * all rows. KEPT says how much of its own row each token keeps beside it. */
static size_t placed_after_mean(double kept, const double pe[PLACES][D_MODEL],
                                const double x[PLACES][D_MODEL])
{
    double mean[D_MODEL] = {0}, y[D_MODEL];
    size_t right = 0;

    for (size_t r = 0; r < PLACES; r++)
        for (size_t k = 0; k < D_MODEL; k++)
            mean[k] += x[r][k] / PLACES;
    for (size_t r = 0; r < PLACES; r++) {
        for (size_t k = 0; k < D_MODEL; k++)
            y[k] = kept * x[r][k] + mean[k];
        right += decode_position(PLACES, D_MODEL, y, pe) == r;
    }
    return right;
}

static void residual(void)
{
    double pe[PLACES][D_MODEL], x[PLACES][D_MODEL];

    encodings(PLACES, D_MODEL, pe);
    line_up(pe, x);
    block("residual", "behind the attention   positions read rightly, of 64");
    printf("its result alone    %32zu\n", placed_after_mean(0, pe, x));
    printf("input plus result   %32zu\n", placed_after_mean(1, pe, x));
}

/* ---- the cat, once more ---- */

enum { TOKENS = 5 };

/** A text with a cat. */
static const struct story {
    const char *words, *the_cat; /**< the text, and what the cat does */
    size_t cat;                  /**< the row in which it stands */
} stories[] = {{"the cat chased the dog", "the cat that chases", 1},
               {"the dog chased the cat", "the cat that is chased", 4}};

/* Chapter 00's self-attention. Its scores are small here, so the largest one
 * need not be subtracted. */
static void self_attention(const double x[TOKENS][WIDTH],
                           double y[TOKENS][WIDTH])
{
    for (size_t r = 0; r < TOKENS; r++) {
        double weight[TOKENS], sum = 0;

        for (size_t k = 0; k < TOKENS; k++) {
            weight[k] = exp(dot(WIDTH, x[r], x[k]) / sqrt(WIDTH));
            sum += weight[k];
        }
        for (size_t c = 0; c < WIDTH; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < TOKENS; k++)
                y[r][c] += weight[k] / sum * x[k][c];
        }
    }
}

/** A text and attention to it, without positions and with them. */
struct reading {
    struct text text;             /**< its rows e have no positions */
    double x[TOKENS][WIDTH];      /**< with positions */
    double y_of_e[TOKENS][WIDTH]; /**< attention without them */
    double y_of_x[TOKENS][WIDTH]; /**< attention with them */
};

static struct reading read_with_positions(const char *words)
{
    struct reading reading = {.text = read_text(words)};
    double pe[TOKENS][WIDTH];

    encodings(TOKENS, WIDTH, pe);
    add_encoding(TOKENS, WIDTH, reading.text.e, pe, reading.x);
    self_attention(reading.text.e, reading.y_of_e);
    self_attention(reading.x, reading.y_of_x);
    return reading;
}

static void print_two(const char *label, const double a[WIDTH],
                      const double b[WIDTH])
{
    printf("%-24s", label);
    print_numbers(WIDTH, a, 8, 4);
    printf("   ");
    print_numbers(WIDTH, b, 8, 4);
    printf("\n");
}

static void print_means(const char *label, const struct reading *reading)
{
    double mean_of_e[WIDTH] = {0}, mean_of_x[WIDTH] = {0};

    for (size_t r = 0; r < TOKENS; r++)
        for (size_t c = 0; c < WIDTH; c++) {
            mean_of_e[c] += reading->y_of_e[r][c] / TOKENS;
            mean_of_x[c] += reading->y_of_x[r][c] / TOKENS;
        }
    print_two(label, mean_of_e, mean_of_x);
}

static void print_reading(const struct reading *reading)
{
    for (size_t r = 0; r < TOKENS; r++) {
        printf("%zu  %-7s", r, reading->text.token[r]);
        print_numbers(WIDTH, reading->text.e[r], 8, 4);
        printf("   E + PE");
        print_numbers(WIDTH, reading->x[r], 8, 4);
        printf("   ->");
        print_numbers(WIDTH, reading->y_of_x[r], 8, 4);
        printf("\n");
    }
}

static void who_chased_whom(void)
{
    struct reading reading[COUNT(stories)];

    block("who_chased_whom", "");
    for (size_t s = 0; s < COUNT(stories); s++) {
        reading[s] = read_with_positions(stories[s].words);
        printf("%s%s\n", s > 0 ? "\n" : "", stories[s].words);
        print_reading(&reading[s]);
    }
    block("cat_told_apart",
          "                         without positions     with positions");
    for (size_t s = 0; s < COUNT(stories); s++)
        print_two(stories[s].the_cat, reading[s].y_of_e[stories[s].cat],
                  reading[s].y_of_x[stories[s].cat]);
    for (size_t s = 0; s < COUNT(stories); s++)
        print_means(stories[s].words, &reading[s]);
}

int main(void)
{
    added();
    two_the();
    beside();
    shapes();
    tied();
    price();
    eight();
    neighbour();
    read_back();
    room();
    who_chased_whom();
    residual();
    scores();
    scale();
    return 0;
}
