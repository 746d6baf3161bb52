/* The data of the figures of chapter 16. */
#include "data.h"
#include "more_axes.h"

enum { SIDE = 32, AT = 15, PAIRS = 64, OWN = 16 };

/* What one place leaves of the similarity to another, by the pairs of two of
 * three axes. */
static double alike(size_t pairs, const size_t axis[pairs], double base,
                    const double from[3], const double to[3])
{
    double x[2 * PAIRS] = {0}, here[2 * PAIRS], there[2 * PAIRS], count = 0;

    for (size_t p = 0; p < pairs; p++) {
        x[2 * p] = axis[p] > 0;
        count += axis[p] > 0;
    }
    rotate_axes(pairs, 3, from, axis, base, x, here);
    rotate_axes(pairs, 3, to, axis, base, x, there);
    return dot(2 * pairs, here, there) / count;
}

/* How alike the patch at row and column AT is to each patch of a picture. */
static void put_picture(const size_t section[3], bool in_turns)
{
    size_t axis[PAIRS];

    for (size_t p = 0; p < PAIRS; p++)
        axis[p] = axis_of_pair(p, 3, section, in_turns);
    for (size_t r = 0; r < SIDE; r++)
        for (size_t c = 0; c < SIDE; c++)
            put_cell(c, r,
                     alike(PAIRS, axis, 1e6, (double[]){0, AT, AT},
                           (double[]){0, (double)r, (double)c}));
}

/* The same where rows and columns have frequencies of their own, as a head of
 * OWN pairs each. */
static void put_anew(void)
{
    size_t rows[OWN];

    for (size_t p = 0; p < OWN; p++)
        rows[p] = 1;
    for (size_t r = 0; r < SIDE; r++)
        for (size_t c = 0; c < SIDE; c++) {
            const double from[] = {0, AT, 0};
            double row =
                alike(OWN, rows, 100, from, (double[]){0, (double)r, 0});
            double column =
                alike(OWN, rows, 100, from, (double[]){0, (double)c, 0});

            put_cell(c, r, (row + column) / 2);
        }
}

/* Sections one after another, axes in turns, and each axis anew. */
FIGURE(picture_axes)
{
    put_picture((size_t[]){16, 24, 24}, false);
    part();
    put_picture((size_t[]){24, 20, 20}, true);
    part();
    put_anew();
}
