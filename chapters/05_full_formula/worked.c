/* Every number that the lesson of chapter 05 shows, from your own code.
 *
 * Run it with make run CH=05. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>

#include "full_formula.h"
#include "worked.h" /* block, COUNT, print_numbers, pi */

//! [river_bank]
static void print_encoding(const char *word, size_t pos, size_t d_model)
{
    double pe[d_model];

    encode_position(pos, d_model, pe);
    printf("%-6s PE(%zu) = [", word, pos);
    print_numbers(d_model, pe, 7, 4);
    printf(" ]\n");
}
//! [river_bank]

static void river_bank(void)
{
    block("river_bank", "");
    print_encoding("river", 0, 6);
    print_encoding("bank", 1, 6);
}

/* A pair, its wave, and the phase it has reached at position 1. */
static void frequencies(void)
{
    block("frequencies", "pair i   exponent 2i/6   frequency   wavelength");
    for (size_t i = 0; i < 3; i++) {
        double w = pair_frequency(i, 6);

        printf("%6zu   %13.4f   %9.6f   %10.2f\n", i, 2.0 * (double)i / 6, w,
               2 * pi / w);
    }
}

static void longest(void)
{
    const size_t widths[] = {4, 6, 20, 50, 512, 1024};

    block("longest", "");
    printf("2 pi * 10000 = %.2f\n", 2 * pi * 10000);
    printf("d_model   longest wave   share\n");
    for (size_t s = 0; s < COUNT(widths); s++) {
        size_t d_model = widths[s];
        double wave = 2 * pi / pair_frequency(d_model / 2 - 1, d_model);

        printf("%7zu   %12.2f   %4.1f %%\n", d_model, wave,
               wave / (2 * pi * 10000) * 100);
    }
}

/* The waves around 23 positions, with d_model = 50, and what your code finds.
 */
static void nearest(void)
{
    block("nearest", "pair i   wavelength   beside 23   as a ratio");
    for (size_t i = 0; i <= 4; i++) {
        double wave = 2 * pi / pair_frequency(i, 50);

        printf("%6zu   %10.2f   %+9.2f   %10.3f\n", i, wave, wave - 23,
               fmax(wave / 23, 23 / wave));
    }
    printf("pair_with_wavelength(19, 50) = %zu\n",
           pair_with_wavelength(19, 50));
    printf("pair_with_wavelength(23, 50) = %zu\n",
           pair_with_wavelength(23, 50));
}

/* What float loses: its phase is off by half a unit in the seventh digit. The
 * larger the phase, the larger this error is as a part of a turn. A variable
 * holds the phase, since C may compute with more digits than a float has. */
static void float_phase(void)
{
    block("float_phase", "position   worst error of 512 numbers in float");
    for (size_t pos = 100; pos <= 1000000; pos *= 100) {
        double pe[512], worst = 0;

        encode_position(pos, 512, pe);
        for (size_t k = 0; k < 512; k += 2) {
            float w = (float)pair_frequency(k / 2, 512);
            float phase = (float)pos * w;

            worst = fmax(worst, fabs(sin((double)phase) - pe[k]));
        }
        printf("%8zu   %.2g\n", pos, worst);
    }
}

/* How far the first 20 positions move each end of an encoding of 50. */
static void slow_columns(void)
{
    const size_t columns[] = {0, 6, 27, 48};

    block("slow_columns",
          "index   pair   wavelength   smallest   largest   of 20 positions");
    for (size_t s = 0; s < COUNT(columns); s++) {
        size_t index = columns[s];
        double low = 1, high = -1;

        for (size_t pos = 0; pos < 20; pos++) {
            double pe[50];

            encode_position(pos, 50, pe);
            low = fmin(low, pe[index]);
            high = fmax(high, pe[index]);
        }
        printf("%5zu   %4zu   %10.2f   %8.4f   %7.4f\n", index, index / 2,
               2 * pi / pair_frequency(index / 2, 50), low, high);
    }
}

/* The sines of four pairs, each a dot moving between -1 and 1. */
static void waves(void)
{
    const size_t index[] = {0, 2, 6, 20};

    block(
        "waves",
        "position   index 0         index 2         index 6         index 20");
    for (size_t pos = 0; pos <= 20; pos++) {
        char line[] = "       |               |               |        "
                      "       |       ";
        double pe[50];

        encode_position(pos, 50, pe);
        for (size_t w = 0; w < 4; w++)
            if (fabs(pe[index[w]]) <= 1)
                line[16 * w + (size_t)lround(7 + 7 * pe[index[w]])] = 'o';
        printf("%8zu   %s\n", pos, line);
    }
}

/* A fast sine and a slow one, and the same at twice the position. */
static void twice(void)
{
    double at_1[6], at_2[6];

    encode_position(1, 6, at_1);
    encode_position(2, 6, at_2);
    block("twice", "index      PE(1)      PE(2)   twice PE(1)");
    for (size_t index = 0; index <= 2; index += 2)
        printf("%5zu   %8.6f   %8.6f   %11.6f\n", index, at_1[index],
               at_2[index], 2 * at_1[index]);
}

enum { POSITIONS = 5000 };

/* The dot product of two encodings of 512 numbers, for every offset between
 * them, if the base is not 10000: a sum of cosines, as chapter 06 shows. Each
 * cosine comes from the two before it, which is quicker than calling cos:
 * cos (k + 1)w = 2 cos w cos kw - cos (k - 1)w. */
static void similarities(double base, double similar[POSITIONS])
{
    for (size_t k = 0; k < POSITIONS; k++)
        similar[k] = 0;
    for (size_t i = 0; i < 256; i++) {
        double w = pow(pair_frequency(i, 512), log(base) / log(10000));
        double before = cos(w), here = 1, twice = 2 * before;

        for (size_t k = 0; k < POSITIONS; k++) {
            double next = twice * here - before;

            similar[k] += here;
            before = here;
            here = next;
        }
    }
}

/* The offset of the two closest encodings: those with the largest product. */
static size_t closest_two(const double similar[POSITIONS])
{
    size_t closest = 1;

    for (size_t k = 2; k < POSITIONS; k++)
        if (similar[k] > similar[closest])
            closest = k;
    return closest;
}

static void bases(void)
{
    const double base[] = {2, 10, 100, 1000, 1e4, 1e6};

    block("bases",
          "                         closest two of 5000\n"
          "   base   longest wave   offset     distance   D(100)   D(1000)");
    for (size_t s = 0; s < COUNT(base); s++) {
        double similar[POSITIONS];
        size_t k;

        similarities(base[s], similar);
        k = closest_two(similar);
        printf("%7.0f   %12.0f   %6zu   %10.3f   %6.1f   %7.1f\n", base[s],
               2 * pi * pow(base[s], 510.0 / 512), k,
               sqrt(2 * (256 - similar[k])), similar[100], similar[1000]);
    }
}

int main(void)
{
    frequencies();
    longest();
    nearest();
    river_bank();
    twice();
    float_phase();
    slow_columns();
    waves();
    bases();
    return 0;
}
