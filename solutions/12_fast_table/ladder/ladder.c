#include "ladder.h"

#include <math.h>

static double frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / (double)d_model);
}

void ladder_down_each_column(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = frequency(i, d_model), by_s = sin(w), by_c = cos(w);
        double s = 0, c = 1;

        for (size_t pos = 0; pos < n; pos++) {
            double sine = s, cosine = c;

            pe[pos][2 * i] = (float)sine;
            pe[pos][2 * i + 1] = (float)cosine;
            s = sine * by_c + cosine * by_s;
            c = cosine * by_c - sine * by_s;
        }
    }
}

/* Writes the row and turns it, as turn_row does. */
static void next_row(size_t d_model, const double step[restrict d_model],
                     double row[restrict d_model], float out[restrict d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double sine = row[k], cosine = row[k + 1];

        out[k] = (float)sine;
        out[k + 1] = (float)cosine;
        row[k] = sine * step[k + 1] + cosine * step[k];
        row[k + 1] = cosine * step[k + 1] - sine * step[k];
    }
}

void ladder_along_each_row(size_t n, size_t d_model, float pe[n][d_model])
{
    double step[d_model], row[d_model];

    for (size_t k = 0; k < d_model; k++) {
        double w = frequency(k / 2, d_model);

        step[k] = k % 2 == 0 ? sin(w) : cos(w);
        row[k] = k % 2 == 0 ? 0 : 1;
    }
    for (size_t pos = 0; pos < n; pos++)
        next_row(d_model, step, row, pe[pos]);
}

static void next_hands(size_t half, const double by_s[restrict half],
                       const double by_c[restrict half],
                       double s[restrict half], double c[restrict half],
                       float out[restrict 2 * half])
{
    for (size_t i = 0; i < half; i++) {
        double sine = s[i], cosine = c[i];

        out[2 * i] = (float)sine;
        out[2 * i + 1] = (float)cosine;
        s[i] = sine * by_c[i] + cosine * by_s[i];
        c[i] = cosine * by_c[i] - sine * by_s[i];
    }
}

void ladder_two_arrays(size_t n, size_t d_model, float pe[n][d_model])
{
    size_t half = d_model / 2;
    double s[half], c[half], by_s[half], by_c[half];

    for (size_t i = 0; i < half; i++) {
        double w = frequency(i, d_model);

        by_s[i] = sin(w);
        by_c[i] = cos(w);
        s[i] = 0;
        c[i] = 1;
    }
    for (size_t pos = 0; pos < n; pos++)
        next_hands(half, by_s, by_c, s, c, pe[pos]);
}
