/* The data of the figures of chapter 05. */
#include "data.h"
#include "full_formula.h"
#include "multi_frequency.h"

/* Four columns of the encoding between the positions, and on them. */
static void columns(size_t first, size_t d, double end, double step)
{
    double w[64], bank[128];

    for (size_t i = 0; i < d / 2; i++)
        w[i] = pair_frequency(i, d);
    for (double x = 0; x <= end; x += step) {
        wave_bank(x, d / 2, w, bank);
        put_row(x, 4, bank + first);
    }
    part();
}

static void rings(size_t n, size_t d)
{
    double pe[128];

    for (size_t pos = 0; pos < n; pos++) {
        encode_position(pos, d, pe);
        put_row((double)pos, 4, pe);
    }
    part();
}

/* Article 2021, figure 3: indices 0 to 3, d = 50 and d = 20. */
FIGURE(four_waves)
{
    columns(0, 50, 20, 0.125);
    rings(4, 50);
    columns(0, 20, 20, 0.125);
    rings(4, 20);
}

/* Article 2021, figure 5: indices 46 to 49, d = 50, near and far. */
FIGURE(slow_waves)
{
    columns(46, 50, 20, 1);
    columns(46, 50, 45000, 250);
}

/* Article 2021, figure 4. */
FIGURE(heat_map)
{
    double pe[20][50];

    encode_sequence(20, 50, pe);
    put_matrix(20, 50, pe);
}

enum { LONG = 45000, PIXELS = 670, WIDTH = 50 };

/* The first position of a row of pixels: position 45,000 p / 670, rounded. */
static size_t row_start(size_t pixel)
{
    return (pixel * LONG + PIXELS / 2) / PIXELS;
}

/* The last column whose wave is shorter than this many positions. */
static size_t last_shorter(double positions)
{
    size_t i = 0;

    while (wavelength(pair_frequency(i, WIDTH)) < positions)
        i++;
    return 2 * i - 1;
}

/* What stands behind one row of pixels: the mean of all its positions, for
 * the columns from first_column on. */
static void pixel_row(size_t pixel, size_t first_column)
{
    double sum[WIDTH] = {0}, pe[WIDTH];
    size_t first = row_start(pixel), end = row_start(pixel + 1);

    for (size_t pos = first; pos < end; pos++) {
        encode_position(pos, WIDTH, pe);
        for (size_t k = 0; k < WIDTH; k++)
            sum[k] += pe[k];
    }
    for (size_t k = first_column; k < WIDTH; k++)
        put_cell(k, pixel, sum[k] / (double)(end - first));
}

/* Article 2021, figure 6: one position from each row of pixels; the mean of
 * each row, where a wave is two rows long or longer; and the last columns under
 * one row and under two. */
FIGURE(long_heat_map)
{
    const double row = (double)LONG / PIXELS;
    double pe[WIDTH];

    for (size_t pixel = 0; pixel < PIXELS; pixel++) {
        encode_position(row_start(pixel), WIDTH, pe);
        for (size_t k = 0; k < WIDTH; k++)
            put_cell(k, pixel, pe[k]);
    }
    part();
    for (size_t pixel = 0; pixel < PIXELS; pixel++)
        pixel_row(pixel, last_shorter(2 * row) + 1);
    part();
    printf("%zu one\n", last_shorter(row));
    printf("%zu two\n", last_shorter(2 * row));
}

/* The first clocks of 32 numbers at every half position, and their
 * wavelengths. */
FIGURE(clocks_write)
{
    double w[6], bank[12];

    for (size_t i = 0; i < 6; i++)
        w[i] = pair_frequency(i, 32);
    for (int half = 0; half <= 80; half++) {
        wave_bank(half / 2.0, 6, w, bank);
        put_row(half / 2.0, 12, bank);
    }
    printf("turns");
    for (size_t i = 0; i < 6; i++)
        printf(" %.3g", wavelength(w[i]));
    printf("\n");
}
