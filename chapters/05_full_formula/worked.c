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

/* How far the first 20 positions move each end of an encoding of 50. */
static void slow_columns(void)
{
    const size_t columns[] = {0, 6, 27, 48};

    block("slow_columns",
          "index   pair   wavelength   smallest   largest of 20 positions");
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

/* What float loses: its phase is off by half a unit in the seventh digit. The
 * larger the phase, the larger this error is as a part of a turn. */
static void float_phase(void)
{
    block("float_phase", "position   worst error of 512 numbers in float");
    for (size_t pos = 100; pos <= 1000000; pos *= 100) {
        double pe[512], worst = 0;

        encode_position(pos, 512, pe);
        for (size_t k = 0; k < 512; k += 2) {
            float w = (float)pair_frequency(k / 2, 512);
            double wrong = sin((double)((float)pos * w));

            worst = fmax(worst, fabs(wrong - pe[k]));
        }
        printf("%8zu   %.1e\n", pos, worst);
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

/* From -1, a blank, to 1, the darkest character. */
static char shade(double x)
{
    return fabs(x) <= 1 ? " .:-=+*#%@"[(int)fmin((x + 1) * 5, 9)] : '?';
}

static void heat_map(void)
{
    block("heat_map", "position   index 0 to 49, from blank (-1) to @ (1)");
    for (size_t pos = 0; pos < 20; pos++) {
        double pe[50];

        encode_position(pos, 50, pe);
        printf("%8zu   ", pos);
        for (size_t k = 0; k < 50; k++)
            putchar(shade(pe[k]));
        putchar('\n');
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
    double one[6], two[6];

    encode_position(1, 6, one);
    encode_position(2, 6, two);
    block("twice", "index      PE(1)      PE(2)   twice PE(1)");
    for (size_t index = 0; index <= 2; index += 2)
        printf("%5zu   %8.6f   %8.6f   %11.6f\n", index, one[index], two[index],
               2 * one[index]);
}

int main(void)
{
    river_bank();
    frequencies();
    longest();
    slow_columns();
    heat_map();
    waves();
    twice();
    float_phase();
    return 0;
}
