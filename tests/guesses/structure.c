/* Finds errors with a simple, exact structure, and their names as
 * tests/judge/sentences.tsv has them.
 *
 * A name says only what is exactly true of the numbers compared, for example
 * that all of them are the expected numbers, but in another place or times one
 * factor. If the expected numbers are too few or too similar to distinguish one
 * structure from another, none is found. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "claim.h"
#include "record.h"

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

__attribute__((format(printf, 3, 4))) static void
add(struct findings *found, enum certainty certainty, const char *format, ...)
{
    struct finding *finding = &found->finding[found->count];
    va_list arguments;

    if (found->count == FINDINGS)
        return;
    *finding = (struct finding){.certainty = certainty};
    va_start(arguments, format);
    vsnprintf(finding->name, sizeof finding->name, format, arguments);
    va_end(arguments);
    found->count++;
}

static bool has(const struct findings *found, const char *name)
{
    for (size_t k = 0; k < found->count; k++)
        if (strcmp(found->finding[k].name, name) == 0)
            return true;
    return false;
}

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

/* True if each number of got is the number of want at the index that FROM
 * gives. But 1, 2, 3 are as well 0, 1, 2 and 1 more. */
static bool rearranged(struct shape shape, const double got[],
                       const double want[], double tolerance, origin from)
{
    size_t n = shape.rows * shape.columns, compared = 0, right = 0;
    bool apart = true;

    for (size_t k = 0; k < n; k++) {
        size_t source = from(shape, k);

        apart = apart && fabs(got[k] - want[k] - got[0] + want[0]) <= tolerance;
        if (source == n + 1) {
            right += fabs(got[k] - want[k]) <= tolerance;
            continue;
        }
        if (source >= n || !(fabs(got[k] - want[source]) <= tolerance))
            return false;
        compared++;
    }
    /* Where nothing has moved away from an end, nothing has moved. */
    return compared >= 3 && !apart && (right == 0 || right < n - compared);
}

/* True if there are at least three different numbers, all of them finite. */
static bool has_three_numbers(size_t n, const double want[], double tolerance)
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

/* Within two tolerances, of got and of want, and a billionth of the value. A
 * wrong 0 is no multiple of another number, and no power, however small the
 * other one is. */
static bool holds(const struct finding *finding, double got, double want,
                  double tolerance)
{
    double value = finding->factor * pow(want, finding->power) + finding->term;
    double slope =
        fabs(finding->factor * finding->power * pow(want, finding->power - 1));

    if (begins(finding->name, "whole"))
        return got == floor(want) || got == ceil(want);
    if (begins(finding->name, "rounded"))
        return is_near(got, round(want * value) / value);
    if (begins(finding->name, "logarithm"))
        value = log(want);
    if (begins(finding->name, "floored_half"))
        return want == floor(want) && got == floor(want / 2);
    return got == value ||
           (isfinite(value) &&
            !(got == 0 && finding->term == 0 &&
              differs(got, want, tolerance)) &&
            fabs(got - value) <=
                2 * tolerance * (1 + fmin(slope, 1e6)) + 1e-12 +
                    1e-9 * fmin(fabs(value), fabs(value - want)));
}

/* Whether this is true of every number; or, if it is not SURE, of every number
 * that is wrong. */
static bool all_hold(const struct finding *finding, size_t n,
                     const double got[], const double want[], double tolerance)
{
    for (size_t k = 0; k < n; k++)
        if ((finding->certainty == SURE ||
             differs(got[k], want[k], tolerance)) &&
            !holds(finding, got[k], want[k], tolerance))
            return false;
    return true;
}

/* A factor tells nothing of a few numbers, nothing of one column, and nothing
 * of two, if each row adds up to 0: they are the same numbers. */
static bool may_be_scaled(struct shape shape, const double want[])
{
    return shape.rows * shape.columns > 3 &&
           (shape.columns > 2 ||
            (shape.columns == 2 && fabs(want[0] + want[1]) > 1e-6));
}

/* True if all rows are alike, or all numbers of each row. */
static bool are_alike(const char *name, struct shape shape, const double got[])
{
    for (size_t k = 0; k < shape.rows * shape.columns; k++) {
        size_t like = strcmp(name, "alike_rows") == 0 ? k % shape.columns
                                                      : k - k % shape.columns;

        if (got[k] != got[like])
            return false;
    }
    return true;
}

/* Adds "digits N" if the first N digits of each number are right and no
 * more, as with a float (7 digits) or a constant that was written out too
 * short. A double has 15 digits or more. Pi as 3.1416 leaves five right digits;
 * fewer than five tell nothing. A number that is small beside the others is
 * measured by a hundredth of the largest. */
static void add_digits(size_t n, const double got[], const double want[],
                       struct findings *found)
{
    double size = 0, error = 0;

    for (size_t k = 0; k < n; k++) {
        if (got[k] != want[k] && !(fabs(got[k] - want[k]) < UNSET))
            return;
        if (isfinite(want[k]))
            size = fmax(size, fabs(want[k]));
    }
    for (size_t k = 0; k < n; k++)
        if (got[k] != want[k])
            error = fmax(error, fabs(got[k] - want[k]) /
                                    fmax(fabs(want[k]), size / 100));
    if (error < 1e-5 && error >= 1e-14)
        add(found, SURE, "digits %d", (int)floor(-log10(error)));
}

size_t count_other_sizes(double first, size_t n, const double got[],
                         const double want[], double tolerance)
{
    size_t count = 0;

    for (size_t k = 0; k < n && first != 0; k++)
        count += differs(got[k], want[k], tolerance) && want[k] != 0 &&
                 fabs(got[k]) < UNSET &&
                 fabs(fabs(want[k]) - fabs(first)) > 1e-6 * fabs(first);
    return count;
}

/* How every wrong number may come from the expected number, as a finding has
 * it; SHOWN is a number that the sentence names. */
struct relation {
    const char *name;
    double factor, term, power, shown;
};

#define PI   3.14159265358979323846
#define FINE 1e-7 /* a larger tolerance is that of printed digits */

/* Pi was too short if the numbers are apart as it is from 3.14 or 22/7, times a
 * half, 1 or 2. */
static const struct relation fixed[] = {
    {"negative", -1, 0, 1, 0},
    {"square", 1, 0, 2, 0},
    {"root", 1, 0, .5, 0},
    {"logarithm", 1, 0, 1, 0},
    {"inverse", 1, 0, -1, 0},
    {"twice", 2, 0, 1, 0},
    {"half", .5, 0, 1, 0},
    {"floored_half", 0, 0, 1, 0},
    {"plus_1", 1, 1, 1, 0},
    {"minus_1", 1, -1, 1, 0},
    {"rest", -1, 1, 1, 0},
    {"times_pi", PI, 0, 1, 0},
    {"by_pi", 1 / PI, 0, 1, 0},
    {"times_2_pi", 2 * PI, 0, 1, 0},
    {"by_2_pi", .5 / PI, 0, 1, 0},
    {"degrees", 180 / PI, 0, 1, 0},
    {"radians", PI / 180, 0, 1, 0},
    {"times_root_2", 1.41421356237309504880, 0, 1, 0},
    {"by_root_2", .70710678118654752440, 0, 1, 0},
    {"pi_3.14", 1, 3.14 - PI, 1, 0},
    {"pi_3.14", 1, 6.28 - 2 * PI, 1, 0},
    {"pi_3.14", 3.14 / PI, 0, 1, 0},
    {"pi_22/7", 1, 22.0 / 7 - PI, 1, 0},
    {"pi_22/7", 1, 44.0 / 7 - 2 * PI, 1, 0},
    {"pi_22/7", 22 / PI / 7, 0, 1, 0},
    {"whole", 0, 0, 1, 0},
    {"rounded", 1e2, 0, 0, 2},
    {"rounded", 1e3, 0, 0, 3},
    {"rounded", 1e4, 0, 0, 4},
    {"rounded", 1e5, 0, 0, 5},
    {"rounded", 1e6, 0, 0, 6},
};

/* Adds a relation if it is true of every number that is wrong. */
static void add_relation(const struct relation *relation,
                         enum certainty certainty, size_t n, const double got[],
                         const double want[], double tolerance,
                         struct findings *found)
{
    size_t count, at = first_wrong(n, got, want, tolerance, &count);
    struct finding finding = {.factor = relation->factor,
                              .term = relation->term,
                              .power = relation->power,
                              .certainty = certainty};

    strcpy(finding.name, relation->name);
    if (found->count == FINDINGS ||
        !all_hold(&finding, n, got, want, tolerance))
        return;
    finding.other_sizes = count_other_sizes(want[at], n, got, want, tolerance);
    if (certainty == SURE && finding.other_sizes < 2)
        return;
    snprintf(finding.name, sizeof finding.name, "%s %.6g%s", relation->name,
             relation->shown, certainty == WEAK ? " each" : "");
    found->finding[found->count++] = finding;
}

/* Adds the relations of every wrong number to the expected number: later
 * answers tell which is true. A WEAK one holds of any number, or by chance of a
 * few, so two more must bear it out. A wrong 0 or 1 is "whole" beside too many,
 * and a number that ends in 0 may have had fewer decimals. No factor is told of
 * printed digits, nor one that is huge, or nearly 1. */
static void add_each(struct shape shape, const double got[],
                     const double want[], double tolerance,
                     struct findings *found)
{
    size_t n = shape.rows * shape.columns, count;
    size_t at = first_wrong(n, got, want, tolerance, &count);
    double g = got[at], w = want[at];
    const struct relation computed[] = {
        {"one_factor", g / w, 0, 1, g / w},
        {g > w ? "one_more" : "one_less", 1, g - w, 1, fabs(g - w)},
        {"factor", g / w, 0, 1, g / w}};

    for (size_t k = 0; k < COUNT(fixed); k++) {
        bool whole = begins(fixed[k].name, "whole");
        double units = fixed[k].factor * g;

        if (whole ? fabs(g) < 1.5
                  : begins(fixed[k].name, "rounded") &&
                        is_near(units / 10, round(units / 10)))
            continue;
        add_relation(&fixed[k],
                     tolerance <= FINE && n == 1 && !whole ? ONE_OF : WEAK, n,
                     got, want, tolerance, found);
    }
    if (tolerance > FINE || fabs(g) > 1e9 * (1 + fabs(w)) ||
        fabs(g) < 1e-9 * fabs(w) || fabs(g - w) < 1e-5 * fabs(w))
        return;
    for (size_t k = 0; k < 2; k++)
        add_relation(&computed[k], WEAK, n, got, want, tolerance, found);
    if (may_be_scaled(shape, want))
        add_relation(&computed[2], SURE, n, got, want, tolerance, found);
}

/* How many numbers of a line, a row or a column, are wrong; and how many would
 * show a slip, since they should not be 0. */
struct line {
    size_t wrong, shown;
};

/* Adds the only line that is wrong, or that it is the last; or that line 0
 * alone is right. Each wrong line has this many wrong numbers at LEAST. */
static void add_lines(const char *kind, size_t n, const struct line line[],
                      size_t least, struct findings *found)
{
    size_t lines = 0, first = 0, wrong = 0, hidden = 0;

    for (size_t k = n; k-- > 0;)
        if (line[k].wrong > 0) {
            lines++;
            wrong += line[k].wrong >= least;
            first = k;
        } else {
            hidden += line[k].shown == 0;
        }
    if (lines == 1 && 2 * hidden < n)
        add(found, PLACE, "all_but %s %zu", kind, first);
    if (lines == 1 && 2 * hidden < n && first == n - 1)
        add(found, PLACE, "all_but the last %s", kind);
    if (n > 1 && wrong == n - 1 && line[0].wrong == 0 && line[0].shown > 0)
        add(found, PLACE, "only %s 0", kind);
    if (lines > 1 && first > 1 && wrong == n - first)
        add(found, PLACE, "from_%s %zu", kind, first);
}

/* Adds where all wrong numbers stand: of the first wrong answer, if that tells
 * which line of a program writes them. */
static void find_places(struct shape shape, const double got[],
                        const double want[], double tolerance, bool first,
                        struct findings *found)
{
    struct line *row = calloc(shape.rows + shape.columns, sizeof *row);
    struct line *column = row + shape.rows, wave[2] = {{0, 0}, {0, 0}};
    bool waves = !first || (shape.in_pairs && shape.columns > 2);

    if (row == NULL)
        return;
    for (size_t k = 0; k < shape.rows * shape.columns; k++) {
        size_t wrong = differs(got[k], want[k], tolerance);
        size_t shown = !first || want[k] != 0;

        row[k / shape.columns].wrong += wrong;
        row[k / shape.columns].shown += shown;
        column[k % shape.columns].wrong += wrong;
        column[k % shape.columns].shown += shown;
    }
    for (size_t c = 0; c < shape.columns; c++) {
        wave[c % 2].wrong += column[c].wrong > 0;
        wave[c % 2].shown += column[c].shown;
    }
    if (waves && shape.columns % 2 == 1 && wave[0].wrong + wave[1].wrong == 1 &&
        column[shape.columns - 1].wrong > 0)
        add(found, PLACE, "only_lone");
    if (first && wave[0].wrong + wave[1].wrong == 1 && shape.columns > 4)
        waves = false;
    if (waves && wave[1].wrong == 0 && wave[1].shown > 0)
        add(found, PLACE, "only_sines");
    if (waves && wave[0].wrong == 0 && wave[0].shown > 0)
        add(found, PLACE, "only_cosines");
    if (!first || shape.rows > 1)
        add_lines("row", shape.rows, row, 1, found);
    if (shape.rows == 1)
        add_lines("index", shape.columns, column, 1, found);
    if (!first || shape.columns > 1)
        add_lines("column", shape.columns, column, shape.rows, found);
    free(row);
}

/* No number is missing, or as large as an unset variable. */
static bool all_ordinary(size_t n, const double got[])
{
    for (size_t k = 0; k < n; k++)
        if (!(fabs(got[k]) < UNSET))
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
    {from_last, "reversed"},
};

void find_structures(struct shape shape, const double got[],
                     const double want[], double tolerance, bool first,
                     struct findings *found)
{
    size_t n = shape.rows * shape.columns;
    bool ordinary = all_ordinary(n, got);
    bool tells = ordinary && n >= 3 && has_three_numbers(n, want, tolerance);
    const char *alike[] = {"alike_rows", "alike"};

    if (first)
        add_digits(n, got, want, found);
    for (size_t k = 0; k < COUNT(moves) && tells; k++)
        if (rearranged(shape, got, want, tolerance, moves[k].from))
            add(found, SURE, "%s%s", moves[k].name,
                moves[k].from == from_last && step(shape) > 1 ? "_rows" : "");
    for (size_t k = 0; k < 2 && first && ordinary && n >= 3; k++)
        if (got[n - 1] != 0 && (tells || (k == 0 && shape.columns > 1)) &&
            are_alike(alike[k], shape, got) &&
            !are_alike(alike[k], shape, want))
            add(found, SURE, "%s%s", alike[k], shape.rows > 1 ? "" : "_list");
    if (n > 1 && first)
        find_places(shape, got, want, tolerance, first, found);
    if (first && ordinary)
        add_each(shape, got, want, tolerance, found);
}

/* True if fewer than five digits are right for another reason than a float:
 * the phase of a float loses digits at far positions, as the tolerance says. */
static bool has_no_digits(size_t n, const double got[], const double want[],
                          double tolerance)
{
    double error = 0, size = 0;

    for (size_t k = 0; k < n; k++) {
        if (fabs(want[k]) > 1e-37) /* a float may have no number so small */
            error = fmax(error, fabs(got[k] - want[k]));
        size = fmax(size, fabs(want[k]));
    }
    return error > 1e-5 * size && error > 1e8 * tolerance;
}

bool speaks_against(const struct finding *finding, struct shape shape,
                    const double got[], const double want[], double tolerance)
{
    size_t n = shape.rows * shape.columns, count;
    size_t at = first_wrong(n, got, want, tolerance, &count);
    const char *name = finding->name;
    struct findings places = {0};
    struct finding other = *finding;

    if (finding->certainty > SURE)
        return !all_hold(finding, n, got, want, tolerance);
    if (finding->certainty == PLACE) {
        find_places(shape, got, want, tolerance, false, &places);
        return n > 1 && !has(&places, name);
    }
    if (!all_ordinary(n, got) || !all_ordinary(n, want))
        return false;
    if (begins(name, "digits"))
        return has_no_digits(n, got, want, tolerance);
    if (begins(name, "alike"))
        return !are_alike(name, shape, got);
    for (size_t k = 0; k < COUNT(moves); k++)
        if (begins(name, moves[k].name))
            return n >= 3 && has_three_numbers(n, want, tolerance) &&
                   moves[k].from(shape, 0) != n &&
                   !rearranged(shape, got, want, tolerance, moves[k].from);
    other.factor = got[at] / want[at];
    return tolerance <= FINE && may_be_scaled(shape, want) &&
           !all_hold(&other, n, got, want, tolerance);
}
