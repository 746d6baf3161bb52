/* multi_head_attention in steps. A file that gets one of them wrong defines the
 * macro of that step before it includes this. */
#include "multi_head.h"

#include <math.h>
#include <string.h>

/* The column that is number c of head a; also where its result goes. */
#ifndef COLUMN
#define COLUMN(a, c) ((a)*width + (c))
#endif

/* A factor of the queries: attention divides the scores by the root of the
 * width, and this makes it divide by something else. */
#ifndef SCALE
#define SCALE 1
#endif

/* What each head is told of the mask. */
#ifndef MASK
#define MASK causal
#endif

/* What number k of a token contributes to number c, in W_O if OUTPUT is true,
 * otherwise in the three others. */
#ifndef WEIGHT
#define WEIGHT(output, w, k, c) (w)[k][c]
#endif

/* The matrix of each product. */
#ifndef W_Q
#define W_Q w_q
#endif
#ifndef W_K
#define W_K w_k
#endif
#ifndef W_V
#define W_V w_v
#endif

/* The column of each that is number c of head a, and what is
 * mixed: 1 are the keys, 2 the values. */
#ifndef Q_COLUMN
#define Q_COLUMN(a, c) COLUMN(a, c)
#endif
#ifndef K_COLUMN
#define K_COLUMN(a, c) COLUMN(a, c)
#endif
#ifndef V_COLUMN
#define V_COLUMN(a, c) COLUMN(a, c)
#endif
#ifndef VALUE_PART
#define VALUE_PART 2
#endif

/* Of which heads the results are kept, and which row of w_o number k meets. */
#ifndef LEFT
#define LEFT(a) true
#endif
#ifndef OUTPUT_ROW
#define OUTPUT_ROW(k) (k)
#endif

/* How a head's numbers are put where those of the head before it stood. */
#ifndef PUT
#define PUT =
#endif

/* Where there is no answer. */
#ifndef REFUSED
#define REFUSED (heads == 0 || d_model % heads != 0)
#endif

static void product(bool output, size_t n, size_t d, size_t width,
                    const double x[n][d], const double w[d][d], double y[n][d])
{
    (void)output, (void)width;
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d; k++)
                y[r][c] +=
                    x[r][k] * WEIGHT(output, w, output ? OUTPUT_ROW(k) : k, c);
        }
}

bool multi_head_attention(size_t n, size_t d_model, size_t heads,
                          const double x[n][d_model],
                          const double w_q[d_model][d_model],
                          const double w_k[d_model][d_model],
                          const double w_v[d_model][d_model],
                          const double w_o[d_model][d_model], bool causal,
                          double y[n][d_model])
{
    double q[n][d_model], k[n][d_model], v[n][d_model], joined[n][d_model];
    size_t width;

    (void)causal, (void)w_q, (void)w_k, (void)w_v;
    if (REFUSED)
        return false;
    width = d_model / heads;
    product(false, n, d_model, width, x, W_Q, q);
    product(false, n, d_model, width, x, W_K, k);
    product(false, n, d_model, width, x, W_V, v);
    memset(joined, 0, sizeof joined);

    double part[4][n][width];

    memset(part, 0, sizeof part);
    for (size_t a = 0; a < heads; a++) {
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < width; c++) {
                part[0][r][c] PUT SCALE *q[r][Q_COLUMN(a, c)];
                part[1][r][c] PUT k[r][K_COLUMN(a, c)];
                part[2][r][c] PUT v[r][V_COLUMN(a, c)];
            }
        attention(n, width, width, part[0], part[1], part[VALUE_PART], MASK,
                  part[3]);
        for (size_t r = 0; r < n; r++)
            for (size_t c = 0; c < width; c++)
                joined[r][COLUMN(a, c)] = LEFT(a) ? part[3][r][c] : 0;
    }
    product(true, n, d_model, width, joined, w_o, y);
    return true;
}
