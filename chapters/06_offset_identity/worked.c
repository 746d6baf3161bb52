/* Every number that the lesson of chapter 06 shows, from your own code.
 *
 * Run it with make run CH=06. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings themselves come from
 * tests/harness/oracle.h, so that this chapter runs before chapter 05 is
 * done. */
#include <math.h>
#include <stdio.h>

#include "dimensions.h" /* dimensions_taken */
#include "offset_identity.h"
#include "oracle.h"
#include "worked.h" /* block, COUNT, dot, print_numbers, pi */

/* What has to be added to PE(from) to get PE(to). */
static void difference(double from, double to, double out[6])
{
    double here[6];

    oracle_encoding(from, 6, here);
    oracle_encoding(to, 6, out);
    for (size_t k = 0; k < 6; k++)
        out[k] -= here[k];
}

static void print_row(const char *label, size_t n, const double x[n])
{
    printf("%-16s [", label);
    print_numbers(n, x, 7, 4);
    printf(" ]\n");
}

/* What moving five positions changes, at two places. */
static void differences(void)
{
    double early[6], late[6], apart[6];

    difference(10, 15, early);
    difference(80, 85, late);
    for (size_t k = 0; k < 6; k++)
        apart[k] = late[k] - early[k];
    block("differences", "");
    print_row("PE(15) - PE(10)", 6, early);
    print_row("PE(85) - PE(80)", 6, late);
    printf("length of each %.4f and %.4f, distance between them %.4f\n",
           sqrt(dot(6, early, early)), sqrt(dot(6, late, late)),
           sqrt(dot(6, apart, apart)));
}

/* Two positions with nearly the same sine, and the positions after them. */
static void lone_sine(void)
{
    block("lone_sine",
          "position     sine   cosine   sine of the next position");
    for (int pos = 100; pos <= 255; pos += 155)
        printf("%8d  %7.4f  %7.4f   %7.4f\n", pos, sin(pos), cos(pos),
               sin(pos + 1));
}

/* The best factor, by least squares, that gives sin(pos + 1) from sin(pos), and
 * its largest error. */
static void best_factor(void)
{
    double product = 0, square = 0, worst = 0, factor;

    for (int pos = 0; pos < 1000; pos++) {
        product += sin(pos) * sin(pos + 1);
        square += sin(pos) * sin(pos);
    }
    factor = product / square;
    for (int pos = 0; pos < 1000; pos++)
        worst = fmax(worst, fabs(factor * sin(pos) - sin(pos + 1)));
    block("best_factor", "");
    printf("sin(pos + 1) from sin(pos) alone: factor %.2f, "
           "wrong by up to %.2f\n",
           factor, worst);
}

/* Counts the pairs that make less than one turn within n positions. */
static void not_once_round(void)
{
    block("not_once_round",
          "trained on   pairs of 256 that have not been once round");
    for (int n = 128; n <= 32768; n *= 4) {
        int pairs = 0;

        for (size_t i = 0; i < 256; i++)
            pairs += 2 * pi / oracle_frequency(i, 512) > n;
        printf("%10d   %5d\n", n, pairs);
    }
}

/* The angle by which each hand turns in five positions. */
static void angles(void)
{
    block("angles",
          "pair i   frequency   angle of T_5    in degrees      cos      sin");
    for (size_t i = 0; i < 3; i++) {
        double w = oracle_frequency(i, 6), t[2][2];

        offset_rotation(5, w, t);
        printf("%6zu   %9.6f   %12.6f   %11.4f   %6.4f  %7.4f\n", i, w, 5 * w,
               5 * w * 180 / pi, t[0][0], t[0][1]);
    }
}

/* -sin(0) is -0. Adding 0 makes it 0. */
static void print_turn(const char *label, double t[2][2])
{
    printf("%-14s [ %7.4f %7.4f ; %7.4f %7.4f ]\n", label, t[0][0], t[0][1],
           t[1][0] + 0.0, t[1][1]);
}

static void sums_of_turns(void)
{
    double three[2][2], two[2][2], five[2][2], back[2][2], product[2][2];

    offset_rotation(3, 1, three);
    offset_rotation(2, 1, two);
    offset_rotation(5, 1, five);
    offset_rotation(-5, 1, back);
    for (int row = 0; row < 2; row++)
        for (int column = 0; column < 2; column++)
            product[row][column] =
                three[row][0] * two[0][column] + three[row][1] * two[1][column];
    block("sums_of_turns", "");
    print_turn("T_3 times T_2", product);
    print_turn("T_5", five);
    print_turn("T_-5", back);
}

/* The near return of chapter 03, for two of three hands. */
static void near_return(void)
{
    double fast[2][2], slow[2][2], w = oracle_frequency(1, 6);

    offset_rotation(710, 1, fast);
    offset_rotation(710, w, slow);
    block("near_return", "");
    print_turn("T_710, pair 0", fast);
    print_turn("T_710, pair 1", slow);
    printf("turns made: %.3f and %.3f\n", 710 / (2 * pi), 710 * w / (2 * pi));
}

//! [one_turn]
static void five_further(double pos)
{
    double here[6], moved[6], there[6];

    oracle_encoding(pos, 6, here);
    shift_encoding(5, 6, here, moved);
    oracle_encoding(pos + 5, 6, there);
    printf("from position %g\n", pos);
    print_row("  PE, here", 6, here);
    print_row("  turned by T_5", 6, moved);
    print_row("  PE, 5 further", 6, there);
}
//! [one_turn]

static void one_turn(void)
{
    block("one_turn", "");
    five_further(10);
    five_further(80);
}

/* The dot product of the query that W_Q = T_-5 makes at POS with the key of
 * another position. */
static double score(double pos, double other)
{
    double here[512], query[512], key[512];

    oracle_encoding(pos, 512, here);
    shift_encoding(-5, 512, here, query);
    oracle_encoding(other, 512, key);
    return dot(512, query, key);
}

static void five_back(void)
{
    const double back[] = {6, 5, 4, 0};

    block("five_back", "query at   key 6 back   5 back    4 back    itself");
    for (double pos = 20; pos <= 320; pos += 150) {
        printf("%8g     ", pos);
        for (size_t s = 0; s < COUNT(back); s++)
            printf("  %8.3f", score(pos, pos - back[s]));
        printf("\n");
    }
}

/* The share that softmax gives to the key five back, among 64 keys. The largest
 * score is taken off all of them first, so that no exponential is too large. */
static void weights(void)
{
    double root = sqrt(512), best = score(20, 15);

    block("weights", "W_Q = T_-5 times   weight of the key 5 back, of 64");
    for (double factor = 1; factor <= 8; factor *= 2) {
        double sum = 0;

        for (double key = 0; key < 64; key++)
            sum += exp(factor * (score(20, key) - best) / root);
        printf("%17g   %27.4f\n", factor, 1 / sum);
    }
}

static void from_zero(void)
{
    double zero[6] = {0, 1, 0, 1, 0, 1}, moved[6];

    block("from_zero", "");
    print_row("PE(0)", 6, zero);
    shift_encoding(1, 6, zero, moved);
    print_row("T_1 PE(0)", 6, moved);
    shift_encoding(2.5, 6, zero, moved);
    print_row("T_2.5 PE(0)", 6, moved);
}

static void whole_matrix(void)
{
    double t[6][6];

    offset_matrix(5, 6, t);
    block("whole_matrix", "");
    for (size_t row = 0; row < 6; row++)
        print_row(row == 0 ? "T_5" : "", 6, t[row]);
}

/* How many numbers of T_5 are not 0. */
static void not_zero(void)
{
    block("not_zero", "d_model   numbers of T_5   not 0");
    for (size_t d_model = 6; d_model <= 512; d_model += 506) {
        static double t[512 * 512];
        size_t count = 0;

        offset_matrix(5, d_model, (double(*)[d_model])t);
        for (size_t k = 0; k < d_model * d_model; k++)
            count += t[k] != 0;
        printf("%7zu   %14zu   %5zu\n", d_model, d_model * d_model, count);
    }
}

static void similarity(void)
{
    const double offsets[] = {0,  1,  2,  3,   4,    5,    10,  20,
                              43, 44, 45, 100, 1000, 3283, 3284};

    block("similarity", "offset k       D(k)   distance   (d_model = 512)");
    for (size_t s = 0; s < COUNT(offsets); s++) {
        double k = offsets[s], similar = encoding_dot(k, 512);

        printf("%8g   %8.4f   %8.4f\n", k, similar,
               sqrt(2 * (encoding_dot(0, 512) - similar)));
    }
}

/* Euler's constant. */
static const double euler = 0.57721566490153286;

/* About D(k) / D(0), where k lies between 1 and the base, far from both. */
static double line(double k, double base)
{
    return 1 - (log(k) + euler) / log(base);
}

/* The limits here and below end the loops if your code is not right yet. */
static int first_rise(size_t d_model)
{
    int k = 1;

    while (k < 1000 && encoding_dot(k, d_model) <= encoding_dot(k - 1, d_model))
        k++;
    return k;
}

static void first_rises(void)
{
    const size_t widths[] = {4, 16, 32, 64, 128, 256, 512, 1024, 2048};
    int k = 0;

    block("first_rises",
          "d_model   first k with D(k) > D(k - 1)   turns of the fastest");
    for (size_t s = 0; s < COUNT(widths); s++) {
        int rise = first_rise(widths[s]);

        printf("%7zu   %28d   %20.2f\n", widths[s], rise, rise / (2 * pi));
    }
    while (k < 10000 && encoding_dot(k, 512) >= 0)
        k++;
    printf("first k at which D(k) is negative, d_model = 512: %d\n", k);
}

/* Returns at which of the first n offsets, after 0, two encodings are least
 * similar. Each cosine comes from the two before it, which is quicker than
 * calling cos: cos (k + 1)w = 2 cos w cos kw - cos (k - 1)w. */
static int least_similar(int n)
{
    double before[256], here[256], twice[256], least = 256;
    int where = 0;

    for (size_t i = 0; i < 256; i++) {
        before[i] = 1;
        here[i] = cos(oracle_frequency(i, 512));
        twice[i] = 2 * here[i];
    }
    for (int k = 1; k < n; k++) {
        double similar = 0;

        for (size_t i = 0; i < 256; i++) {
            double next = twice[i] * here[i] - before[i];

            similar += here[i];
            before[i] = here[i];
            here[i] = next;
        }
        if (similar < least) {
            least = similar;
            where = k;
        }
    }
    return where;
}

static void opposite(void)
{
    int least = least_similar(200000);

    block("opposite", "");
    printf("d_model =   2: D(3) = %.4f, of D(0) = %.0f\n", encoding_dot(3, 2),
           encoding_dot(0, 2));
    printf("d_model = 512: D(%d) = %.1f, of D(0) = %.0f: "
           "the least for k under 200000\n",
           least, encoding_dot(least, 512), encoding_dot(0, 512));
    printf("half a turn of the slowest of its hands: %.0f positions\n",
           pi / oracle_frequency(255, 512));
}

/* D(k) and the straight line of docs/why.md, as shares of D(0). */
static void straight_line(void)
{
    block("straight_line", "offset k   D(k) / D(0)   straight line");
    for (double k = 10; k <= 1000; k *= 10)
        printf("%8g   %11.3f   %13.3f\n", k,
               encoding_dot(k, 512) / encoding_dot(0, 512), line(k, 10000));
    printf("it is at 0 where ln k + %.3f = ln 10000: k = %.0f\n", euler,
           10000 / exp(euler));
}

/* D(k) / D(0) for M pairs and any base. */
static double similarity_of(int m, double base, double k)
{
    double sum = 0;

    for (int i = 0; i < m; i++)
        sum += cos(k * pow(base, -(double)i / m));
    return sum / m;
}

static double similarity_with(double base, double k)
{
    return similarity_of(256, base, k);
}

/* Where D(k) is below 0 for the first time, and where the line is 0. */
static void reach(void)
{
    const struct {
        int width;
        double base;
    } models[] = {{512, 1e4}, {128, 1e4}, {64, 1e4}, {128, 5e5}, {128, 1e6}};

    block("reach", "width      base   first below 0   the line is 0 at");
    for (size_t s = 0; s < sizeof models / sizeof *models; s++) {
        int k = 1;

        while (similarity_of(models[s].width / 2, models[s].base, k) >= 0)
            k++;
        printf("%5d   %7.0f   %13d   %16.0f\n", models[s].width, models[s].base,
               k, models[s].base / exp(euler));
    }
}

static void other_bases(void)
{
    block("other_bases", "   base   D(100) / D(0)   straight line   "
                         "a factor of ten costs");
    for (double base = 1000; base <= 1e6; base *= 10)
        printf("%7.0f   %13.3f   %13.3f   %21.3f\n", base,
               similarity_with(base, 100), line(100, base), 1 / log10(base));
}

/* A number between 0 and 1, the same on every machine (Lehmer's generator). */
static double random_share(void)
{
    static unsigned long long state = 1;

    state = state * 48271 % 2147483647;
    return (double)state / 2147483647;
}

/* D(k) / D(0) where the 256 logarithms of the frequencies are drawn by chance,
 * evenly from those between 1/10000 and 1. */
static double drawn_similarity(double k)
{
    double sum = 0;

    for (int i = 0; i < 256; i++)
        sum += cos(k * pow(10000, -random_share()));
    return sum / 256;
}

static void random_frequencies(void)
{
    const int draws = 400;

    block("random_frequencies",
          "offset k   D(k) / D(0)   mean of 400 draws   standard deviation");
    for (double k = 1; k <= 1000; k *= 10) {
        double sum = 0, squares = 0;

        for (int draw = 0; draw < draws; draw++) {
            double similar = drawn_similarity(k);

            sum += similar;
            squares += similar * similar;
        }
        printf("%8g   %11.3f   %17.3f   %18.3f\n", k, similarity_with(10000, k),
               sum / draws, sqrt(squares / draws - sum / draws * sum / draws));
    }
}

static void room(void)
{
    const double texts[] = {64, 512, 5000};

    block("room", "positions   dimensions of 512 that hold 99 %");
    for (size_t s = 0; s < COUNT(texts); s++)
        printf("%9g   %32zu\n", texts[s], dimensions_taken(texts[s], 0.99));
}

int main(void)
{
    differences();
    angles();
    sums_of_turns();
    near_return();
    one_turn();
    from_zero();
    lone_sine();
    best_factor();
    whole_matrix();
    not_zero();
    five_back();
    weights();
    similarity();
    first_rises();
    straight_line();
    opposite();
    not_once_round();
    other_bases();
    reach();
    random_frequencies();
    room();
    return 0;
}
