/* Every number that the lesson of chapter 12 shows, from your own code, but for
 * the times: these are measured, by make race.
 *
 * Run it with make run CH=12. Each block begins with ## and its name: the
 * lesson asks for it by that name. The true values come from the tests' own
 * oracle. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fast_table.h"
#include "oracle.h"
#include "worked.h" /* block, COUNT, print_numbers */

enum { ROWS = 8192, WIDTH = 512 };

static void sizes(void)
{
    const size_t rows[] = {512, 8192, 131072};

    block("numbers", "  rows   columns    numbers   as floats");
    for (size_t s = 0; s < COUNT(rows); s++)
        printf("%6zu   %7d   %8zu   %6zu MB\n", rows[s], WIDTH, rows[s] * WIDTH,
               rows[s] * WIDTH * sizeof(float) / 1000000);
    block("calls", "  rows   sines and cosines: formula   turning");
    for (size_t s = 0; s < COUNT(rows); s++)
        printf("%6zu   %26zu   %7d\n", rows[s], rows[s] * WIDTH, WIDTH);
}

static void print_row(const char *name, const double row[6])
{
    printf("%-10s [", name);
    print_numbers(6, row, 7, 4);
    printf(" ]\n");
}

static void river_bank(void)
{
    double step[6], row[4][6];

    oracle_encoding(1, 6, step);
    oracle_encoding(0, 6, row[0]);
    block("river_bank", "");
    print_row("the step", step);
    print_row("row 0", row[0]);
    for (size_t pos = 1; pos < 4; pos++) {
        char name[8];

        turn_row(6, step, row[pos - 1], row[pos]);
        snprintf(name, sizeof name, "row %zu", pos);
        print_row(name, row[pos]);
    }
}

/* The largest error of a row. */
static double error_of(size_t pos, const double row[WIDTH])
{
    static struct oracle_sum w[WIDTH / 2];
    double largest = 0;

    if (w[0].high == 0)
        for (size_t i = 0; i < WIDTH / 2; i++)
            w[i] = oracle_long_frequency(i, WIDTH);
    for (size_t k = 0; k < WIDTH; k += 2) {
        long double t[2];

        oracle_long_pair(pos, w[k / 2], t);
        largest = fmax(largest, (double)fabsl(row[k] - t[0]));
        largest = fmax(largest, (double)fabsl(row[k + 1] - t[1]));
    }
    return largest;
}

/* Turns a row of floats as turn_row turns doubles. */
static void turn_floats(const double step[WIDTH], float row[WIDTH])
{
    for (size_t k = 0; k < WIDTH; k += 2) {
        float sine = row[k], cosine = row[k + 1];
        float s = (float)step[k], c = (float)step[k + 1];

        row[k] = sine * c + cosine * s;
        row[k + 1] = cosine * c - sine * s;
    }
}

static void drift(void)
{
    double(*pe)[WIDTH] = malloc(ROWS * sizeof *pe);
    double wide[WIDTH];
    float row[WIDTH];

    if (pe == NULL)
        return;
    encode_by_turning(ROWS, WIDTH, pe);
    for (size_t k = 0; k < WIDTH; k++)
        row[k] = (float)pe[0][k];
    block("drift", " row   turned in double   turned in float");
    for (size_t pos = 1; pos < ROWS; pos++) {
        turn_floats(pe[1], row);
        if (pos != 1 && pos != 10 && pos != 100 && pos != 1000 &&
            pos != ROWS - 1)
            continue;
        for (size_t k = 0; k < WIDTH; k++)
            wide[k] = row[k];
        printf("%4zu   %16.0e   %15.0e\n", pos, error_of(pos, pe[pos]),
               error_of(pos, wide));
    }
    free(pe);
}

/* An entry so near 0 that floats there lie close together. */
static void near_zero(void)
{
    const size_t pos = 7199, i = 35;
    long double t[2];
    double gap;

    oracle_long_pair(pos, oracle_long_frequency(i, WIDTH), t);
    gap = nextafterf((float)t[1], 1) - (float)t[1];
    block("near_zero", "");
    printf("row %zu, index %zu: the true value is %.4e\n", pos, 2 * i + 1,
           (double)t[1]);
    printf("floats lie %.1e apart there, and %.1e just below 1\n", gap,
           1.0 - (double)nextafterf(1, 0));
    printf("3e-16 * (%zu + 1) is %.1e\n", pos, 3e-16 * (double)(pos + 1));
}

/* The largest error when the row is set to true values every so many rows. */
static double error_when_set(size_t every)
{
    double step[WIDTH], row[2][WIDTH], largest = 0;

    oracle_encoding(1, WIDTH, step);
    for (size_t pos = 0; pos < ROWS; pos++) {
        double *here = row[pos % 2];

        if (pos % every == 0)
            oracle_encoding((double)pos, WIDTH, here);
        if ((pos + 1) % every == 0 || pos + 1 == ROWS)
            largest = fmax(largest, error_of(pos, here));
        turn_row(WIDTH, step, here, row[1 - pos % 2]);
    }
    return largest;
}

static void set_again(void)
{
    const size_t every[] = {64, 128, 1024, 8192};

    block("set_again", "set again every   largest error in 8192 rows");
    for (size_t s = 0; s < COUNT(every); s++)
        printf("%10zu rows   %26.0e\n", every[s], error_when_set(every[s]));
}

static void bank_as_floats(void)
{
    float pe[2][6];

    fill_table(2, 6, pe);
    block("floats", "");
    for (size_t pos = 0; pos < 2; pos++) {
        printf("row %zu [", pos);
        for (size_t k = 0; k < 6; k++)
            printf(" %.8f", pe[pos][k]);
        printf(" ]\n");
    }
}

int main(void)
{
    sizes();
    river_bank();
    drift();
    set_again();
    near_zero();
    bank_as_floats();
    return 0;
}
