/* Finds errors with a simple, exact structure, and returns their names as
 * tests/judge/sentences.tsv has them.
 *
 * A name says only what is exactly true of the numbers compared, for example
 * that all of them are the expected ones, but in another place or times one
 * factor. If the expected numbers are too few or too similar to distinguish one
 * structure from another, no name is returned. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "claim.h"
#include "record.h"

/* The index of the expected number that stands at index k of the wrong array,
 * or n if there is none. */
typedef size_t (*origin)(struct shape shape, size_t k);

static size_t from_swapped_pairs(struct shape shape, size_t k)
{
    size_t column = k % shape.columns;

    if (!shape.in_pairs || shape.columns % 2 != 0)
        return shape.rows * shape.columns;
    return column % 2 == 0 ? k + 1 : k - 1;
}

static size_t from_halves(struct shape shape, size_t k)
{
    size_t m = shape.columns / 2, column = k % shape.columns;
    size_t source = column < m ? 2 * column : 2 * (column - m) + 1;

    if (!shape.in_pairs || shape.columns % 2 != 0)
        return shape.rows * shape.columns;
    return k - column + source;
}

static size_t from_transposed(struct shape shape, size_t k)
{
    if (shape.in_pairs || shape.rows < 2 || shape.rows != shape.columns)
        return shape.rows * shape.columns;
    return k % shape.columns * shape.columns + k / shape.columns;
}

/* The length of a step: one row, or one number in a single row of plain
 * values. */
static size_t step(struct shape shape)
{
    return shape.rows > 1 || shape.in_pairs ? shape.columns : 1;
}

/* At one end of a shifted array the numbers have no expected number to come
 * from. They are not compared; n + 1 marks them. */
static size_t from_later(struct shape shape, size_t k)
{
    size_t n = shape.rows * shape.columns;

    return k + step(shape) < n ? k + step(shape) : n + 1;
}

static size_t from_earlier(struct shape shape, size_t k)
{
    return k >= step(shape) ? k - step(shape) : shape.rows * shape.columns + 1;
}

static size_t from_last(struct shape shape, size_t k)
{
    size_t n = shape.rows * shape.columns;

    return n - step(shape) - k / step(shape) * step(shape) + k % step(shape);
}

static size_t from_reversed(struct shape shape, size_t k)
{
    return step(shape) == 1 ? from_last(shape, k) : shape.rows * shape.columns;
}

static size_t from_reversed_rows(struct shape shape, size_t k)
{
    return step(shape) > 1 ? from_last(shape, k) : shape.rows * shape.columns;
}

/* True if each number of got is the number of want at the index that FROM
 * gives. */
static bool rearranged(struct shape shape, const double got[],
                       const double want[], double tolerance, origin from)
{
    size_t n = shape.rows * shape.columns, compared = 0, right = 0;

    for (size_t k = 0; k < n; k++) {
        size_t source = from(shape, k);

        if (source == n + 1) {
            right += fabs(got[k] - want[k]) <= tolerance;
            continue;
        }
        if (source >= n || !(fabs(got[k] - want[source]) <= tolerance))
            return false;
        compared++;
    }
    /* Where nothing has moved away from an end, nothing has moved. */
    return compared >= 3 && (right == 0 || right < n - compared);
}

/* True if there are at least three different numbers, all of them finite. */
static bool telling(size_t n, const double want[], double tolerance)
{
    double other[3];
    size_t different = 0;

    for (size_t k = 0; k < n && different < 3; k++) {
        bool old = !isfinite(want[k]);

        for (size_t j = 0; j < different; j++)
            old = old || fabs(want[k] - other[j]) <= 4 * tolerance;
        if (!old)
            other[different++] = want[k];
    }
    return different >= 3;
}

/* The factor between the two arrays, or 0 if no single factor fits. */
static double factor(size_t n, const double got[], const double want[],
                     double tolerance)
{
    size_t largest = 0;
    double c;

    for (size_t k = 1; k < n; k++)
        if (fabs(want[k]) > fabs(want[largest]))
            largest = k;
    c = got[largest] / want[largest];
    if (!isfinite(c))
        return 0;
    for (size_t k = 0; k < n; k++)
        if (!(fabs(got[k] - c * want[k]) <= 2 * tolerance * (1 + fabs(c))))
            return 0;
    return fabs(c) > 1e-3 ? c : 0;
}

/* True if a row adds up to 0: then its last number follows from the others. */
static bool has_row_of_sum_0(struct shape shape, const double want[])
{
    for (size_t r = 0; r < shape.rows; r++) {
        double sum = 0, size = 0;

        for (size_t c = 0; c < shape.columns; c++) {
            sum += want[r * shape.columns + c];
            size += fabs(want[r * shape.columns + c]);
        }
        if (fabs(sum) <= 1e-9 * size)
            return true;
    }
    return false;
}

/* A factor tells nothing of a few numbers, and nothing of one column: there it
 * may be an effect of any mistake. Printed digits don't determine a factor, and
 * a factor of 1 is no error. */
static const char *scaled(struct shape shape, const double got[],
                          const double want[], double tolerance)
{
    static char name[40];
    size_t n = shape.rows * shape.columns;
    double c = factor(n, got, want, tolerance);

    if (c == 0)
        return NULL;
    if (fabs(c + 1) <= 4 * tolerance + 1e-9)
        return "opposite_sign";
    if (n < 4 || shape.columns == 1 || has_row_of_sum_0(shape, want))
        return NULL;
    if (tolerance > 1e-7 || fabs(c - 1) < 1e-5)
        return NULL;
    snprintf(name, sizeof name, "factor %.6g", c);
    return name;
}

/* The name "more C" or "less C" if every number is off by the same one. */
static const char *moved(size_t n, const double got[], const double want[],
                         double tolerance)
{
    static char name[40];
    double c = got[0] - want[0];

    if (n < 3 || fabs(c) < 1e-3)
        return NULL;
    for (size_t k = 0; k < n; k++)
        if (!(fabs(got[k] - want[k] - c) <= 2 * tolerance + 1e-12))
            return NULL;
    snprintf(name, sizeof name, "%s %.6g", c > 0 ? "more" : "less", fabs(c));
    return name;
}

/* The name "digits N" if the first N digits of each number are right and no
 * more, as with a float (7 digits) or a constant that was written out too
 * short. A double has 15 digits or more. Pi as 3.1416 leaves five right digits;
 * fewer than five tell nothing. A number that is small beside the others is
 * measured by a hundredth of the largest. */
static const char *right_to_digits(size_t n, const double got[],
                                   const double want[])
{
    static char name[40];
    double size = 0, error = 0;

    for (size_t k = 0; k < n; k++) {
        if (!isfinite(want[k]))
            return NULL;
        size = fmax(size, fabs(want[k]));
    }
    for (size_t k = 0; k < n; k++)
        error = fmax(error,
                     fabs(got[k] - want[k]) / fmax(fabs(want[k]), size / 100));
    if (!(error < 1e-5) || error < 1e-14)
        return NULL;
    snprintf(name, sizeof name, "digits %d", (int)floor(-log10(error)));
    return name;
}

/* True if row 0 is right, and each other row is the right one times a factor of
 * its own. */
static bool have_factors(struct shape shape, const double got[],
                         const double want[], double tolerance)
{
    if (shape.rows < 3 || shape.columns < 2)
        return false;
    for (size_t r = 0; r < shape.rows; r++) {
        size_t at = r * shape.columns;
        double c = factor(shape.columns, got + at, want + at, tolerance);

        if (c == 0 || (fabs(c - 1) < 1e-9) != (r == 0) ||
            fabs(want[at]) < 1e-3 || fabs(want[at + 1]) < 1e-3)
            return false;
    }
    return true;
}

/* Names what one number is of the expected one, or returns NULL if that is
 * nothing simple, or two things at once, as 4 is of 2. If ONLY is a name, the
 * question is whether this one fits. Pi was too short if the numbers are apart
 * as it is from 3.14 or 22/7, times a half, 1 or 2. */
static const char *relation(double got, double want, double tolerance,
                            const char *only)
{
    static const double pi = 3.14159265358979323846;
    const struct {
        double value;
        const char *name;
    } known[] = {
        {-want, "negative"},
        {want * want, "square"},
        {sqrt(fabs(want)), "root"},
        {1 / want, "inverse"},
        {2 * want, "twice"},
        {want / 2, "half"},
        {want + 1, "plus_1"},
        {want - 1, "minus_1"},
        {1 - want, "rest"},
        {want * pi, "times_pi"},
        {want / pi, "by_pi"},
        {want * 2 * pi, "times_2_pi"},
        {want / 2 / pi, "by_2_pi"},
        {want * 180 / pi, "degrees"},
        {want * sqrt(2), "times_root_2"},
        {want / sqrt(2), "by_root_2"},
        {want * pi / 180, "radians"},
        {want + 3.14 - pi, "pi_3.14"},
        {want + 6.28 - 2 * pi, "pi_3.14"},
        {want + 22.0 / 7 - pi, "pi_22/7"},
        {want + 44.0 / 7 - 2 * pi, "pi_22/7"},
        {want * 3.14 / pi, "pi_3.14"},
        {want * 22 / 7 / pi, "pi_22/7"},
    };
    const char *found = NULL;

    if (tolerance > 1e-7)
        return NULL;
    for (size_t k = 0; k < sizeof known / sizeof *known; k++)
        if ((only == NULL || strcmp(only, known[k].name) == 0) &&
            fabs(got - known[k].value) <= 2 * tolerance + 1e-12 * fabs(want)) {
            if (found != NULL && strcmp(found, known[k].name) != 0)
                return NULL;
            found = known[k].name;
        }
    return found;
}

/* Counts the wrong numbers of each row and column. */
static void count_wrong(struct shape shape, const double got[],
                        const double want[], double tolerance, size_t in_row[],
                        size_t in_column[])
{
    for (size_t k = 0; k < shape.rows * shape.columns; k++)
        if (!(got[k] == want[k] || fabs(got[k] - want[k]) <= tolerance)) {
            in_row[k / shape.columns]++;
            in_column[k % shape.columns]++;
        }
}

/* Names the one row (or column) that is wrong, or that row 0 alone is right;
 * or returns NULL. */
static const char *one_line(const char *kind, size_t n, const size_t wrong[])
{
    static char name[40];
    size_t lines = 0, last = 0;

    for (size_t k = 0; k < n; k++)
        if (wrong[k] > 0) {
            lines++;
            last = k;
        }
    if (n < 2 || (lines > 1 && (wrong[0] > 0 || lines < n - 1 || n < 3)))
        return NULL;
    snprintf(name, sizeof name, "%s_%s %zu", lines == 1 ? "only" : "but", kind,
             lines == 1 ? last : 0);
    return name;
}

/* Names where all wrong numbers stand, if that tells which line of a program
 * writes them. */
static const char *wrong_place(struct shape shape, const double got[],
                               const double want[], double tolerance)
{
    size_t *in_row = calloc(shape.rows + shape.columns, sizeof *in_row);
    size_t *in_column = in_row + shape.rows, wrong[2] = {0, 0};
    const char *name = NULL;

    if (in_row == NULL)
        return NULL;
    count_wrong(shape, got, want, tolerance, in_row, in_column);
    for (size_t c = 0; c < shape.columns; c++)
        wrong[c % 2] += in_column[c] > 0;
    if (shape.in_pairs && shape.columns % 2 == 1 && shape.columns > 1 &&
        wrong[0] + wrong[1] == 1 && in_column[shape.columns - 1] > 0)
        name = "only_lone";
    else if (shape.in_pairs && shape.columns > 2 &&
             (wrong[0] + wrong[1] > 1 || shape.columns < 5))
        name = wrong[0] == 0   ? "only_cosines"
               : wrong[1] == 0 ? "only_sines"
                               : NULL;
    if (name == NULL)
        name = one_line("row", shape.rows, in_row);
    if (name == NULL)
        name = one_line(shape.rows == 1 ? "index" : "column", shape.columns,
                        in_column);
    free(in_row);
    return name;
}

/* No number is missing, or as large as an unset variable. */
static bool all_ordinary(size_t n, const double got[])
{
    for (size_t k = 0; k < n; k++)
        if (!(fabs(got[k]) < 1e300))
            return false;
    return true;
}

static const struct {
    origin from;
    const char *name;
} moves[] = {
    {from_swapped_pairs, "swapped_pairs"},
    {from_halves, "halves"},
    {from_transposed, "transposed"},
    {from_later, "too_early"},
    {from_earlier, "too_late"},
    {from_reversed, "reversed"},
    {from_reversed_rows, "reversed_rows"},
};
enum { MOVES = sizeof moves / sizeof *moves };

const char *structure_of(struct shape shape, const double got[],
                         const double want[], double tolerance, bool first)
{
    size_t n = shape.rows * shape.columns;
    const char *name;

    if (!all_ordinary(n, got))
        return first ? wrong_place(shape, got, want, tolerance) : NULL;
    if (first && right_to_digits(n, got, want) != NULL)
        return right_to_digits(n, got, want);
    if (first && have_factors(shape, got, want, tolerance))
        return "row_factors";
    if (n == 1)
        return first ? relation(*got, *want, tolerance, NULL) : NULL;
    if (n < 3 || !telling(n, want, tolerance))
        return first ? wrong_place(shape, got, want, tolerance) : NULL;
    for (size_t k = 0; k < MOVES; k++)
        if (rearranged(shape, got, want, tolerance, moves[k].from))
            return moves[k].name;
    name = scaled(shape, got, want, tolerance);
    if (name == NULL)
        name = moved(n, got, want, tolerance);
    return name != NULL || !first ? name
                                  : wrong_place(shape, got, want, tolerance);
}

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

/* The phase of a float loses digits as the position grows, and the tolerance
 * grows with it. */
static bool has_no_digits(size_t n, const double got[], const double want[],
                          double tolerance)
{
    double error = 0, size = 0;

    for (size_t k = 0; k < n; k++) {
        error = fmax(error, fabs(got[k] - want[k]));
        size = fmax(size, fabs(want[k]));
    }
    return error > 1e-5 * size && error > 1e8 * tolerance;
}

/* The same for one move, factor or difference of a table that can show it. */
static bool has_not_moved(const char *name, struct shape shape,
                          const double got[], const double want[],
                          double tolerance)
{
    size_t n = shape.rows * shape.columns;
    const char *now = NULL;

    for (size_t k = 0; k < MOVES; k++)
        if (strcmp(name, moves[k].name) == 0)
            return moves[k].from(shape, 0) != n &&
                   !rearranged(shape, got, want, tolerance, moves[k].from);
    if (n < 4 || shape.columns == 1 || has_row_of_sum_0(shape, want) ||
        tolerance > 1e-7)
        return false;
    now = begins(name, "more") || begins(name, "less")
              ? moved(n, got, want, tolerance)
              : scaled(shape, got, want, tolerance);
    return now == NULL || strcmp(now, name) != 0;
}

/* The largest table whose lines are counted once more. */
enum { LARGE = 4096 };

bool speaks_against(const char *name, struct shape shape, const double got[],
                    const double want[], double tolerance)
{
    size_t n = shape.rows * shape.columns;
    const char *place;

    if (strcmp(name, "none") == 0 || !all_ordinary(n, got) ||
        !all_ordinary(n, want) || n > LARGE)
        return false;
    if (begins(name, "digits"))
        return has_no_digits(n, got, want, tolerance);
    if (begins(name, "only_") || begins(name, "but_")) {
        place = strstr(name, "row") == NULL && shape.columns > 1
                    ? wrong_place(shape, got, want, tolerance)
                    : name;
        return place == NULL || strcmp(place, name) != 0;
    }
    if (strcmp(name, "row_factors") == 0)
        return shape.rows > 2 && shape.columns > 1 && tolerance <= 1e-7 &&
               !have_factors(shape, got, want, tolerance);
    if (n == 1)
        return tolerance <= 1e-7 &&
               relation(*got, *want, tolerance, name) == NULL;
    return n >= 3 && telling(n, want, tolerance) &&
           has_not_moved(name, shape, got, want, tolerance);
}
