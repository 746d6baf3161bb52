/* Only differences count: the query stays as it is, and each kept key is turned
 * back by the query's position. A moved key is turned back to 0 and from there
 * to its new place. Biases start hidden, and are opened text by text. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    double w = 1, ratio = pow(base, -2 / (double)d);

    for (size_t i = 0; i < d; i += 2, w *= ratio) {
        double s = sin(pos * w), c = cos(pos * w), y[2];

        y[0] = c * x[i] - s * x[i + 1];
        y[1] = c * x[i + 1] + s * x[i];
        memcpy(turned + i, y, sizeof y);
    }
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = n; i-- > 0;) {
        size_t last = past + i;
        double score[last + 1], key[d], most, sum = 0;

        for (size_t j = last + 1; j-- > 0;) {
            turn(-(double)last, d, base, keys[j], key);
            score[j] = 0;
            for (size_t c = 0; c < d; c++)
                score[j] += q[i][c] * key[c];
            score[j] /= sqrt((double)d);
        }
        most = score[0];
        for (size_t j = 1; j <= last; j++)
            most = score[j] > most ? score[j] : most;
        for (size_t j = 0; j <= last; j++)
            sum += exp(score[j] - most);
        for (size_t c = 0; c < d; c++) {
            double mean = 0;

            for (size_t j = 0; j <= last; j++)
                mean += exp(score[j] - most) / sum * values[j][c];
            y[i][c] = mean;
        }
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t from = keep + drop; from < filled; from++) {
        size_t to = from - drop;
        double key[d];

        turn(-(double)from, d, base, keys[from], key);
        turn((double)to, d, base, key, keys[to]);
        for (size_t c = 0; c < d; c++)
            values[to][c] = values[from][c];
    }
    return filled - drop;
}

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        size_t seen = 0;

        for (size_t j = 0; j < n; j++)
            bias[i][j] = -INFINITY;
        bias[i][i] = 0;
        for (size_t j = i + 1; j-- > 0 && text[i] != 0;)
            if (text[j] == text[i] && (window == 0 || seen++ < window))
                bias[i][j] = 0;
    }
}
