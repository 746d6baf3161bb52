/* Every number that the lesson of chapter 04 shows, from your own code.
 *
 * Run it with make run CH=04. Each block begins with ## and its name: the
 * lesson asks for it by that name. The last two blocks compare thousands of
 * positions: they take no time, or some seconds, depending on your code. */
#include <math.h>
#include <stdio.h>

#include "multi_frequency.h"
#include "worked.h" /* block, COUNT, pi */

enum { MOST_WAVES = 256 };

static void one_pair(void)
{
    const size_t lengths[] = {10, 45, 512, 711};
    const double w[] = {1};

    block("one_pair", "positions   the closest two are apart by");
    for (size_t s = 0; s < COUNT(lengths); s++)
        printf("%9zu   %28.6f\n", lengths[s],
               closest_distance(lengths[s], 1, w));
}

static void slower_pair(void)
{
    const double w[] = {1, .1, .01, .001};

    block("slower_pair",
          "frequency   wavelength   neighbours   closest two of 512");
    for (size_t i = 0; i < COUNT(w); i++)
        printf("%9.3f   %10.2f   %10.6f   %18.6f\n", w[i], wavelength(w[i]),
               closest_distance(2, 1, &w[i]), closest_distance(512, 1, &w[i]));
}

/* Four decimals, and never -0.0000. */
static double tidy(double x)
{
    return round(x * 1e4) / 1e4 + 0.0;
}

//! [hands]
static void print_hands(int hour, int minute, int second)
{
    const double w[] = {2 * pi / 60, 2 * pi / 3600, 2 * pi / 43200};
    double bank[6];

    wave_bank(3600 * hour + 60 * minute + second, 3, w, bank);
    printf("%2d:%02d:%02d ", hour, minute, second);
    for (size_t i = 0; i < 3; i++)
        printf("   %7.4f %7.4f", tidy(bank[2 * i]), tidy(bank[2 * i + 1]));
    printf("\n");
}
//! [hands]

static void clock_hands(void)
{
    block("clock_hands",
          "             second hand       minute hand        hour hand");
    print_hands(1, 30, 15);
    print_hands(1, 30, 16);
    print_hands(2, 30, 15);
}

static void print_bits(size_t number)
{
    for (size_t bit = 4; bit-- > 0;)
        printf("%zu", number >> bit & 1);
}

/* The signs of a bank's sines 3 to 0, or of its cosines 4 to 1. */
static void print_signs(const double bank[10], size_t first)
{
    for (size_t i = 4; i-- > 0;)
        printf(" %c", bank[first + 2 * i] < 0 ? '-' : '+');
}

static void counter(void)
{
    const double w[] = {pi, pi / 2, pi / 4, pi / 8, pi / 16};

    block("counter", "pos   binary   sines 3 2 1 0");
    for (size_t pos = 0; pos < 9; pos++) {
        double bank[10];

        wave_bank((double)pos + 0.5, 5, w, bank);
        printf("%3zu     ", pos);
        print_bits(pos);
        printf("        ");
        print_signs(bank, 0);
        printf("\n");
    }
    block("gray", "pos   Gray   cosines 4 3 2 1");
    for (size_t pos = 0; pos < 9; pos++) {
        double bank[10];

        wave_bank((double)pos + 0.5, 5, w, bank);
        printf("%3zu   ", pos);
        print_bits(pos ^ pos >> 1);
        printf("          ");
        print_signs(bank, 3);
        printf("\n");
    }
}

static void waves(void)
{
    double w[4];

    geometric_frequencies(4, 10, w);
    block("waves",
          "wave i   frequency   wavelength   sine at 1      2       3");
    for (size_t i = 0; i < 4; i++) {
        printf("%6zu   %9.3f   %10.2f     ", i, w[i], wavelength(w[i]));
        for (size_t pos = 1; pos < 4; pos++) {
            double bank[8];

            wave_bank((double)pos, 4, w, bank);
            printf(" %7.4f", bank[2 * i]);
        }
        printf("\n");
    }
}

/* Half a wave and a whole wave of each of two frequencies. */
static void shared(void)
{
    const double w[] = {1, .01};

    block("shared", "position   index 0        1        2        3");
    for (size_t i = 0; i < 2; i++)
        for (int half = 1; half <= 2; half++) {
            double pos = half * wavelength(w[i]) / 2, bank[4];

            wave_bank(pos, 2, w, bank);
            printf("%8.2f  ", pos);
            for (size_t index = 0; index < 4; index++)
                printf(" %8.4f", tidy(bank[index]));
            printf("\n");
        }
}

/* Only two positions, with every frequency multiplied: they are neighbours
 * whose phases differ as those of positions OFFSET tokens apart. */
static double apart(size_t offset, size_t m, const double w[m])
{
    double faster[MOST_WAVES];

    for (size_t i = 0; i < m; i++)
        faster[i] = (double)offset * w[i];
    return closest_distance(2, m, faster);
}

static void near_and_far(void)
{
    const size_t offsets[] = {1, 2, 3, 6, 10, 31, 63, 100, 314, 628};
    double w[4];

    geometric_frequencies(4, 10, w);
    block("near_and_far", "offset   1 wave   2 waves   3 waves   4 waves");
    for (size_t s = 0; s < COUNT(offsets); s++) {
        printf("%6zu   %6.4f", offsets[s], apart(offsets[s], 1, w));
        for (size_t m = 2; m <= 4; m++)
            printf("   %7.4f", apart(offsets[s], m, w));
        printf("\n");
    }
}

/* m waves of a counter keep exactly 2^m positions apart. */
static void counted(void)
{
    double w[9];

    geometric_frequencies(9, 2, w);
    for (size_t i = 0; i < 9; i++)
        w[i] *= pi;
    block("counted", "waves   positions   closest two   one position more");
    for (size_t m = 1; m <= 9; m += 2) {
        size_t n = (size_t)1 << m;

        printf("%5zu   %9zu   %11.4f   %17.4f\n", m, n,
               closest_distance(n, m, w), closest_distance(n + 1, m, w));
    }
}

static void waves_added(void)
{
    const size_t n = 5000;
    double w[5];

    geometric_frequencies(5, 10, w);
    block("waves_added", "waves   slowest wave   closest two of 512   of 5000");
    if_it_takes_long("5000 positions make 12497500 pairs. A program\n"
                     "that compares every pair is right, and gets there. But "
                     "the distance of two\npositions depends on their offset "
                     "alone: how many offsets are there?");
    for (size_t m = 1; m <= 5; m++)
        printf("%5zu   %12.2f   %18.6f   %8.6f\n", m, wavelength(w[m - 1]),
               closest_distance(512, m, w), closest_distance(n, m, w));
    block("offsets", "");
    printf("%zu positions: %zu pairs, %zu offsets\n", n, n * (n - 1) / 2,
           n - 1);
}

static void room(void)
{
    const size_t waves[] = {1, 2, 3, 4, 8, 256};

    block("room",
          "waves   closest two of 512   a bank has   with 512 of a word");
    if_it_takes_long("512 positions make 130816 pairs, and a bank of 256\n"
                     "waves has 512 numbers. Is a bank computed again for "
                     "every pair that it is in?\nAnd how many offsets are "
                     "there?");
    for (size_t s = 0; s < COUNT(waves); s++) {
        size_t m = waves[s];
        double w[MOST_WAVES];

        geometric_frequencies(m, pow(10000, 1 / (double)m), w);
        printf("%5zu   %18.4f   %10zu   %18zu\n", m,
               closest_distance(512, m, w), 2 * m, 512 + 2 * m);
    }
}

int main(void)
{
    one_pair();
    slower_pair();
    clock_hands();
    shared();
    waves();
    counter();
    near_and_far();
    counted();
    waves_added();
    room();
    return 0;
}
