/* The data of the figures of chapter 04. */
#include "data.h"
#include "multi_frequency.h"

/* Bit i and its sine wave, for four bits: two parts each. */
FIGURE(binary_counter)
{
    double w[4], bank[8];

    for (size_t i = 0; i < 4; i++)
        w[i] = pi / (double)(1u << i);
    for (size_t i = 0; i < 4; i++) {
        for (unsigned pos = 0; pos < 16; pos++)
            printf("%u %u\n", pos, pos >> i & 1);
        part();
        for (double x = 0; x <= 16; x += 0.0625) {
            wave_bank(x, 4, w, bank);
            ROW(x, bank[2 * i]);
        }
        part();
    }
}

/* How far apart two positions are, by their offset, for 1 to 3 waves,
 * and where that is least. */
FIGURE(near_and_far)
{
    double w[3], zero[6], bank[6], closest[3] = {9, 9, 9};
    size_t at[3] = {0};

    geometric_frequencies(3, 10, w);
    wave_bank(0, 3, w, zero);
    for (size_t offset = 1; offset < 512; offset++) {
        double squares = 0;

        wave_bank((double)offset, 3, w, bank);
        printf("%zu", offset);
        for (size_t i = 0; i < 3; i++) {
            squares += pow(bank[2 * i] - zero[2 * i], 2) +
                       pow(bank[2 * i + 1] - zero[2 * i + 1], 2);
            put(sqrt(squares));
            if (squares < closest[i]) {
                closest[i] = squares;
                at[i] = offset;
            }
        }
        printf("\n");
    }
    part();
    for (size_t i = 0; i < 3; i++)
        printf("%zu %.5f\n", at[i], sqrt(closest[i]));
}

/* Four hands at four positions: position, hand, sine, cosine; and how long each
 * hand takes for a turn. */
FIGURE(many_hands)
{
    static const size_t at[] = {0, 1, 10, 100};
    double w[4], bank[8];

    geometric_frequencies(4, 10, w);
    for (size_t p = 0; p < 4; p++) {
        wave_bank((double)at[p], 4, w, bank);
        for (size_t i = 0; i < 4; i++)
            ROW(at[p], (double)i, bank[2 * i], bank[2 * i + 1]);
    }
    part();
    for (size_t i = 0; i < 4; i++)
        printf("%zu %.0f\n", i, wavelength(w[i]));
}
