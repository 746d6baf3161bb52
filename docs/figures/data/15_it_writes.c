/* The data of the figures of chapter 15. */
#include "data.h"
#include "it_writes.h"

enum { WORDS = 6, KEEP = 1, DROP = 2 };

/* A row for each word: its number, its row, and where its key's hand points. */
static void put_hands(size_t n, const double keys[n][2],
                      const double values[n][2])
{
    for (size_t j = 0; j < n; j++)
        ROW(values[j][0], (double)j, keys[j][0], keys[j][1]);
}

/* A cache of six equal words, of which words 1 and 2 go: before and after. */
FIGURE(turned_back)
{
    double k[WORDS][2], v[WORDS][2], keys[WORDS][2], values[WORDS][2];
    size_t left;

    for (size_t i = 0; i < WORDS; i++) {
        memcpy(k[i], (double[]){1, 0}, sizeof k[i]);
        memcpy(v[i], (double[]){(double)i, 0}, sizeof v[i]);
    }
    keep_chunk(0, WORDS, WORDS, 2, 10000, (const double(*)[2])k,
               (const double(*)[2])v, keys, values);
    put_hands(WORDS, (const double(*)[2])keys, (const double(*)[2])values);
    part();
    left = shift_cache(WORDS, KEEP, DROP, 2, 10000, keys, values);
    put_hands(left, (const double(*)[2])keys, (const double(*)[2])values);
}

/* 1 where the token of this row sees the token of this column: one text, the
 * same with a window of 4, and three texts with padding. */
FIGURE(who_sees_whom)
{
    enum { N = 12 };
    static const size_t texts[3][N] = {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                                       {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                                       {0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 0}};
    static const size_t windows[3] = {0, 4, 0};

    for (size_t panel = 0; panel < 3; panel++) {
        double bias[N][N], seen[N][N];

        visible_bias(N, texts[panel], windows[panel], bias);
        for (size_t i = 0; i < N; i++)
            for (size_t j = 0; j < N; j++)
                seen[i][j] = isinf(bias[i][j]) ? 0 : 1;
        if (panel > 0)
            part();
        put_matrix(N, N, (const double(*)[N])seen);
    }
}
