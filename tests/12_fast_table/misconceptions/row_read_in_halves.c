/* This is what you get when the row is read as if all its sines came first. In
 * this chapter the cosine of a pair stands right behind its sine, at 2 * i + 1,
 * in the row as in the step and the result.
 *
 * read: one-step-for-every-row */
#include "fast_table.h"

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double sine = row[i], cosine = row[d_model / 2 + i];

        next[2 * i] = sine * step[2 * i + 1] + cosine * step[2 * i];
        next[2 * i + 1] = cosine * step[2 * i + 1] - sine * step[2 * i];
    }
}
