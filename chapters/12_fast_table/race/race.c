/* make race: how fast a table of encodings is filled, and how many of its
 * entries are not the nearest float. race.sh builds and calls it.
 *
 *   race [OTHERS]      the race
 *   race --count       only the counts, one record for each table
 *
 * OTHERS is a file with a line for each table that another program has filled:
 * its name, its seconds, and a file with its floats, separated by tabs.
 *
 * Every table is filled once before it is timed, and then in turns with the
 * others. The shortest time counts: other programs can only make it longer.
 * With SOLUTIONS defined, the reference and the steps that lead to it take
 * part; without, two orders of your own turns. */
#define _POSIX_C_SOURCE 200809L
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fast_table.h"
#include "oracle.h"
#include "todo.h"

#ifdef SOLUTIONS
#include "ladder.h"
void reference_fill_table(size_t n, size_t d_model, float pe[n][d_model]);
#endif

enum { ROWS = 8192, LONG = 131072, WIDTH = 512, ROUNDS = 9, NAME = 40 };

static const double LONG_RUN = 0.02; /* seconds */

typedef float table[][WIDTH];

/** Who takes part in the race. */
static struct entry {
    char name[NAME + 1]; /**< its line's first word */
    /** Fills a table. */
    void (*fill)(size_t n, size_t d_model, float pe[n][d_model]);
    double best;     /**< of its times, in seconds */
    double computed; /**< seconds of the processor, for all its runs */
    size_t runs;     /**< how many there were */
    size_t wrong;    /**< entries that are not the nearest float */
    double error;    /**< the largest difference from the nearest float */
} entries[16];
static size_t count;

static void obvious(size_t n, size_t d_model, float pe[n][d_model])
{
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            double w = pow(10000, -(double)k / (double)d_model);

            pe[pos][k] = (float)sin((double)pos * w);
            pe[pos][k + 1] = (float)cos((double)pos * w);
        }
}

static void frequencies_once(size_t n, size_t d_model, float pe[n][d_model])
{
    double w[d_model];

    for (size_t k = 0; k < d_model; k += 2)
        w[k] = pow(10000, -(double)k / (double)d_model);
    for (size_t pos = 0; pos < n; pos++)
        for (size_t k = 0; k < d_model; k += 2) {
            pe[pos][k] = (float)sin((double)pos * w[k]);
            pe[pos][k + 1] = (float)cos((double)pos * w[k]);
        }
}

#ifndef SOLUTIONS
/* The same turns in two orders, by turn_row as you have written it: the lesson
 * asks which is faster. */
static void turned_down_each_column(size_t n, size_t d_model,
                                    float pe[n][d_model])
{
    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);
        double step[2] = {sin(w), cos(w)}, hand[2][2] = {{0, 1}};

        for (size_t pos = 0; pos < n; pos++) {
            pe[pos][k] = (float)hand[pos % 2][0];
            pe[pos][k + 1] = (float)hand[pos % 2][1];
            turn_row(2, step, hand[pos % 2], hand[1 - pos % 2]);
        }
    }
}

static void turned_along_each_row(size_t n, size_t d_model,
                                  float pe[n][d_model])
{
    double step[d_model], row[2][d_model];

    for (size_t k = 0; k < d_model; k += 2) {
        double w = pow(10000, -(double)k / (double)d_model);

        step[k] = sin(w);
        step[k + 1] = cos(w);
        row[0][k] = 0;
        row[0][k + 1] = 1;
    }
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t k = 0; k < d_model; k++)
            pe[pos][k] = (float)row[pos % 2][k];
        turn_row(d_model, step, row[pos % 2], row[1 - pos % 2]);
    }
}
#endif

static void only_zeros(size_t n, size_t d_model, float pe[n][d_model])
{
    memset(pe, 0, n * d_model * sizeof(float));
}

/* An exercise that is not started comes back here. */
static jmp_buf not_started;

void todo_reached(const char *function, int line)
{
    (void)function;
    (void)line;
    longjmp(not_started, 1);
}

static bool is_started(void (*fill)(size_t n, size_t d_model,
                                    float pe[n][d_model]),
                       table pe)
{
    if (setjmp(not_started) != 0)
        return false;
    fill(2, WIDTH, pe);
    return true;
}

static struct entry *add(const char *name,
                         void (*fill)(size_t n, size_t d_model,
                                      float pe[n][d_model]))
{
    struct entry *entry = &entries[count++];

    snprintf(entry->name, sizeof entry->name, "%.*s", NAME, name);
    entry->fill = fill;
    entry->best = HUGE_VAL;
    return entry;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/* Fills the table for a while, and remembers the shortest time. On a busy
 * machine a long run is interrupted; what it computed itself is then nearer to
 * the truth, on average over all runs, since that clock is a coarse one. */
static void take_a_turn(struct entry *entry, size_t n, table pe, bool counts)
{
    double begin = now(), start, end;
    clock_t computed = clock();

    do {
        start = now();
        entry->fill(n, WIDTH, pe);
        end = now();
        if (counts)
            entry->best = fmin(entry->best, end - start);
        entry->runs += counts;
    } while (counts && end - begin < LONG_RUN);
    if (counts)
        entry->computed += (double)(clock() - computed) / CLOCKS_PER_SEC;
}

static double seconds(const struct entry *entry)
{
    double mean = entry->computed / (double)entry->runs;

    return entry->best > LONG_RUN ? fmin(entry->best, mean) : entry->best;
}

static void run(size_t n, table pe, int rounds)
{
    for (int round = 0; round <= rounds; round++)
        for (size_t k = 0; k < count; k++)
            take_a_turn(&entries[k], n, pe, round > 0);
}

/* The nearest floats. Where the oracle lies so near the middle of two floats
 * that its own error could decide, there is no nearest one: NaN. */
static size_t fill_nearest(table nearest)
{
    size_t undecided = 0;

    for (size_t k = 0; k < WIDTH; k += 2) {
        struct oracle_two w = oracle_long_frequency(k / 2, WIDTH);

        for (size_t pos = 0; pos < ROWS; pos++) {
            long double t[2];

            oracle_long_pair(pos, w, t);
            for (size_t half = 0; half < 2; half++) {
                float low = (float)(t[half] - 4 * LDBL_EPSILON);
                float high = (float)(t[half] + 4 * LDBL_EPSILON);

                nearest[pos][k + half] = (float)t[half];
                if (low == high || t[half] == 0)
                    continue;
                undecided++;
                nearest[pos][k + half] = NAN;
            }
        }
    }
    return undecided;
}

static void compare(struct entry *entry, table pe, table nearest)
{
    for (size_t pos = 0; pos < ROWS; pos++)
        for (size_t k = 0; k < WIDTH; k++) {
            double error = fabs((double)pe[pos][k] - (double)nearest[pos][k]);

            if (isnan(nearest[pos][k]) || error == 0)
                continue;
            entry->wrong++;
            if (!(error <= entry->error))
                entry->error = error;
        }
}

static bool read_table(const char *path, table pe)
{
    FILE *file = fopen(path, "rb");
    bool whole = file != NULL && fread(pe, sizeof *pe, ROWS, file) == ROWS;

    if (file != NULL)
        fclose(file);
    return whole;
}

static void add_others(const char *path, table pe, table nearest)
{
    char name[NAME + 1], data[241];
    double time;
    FILE *file = fopen(path, "r");

    while (file != NULL && count < sizeof entries / sizeof *entries &&
           fscanf(file, "%40[^\t]\t%lf\t%240[^\n]\n", name, &time, data) == 3) {
        struct entry *entry;

        if (!read_table(data, pe))
            continue;
        entry = add(name, NULL);
        entry->best = entry->computed = time;
        entry->runs = 1;
        compare(entry, pe, nearest);
    }
    if (file != NULL)
        fclose(file);
}

static void *memory(size_t rows)
{
    return aligned_alloc(4096, rows * WIDTH * sizeof(float));
}

static void count_all(table pe, table nearest)
{
    for (size_t k = 0; k < count; k++)
        if (entries[k].fill != NULL && entries[k].fill != only_zeros) {
            entries[k].fill(ROWS, WIDTH, pe);
            compare(&entries[k], pe, nearest);
        }
}

static double seconds_of_memset(void)
{
    for (size_t k = 0; k < count; k++)
        if (entries[k].fill == only_zeros)
            return seconds(&entries[k]);
    return 0;
}

static int megabytes(size_t rows)
{
    return (int)(rows * sizeof(float[WIDTH]) / 1000000);
}

static void print_entry(const struct entry *entry)
{
    printf("%-33s %8.2f %8.1f %8.2f", entry->name, 1e3 * seconds(entry),
           seconds(&entries[0]) / seconds(entry),
           seconds_of_memset() / seconds(entry));
    if (entry->fill != only_zeros)
        printf(" %9zu", entry->wrong);
    if (entry->wrong > 0)
        printf("   %.1e", entry->error);
    printf("\n");
}

static void print_race(void)
{
    printf("A table of %d rows of %d floats, %d MB:\n\n", ROWS, WIDTH,
           megabytes(ROWS));
    printf("%33s %8s %8s %8s %9s   %s\n", "", "", "times", "share of",
           "entries", "largest");
    printf("%33s %8s %8s %8s %9s   %s\n\n", "", "ms", "obvious", "memset",
           "not exact", "error");
    for (size_t k = 0; k < count; k++)
        print_entry(&entries[k]);
    printf("\nNot exact: an entry that is not the float nearest to the true "
           "value.\n");
}

/* A table that is too large for the processor's own memory. */
static void race_far(void)
{
    float(*pe)[WIDTH] = memory(LONG);
    struct entry near[sizeof entries / sizeof *entries];
    size_t all = count;

    if (pe == NULL)
        return;
    memcpy(near, entries, sizeof near);
    count = 0;
    for (size_t k = 0; k < all; k++)
        if (near[k].fill == only_zeros ||
            strstr(near[k].name, "fill_table") != NULL)
            add(near[k].name, near[k].fill);
    run(LONG, pe, ROUNDS - 2);
    printf("\nA table of %d rows, %d MB:\n\n", LONG, megabytes(LONG));
    for (size_t k = 0; k < count; k++)
        printf("%-33s %8.2f %8s %8.2f\n", entries[k].name,
               1e3 * seconds(&entries[k]), "",
               seconds_of_memset() / seconds(&entries[k]));
    free(pe);
}

/* Returns false if fill_table is not started. */
static bool add_all(table pe)
{
    bool started;

    add("obvious: pow, sin, cos each time", obvious);
    add("frequencies computed once", frequencies_once);
#ifdef SOLUTIONS
    add("turned, down each column", ladder_down_each_column);
    add("turned, along each row", ladder_along_each_row);
    add("turned, sines and cosines apart", ladder_two_arrays);
    add("the reference's fill_table", reference_fill_table);
#else
    if (is_started(turned_along_each_row, pe)) {
        add("your turn_row, down each column", turned_down_each_column);
        add("your turn_row, along each row", turned_along_each_row);
    }
#endif
    started = is_started(fill_table, pe);
    if (started)
        add("your fill_table", fill_table);
    add("memset, which only writes zeros", only_zeros);
    return started;
}

static int print_counts(size_t undecided)
{
    for (size_t k = 0; k < count; k++)
        printf("%s\t%zu\n", entries[k].name, entries[k].wrong);
    printf("undecided\t%zu\n", undecided);
    return 0;
}

int main(int arguments, char *argument[])
{
    bool only_counts = arguments > 1 && strcmp(argument[1], "--count") == 0;
    float(*pe)[WIDTH] = memory(ROWS), (*nearest)[WIDTH] = memory(ROWS);
    size_t undecided;
    bool started;

    if (pe == NULL || nearest == NULL) {
        fprintf(stderr, "There is not enough memory for two tables.\n");
        return 2;
    }
    started = add_all(pe);
    undecided = fill_nearest(nearest);
    count_all(pe, nearest);
    if (only_counts)
        return print_counts(undecided);
    run(ROWS, pe, ROUNDS);
    if (arguments > 1)
        add_others(argument[1], pe, nearest);
    print_race();
    if (undecided > 0)
        printf("%zu entries are too near the middle of two floats to tell.\n",
               undecided);
    race_far();
    return started ? 0 : 3;
}
