/* Everything in long double, with counters where the reference divides. */
#include "more_axes.h"

#include <math.h>

static void turn(long double a, double x, double y, double *east, double *north)
{
    *east = (double)(x * cosl(a) - y * sinl(a));
    *north = (double)(x * sinl(a) + y * cosl(a));
}

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t a = 0; a < axes; a++)
        for (size_t p = 0; p < pairs; p++) {
            long double w = powl(base, -(long double)p / pairs);

            if (axis[p] == a)
                turn(pos[a] * w, x[2 * p], x[2 * p + 1], &rotated[2 * p],
                     &rotated[2 * p + 1]);
        }
}

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t n = frames * rows * columns;
    double largest = 0;

    for (size_t i = 0; i < n; i++) {
        size_t inside = i % (rows * columns);
        size_t frame = i / (rows * columns);

        pos[i][0] = (double)start + floor((double)frame * step);
        pos[i][1] = (double)(start + inside / columns);
        pos[i][2] = (double)(start + inside % columns);
        for (size_t a = 0; a < 3; a++)
            largest = fmax(largest, pos[i][a]);
    }
    return (size_t)largest + 1;
}

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t given[axes], p = 0;

    for (size_t a = 0; a < axes; a++)
        given[a] = 0;
    for (;;)
        for (size_t a = 0; a < axes; a++) {
            size_t count = in_turns ? 1 : section[a];

            for (size_t k = 0; k < count; k++) {
                size_t axis = !in_turns || given[a] < section[a] ? a : 0;

                given[axis]++;
                if (p++ == pair)
                    return axis;
            }
        }
}

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    for (size_t c = 0; c < 2 * pairs; c++)
        rotated[c] = x[c];
    for (size_t p = 0; p < turning; p++) {
        long double w = expl(-logl(base) * (long double)p / half);

        turn(pos * w, x[p], x[p + half], &rotated[p], &rotated[p + half]);
    }
}

double needle_share(size_t n, double lead)
{
    long double power = expl(lead);

    return (double)(power / (power + (long double)(n - 1)));
}

double sharpness(size_t pos, size_t block, double scale)
{
    size_t blocks = 0;

    for (size_t end = block; end <= pos + 1; end += block)
        blocks++;
    return (double)(1 + scale * log1pl(blocks));
}

/* The sink is one more key, whose value is 0. */
void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    long double score[n + 1], largest, sum = 0;

    largest = score[n] = sink;
    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += (long double)q[c] * k[j][c];
        score[j] /= sqrtl(d);
        largest = fmaxl(largest, score[j]);
    }
    for (size_t j = 0; j <= n; j++)
        sum += score[j] = expl(score[j] - largest);
    for (size_t c = 0; c < d; c++) {
        long double mean = 0;

        for (size_t j = 0; j < n; j++)
            mean += score[j] / sum * v[j][c];
        y[c] = (double)mean;
    }
}
