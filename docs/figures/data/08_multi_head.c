/* The data of the figures of chapter 08. */
#include "data.h"
#include "multi_head.h"
#include "vocabulary.h"

enum { N = 3, D = 4 }; /* two numbers for the word, two for its place */

struct weights {
    double q[D][D], k[D][D], v[D][D], o[D][D];
};

/* Columns FIRST and FIRST + 1 take the pair of the position, turned by ANGLE
 * and 100 times as long. */
static void look(double w[D][D], size_t first, double angle)
{
    w[2][first] = w[3][first + 1] = 100 * cos(angle);
    w[3][first] = 100 * sin(angle);
    w[2][first + 1] = -100 * sin(angle);
}

/* The weights of chapters/08_multi_head/worked.c: two heads look one place back
 * and one ahead, a single head looks away from its own place. */
static struct weights weights_of(size_t heads)
{
    struct weights w = {0};

    look(w.q, 0, heads == 1 ? pi : -1);
    if (heads == 2)
        look(w.q, 2, 1);
    for (size_t first = 0; first < D; first += D / heads) {
        w.k[2][first] = w.k[3][first + 1] = 1;
        w.v[0][first] = w.v[1][first + 1] = 1;
    }
    for (size_t c = 0; c < D; c++)
        w.o[c][c] = 1;
    return w;
}

/* A row for each text and number of heads: the words, and what "chased" gets;
 * first with one head, then with two. */
FIGURE(two_heads)
{
    const char *const words[] = {"cat chased dog", "dog chased cat"};

    for (size_t heads = 1; heads <= 2; heads++)
        for (size_t t = 0; t < 2; t++) {
            struct weights w = weights_of(heads);
            struct text text = read_text(words[t]);
            double x[N][D], y[N][D];

            for (size_t r = 0; r < N; r++) {
                memcpy(x[r], text.e[r], sizeof text.e[r]);
                x[r][2] = sin((double)r);
                x[r][3] = cos((double)r);
            }
            multi_head_attention(N, D, heads, x, w.q, w.k, w.v, w.o, false, y);
            put_named(words[t], D, y[1]);
        }
}

/* Three tokens, four columns, two heads, in whole numbers: the example of the
 * chapter's tests. */
static const double some_x[N][D] = {{1, 0, 2, -1}, {0, 1, 1, 1}, {2, -1, 0, 1}};
static const struct weights some = {
    .q = {{1, 0, 0, 1}, {0, 1, 1, 0}, {1, 0, -1, 0}, {0, 1, 0, 1}},
    .k = {{0, 1, 1, 0}, {1, 0, 0, 1}, {0, 1, 0, -1}, {1, 0, 1, 0}},
    .v = {{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 0, 0}, {0, 0, 1, -1}},
    .o = {{1, 0, 0, 0}, {0, 1, 0, 1}, {1, 0, 1, 0}, {0, 0, 2, 1}}};

static void put_rows(size_t n, const double x[n][D])
{
    for (size_t r = 0; r < n; r++)
        put_named("", D, x[r]);
    part();
}

/* X, W_Q and Q; the results of the heads side by side, W_O and Y. */
FIGURE(head_columns)
{
    double q[N][D], joined[N][D], y[N][D], unit[D][D] = {{0}};

    for (size_t r = 0; r < N; r++)
        for (size_t c = 0; c < D; c++) {
            q[r][c] = 0;
            for (size_t k = 0; k < D; k++)
                q[r][c] += some_x[r][k] * some.q[k][c];
        }
    for (size_t c = 0; c < D; c++)
        unit[c][c] = 1;
    multi_head_attention(N, D, 2, some_x, some.q, some.k, some.v, unit, false,
                         joined);
    multi_head_attention(N, D, 2, some_x, some.q, some.k, some.v, some.o, false,
                         y);
    put_rows(N, some_x);
    put_rows(D, some.q);
    put_rows(N, q);
    put_rows(N, joined);
    put_rows(D, some.o);
    put_rows(N, y);
}
