/* The data of the figures of chapter 10. */
#include "data.h"
#include "relative_bias.h"

/* T5's bucket of each distance, two-sided and causal, and where the last bucket
 * of each begins. */
FIGURE(relative_buckets)
{
    size_t last[2] = {1, 1};

    for (size_t distance = 1; distance <= 200; distance++) {
        size_t both = relative_bucket(distance, 0, 32, 128, false);
        size_t causal = relative_bucket(distance, 0, 32, 128, true);

        last[0] += both < 15;
        last[1] += causal < 31;
        printf("%zu %zu %zu\n", distance, both, causal);
    }
    part();
    printf("%zu 15\n%zu 31\n", last[0], last[1]);
}

/* What the last of 100 equal words takes from each, by distance, for the slopes
 * of eight heads. */
FIGURE(alibi_reach)
{
    enum { WORDS = 100, HEADS = 8 };
    double bias[WORDS][WORDS];

    for (size_t distance = 0; distance <= 60; distance++) {
        printf("%zu", distance);
        for (size_t head = 0; head < HEADS; head++) {
            const double *row = bias[WORDS - 1];
            double sum = 0;

            alibi_bias(WORDS, alibi_slope(head, HEADS), bias);
            for (size_t j = 0; j < WORDS; j++)
                sum += exp(row[j]);
            printf(" %.7f", exp(row[WORDS - 1 - distance]) / sum);
        }
        printf("\n");
    }
}
