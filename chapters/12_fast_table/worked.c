/* Every number that the lesson of chapter W1 shows, from your own code, but for
 * the times: these are measured, by make race.
 *
 * Run it with make run CH=12. Each block begins with ## and its name: the
 * lesson asks for it by that name. The true values come from the tests' own
 * oracle. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fast_table.h"
#include "oracle.h"
#include "worked.h" /* block, COUNT, print_numbers */

enum { ROWS = 8192, WIDTH = 512 };

static void sizes(void)
{
    const size_t rows[] = {512, 8192, 131072};

    block("numbers", "  rows   columns    numbers   as floats");
    for (size_t s = 0; s < COUNT(rows); s++)
        printf("%6zu   %7d   %8zu   %6zu MB\n", rows[s], WIDTH, rows[s] * WIDTH,
               rows[s] * WIDTH * sizeof(float) / 1000000);
    block("calls", "  rows   sines and cosines: formula   turning");
    for (size_t s = 0; s < COUNT(rows); s++)
        printf("%6zu   %26zu   %7d\n", rows[s], rows[s] * WIDTH, WIDTH);
}

static void print_row(const char *name, const double row[6])
{
    printf("%-10s [", name);
    print_numbers(6, row, 7, 4);
    printf(" ]\n");
}

static void river_bank(void)
{
    double step[6], row[4][6];

    oracle_encoding(1, 6, step);
    oracle_encoding(0, 6, row[0]);
    block("river_bank", "");
    print_row("the step", step);
    print_row("row 0", row[0]);
    for (size_t pos = 1; pos < 4; pos++) {
        char name[8];

        turn_row(6, step, row[pos - 1], row[pos]);
        snprintf(name, sizeof name, "row %zu", pos);
        print_row(name, row[pos]);
    }
}

/* ---- drift ---- */

/* The hands of all pairs, one position after the start. */
static void first_hands(struct oracle_hand hand[WIDTH / 2])
{
    for (size_t i = 0; i < WIDTH / 2; i++)
        hand[i] = oracle_hand(i, WIDTH);
}

/* The largest error of a row, where the hands stand right. */
static double error_of(const double row[WIDTH],
                       const struct oracle_hand hand[WIDTH / 2])
{
    double largest = 0;

    for (size_t i = 0; i < WIDTH / 2; i++) {
        largest = fmax(largest, oracle_error(row[2 * i], hand[i].sine));
        largest = fmax(largest, oracle_error(row[2 * i + 1], hand[i].cosine));
    }
    return largest;
}

/* What a rounding error is depends on the processor. Its power of ten does not:
 * the step is rounded to doubles, and repeats this same error at every turn. */
static double power_of_ten(double error)
{
    return pow(10, round(log10(error)));
}

/* Turns a row of floats as turn_row turns doubles. The product of two floats is
 * exact in double, and so each result is rounded alike on every processor. */
static void turn_floats(const double step[WIDTH], double row[WIDTH])
{
    for (size_t k = 0; k < WIDTH; k += 2) {
        double sine = row[k], cosine = row[k + 1];
        float s = (float)step[k], c = (float)step[k + 1];
        float a = (float)(sine * c), b = (float)(cosine * s);
        float d = (float)(cosine * c), e = (float)(sine * s);

        row[k] = (float)((double)a + b);
        row[k + 1] = (float)((double)d - e);
    }
}

static void print_drift(size_t pos, const double row[WIDTH],
                        const double floats[WIDTH])
{
    struct oracle_hand hand[WIDTH / 2];

    first_hands(hand);
    for (size_t i = 0; i < WIDTH / 2; i++)
        hand[i] = oracle_turns(hand[i], pos);
    printf("%4zu        about %.0e   %15.0e\n", pos,
           power_of_ten(error_of(row, hand)), error_of(floats, hand));
}

static void drift(void)
{
    double(*pe)[WIDTH] = malloc(ROWS * sizeof *pe);
    double floats[WIDTH];

    if (pe == NULL)
        return;
    encode_by_turning(ROWS, WIDTH, pe);
    memcpy(floats, pe[0], sizeof floats);
    block("drift", " row   turned in double   turned in float");
    for (size_t pos = 1; pos < ROWS; pos++) {
        turn_floats(pe[1], floats);
        if (pos == 1 || pos == 10 || pos == 100 || pos == 1000 ||
            pos == ROWS - 1)
            print_drift(pos, pe[pos], floats);
    }
    free(pe);
}

static void set(const struct oracle_hand hand[WIDTH / 2], double row[WIDTH])
{
    for (size_t i = 0; i < WIDTH / 2; i++) {
        row[2 * i] = oracle_nearest(hand[i].sine);
        row[2 * i + 1] = oracle_nearest(hand[i].cosine);
    }
}

/* Turns the hands on by so many rows. */
static void turn_on(size_t rows, const struct oracle_hand first[WIDTH / 2],
                    struct oracle_hand hand[WIDTH / 2])
{
    for (size_t i = 0; i < WIDTH / 2; i++)
        hand[i] = oracle_turn(hand[i], oracle_turns(first[i], rows));
}

/* Row 8191, turned from row 0 by a step of doubles. */
static void last_row(const struct oracle_hand first[WIDTH / 2],
                     double last[WIDTH])
{
    double step[WIDTH], row[2][WIDTH];

    set(first, step);
    for (size_t k = 0; k < WIDTH; k++)
        row[0][k] = (double)(k % 2);
    for (size_t t = 0; t + 1 < ROWS; t++)
        turn_row(WIDTH, step, row[t % 2], row[1 - t % 2]);
    memcpy(last, row[(ROWS - 1) % 2], sizeof row[0]);
}

/* The doubles that are nearest to a hand, as a hand. */
static struct oracle_hand rounded(struct oracle_hand hand)
{
    struct oracle_two sine = {oracle_nearest(hand.sine), 0};
    struct oracle_two cosine = {oracle_nearest(hand.cosine), 0};

    return (struct oracle_hand){sine, cosine};
}

/* Where the drift of the last row comes from: from the step, which is rounded
 * to doubles and then turned exactly, or from the turns, which round. */
static void drift_of_the_step(void)
{
    double got[WIDTH], by_step = 0, by_turns = 0;
    struct oracle_hand first[WIDTH / 2];

    first_hands(first);
    last_row(first, got);
    for (size_t i = 0; i < WIDTH / 2; i++) {
        struct oracle_hand off = oracle_turns(rounded(first[i]), ROWS - 1);
        struct oracle_hand right = oracle_turns(first[i], ROWS - 1);

        by_step = fmax(by_step, oracle_error(off.sine.high, right.sine));
        by_step = fmax(by_step, oracle_error(off.cosine.high, right.cosine));
        by_turns = fmax(by_turns, oracle_error(got[2 * i], off.sine));
        by_turns = fmax(by_turns, oracle_error(got[2 * i + 1], off.cosine));
    }
    block("drift_of_the_step", "row 8191                    largest error");
    printf("the step's rounding, repeated     %.1e\n", by_step);
    printf("what the turns round        about %.0e\n", power_of_ten(by_turns));
}

/* The largest error at the end of a block, where the row is set to true values
 * every so many rows. */
static double error_when_set(size_t every)
{
    struct oracle_hand first[WIDTH / 2], hand[WIDTH / 2];
    double step[WIDTH], row[2][WIDTH], largest = 0;

    first_hands(first);
    set(first, step);
    for (size_t i = 0; i < WIDTH / 2; i++)
        hand[i] = oracle_turns(first[i], 0);
    for (size_t start = 0; start < ROWS; start += every) {
        size_t left = ROWS - start, turns = (left < every ? left : every) - 1;

        set(hand, row[0]);
        for (size_t t = 0; t < turns; t++)
            turn_row(WIDTH, step, row[t % 2], row[1 - t % 2]);
        turn_on(turns, first, hand);
        largest = fmax(largest, error_of(row[turns % 2], hand));
        turn_on(1, first, hand);
    }
    return largest;
}

static void set_again(void)
{
    const size_t every[] = {10, 100, 1000, 8192};

    block("set_again", "set again every   largest error in 8192 rows");
    for (size_t s = 0; s < COUNT(every); s++)
        printf("%10zu rows                  about %.0e\n", every[s],
               power_of_ten(error_when_set(every[s])));
}

/* ---- floats ---- */

/* An entry so near 0 that floats there lie close together. */
static void near_zero(void)
{
    const size_t pos = 7199, i = 35;
    double t = oracle_turns(oracle_hand(i, WIDTH), pos).cosine.high;
    double gap = nextafterf((float)t, 1) - (float)t;

    block("near_zero", "");
    printf("row %zu, index %zu: the true value is %.4e\n", pos, 2 * i + 1, t);
    printf("floats lie %.1e apart there, and %.1e just below 1\n", gap,
           1.0 - (double)nextafterf(1, 0));
    printf("3e-16 * (%zu + 1) is %.1e\n", pos, 3e-16 * (double)(pos + 1));
}

static void bank_as_floats(void)
{
    float pe[2][6];

    fill_table(2, 6, pe);
    block("floats", "");
    for (size_t pos = 0; pos < 2; pos++) {
        printf("row %zu [", pos);
        for (size_t k = 0; k < 6; k++)
            printf(" %.8f", pe[pos][k]);
        printf(" ]\n");
    }
}

int main(void)
{
    sizes();
    river_bank();
    drift();
    drift_of_the_step();
    set_again();
    near_zero();
    bank_as_floats();
    return 0;
}
