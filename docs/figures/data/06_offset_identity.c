/* The data of the figures of chapter 06. */
#include "data.h"
#include "full_formula.h"
#include "offset_identity.h"

/* D(k) at every offset, as a share of D(0), for d = 512 and 64; and D(k), for
 * 512, around the offset up to which it falls. */
FIGURE(similarity_falls)
{
    size_t lowest = 0;

    while (encoding_dot((double)lowest + 1, 512) <
           encoding_dot((double)lowest, 512))
        lowest++;
    for (size_t k = 0; k <= 128; k++)
        printf("%zu %.4f %.4f\n", k, encoding_dot((double)k, 512) / 256,
               encoding_dot((double)k, 64) / 32);
    part();
    for (size_t k = lowest - 1; k <= lowest + 2; k++)
        printf("%zu %.4f\n", k, encoding_dot((double)k, 512));
}

enum { SIDE = 64, WIDE = 512 };

/* Every position with every other: plain integers, then encodings. Each is
 * divided by the largest product that it has. */
FIGURE(similarity_matrix)
{
    static double pe[SIDE][WIDE], product[SIDE][SIDE];

    for (size_t p = 0; p < SIDE; p++)
        for (size_t q = 0; q < SIDE; q++)
            product[p][q] = (double)(p * q) / ((SIDE - 1) * (SIDE - 1));
    put_matrix(SIDE, SIDE, product);
    part();
    encode_sequence(SIDE, WIDE, pe);
    for (size_t p = 0; p < SIDE; p++)
        for (size_t q = 0; q < SIDE; q++)
            product[p][q] = dot(WIDE, pe[p], pe[q]) / dot(WIDE, pe[0], pe[0]);
    put_matrix(SIDE, SIDE, product);
}

/* A column (sine, cosine), turned; the cosine comes first, as in geometry. */
static void put_turned(const double turn[2][2], double s, double c)
{
    NAMED("", turn[1][0] * s + turn[1][1] * c, turn[0][0] * s + turn[0][1] * c);
}

/* Two triangles, one upon the other: the right angle of the upper one, and the
 * tip; then their angles, a and b. */
FIGURE(addition_theorem)
{
    const double a = 0.6, b = 0.55;
    double turn[2][2];

    offset_rotation(b, 1, turn);
    put_turned(turn, 0, cos(a));
    put_turned(turn, sin(a), cos(a));
    part();
    printf("%.5f %.5f\n", a, b);
}

/* Pair 1 of d_model = 6 at 10 and 80, and both five further: a position and its
 * pair, and how far they have moved; and the angle of the turn, in degrees. */
FIGURE(same_turn)
{
    const double k = 5;

    for (size_t pos = 10; pos <= 80; pos += 70) {
        double here[6], there[6];

        encode_position(pos, 6, here);
        shift_encoding(k, 6, here, there);
        ROW(pos, here[2], here[3], there[2], there[3], there[2] - here[2],
            there[3] - here[3]);
    }
    part();
    printf("%.1f\n", k * pair_frequency(1, 6) * 180 / pi);
}

/* T_5 for d_model = 6; and the angle of each pair, in degrees. */
FIGURE(offset_blocks)
{
    double t[6][6];

    offset_matrix(5, 6, t);
    put_matrix(6, 6, t);
    part();
    for (size_t i = 0; i < 3; i++)
        printf("%zu %.1f\n", i, 5 * pair_frequency(i, 6) * 180 / pi);
}

enum { FURTHEST = 20000, BINS = 596 };

/* Where offset k is on a logarithmic axis of BINS pixels. */
static size_t bin_of(size_t k)
{
    return (size_t)(log((double)k) / log(FURTHEST + 1) * BINS);
}

/* A row for the offsets that share a pixel: the middle of them, the least D(k)
 * and the greatest. */
static void put_range(size_t first, size_t last)
{
    double least = INFINITY, greatest = -INFINITY;

    for (size_t k = first; k <= last; k++) {
        double similar = encoding_dot((double)k, 512);

        least = fmin(least, similar);
        greatest = fmax(greatest, similar);
    }
    printf("%.2f", sqrt((double)first * (double)last));
    NAMED("", least, greatest);
}

/* D(k) for d = 512 at the offsets 1 to 20,000; then where it is first
 * negative. */
FIGURE(similarity_far)
{
    size_t last, negative = 1;

    for (size_t first = 1; first <= FURTHEST; first = last + 1) {
        last = first;
        while (last < FURTHEST && bin_of(last + 1) == bin_of(first))
            last++;
        put_range(first, last);
    }
    part();
    while (encoding_dot((double)negative, 512) >= 0)
        negative++;
    printf("%zu %.4f\n", negative, encoding_dot((double)negative, 512));
}
