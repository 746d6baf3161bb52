#include "fast_table.h"

#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t s = 0, c = 1; c < d_model; s += 2, c += 2) {
        next[s] = row[s] * step[c] + row[c] * step[s];
        next[c] = row[c] * step[c] - row[s] * step[s];
    }
}

/** Where a hand stands, or by how much it turns. */
struct hand {
    long double sine;   /**< of its angle */
    long double cosine; /**< of its angle */
};

static struct hand turn(struct hand a, struct hand by)
{
    return (struct hand){a.sine * by.cosine + a.cosine * by.sine,
                         a.cosine * by.cosine - a.sine * by.sine};
}

/* The turn of pair i from one row to the next. */
static struct hand one_row(size_t i, size_t d_model)
{
    long double share = 2.0L * (long double)i / (long double)d_model;
    long double w = powl(10000, -share);

    return (struct hand){sinl(w), cosl(w)};
}

void encode_by_turning(size_t n, size_t d_model, double pe[n][d_model])
{
    double step[d_model];

    for (size_t i = 0; i < d_model / 2; i++) {
        struct hand by = one_row(i, d_model);

        step[2 * i] = (double)by.sine;
        step[2 * i + 1] = (double)by.cosine;
        pe[0][2 * i] = 0;
        pe[0][2 * i + 1] = 1;
    }
    for (size_t pos = 1; pos < n; pos++)
        turn_row(d_model, step, pe[pos - 1], pe[pos]);
}

/* The hands in double turn once a row, and go slowly wrong. Every BLOCK rows,
 * a power of 2, they are set by hands in long double, which turn only then. */
enum { BLOCK = 128 };

static struct hand one_block(struct hand by)
{
    for (size_t rows = 1; rows < BLOCK; rows *= 2)
        by = turn(by, by);
    return by;
}

static void set_hands(size_t half, struct hand at[half],
                      const struct hand block[half], double s[half],
                      double c[half])
{
    for (size_t i = 0; i < half; i++) {
        s[i] = (double)at[i].sine;
        c[i] = (double)at[i].cosine;
        at[i] = turn(at[i], block[i]);
    }
}

/* Sines and cosines lie in arrays of their own, so that neighbours fill a
 * register. restrict promises that the arrays do not overlap. */
static void write_and_turn(size_t half, const double step_s[restrict half],
                           const double step_c[restrict half],
                           double s[restrict half], double c[restrict half],
                           float row[restrict 2 * half])
{
    for (size_t i = 0; i < half; i++) {
        double sine = s[i], cosine = c[i];

        row[2 * i] = (float)sine;
        row[2 * i + 1] = (float)cosine;
        s[i] = sine * step_c[i] + cosine * step_s[i];
        c[i] = cosine * step_c[i] - sine * step_s[i];
    }
}

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    size_t half = d_model / 2;
    struct hand at[half], block[half];
    double s[half], c[half], step_s[half], step_c[half];

    for (size_t i = 0; i < half; i++) {
        struct hand by = one_row(i, d_model);

        step_s[i] = (double)by.sine;
        step_c[i] = (double)by.cosine;
        at[i] = (struct hand){0, 1};
        block[i] = one_block(by);
    }
    for (size_t pos = 0; pos < n; pos++) {
        if (pos % BLOCK == 0)
            set_hands(half, at, block, s, c);
        write_and_turn(half, step_s, step_c, s, c, pe[pos]);
    }
}
