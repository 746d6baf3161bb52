/* Frequencies by one ratio, multiplied repeatedly. A row in halves is a woven
 * row whose columns are moved; so are the weights. */
#include "in_the_wild.h"

#include <math.h>
#include <string.h>

double style_frequency(const struct style *s, size_t index, size_t d_model)
{
    size_t h = d_model / 2, pair = s->halves ? index % h : index / 2;
    size_t steps = s->steps == BY_INDEX ? index : pair;
    double last = s->steps == TO_THE_END ? (double)(h - 1) : (double)h, w = 1;
    double ratio = pow(s->base, -1 / last);

    for (size_t k = 0; k < steps; k++)
        w *= ratio;
    return w;
}

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t r = 0; r < d_model; r++)
        memcpy(halves[r % 2 == 0 ? r / 2 : (d_model + r) / 2], woven[r],
               sizeof halves[0]);
}

void style_row(const struct style *s, double pos, size_t d_model,
               double row[d_model])
{
    struct style plain = *s;
    double woven[d_model][1], t = (pos + s->first) * s->scale;

    plain.halves = false;
    for (size_t c = 0; c < d_model; c++) {
        double phase = t * style_frequency(&plain, c, d_model);

        woven[c][0] =
            s->gain * (c % 2 == s->cosine_first ? sin(phase) : cos(phase));
    }
    if (s->halves)
        reorder_weights(d_model, 1, (const double(*)[1])woven,
                        (double(*)[1])row);
    else
        memcpy(row, woven, d_model * sizeof *row);
}
