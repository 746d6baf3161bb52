/* The parts of right answers that these mistakes share. */
#ifndef STYLE_H
#define STYLE_H

#include "in_the_wild.h"

#include <math.h>

static inline size_t pair_at(const struct style *style, size_t index,
                             size_t d_model)
{
    return style->halves ? index % (d_model / 2) : index / 2;
}

static inline double exponent_of(const struct style *style, size_t index,
                                 size_t d_model)
{
    double pairs = (double)d_model / 2;

    if (style->steps == BY_INDEX)
        return (double)index / pairs;
    return (double)pair_at(style, index, d_model) /
           (style->steps == BY_PAIR ? pairs : pairs - 1);
}

static inline bool cosine_at(const struct style *style, size_t index,
                             size_t d_model)
{
    bool second = style->halves ? index >= d_model / 2 : index % 2 == 1;

    return second != style->cosine_first;
}

static inline bool row_fits(const struct style *style, double pos,
                            size_t d_model, const double row[d_model],
                            double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(fabs(expected[index] - row[index]) <= tolerance))
            return false;
    return true;
}

#endif
