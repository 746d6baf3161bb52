#include "rotary.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

/* Turns the pair whose numbers stand at these two indices. */
static void turn_pair(double angle, size_t first, size_t second,
                      const double *x, double *rotated)
{
    double c = cos(angle), s = sin(angle);

    rotated[first] = x[first] * c - x[second] * s;
    rotated[second] = x[first] * s + x[second] * c;
}

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -2.0 * (double)i / (double)d);
}

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++)
        turn_pair(pos * frequency(i, d, base), 2 * i, 2 * i + 1, x, rotated);
    return true;
}

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    double query[d], key[d], score = 0;

    rotate(q_pos, d, base, q, query);
    rotate(k_pos, d, base, k, key);
    for (size_t index = 0; index < d; index++)
        score += query[index] * key[index];
    return score;
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    if (d % 2 != 0)
        return false;
    for (size_t i = 0; i < d / 2; i++)
        turn_pair(pos * frequency(i, d, base), i, i + d / 2, x, rotated);
    return true;
}

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        halves[i] = pairs[2 * i];
        halves[i + d / 2] = pairs[2 * i + 1];
    }
}

double stretched_base(double base, size_t d, double factor)
{
    return base * pow(factor, (double)d / (double)(d - 2));
}

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * pi);
    double kept = fmin(1, fmax(0, (turns - low) / (high - low)));

    return kept * w + (1 - kept) * w / factor;
}
