/* The data of the figures of chapter 03. */
#include "data.h"
#include "sin_cos_pair.h"

static void put_pair(double pos)
{
    double pair[2];

    sin_cos_pair(pos, pair);
    printf("%g %.6f %.6f\n", pos, pair[0], pair[1]);
}

/* The circle, the first positions on it, and those that nearly return. */
FIGURE(pair_circle)
{
    for (double angle = 0; angle < 2 * pi; angle += pi / 90)
        put_pair(angle);
    put_pair(0);
    part();
    for (size_t pos = 0; pos < 7; pos++)
        put_pair((double)pos);
    part();
    for (size_t pos = 0; pos <= 710; pos++)
        if (pair_distance((double)pos, 0) < 0.025)
            put_pair((double)pos);
    part();
    put_pair(0);
    put_pair((double)first_return(0.001));
}

/* The pair between the positions 0 and 7, and at the first seven of them. */
FIGURE(turning_hand)
{
    for (double x = 0; x <= 7; x += 0.0625)
        put_pair(x);
    part();
    for (size_t pos = 0; pos < 7; pos++)
        put_pair((double)pos);
}
