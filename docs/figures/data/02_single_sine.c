/* The data of the figures of chapter 02. */
#include "data.h"
#include "single_sine.h"

enum { POSITIONS = 1000 };

static void sines(double value[POSITIONS])
{
    for (size_t pos = 0; pos < POSITIONS; pos++)
        value[pos] = single_sine((double)pos);
}

static void window(size_t middle)
{
    for (double x = -7; x <= 7; x += 0.0625)
        ROW((double)middle + x, single_sine((double)middle + x));
    part();
    for (size_t pos = middle - 7; pos <= middle + 7; pos++)
        ROW(pos, single_sine((double)pos));
    part();
}

/* The closest two of 1000 positions, and the wave around each of them. */
FIGURE(sine_twins)
{
    double value[POSITIONS];
    size_t p, q;

    sines(value);
    double apart = closest_values(POSITIONS, value, &p, &q);
    printf("%zu %.5f %.2e\n", p, value[p], apart);
    printf("%zu %.5f %.2e\n", q, value[q], apart);
    part();
    window(p);
    window(q);
}

/* All pairs within a ten-thousandth, and the family that each belongs to. */
FIGURE(sine_families)
{
    double value[POSITIONS];

    sines(value);
    for (size_t p = 0; p < POSITIONS; p++)
        for (size_t q = p + 1; q < POSITIONS; q++) {
            int family = p + q == 355    ? 1
                         : p + q == 1065 ? 2
                         : q - p == 710  ? 3
                                         : 0;

            if (fabs(value[p] - value[q]) < 1e-4)
                printf("%zu %zu %d\n", p, q, family);
        }
}
