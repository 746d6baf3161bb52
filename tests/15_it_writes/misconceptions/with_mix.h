/* attend_kept in steps. A file that gets one of them wrong defines its macro
 * before it includes this. */
#include "with_rotation.h"

/* Whose query asks, and which key belongs to row j. */
#ifndef QUERY
#define QUERY i
#endif
#ifndef KEY
#define KEY j
#endif

/* The first number of a dot product, where its loop ends, and how its terms
 * come together. */
#ifndef FROM
#define FROM 0
#endif
#ifndef TO
#define TO d
#endif
#ifndef ADD
#define ADD +=
#endif

/* A score, of the product and the sum of all products so far. */
#ifndef SCORE
#define SCORE product / sqrt((double)d)
#endif

/* Where the sum of the powers and the result begin. */
#ifndef SUM
#define SUM 0
#endif
#ifndef START
#define START 0
#endif

/* The power of a score, and the first row that is mixed. */
#ifndef POWER
#define POWER exp(score[j] - largest)
#endif
#ifndef ROW
#define ROW 0
#endif

/* Which share meets which value, and how they come together. */
#ifndef SHARE
#define SHARE j
#endif
#ifndef VALUE
#define VALUE j
#endif
#ifndef MIX
#define MIX +=
#endif

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d], score[past + n], sum = 0;

    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        double largest = -INFINITY, before = 0, mixed = 0;

        turn((double)(past + i), d, base, q[QUERY], query);
        for (size_t j = 0; j < seen; j++) {
            double product = 0;

            for (size_t c = FROM; c < TO; c++)
                product ADD query[c] * keys[KEY][c];
            before += product;
            score[j] = SCORE;
            largest = fmax(largest, score[j]);
        }
        sum = SUM;
        for (size_t j = 0; j < seen; j++)
            sum += score[j] = POWER;
        for (size_t c = 0; c < d; c++) {
            mixed = START;
            for (size_t j = ROW; j < seen; j++)
                mixed MIX score[SHARE] / sum *values[VALUE][c];
            y[i][c] = mixed;
        }
    }
}
