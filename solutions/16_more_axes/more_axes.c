#include "more_axes.h"

#include <math.h>
#include <string.h>

/* The pair at the indices east and north of x, turned. */
static void turn(double angle, size_t east, size_t north, const double *x,
                 double *rotated)
{
    rotated[east] = x[east] * cos(angle) - x[north] * sin(angle);
    rotated[north] = x[east] * sin(angle) + x[north] * cos(angle);
}

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++) {
        double w = pow(base, -(double)p / (double)pairs);

        turn(pos[axis[p]] * w, 2 * p, 2 * p + 1, x, rotated);
    }
}

size_t place_frames(size_t start, size_t frames, double step, size_t rows,
                    size_t columns, double pos[frames * rows * columns][3])
{
    size_t patch = 0, last = 0;

    for (size_t f = 0; f < frames; f++) {
        size_t time = (size_t)((double)f * step);

        for (size_t r = 0; r < rows; r++)
            for (size_t c = 0; c < columns; c++) {
                pos[patch][0] = (double)(start + time);
                pos[patch][1] = (double)(start + r);
                pos[patch][2] = (double)(start + c);
                patch++;
            }
        last = time;
    }
    if (last < rows - 1)
        last = rows - 1;
    if (last < columns - 1)
        last = columns - 1;
    return start + last + 1;
}

size_t axis_of_pair(size_t pair, size_t axes, const size_t section[axes],
                    bool in_turns)
{
    size_t axis = 0, end = section[0];

    if (in_turns)
        return pair / axes < section[pair % axes] ? pair % axes : 0;
    while (pair >= end)
        end += section[++axis];
    return axis;
}

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(pos * pow(base, -(double)p / (double)half), p, p + half, x,
             rotated);
}

double needle_share(size_t n, double lead)
{
    return 1 / (1 + (double)(n - 1) * exp(-lead));
}

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)((pos + 1) / block));
}

void attend_with_sink(size_t n, size_t d, const double q[d],
                      const double k[n][d], const double v[n][d], double sink,
                      double y[d])
{
    double score[n], largest = sink, sum = 0;

    for (size_t j = 0; j < n; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += q[c] * k[j][c];
        score[j] /= sqrt((double)d);
        largest = fmax(largest, score[j]);
    }
    memset(y, 0, d * sizeof *y);
    for (size_t j = 0; j < n; j++) {
        double power = exp(score[j] - largest);

        sum += power;
        for (size_t c = 0; c < d; c++)
            y[c] += power * v[j][c];
    }
    for (size_t c = 0; c < d; c++)
        y[c] /= sum + exp(sink - largest);
}
