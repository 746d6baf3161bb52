/* The data of the figures of chapter 01. */
#include "data.h"
#include "naive_integers.h"

/* The share of the position for two lengths of word, and where it first owns
 * more than half. */
FIGURE(position_shares)
{
    static const double river[] = {1.5, -0.5, 0.5, -1.5, 1.0, 0.0};
    double ones[512];
    size_t half[2] = {0, 0};

    for (size_t k = 0; k < 512; k++)
        ones[k] = 1;
    for (size_t pos = 1; pos <= 10000; pos++) {
        double narrow = position_share(6, river, pos);
        double wide = position_share(512, ones, pos);

        half[0] += narrow <= 0.5;
        half[1] += wide <= 0.5;
        if (pos > 300 && pos % 50 != 0)
            continue;
        ROW(pos, narrow, wide);
    }
    part();
    printf("%zu %.5f\n", half[0] + 1, position_share(6, river, half[0] + 1));
    printf("%zu %.5f\n", half[1] + 1, position_share(512, ones, half[1] + 1));
}
