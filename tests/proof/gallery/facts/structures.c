/* Prints facts with each structure that the harness finds, as runner.c would.
 * structures.txt says what the judge must say of them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "record.h"

enum { ROWS = 3, COLUMNS = 4, N = ROWS * COLUMNS };

/* Three rows of two pairs, or without pairs. */
static const double table[N] = {0.1, 0.9, 0.3,  0.7,  0.2,  0.8,
                                0.5, 0.6, 0.85, 0.35, 0.45, 0.75};

static struct shape shape(size_t rows, size_t columns, bool in_pairs)
{
    return (struct shape){rows, columns, in_pairs, NULL};
}

/* Of all that is found, what the exercise is called after; or the first. */
static void found(const char *exercise, struct shape shape, const double got[],
                  const double want[])
{
    struct findings all = {0};
    size_t at = 0;

    find_structures(shape, got, want, 1e-12, true, &all);
    for (size_t k = all.count; k-- > 0;)
        if (strncmp(all.finding[k].name, exercise, strlen(exercise)) == 0)
            at = k;
    printf("claim\t");
    for (const char *c = exercise; *c != '\0'; c++)
        putchar(*c == ' ' ? '_' : *c);
    printf("\tis_told\tfailed\t\t\nwrong\tf()\t\n");
    printf("structure\t%s\tf()\t\n",
           all.count > 0 ? all.finding[at].name : "nothing");
}

/* Of a table in which number k is the one that stands at index FROM[k]. */
static void moved(const char *exercise, struct shape shape, const size_t from[])
{
    double got[N];

    for (size_t k = 0; k < N; k++)
        got[k] = from[k] < N ? table[from[k]] : 0.11;
    found(exercise, shape, got, table);
}

/* Of a table in which these numbers have become FACTOR times themselves, and
 * MORE. */
static void changed(const char *exercise, struct shape shape, size_t first,
                    size_t step, size_t count, double factor, double more)
{
    double got[N];

    for (size_t k = 0; k < N; k++)
        got[k] = table[k];
    for (size_t k = 0; k < count; k++)
        got[first + k * step] = factor * got[first + k * step] + more;
    found(exercise, shape, got, table);
}

static void one_number(const char *exercise, double got, double want)
{
    found(exercise, shape(1, 1, false), &got, &want);
}

static void places(void)
{
    static const double plain[] = {1, 2, 4, 8, 16}, turned[] = {16, 8, 4, 2, 1};
    static const double square[] = {1, 2, 4, 8}, flipped[] = {1, 4, 2, 8};

    moved("swapped_pairs", shape(ROWS, COLUMNS, true),
          (size_t[]){1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10});
    moved("halves", shape(ROWS, COLUMNS, true),
          (size_t[]){0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11});
    /* Row 0 stands where row 1 belongs. The first is left over. */
    moved("too_late", shape(ROWS, COLUMNS, true),
          (size_t[]){N, N, N, N, 0, 1, 2, 3, 4, 5, 6, 7});
    moved("too_early", shape(ROWS, COLUMNS, true),
          (size_t[]){4, 5, 6, 7, 8, 9, 10, 11, N, N, N, N});
    found("reversed", shape(1, 5, false), turned, plain);
    moved("reversed_rows", shape(ROWS, COLUMNS, false),
          (size_t[]){8, 9, 10, 11, 4, 5, 6, 7, 0, 1, 2, 3});
    found("transposed", shape(2, 2, false), flipped, square);
}

static void lines(void)
{
    struct shape rows = shape(ROWS, COLUMNS, false),
                 waves = shape(ROWS, COLUMNS, true);
    struct shape line = shape(1, N, false);

    changed("factor", rows, 0, 1, N, 3, 0);
    found("alike_rows", shape(3, 2, false), (double[]){1, 2, 1, 2, 1, 2},
          (double[]){1, 2, 3, 4, 5, 6});
    found("alike", shape(2, 3, false), (double[]){1, 1, 1, 4, 4, 4},
          (double[]){1, 2, 3, 4, 5, 6});
    changed("float", rows, 0, 1, N, 1 + 2e-7, 0);
    changed("digits", rows, 0, 1, N, 1 + 2e-11, 0);
    changed("only_sines", waves, 0, 2, N / 2, 1, 0.5);
    changed("only_cosines", waves, 1, 2, N / 2, 1, 0.5);
    changed("all_but row", rows, 8, 1, 2, 2, 0);
    changed("all_but column", rows, 2, 4, 3, 2, 0);
    changed("all_but index", line, 7, 1, 1, 2, 0);
    changed("all_but the last row", rows, 8, 1, 2, 2, 0);
    changed("all_but the last column", rows, 3, 4, 3, 2, 0);
    changed("all_but the last index", line, N - 1, 1, 1, 2, 0);
    changed("only row", rows, 4, 3, 3, 2, 0);
    found("only column", shape(2, 3, false), (double[]){1, 3, 9, 4, 6, 5},
          (double[]){1, 2, 3, 4, 5, 6});
    changed("from_row", shape(N / 2, 2, false), 4, 1, N - 4, 2, 0.1);
    found("from_column", shape(2, 4, false), (double[]){1, 2, 4, 5, 5, 6, 8, 9},
          (double[]){1, 2, 3, 4, 5, 6, 7, 8});
    changed("from_index", line, 7, 1, N - 7, 2, 0.1);
    changed("only index", shape(1, 4, false), 1, 1, 3, 2, 0.1);
}

static void numbers(void)
{
    const double pi = 3.14159265358979323846, x = 0.7;

    one_number("negative", -x, x);
    one_number("square", x * x, x);
    one_number("root", sqrt(x), x);
    one_number("inverse", 1 / x, x);
    one_number("logarithm", log(x), x);
    one_number("twice", 2 * x, x);
    one_number("half", x / 2, x);
    one_number("floored_half", 3, 7);
    one_number("plus_1", x + 1, x);
    one_number("minus_1", x - 1, x);
    one_number("rest", 1 - x, x);
    one_number("times_pi", x * pi, x);
    one_number("by_pi", x / pi, x);
    one_number("times_2_pi", x * 2 * pi, x);
    one_number("by_2_pi", x / 2 / pi, x);
    one_number("times_root_2", x * sqrt(2), x);
    one_number("by_root_2", x / sqrt(2), x);
    one_number("degrees", x * 180 / pi, x);
    one_number("radians", x * pi / 180, x);
    one_number("whole", 4, 3.6);
    one_number("rounded", 0.67, 2. / 3);
    one_number("one_factor", 5 * x, x);
    one_number("one_more", x + 4, x);
    one_number("one_less", x - 4, x);
    one_number("pi_3.14", x * 3.14 / pi, x);
    one_number("pi_22/7", x + 22.0 / 7 - pi, x);
}

int main(void)
{
    places();
    lines();
    numbers();
    printf("claim\tof_one_output\tis_told\tfailed\t\t\nwrong\tf()\t\n"
           "structure\ttwice\tf()\tdq\n"
           "claim\tof_each\tis_told\tfailed\t\t\nwrong\tf()\t\n"
           "structure\tone_factor 5 each\tf()\t\n");
    return 0;
}
