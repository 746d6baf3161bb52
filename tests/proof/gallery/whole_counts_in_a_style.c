/* The position becomes an int.
 *
 * of: style_row
 * kind: wrong
 * say: and pos is 2.6: is it made a whole number */
#include "in_the_wild.h"

#include <math.h>

static size_t pair_of(const struct style *style, size_t index, size_t d_model)
{
    return style->halves ? index % (d_model / 2) : index / 2;
}

static bool is_cosine(const struct style *style, size_t index, size_t d_model)
{
    bool second = style->halves ? index >= d_model / 2 : index % 2 == 1;

    return second != style->cosine_first;
}

void style_row(const struct style *style, double pos, size_t d_model,
               double row[d_model])
{
    double t = ((int)pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++) {
        double phase = t * style_frequency(style, index, d_model);
        bool cosine = is_cosine(style, index, d_model);

        row[index] = style->gain * (cosine ? cos(phase) : sin(phase));
    }
}
