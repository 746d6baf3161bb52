/* The data of the figures of chapter 12. */
#include <math.h>
#include <stdio.h>

#include "data.h"
#include "fast_table.h"

enum { ROWS = 8192, WIDTH = 512, BLOCK = 128 };

/* In radians per position. */
static long double frequency(size_t i)
{
    return expl(-2.0L * (long double)i / WIDTH * logl(10000));
}

static double error_of(size_t pos, const double row[WIDTH])
{
    double largest = 0;

    for (size_t k = 0; k < WIDTH; k += 2) {
        long double phase = (long double)pos * frequency(k / 2);

        largest = fmax(largest, (double)fabsl(row[k] - sinl(phase)));
        largest = fmax(largest, (double)fabsl(row[k + 1] - cosl(phase)));
    }
    return largest;
}

static void true_row(size_t pos, double row[WIDTH])
{
    for (size_t k = 0; k < WIDTH; k += 2) {
        long double phase = (long double)pos * frequency(k / 2);

        row[k] = (double)sinl(phase);
        row[k + 1] = (double)cosl(phase);
    }
}

/* Rows that are shown: few, and the first and the last of blocks. */
static int is_shown(size_t pos)
{
    return pos <= 16 || (pos < 256 && pos % 8 == 0) || pos % BLOCK == 0 ||
           pos % BLOCK == 1 || pos % BLOCK == BLOCK - 1;
}

static void turn_floats(const double step[WIDTH], double row[WIDTH])
{
    for (size_t k = 0; k < WIDTH; k += 2) {
        float sine = (float)row[k], cosine = (float)row[k + 1];
        float s = (float)step[k], c = (float)step[k + 1];

        row[k] = sine * c + cosine * s;
        row[k + 1] = cosine * c - sine * s;
    }
}

/* The largest error of a row: turned in float, in double, and in double with
 * true values at every row that BLOCK divides. */
FIGURE(drift)
{
    double step[WIDTH], floats[WIDTH], row[2][WIDTH], set[WIDTH], next[WIDTH];

    true_row(1, step);
    true_row(0, floats);
    true_row(0, row[0]);
    true_row(0, set);
    for (size_t pos = 0; pos < ROWS; pos++) {
        double *here = row[pos % 2];

        if (pos % BLOCK == 0)
            true_row(pos, set);
        if (pos > 0 && is_shown(pos))
            printf("%zu %.1e %.1e %.1e\n", pos, error_of(pos, floats),
                   error_of(pos, here), error_of(pos, set));
        turn_row(WIDTH, step, here, row[1 - pos % 2]);
        turn_row(WIDTH, step, set, next);
        for (size_t k = 0; k < WIDTH; k++)
            set[k] = next[k];
        turn_floats(step, floats);
    }
}
