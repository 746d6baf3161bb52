#include "in_the_wild.h"

#include <math.h>
#include <string.h>

/* Which pair a column belongs to. */
static size_t pair_of(const struct style *style, size_t index, size_t d_model)
{
    return style->halves ? index % (d_model / 2) : index / 2;
}

static bool is_cosine(const struct style *style, size_t index, size_t d_model)
{
    bool second = style->halves ? index >= d_model / 2 : index % 2 == 1;

    return second != style->cosine_first;
}

double style_frequency(const struct style *style, size_t index, size_t d_model)
{
    double pair = (double)pair_of(style, index, d_model);
    double pairs = (double)d_model / 2;

    switch (style->steps) {
    case BY_PAIR:
        return pow(style->base, -pair / pairs);
    case TO_THE_END:
        return pow(style->base, -pair / (pairs - 1));
    case BY_INDEX:
        break;
    }
    return pow(style->base, -(double)index / pairs);
}

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = is_cosine(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}

/* The comparison is turned so that a NaN does not fit. */
static bool fits(const struct style *style, double pos, size_t d_model,
                 const double row[d_model], double tolerance)
{
    double expected[d_model];

    style_row(style, pos, d_model, expected);
    for (size_t index = 0; index < d_model; index++)
        if (!(fabs(expected[index] - row[index]) <= tolerance))
            return false;
    return true;
}

size_t whose(size_t n, const struct style style[n], double pos, size_t d_model,
             const double row[d_model], double tolerance)
{
    size_t found = n;

    for (size_t k = 0; k < n; k++) {
        if (!fits(&style[k], pos, d_model, row, tolerance))
            continue;
        if (found != n)
            return n + 1;
        found = k;
    }
    return found;
}

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    size_t pairs = d_model / 2;

    for (size_t i = 0; i < pairs; i++) {
        memcpy(halves[i], woven[2 * i], sizeof halves[i]);
        memcpy(halves[pairs + i], woven[2 * i + 1], sizeof halves[i]);
    }
}
