/* Frequencies with exp and log; the row is made pair by pair, with steps from
 * one column of the pair to the other. */
#include "in_the_wild.h"

#include <math.h>

static double power(double base, double exponent)
{
    return exp(-exponent * log(base));
}

double style_frequency(const struct style *s, size_t index, size_t d_model)
{
    double h = (double)(d_model / 2);
    size_t half = d_model / 2;
    size_t i = s->halves ? (index < half ? index : index - half) : index >> 1;

    if (s->steps == TO_THE_END)
        return power(s->base, (double)i / (h - 1));
    return power(s->base, s->steps == BY_PAIR ? 2 * (double)i / (2 * h)
                                              : 2 * (double)index / (2 * h));
}

void style_row(const struct style *s, double pos, size_t d_model,
               double row[d_model])
{
    size_t half = d_model / 2, apart = s->halves ? half : 1;
    double t = pos * s->scale + s->first * s->scale;

    for (size_t i = 0; i < half; i++) {
        size_t first = s->halves ? i : 2 * i, second = first + apart;
        size_t sine = s->cosine_first ? second : first;
        size_t cosine = s->cosine_first ? first : second;

        row[sine] = s->gain * sin(t * style_frequency(s, sine, d_model));
        row[cosine] = s->gain * cos(t * style_frequency(s, cosine, d_model));
    }
}
