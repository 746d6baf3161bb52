/* Every number that the lesson of chapter 01 shows, from your own code.
 *
 * Run it with make run CH=01. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>

#include "naive_integers.h"
#include "worked.h" /* block, COUNT, dot, print_numbers */

enum { D_MODEL = 6, WIDE = 512 };

/* Two embeddings that are made up so that they are easy to follow: each has the
 * squared length 6, and their dot product is 0. */
static const double river[D_MODEL] = {1.5, -0.5, 0.5, -1.5, 1.0, 0.0};
static const double bank[D_MODEL] = {0.5, 1.5, 1.5, 0.5, 0.0, 1.0};

static void print_appended(const char *word, const double e[D_MODEL],
                           size_t pos)
{
    double appended[D_MODEL + 1];

    append_position(D_MODEL, e, pos, appended);
    printf("%-6s at %4zu   [", word, pos);
    print_numbers(D_MODEL, appended, 4, 1);
    print_numbers(1, &appended[D_MODEL], 6, 1);
    printf(" ]\n");
}

static void river_bank(void)
{
    block("river_bank", "");
    print_appended("river", river, 0);
    print_appended("bank", bank, 1);
    print_appended("river", river, 1000);
}

static void triangle(void)
{
    block("triangle", "");
    printf("an embedding of one number, 3, at position 4: share %.2f\n",
           position_share(1, (double[]){3}, 4));
}

static void shares(void)
{
    const size_t places[] = {0, 1, 2, 3, 10, 22, 23, 100, 1000, 10000};
    double ones[WIDE];

    for (size_t k = 0; k < WIDE; k++)
        ones[k] = 1;
    block("shares", "position   squared length 6   squared length 512");
    for (size_t s = 0; s < COUNT(places); s++)
        printf("%8zu   %16.6f   %18.6f\n", places[s],
               position_share(D_MODEL, river, places[s]),
               position_share(WIDE, ones, places[s]));
}

/* The cosine of the angle between two words that have nothing in common. */
static void two_words(void)
{
    block("two_words",
          "position   cosine of river and bank   position_share of river");
    for (size_t pos = 0; pos <= 1000; pos = pos == 0 ? 1 : 10 * pos) {
        double a[D_MODEL + 1], b[D_MODEL + 1];

        append_position(D_MODEL, river, pos, a);
        append_position(D_MODEL, bank, pos, b);
        printf("%8zu   %24.6f   %23.6f\n", pos,
               dot(D_MODEL + 1, a, b) /
                   sqrt(dot(D_MODEL + 1, a, a) * dot(D_MODEL + 1, b, b)),
               position_share(D_MODEL, river, pos));
    }
}

/* Two words with positions behind them: the difference of their last numbers,
 * their dot product, and the factor that makes one position the other. */
static void offset(size_t p, size_t q)
{
    double from[D_MODEL + 1], to[D_MODEL + 1];

    append_position(D_MODEL, river, p, from);
    append_position(D_MODEL, bank, q, to);
    printf("%2zu -> %2zu   %10.0f   %7.0f   %6.4f\n", p, q,
           to[D_MODEL] - from[D_MODEL], dot(D_MODEL + 1, from, to),
           to[D_MODEL] / from[D_MODEL]);
}

static void offsets(void)
{
    block("offsets", "           difference   product   factor");
    offset(10, 11);
    offset(10, 50);
    offset(10, 15);
    offset(80, 85);
}

/* The score of the word at position q for the word at position p, if both are
 * "river": the dot product over the root of the length, as in chapter 00. */
static double score(size_t p, size_t q)
{
    double from[D_MODEL + 1], to[D_MODEL + 1];

    append_position(D_MODEL, river, p, from);
    append_position(D_MODEL, river, q, to);
    return dot(D_MODEL + 1, from, to) / sqrt(D_MODEL + 1);
}

/* The weight that the word at p gives to the word at q, of n words: 1 over the
 * sum of all their e^score, each divided by the one of q. */
static double weight(size_t p, size_t q, size_t n)
{
    double all = 0;

    for (size_t k = 0; k < n; k++)
        all += exp(score(p, k) - score(p, q));
    return 1 / all;
}

static void twelve_times(void)
{
    const size_t places[] = {0, 1, 5, 10};

    block("twelve_times",
          "looking from   at position 4   at position 10   at position 11");
    for (size_t s = 0; s < COUNT(places); s++)
        printf("%12zu   %13.4f   %14.4f   %14.4f\n", places[s],
               weight(places[s], 4, 12), weight(places[s], 10, 12),
               weight(places[s], 11, 12));
}

static void scaled(void)
{
    const size_t lengths[] = {5, 6, 50, 500};

    block("scaled", "text of   one step   position 3   the last");
    for (size_t s = 0; s < COUNT(lengths); s++) {
        size_t n = lengths[s];

        printf("%7zu   %8.4g   %10.4g   %8.4g\n", n,
               scaled_position(3, n) - scaled_position(2, n),
               scaled_position(3, n), scaled_position(n - 1, n));
    }
}

/* The closest two of all rows of m numbers that are 0 or 1: two rows are bits
 * of two whole numbers, and each bit that differs adds 1 to the squared
 * distance. */
static double closest_corners(size_t m)
{
    double closest = INFINITY;

    for (size_t a = 0; a < (size_t)1 << m; a++)
        for (size_t b = 0; b < a; b++) {
            double square = 0;

            for (size_t k = 0; k < m; k++)
                square += (double)((a ^ b) >> k & 1);
            closest = fmin(closest, sqrt(square));
        }
    return closest;
}

static void corners(void)
{
    const size_t numbers[] = {1, 2, 8, 9};

    block("corners",
          "numbers of 0 or 1   positions   closest two   with one number");
    for (size_t s = 0; s < COUNT(numbers); s++) {
        size_t m = numbers[s], n = (size_t)1 << m;

        printf("%17zu   %9zu   %11.4g   %15.4g\n", m, n, closest_corners(m),
               scaled_position(1, n));
    }
}

int main(void)
{
    river_bank();
    triangle();
    shares();
    two_words();
    offsets();
    twelve_times();
    scaled();
    corners();
    return 0;
}
