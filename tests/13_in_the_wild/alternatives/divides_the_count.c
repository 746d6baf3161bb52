/* The count is divided by a power, as in the paper, and a cosine is a sine a
 * quarter of a turn ahead. */
#include "in_the_wild.h"

#include <math.h>

static double divisor(const struct style *s, size_t c, size_t d_model)
{
    double d = (double)d_model;
    size_t pair = s->halves ? c % (d_model / 2) : c / 2;

    if (s->steps == BY_INDEX)
        return pow(s->base, 2 * (double)c / d);
    if (s->steps == BY_PAIR)
        return pow(s->base, 2 * (double)pair / d);
    return pow(s->base, 2 * (double)pair / (d - 2));
}

double style_frequency(const struct style *s, size_t index, size_t d_model)
{
    return 1 / divisor(s, index, d_model);
}

void style_row(const struct style *s, double pos, size_t d_model,
               double row[d_model])
{
    const double quarter = 1.57079632679489661923;
    size_t run = s->halves ? d_model / 2 : 1;

    for (size_t c = 0; c < d_model; c++) {
        bool cosine = (c / run % 2 == 1) != s->cosine_first;
        double t = (s->first + pos) * s->scale;

        row[c] = sin(t / divisor(s, c, d_model) + (cosine ? quarter : 0));
        row[c] *= s->gain;
    }
}
