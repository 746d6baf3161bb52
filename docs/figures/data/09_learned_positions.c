/* The data of the figures of chapter 09. */
#include "data.h"
#include "full_formula.h"
#include "learned_positions.h"

enum { D_MODEL = 6, CONTEXT = 64, LONGEST = 48 };

/* Training towards the encodings, with n tokens of one word. As in the lesson:
 * the loss is half the squared distance. */
static void train(size_t n, double table[CONTEXT][D_MODEL])
{
    const double word[1][D_MODEL] = {{0}};
    double x[LONGEST][D_MODEL], pe[D_MODEL], gradient[CONTEXT][D_MODEL];
    size_t token[LONGEST] = {0}, place[LONGEST];

    embed(n, D_MODEL, 1, CONTEXT, token, word, (const double(*)[D_MODEL])table,
          x);
    for (size_t r = 0; r < n; r++) {
        place[r] = r;
        encode_position(r, D_MODEL, pe);
        for (size_t k = 0; k < D_MODEL; k++)
            x[r][k] -= pe[k];
    }
    table_gradient(n, D_MODEL, CONTEXT, place, (const double(*)[D_MODEL])x,
                   gradient);
    descend(CONTEXT, D_MODEL, (const double(*)[D_MODEL])gradient, 0.002, table);
}

/* How far row p of the table is from the encoding of p: 1 for a row of zeros.
 */
static double lacks(size_t p, const double row[D_MODEL])
{
    double pe[D_MODEL], gap[D_MODEL];

    encode_position(p, D_MODEL, pe);
    for (size_t k = 0; k < D_MODEL; k++)
        gap[k] = row[k] - pe[k];
    return sqrt(dot(D_MODEL, gap, gap) / dot(D_MODEL, pe, pe));
}

/* What each row lacks after 96, 480 and 2400 texts of 1 to 48 tokens, from a
 * table of zeros. */
FIGURE(rows_trained)
{
    double table[CONTEXT][D_MODEL] = {{0}};

    for (size_t text = 1; text <= 2400; text++) {
        train((text - 1) % LONGEST + 1, table);
        if (text != 96 && text != 480 && text != 2400)
            continue;
        for (size_t p = 0; p < CONTEXT; p++)
            ROW(p, lacks(p, table[p]));
        part();
    }
}

/* Pair 0 of PE(10), of the mean of PE(10) and PE(11), and of PE(11); then of
 * the mean again, with its length, and the same direction on the circle. */
FIGURE(row_between)
{
    double two[2][D_MODEL], three[3][D_MODEL];

    encode_position(10, D_MODEL, two[0]);
    encode_position(11, D_MODEL, two[1]);
    stretch_table(2, 3, D_MODEL, (const double(*)[D_MODEL])two, three);
    for (size_t r = 0; r < 3; r++)
        put_named("", 2, three[r]);
    part();
    NAMED("", three[1][0], three[1][1], sqrt(dot(2, three[1], three[1])),
          sin(10.5), cos(10.5));
}
