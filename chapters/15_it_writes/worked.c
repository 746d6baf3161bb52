/* Every number that the lesson of chapter 15 shows, from your own code.
 *
 * Run it with make run CH=15. Each block begins with ## and its name: the
 * lesson asks for it by that name. The mistakes that the lesson compares are
 * made here, and so is a small model, so that this chapter runs alone. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "it_writes.h"
#include "oracle.h"
#include "worked.h" /* block, COUNT, dot, print_numbers */

/* Chapter 11's turn; both arrays may be the same. */
static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t c = 0; c < d; c += 2) {
        double hand[2], east = x[c], north = x[c + 1];

        oracle_pair(pos, pow(base, -(double)c / (double)d), hand);
        turned[c] = east * hand[1] - north * hand[0];
        turned[c + 1] = east * hand[0] + north * hand[1];
    }
}

static void invent(uint32_t seed, size_t n, double *x)
{
    for (size_t c = 0; c < n; c++) {
        seed = seed * 1664525u + 1013904223u;
        x[c] = (seed >> 8) / 0x1p23 - 1;
    }
}

static double largest_difference(size_t n, const double *a, const double *b)
{
    double most = 0;

    for (size_t c = 0; c < n; c++)
        most = fmax(most, fabs(a[c] - b[c]));
    return most;
}

/* ---- how often something is computed ---- */

static void work(void)
{
    block("work", "words   keys, all again   keys, kept   scores, all again   "
                  "scores, kept");
    for (size_t n = 10; n <= 1000; n *= 10)
        printf("%5zu   %15zu   %10zu   %17zu   %12zu\n", n, n * (n + 1) / 2, n,
               n * (n + 1) * (n + 2) / 6, n * (n + 1) / 2);
}

/* ---- three equal words ---- */

enum { SMALL = 3 };
static const double unit[SMALL][2] = {{1, 0}, {1, 0}, {1, 0}};
static const double three[SMALL][2] = {{1, 0}, {0, 1}, {0, 0}};

static void kept(void)
{
    double keys[SMALL][2], values[SMALL][2], y[SMALL][2];

    keep_chunk(0, SMALL, SMALL, 2, 10000, unit, three, keys, values);
    attend_kept(0, SMALL, 2, 10000, unit, (const double(*)[2])keys,
                (const double(*)[2])values, y);
    block("kept", "word   kept key         shares of words 0, 1 and 2");
    for (size_t i = 0; i < SMALL; i++) {
        printf("%4zu  ", i);
        print_numbers(2, keys[i], 7, 4);
        printf("  ");
        print_numbers(2, y[i], 7, 4);
        printf(" %7.4f\n", fmax(0, 1 - y[i][0] - y[i][1]));
    }
}

/* The third word alone, with its query and its key at these positions. */
static void print_third(const char *label, double query_at, double key_at)
{
    double keys[SMALL][2], values[SMALL][2], query[2], y[1][2];

    keep_chunk(0, 2, SMALL, 2, 10000, unit, three, keys, values);
    turn(key_at, 2, 10000, unit[2], keys[2]);
    memcpy(values[2], three[2], sizeof values[2]);
    turn(query_at - 2, 2, 10000, unit[2], query);
    attend_kept(2, 1, 2, 10000, (const double(*)[2])query,
                (const double(*)[2])keys, (const double(*)[2])values, y);
    printf("%-28s", label);
    print_numbers(2, y[0], 7, 4);
    printf(" %7.4f\n", 1 - y[0][0] - y[0][1]);
}

static void third(void)
{
    block("third", "the third word, alone        shares of words 0, 1 and 2");
    print_third("at position 2", 2, 2);
    print_third("at 0, counted by call", 0, 0);
    print_third("at 3, one too far", 3, 3);
    print_third("at 4, counted twice", 4, 4);
    print_third("key at 2, query not turned", 0, 2);
}

/* ---- the usual test, on programs with one mistake each ---- */

enum { WORDS = 7, WIDTH = 4, ROOM = 9 };

enum mistake {
    NONE,
    RESTART,
    ONE_TOO_FAR,
    COUNTED_TWICE,
    ONE_POSITION,
    KEY_UNTURNED,
    TURNED_AGAIN,
    OVERWRITES,
    FIRST_ROWS,
    NO_MASK,
    NO_MASK_LATER,
    BEFORE_ONLY,
    OWN_CALL,
    QUERY_RESTARTS,
    QUERY_AT_0,
    FROM_1,
    VALUES_TURNED,
    NO_ROOT,
    NOT_REFUSED,
    WRITTEN_FIRST,
    MISTAKES
};

static const char *const mistake_name[MISTAKES] = {
    "none",
    "positions begin at 0 in each call",
    "one too far after the first call",
    "what is kept is counted twice",
    "one position for a whole call",
    "keys kept unturned",
    "kept keys turned again in each call",
    "a call overwrites the first rows",
    "query i sees the rows 0 to i",
    "no mask",
    "no mask once something is kept",
    "sees only what was kept before",
    "sees only its own call",
    "query from 0 in each call",
    "query always at 0",
    "positions from 1",
    "values turned, too",
    "not divided by the root of d",
    "a full cache is not refused",
    "refused, but already written",
};

/* Where token i of a call stands. */
static double stands_at(enum mistake m, size_t past, size_t i)
{
    switch (m) {
    case RESTART:
        return (double)i;
    case ONE_TOO_FAR:
        return (double)(past + i + (past > 0));
    case COUNTED_TWICE:
        return (double)(2 * past + i);
    case ONE_POSITION:
        return (double)past;
    case FROM_1:
        return (double)(past + i + 1);
    default:
        return (double)(past + i);
    }
}

static double key_at(enum mistake m, size_t past, size_t i)
{
    return m == KEY_UNTURNED ? 0 : stands_at(m, past, i);
}

static double query_at(enum mistake m, size_t past, size_t i)
{
    return m == QUERY_AT_0       ? 0
           : m == QUERY_RESTARTS ? (double)i
                                 : stands_at(m, past, i);
}

/* The first row that a query does not see any more. */
static size_t sees_up_to(enum mistake m, size_t past, size_t n, size_t i)
{
    switch (m) {
    case FIRST_ROWS:
        return i + 1;
    case NO_MASK:
        return past + n;
    case NO_MASK_LATER:
        return past > 0 ? past + n : i + 1;
    case BEFORE_ONLY:
        return past > 0 ? past : i + 1;
    default:
        return past + i + 1;
    }
}

/** What is kept of each token. */
struct cache {
    double keys[ROOM][WIDTH];   /**< a key of each */
    double values[ROOM][WIDTH]; /**< a value of each */
};

static void keep_wrongly(enum mistake m, size_t past, size_t n,
                         const double k[n][WIDTH], const double v[n][WIDTH],
                         struct cache *cache)
{
    for (size_t j = 0; j < past && m == TURNED_AGAIN; j++)
        turn((double)j, WIDTH, 10000, cache->keys[j], cache->keys[j]);
    for (size_t i = 0; i < n; i++) {
        size_t row = m == OVERWRITES ? i : past + i;

        turn(key_at(m, past, i), WIDTH, 10000, k[i], cache->keys[row]);
        turn(m == VALUES_TURNED ? key_at(m, past, i) : 0, WIDTH, 10000, v[i],
             cache->values[row]);
    }
}

static void attend_wrongly(enum mistake m, size_t past, size_t n,
                           const double q[n][WIDTH], const struct cache *cache,
                           double y[n][WIDTH])
{
    for (size_t i = 0; i < n; i++) {
        double query[WIDTH], sum = 0;

        turn(query_at(m, past, i), WIDTH, 10000, q[i], query);
        memset(y[i], 0, sizeof y[i]);
        for (size_t j = m == OWN_CALL ? past : 0; j < sees_up_to(m, past, n, i);
             j++) {
            double score = dot(WIDTH, query, cache->keys[j]);
            double part = exp(m == NO_ROOT ? score : score / sqrt(WIDTH));

            sum += part;
            for (size_t c = 0; c < WIDTH; c++)
                y[i][c] += part * cache->values[j][c];
        }
        for (size_t c = 0; c < WIDTH; c++)
            y[i][c] /= sum;
    }
}

/* The text of WORDS words, cut into calls. */
static void run_wrongly(enum mistake m, const size_t *calls,
                        double text[3][WORDS][WIDTH], double y[WORDS][WIDTH])
{
    struct cache cache = {{{0}}, {{0}}};

    for (size_t past = 0; past < WORDS; past += *calls++) {
        keep_wrongly(m, past, *calls, (const double(*)[WIDTH])text[1][past],
                     (const double(*)[WIDTH])text[2][past], &cache);
        attend_wrongly(m, past, *calls, (const double(*)[WIDTH])text[0][past],
                       &cache, y + past);
    }
}

static const char *verdict(double a[WORDS][WIDTH], double b[WORDS][WIDTH])
{
    return largest_difference(WORDS * WIDTH, a[0], b[0]) < 1e-6 ? "same"
                                                                : "DIFFERS";
}

static void usual(void)
{
    static const size_t whole[] = {WORDS}, cut[] = {3, 1, 2, 1};
    double text[3][WORDS][WIDTH], keys[WORDS][WIDTH], values[WORDS][WIDTH];
    double right[WORDS][WIDTH];
    int missed = 0;

    for (size_t a = 0; a < 3; a++)
        invent((uint32_t)a + 1, WORDS * WIDTH, text[a][0]);
    keep_chunk(0, WORDS, WORDS, WIDTH, 10000, (const double(*)[WIDTH])text[1],
               (const double(*)[WIDTH])text[2], keys, values);
    attend_kept(0, WORDS, WIDTH, 10000, (const double(*)[WIDTH])text[0],
                (const double(*)[WIDTH])keys, (const double(*)[WIDTH])values,
                right);
    block("usual", "mistake                              cut as whole   whole "
                   "as the formula");
    for (enum mistake m = NONE; m < MISTAKES; m++) {
        double once[WORDS][WIDTH], by_calls[WORDS][WIDTH];
        const char *seen;

        run_wrongly(m, whole, text, once);
        run_wrongly(m, cut, text, by_calls);
        seen = verdict(once, by_calls);
        missed += m != NONE && seen[0] == 's';
        printf("%-36s %-14s %s\n", mistake_name[m], seen, verdict(once, right));
    }
    printf("missed by the usual test: %d of %d\n", missed, MISTAKES - 1);
}

/* ---- a full cache ---- */

enum { SIX = 6, KEEP = 1, DROP = 2, LEFT = SIX - DROP };

/* The shares of a query (1, 0) at position LEFT for the rows and itself. */
static void print_shares(const char *label, double keys[LEFT + 1][2])
{
    double query[2], share[LEFT + 1], sum = 0;

    turn(LEFT, 2, 10000, unit[0], query);
    memcpy(keys[LEFT], query, sizeof query);
    for (size_t j = 0; j <= LEFT; j++)
        sum += share[j] = exp(dot(2, query, keys[j]) / sqrt(2));
    for (size_t j = 0; j <= LEFT; j++)
        share[j] /= sum;
    printf("%-14s", label);
    print_numbers(LEFT + 1, share, 7, 4);
    printf("\n");
}

static void shift(void)
{
    double k[SIX][2], v[SIX][2], keys[SIX][2], values[SIX][2];
    double old[SIX][2], moved[LEFT + 1][2];

    for (size_t i = 0; i < SIX; i++) {
        memcpy(k[i], unit[0], sizeof k[i]);
        v[i][0] = v[i][1] = (double)i;
    }
    keep_chunk(0, SIX, SIX, 2, 10000, (const double(*)[2])k,
               (const double(*)[2])v, keys, values);
    memcpy(old, keys, sizeof old);
    shift_cache(SIX, KEEP, DROP, 2, 10000, keys, values);
    block("shift", "row   word, key before        word, key after");
    for (size_t i = 0; i < SIX; i++) {
        printf("%3zu   %4zu", i, i);
        print_numbers(2, old[i], 7, 4);
        if (i < LEFT) {
            printf("      %4.0f", values[i][0]);
            print_numbers(2, keys[i], 7, 4);
            memcpy(moved[i], old[i < KEEP ? i : i + DROP], sizeof moved[i]);
        }
        printf("\n");
    }
    block("shares", "word                0       3       4       5     new");
    print_shares("turned back", keys);
    print_shares("moved only", moved);
}

/* ---- a model of several layers ---- */

enum { TEXT = 12, DEEP = 4, D = 6 };

/** What each layer keeps of each token. */
struct layers {
    double keys[DEEP][TEXT][D];   /**< a key of each */
    double values[DEEP][TEXT][D]; /**< a value of each */
};

/* y = x times a matrix of invented weights. */
static void product(uint32_t seed, size_t n, const double x[n][D],
                    double y[n][D])
{
    double w[D][D];

    invent(seed, D * D, w[0]);
    memset(y, 0, sizeof(double[n][D]));
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < D; c++)
            for (size_t e = 0; e < D; e++)
                y[i][c] += x[i][e] * w[e][c];
}

/* All layers of a causal model on these words, and what each of them keeps. */
static void run_layers(size_t n, const double words[n][D],
                       struct layers *kept_in)
{
    double x[n][D], q[n][D], k[n][D], v[n][D], y[n][D];

    memcpy(x, words, sizeof x);
    for (uint32_t l = 0; l < DEEP; l++) {
        const double(*in)[D] = (const double(*)[D])x;

        product(3 * l + 1, n, in, q);
        product(3 * l + 2, n, in, k);
        product(3 * l + 3, n, in, v);
        keep_chunk(0, n, TEXT, D, 100, (const double(*)[D])k,
                   (const double(*)[D])v, kept_in->keys[l], kept_in->values[l]);
        attend_kept(0, n, D, 100, (const double(*)[D])q,
                    (const double(*)[D])kept_in->keys[l],
                    (const double(*)[D])kept_in->values[l], y);
        for (size_t i = 0; i < n; i++)
            for (size_t c = 0; c < D; c++)
                x[i][c] += y[i][c];
    }
}

/* A cache of 12 words that loses 5 of them, and the cache of a text that never
 * had these 5. */
static void layers(void)
{
    enum { FIRST = 1, GONE = 5, REST = TEXT - GONE };
    double words[TEXT][D], shorter[REST][D];
    struct layers shifted, fresh;

    invent(99, (size_t)TEXT * D, words[0]);
    memcpy(shorter, words, FIRST * sizeof *words);
    memcpy(shorter + FIRST, words + FIRST + GONE,
           (REST - FIRST) * sizeof *words);
    run_layers(TEXT, (const double(*)[D])words, &shifted);
    run_layers(REST, (const double(*)[D])shorter, &fresh);
    block("layers", "layer   keys off by   values off by");
    for (size_t l = 0; l < DEEP; l++) {
        shift_cache(TEXT, FIRST, GONE, D, 100, shifted.keys[l],
                    shifted.values[l]);
        printf("%5zu   %11.4f   %13.4f\n", l + 1,
               largest_difference((size_t)REST * D, shifted.keys[l][0],
                                  fresh.keys[l][0]),
               largest_difference((size_t)REST * D, shifted.values[l][0],
                                  fresh.values[l][0]));
    }
}

/* ---- how much is kept ---- */

static void sizes(void)
{
    static const struct {
        const char *model;
        size_t layers, heads, key_heads;
    } models[] = {{"Llama 2 7B", 32, 32, 32},
                  {"Llama 3.1 8B", 32, 32, 8},
                  {"Llama 2 70B", 80, 64, 8}};

    block("sizes", "model          heads   key heads   KiB a word   GiB for "
                   "131,072 words");
    for (size_t s = 0; s < COUNT(models); s++) {
        size_t numbers = 2 * models[s].layers * models[s].key_heads * 128;

        printf("%-12s %7zu   %9zu   %10zu   %21zu\n", models[s].model,
               models[s].heads, models[s].key_heads, 2 * numbers / 1024,
               2 * numbers * 131072 >> 30);
    }
}

static void print_heads(const char *label, const size_t head[8])
{
    printf("%-24s", label);
    for (size_t h = 0; h < 8; h++)
        printf(" %zu", head[h]);
    printf("\n");
}

static void heads(void)
{
    size_t right[8], remainder[8], divided[8];

    block("heads", "head                     0 1 2 3 4 5 6 7");
    for (size_t h = 0; h < 8; h++) {
        right[h] = key_head(h, 8, 2);
        remainder[h] = h % 2;
        divided[h] = h / 2;
    }
    print_heads("key head, of 2", right);
    print_heads("head % key_heads", remainder);
    print_heads("head / key_heads", divided);
}

/* ---- several texts in one row ---- */

enum { PACKED = 8 };
static const size_t packed[PACKED] = {0, 0, 1, 1, 1, 2, 2, 0};

static void positions(void)
{
    double position[PACKED];

    text_positions(PACKED, packed, position);
    block("positions", "");
    printf("text      ");
    for (size_t i = 0; i < PACKED; i++)
        printf(" %zu", packed[i]);
    printf("\nposition  ");
    print_numbers(PACKED, position, 1, 0);
    printf("\n");
}

static void visible(void)
{
    static const size_t windows[] = {0, 2};
    double bias[2][PACKED][PACKED];

    for (size_t w = 0; w < 2; w++)
        visible_bias(PACKED, packed, windows[w], bias[w]);
    block("visible", "text   no window         window 2");
    for (size_t i = 0; i < PACKED; i++) {
        printf("%4zu   ", packed[i]);
        for (size_t w = 0; w < 2; w++) {
            for (size_t j = 0; j < PACKED; j++)
                printf("%s%c", j > 0 ? " " : "",
                       bias[w][i][j] == 0 ? 'x' : '.');
            printf(w == 0 ? "   " : "\n");
        }
    }
}

/* ---- what no output shows ---- */

/* x += what attention under this bias takes from the values. */
static void attend_all(size_t n, double q[n][D], double k[n][D], double v[n][D],
                       const double bias[n][n], double x[n][D])
{
    for (size_t i = 0; i < n; i++) {
        double share[n], sum = 0;

        for (size_t j = 0; j < n; j++)
            sum += share[j] = exp(dot(D, q[i], k[j]) / sqrt(D) + bias[i][j]);
        for (size_t j = 0; j < n; j++)
            for (size_t c = 0; c < D; c++)
                x[i][c] += share[j] / sum * v[j][c];
    }
}

/* A model of two layers whose words stand at any positions. With a table, a row
 * for its position is added to each word, and nothing is turned. */
static void run_at(size_t n, const double words[n][D], bool table,
                   const double position[n], const double bias[n][n],
                   double x[n][D])
{
    double q[n][D], k[n][D], v[n][D], row[D];

    memcpy(x, words, sizeof(double[n][D]));
    for (size_t i = 0; i < n && table; i++) {
        invent(1000 + (uint32_t)position[i], D, row);
        for (size_t c = 0; c < D; c++)
            x[i][c] += row[c];
    }
    for (uint32_t l = 0; l < 2; l++) {
        product(3 * l + 1, n, (const double(*)[D])x, q);
        product(3 * l + 2, n, (const double(*)[D])x, k);
        product(3 * l + 3, n, (const double(*)[D])x, v);
        for (size_t i = 0; i < n; i++) {
            turn(table ? 0 : position[i], D, 100, q[i], q[i]);
            turn(table ? 0 : position[i], D, 100, k[i], k[i]);
        }
        attend_all(n, q, k, v, bias, x);
    }
}

enum { PADDING = 3, ROW = 8 }; /* three of padding, then five words */

/* How far the last word's result lies from that of the text alone. */
static void print_off(const char *label, const double position[ROW], bool seen)
{
    static const size_t text[ROW] = {0, 0, 0, 1, 1, 1, 1, 1};
    static const size_t all[ROW] = {1, 1, 1, 1, 1, 1, 1, 1};
    enum { N = ROW - PADDING };
    double words[ROW][D], bias[ROW][ROW], alone_bias[N][N];
    const double alone_at[N] = {0, 1, 2, 3, 4};

    invent(5, (size_t)ROW * D, words[0]);
    visible_bias(ROW, seen ? all : text, 0, bias);
    visible_bias(N, all, 0, alone_bias);
    printf("%-36s", label);
    for (size_t table = 0; table < 2; table++) {
        double x[ROW][D], alone[N][D];

        run_at(ROW, (const double(*)[D])words, table, position,
               (const double(*)[ROW])bias, x);
        run_at(N, (const double(*)[D])words + PADDING, table, alone_at,
               (const double(*)[N])alone_bias, alone);
        printf("   %6.4f", largest_difference(D, x[ROW - 1], alone[N - 1]));
    }
    printf("\n");
}

static void unseen(void)
{
    block("unseen", "the last word's result, off by            RoPE    table");
    print_off("padding hidden and not counted",
              (double[]){0, 0, 0, 0, 1, 2, 3, 4}, false);
    print_off("the same, all counted from 1",
              (double[]){1, 1, 1, 1, 2, 3, 4, 5}, false);
    print_off("padding hidden and counted", (double[]){0, 1, 2, 3, 4, 5, 6, 7},
              false);
    print_off("counted for the last word only",
              (double[]){0, 0, 0, 0, 1, 2, 3, 7}, false);
    print_off("not counted, and seen", (double[]){0, 0, 0, 0, 1, 2, 3, 4},
              true);
}

/* Three words, and the same with a fourth one behind them. */
static void later(void)
{
    enum { N = 4 };
    const size_t text[N] = {1, 1, 1, 1};
    const double position[N] = {0, 1, 2, 3};
    double words[N][D], longer[N][D], shorter[N - 1][D];

    invent(7, (size_t)N * D, words[0]);
    block("later", "a fourth word changes the first three by");
    for (size_t masked = 2; masked-- > 0;) {
        double bias[N][N] = {{0}}, fewer[N - 1][N - 1] = {{0}};

        if (masked) {
            visible_bias(N, text, 0, bias);
            visible_bias(N - 1, text, 0, fewer);
        }
        run_at(N, (const double(*)[D])words, false, position,
               (const double(*)[N])bias, longer);
        run_at(N - 1, (const double(*)[D])words, false, position,
               (const double(*)[N - 1]) fewer, shorter);
        printf("%-21s   %16.4f\n", masked ? "with a causal mask" : "without",
               largest_difference((size_t)(N - 1) * D, longer[0], shorter[0]));
    }
}

/* The nearest number with 8 significant bits, as bfloat16 has them. */
static double in_8_bits(double x)
{
    int power;
    double share = frexp(x, &power);

    return ldexp(nearbyint(ldexp(share, 8)), power - 8);
}

/* The score of PE(0) with itself, 3 apart, with angles of 8 bits. */
static void digits(void)
{
    const double places[] = {0, 256, 1000, 4000};

    block("digits", "words at        score   with 8 bits");
    for (size_t s = 0; s < COUNT(places); s++) {
        double exact = 0, rounded = 0;

        for (size_t i = 0; i < 64; i++) {
            double w = pow(10000, -(double)i / 64), p = places[s];
            double w8 = in_8_bits(w);

            exact += cos((p + 3) * w - p * w);
            rounded += cos(in_8_bits(in_8_bits(p + 3) * w8) -
                           in_8_bits(in_8_bits(p) * w8));
        }
        printf("%4.0f and %4.0f   %7.4f   %11.4f\n", places[s], places[s] + 3,
               exact, rounded);
    }
}

int main(void)
{
    work();
    later();
    kept();
    third();
    usual();
    shift();
    layers();
    sizes();
    heads();
    positions();
    visible();
    unseen();
    digits();
    return 0;
}
