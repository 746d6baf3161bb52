/* Compares each row of the atlas with the reference of chapter 13:
 *
 *   wild_check tests/13_in_the_wild/atlas.tsv
 *
 * wild_test.sh builds it. */
#include "atlas.h"
#include "check.h"

static void check_entry(bool holds, const struct entry *entry, const char *what)
{
    char name[300];

    snprintf(name, sizeof name, "%s, %s", entry->field[REPOSITORY],
             entry->field[PATH]);
    check(holds, name, what, 0);
}

/* Six decimals are printed. Many originals compute the phase in float: a unit
 * in the last place is 1.2e-7 of it, and the frequency, from exp and log, errs
 * by up to ten units of 6e-8 each. */
static double tolerance(double phase)
{
    return 0.5e-6 + 6e-7 * fmax(1, fabs(phase));
}

static double fastest(const struct style *style, double pos, size_t d_model)
{
    double most = 0, t = (pos + style->first) * style->scale;

    for (size_t index = 0; index < d_model; index++)
        most = fmax(most, style_frequency(style, index, d_model));
    return t * most;
}

static bool alike(size_t n, const double a[], const double b[], double most)
{
    for (size_t k = 0; k < n; k++)
        if (!(fabs(a[k] - b[k]) <= most))
            return false;
    return true;
}

/* The row must be that of its setting, and where one row tells the settings
 * apart, whose() must find it among all. A table without a setting is nobody's.
 */
static void check_row(const struct atlas *atlas, const struct entry *entry,
                      double pos, size_t d_model, const double row[])
{
    static struct style style[MOST_ENTRIES];
    static size_t first[MOST_ENTRIES];
    size_t n = read_styles(atlas, d_model, style, first), found;
    double expected[WIDEST], near;
    struct style setting;

    found = whose(n, style, pos, d_model, row, 1e-4);
    if (!read_setting(entry->field[SETTING], d_model, &setting)) {
        check_entry(found == n, entry, "a setting gives its row after all");
        return;
    }
    near = tolerance(fastest(&setting, pos, d_model));
    style_row(&setting, pos, d_model, expected);
    check_entry(alike(d_model, expected, row, near), entry,
                "not the row of its setting");
    check_entry(whose(1, &setting, pos, d_model, row, near) == 0, entry,
                "whose() does not know it");
    if (d_model == 4 && pos == 1)
        check_entry(found < n &&
                        strcmp(atlas->entry[first[found]].field[SETTING],
                               entry->field[SETTING]) == 0,
                    entry, "whose() does not find it by row 1 of width 4");
}

static void check_rows(const struct atlas *atlas, const struct entry *entry)
{
    const char *at = entry->field[ROWS];
    size_t rows = 0;

    while (*at != '\0') {
        char *colon;
        double pos = strtod(at, &colon), row[WIDEST];
        size_t d_model = read_numbers(colon + 1, row, &at);

        rows++;
        check_entry(*colon == ':' &&
                        (d_model == 4 || d_model == 6 || d_model == 8),
                    entry, "a row is not of the form POS: NUMBERS");
        check_row(atlas, entry, pos, d_model, row);
        at += strspn(at, " |");
    }
    check_entry(rows > 0, entry, "no row");
}

/* Number k of a row of width 7 whose exponents are as those of the paper: 2i/7,
 * or 2c/7 by index. */
static double seventh(const struct style *style, double t, size_t pair,
                      size_t index, bool cosine)
{
    double part = style->steps == BY_INDEX ? (double)index : (double)pair;
    double phase = t * pow(style->base, -2 * part / 7);

    return cosine ? cos(phase) : sin(phase);
}

/* What a program of this setting makes of width 7. Returns how many numbers. */
static size_t odd_row(const char *odd, const struct style *style, double pos,
                      double row[8])
{
    double t = (pos + style->first) * style->scale;

    if (strcmp(odd, "cut") == 0) {
        style_row(style, pos, 8, row);
        return 7;
    }
    style_row(style, pos, 6, row);
    if (strcmp(odd, "zero") == 0 || strcmp(odd, "unwritten") == 0) {
        row[6] = strcmp(odd, "zero") == 0 ? 0 : 99;
        row[7] = 0;
        return row[6] == 0 ? 7 : 8;
    }
    if (strcmp(odd, "six") == 0)
        return 6;
    if (strcmp(odd, "error") == 0) /* sockeye: the function that is called */
        for (size_t k = 0; k < 6; k++)
            row[k] = seventh(style, t, k % 3, k, k >= 3);
    else if (strcmp(odd, "lone sine") == 0)
        for (size_t k = 0; k < 7; k++)
            row[k] = seventh(style, t, k / 2, k, k % 2 == 1);
    else if (strcmp(odd, "eight") == 0 || strcmp(odd, "four and three") == 0)
        for (size_t k = 0; k < 8; k++)
            row[k] = seventh(style, t, k % 4, k, k >= 4);
    else
        return 0;
    return strcmp(odd, "error") == 0 ? 6 : strcmp(odd, "eight") == 0 ? 8 : 7;
}

static void check_odd(const struct entry *entry)
{
    double given[WIDEST], expected[8];
    const char *end;
    size_t n = read_numbers(entry->field[ODD_ROW], given, &end), want;
    struct style style;

    if (strcmp(entry->field[ODD_ROW], "-") == 0)
        return;
    if (!read_setting(entry->field[SETTING], 6, &style)) {
        check_entry(false, entry, "a row of width 7 without a setting");
        return;
    }
    want = odd_row(entry->field[ODD], &style, 3, expected);
    check_entry(n == want &&
                    alike(n, expected, given, tolerance(fastest(&style, 3, 6))),
                entry, "its row of width 7 is not what \"odd\" says");
}

int main(int arguments, char **argument)
{
    struct atlas *atlas;

    if (arguments != 2)
        return 2;
    atlas = read_atlas(argument[1]);
    for (size_t k = 0; k < atlas->n; k++) {
        check_rows(atlas, &atlas->entry[k]);
        check_odd(&atlas->entry[k]);
    }
    free(atlas);
    return sum_up();
}
