/* The data of the figures of chapter 12. */
#include "data.h"
#include "oracle.h"

enum { ROWS = 8192, PAIRS = 256, BLOCK = 128 };

/* A sine and a cosine for each pair. */
struct row {
    double sine[PAIRS], cosine[PAIRS];
};

static struct oracle_hand speed[PAIRS], hand[PAIRS];

static double error_of(const struct row *row)
{
    double largest = 0;

    for (size_t i = 0; i < PAIRS; i++) {
        largest = fmax(largest, oracle_error(row->sine[i], hand[i].sine));
        largest = fmax(largest, oracle_error(row->cosine[i], hand[i].cosine));
    }
    return largest;
}

static void set(struct row *row)
{
    for (size_t i = 0; i < PAIRS; i++) {
        row->sine[i] = oracle_nearest(hand[i].sine);
        row->cosine[i] = oracle_nearest(hand[i].cosine);
    }
}

/* Rows that are shown: few, and the first and the last of blocks. */
static int is_shown(size_t pos)
{
    return pos <= 16 || (pos < 256 && pos % 8 == 0) || pos % BLOCK == 0 ||
           pos % BLOCK == 1 || pos % BLOCK == BLOCK - 1;
}

/* What is drawn are rounding errors, and they must be the same on every
 * processor. So turn_row is written here with fma, which rounds once
 * everywhere: a product, or a sum, to a double. */
static double product(double a, double b)
{
    return fma(a, b, 0);
}

static double sum(double a, double b)
{
    return fma(a, 1, b);
}

static void turn(const struct row *step, struct row *row)
{
    for (size_t i = 0; i < PAIRS; i++) {
        double sine = row->sine[i], cosine = row->cosine[i];
        double s = step->sine[i], c = step->cosine[i];

        row->sine[i] = sum(product(sine, c), product(cosine, s));
        row->cosine[i] = sum(product(cosine, c), product(-sine, s));
    }
}

/* The product of two floats, and the sum of two, is exact in double. */
static void turn_floats(const struct row *step, struct row *row)
{
    for (size_t i = 0; i < PAIRS; i++) {
        double sine = row->sine[i], cosine = row->cosine[i];
        float s = (float)step->sine[i], c = (float)step->cosine[i];
        float up = (float)(sine * c), on = (float)(cosine * s);
        float across = (float)(cosine * c), back = (float)(sine * s);

        row->sine[i] = (float)((double)up + on);
        row->cosine[i] = (float)((double)across - back);
    }
}

/* The largest error of a row: turned in float, in double, and in double with
 * true values at every row that BLOCK divides. */
FIGURE(drift)
{
    struct row step, floats, doubles, again;

    for (size_t i = 0; i < PAIRS; i++)
        hand[i] = speed[i] = oracle_hand(i, 2 * PAIRS);
    set(&step);
    for (size_t i = 0; i < PAIRS; i++)
        hand[i] = oracle_turns(speed[i], 0);
    set(&floats);
    set(&doubles);
    for (size_t pos = 0; pos < ROWS; pos++) {
        if (pos % BLOCK == 0)
            set(&again);
        if (pos > 0 && is_shown(pos))
            printf("%zu %.1e %.1e %.1e\n", pos, error_of(&floats),
                   error_of(&doubles), error_of(&again));
        turn_floats(&step, &floats);
        turn(&step, &doubles);
        turn(&step, &again);
        for (size_t i = 0; i < PAIRS; i++)
            hand[i] = oracle_turn(hand[i], speed[i]);
    }
}
