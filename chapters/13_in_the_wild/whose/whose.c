/* Says which programs of the atlas have made a row:
 *
 *   whose ATLAS "NUMBERS" POSITION
 *
 * whose.sh builds it with chapter 13's functions. The exit status is 0 if one
 * setting fits, 1 if several or none do, 2 if it can't be asked. */
#include "atlas.h"
#include "todo.h"

static struct style style[MOST_ENTRIES];
static size_t first[MOST_ENTRIES];

_Noreturn static void stop(const char *text)
{
    fprintf(stderr,
            "%s For example:\n\n  make whose ROW=\"0.8415 0.0001 0.5403 "
            "1.0000\"\n",
            text);
    exit(2);
}

/* In a course without solutions these are a student's functions. */
void todo_reached(const char *function, int line)
{
    fflush(stdout);
    fprintf(stderr, "%s is not finished yet: line %d still calls TODO().\n",
            function, line);
    exit(3);
}

/* How many decimals the number with most of them has. */
static int decimals_of(const char *text)
{
    int most = 0, decimals = -1;

    for (; *text != '\0'; text++) {
        if (*text == '.')
            decimals = 0;
        else if (*text >= '0' && *text <= '9' && decimals >= 0)
            decimals++;
        else
            decimals = -1;
        if (decimals > most)
            most = decimals;
    }
    return most;
}

/* Half a unit in the last place that is given, and what the programs' own
 * arithmetic errs by: the phase in float. Whole numbers are taken as exact. */
static double tolerance_of(const char *text)
{
    int decimals = decimals_of(text);

    return (decimals == 0 ? 0 : 0.5 * pow(10, -fmin(decimals, 9))) + 3e-6;
}

/* The repository and the file, without its folder where the line would be too
 * long. */
static void say_program(char *const field[FIELDS])
{
    const char *path = field[PATH], *slash = strrchr(path, '/');
    bool part = field[PART][0] != '\0';

    if (slash != NULL && strlen(field[REPOSITORY]) + strlen(path) > 70)
        path = slash + 1;
    printf("  %s  %s%s%s\n", field[REPOSITORY], path, part ? ", for " : "",
           field[PART]);
}

static void say_setting(const struct atlas *atlas, size_t k)
{
    const struct style *s = &style[k];
    static const char *const steps[] = {"by pair", "to the end", "by index"};
    const char *setting = atlas->entry[first[k]].field[SETTING];

    printf("%s, %s first, %s, base %.6g", s->halves ? "halves" : "woven",
           s->cosine_first ? "cosine" : "sine", steps[s->steps], s->base);
    if (s->first != 0)
        printf(", row 0 counted as %.6g", s->first);
    if (s->scale != 1)
        printf(", scale %.6g", s->scale);
    if (s->gain != 1)
        printf(", gain %.6g", s->gain);
    printf("\n");
    if (strcmp(setting, "woven sine BY_PAIR 10000 0 1 1") == 0)
        printf("  the paper\n");
    for (size_t e = 0; e < atlas->n; e++)
        if (strcmp(atlas->entry[e].field[SETTING], setting) == 0)
            say_program(atlas->entry[e].field);
}

static void say_none(size_t n, double pos, size_t d_model, const double row[],
                     double tolerance)
{
    printf("Row %.6g of width %zu is from none of the %zu settings in the "
           "atlas.\n",
           pos, d_model, n);
    for (int other = 0; other < 4; other++)
        if (whose(n, style, other, d_model, row, tolerance) != n)
            printf("As row %d it would fit:  make whose ROW=\"...\" POS=%d\n",
                   other, other);
}

static void say_several(const struct atlas *atlas, size_t n, double pos,
                        size_t d_model, const double row[], double tolerance)
{
    printf("Row %.6g of width %zu may be from several settings. Row 1 tells "
           "more than row 0,\nand more digits tell more.\n",
           pos, d_model);
    for (size_t k = 0; k < n; k++)
        if (whose(1, &style[k], pos, d_model, row, tolerance) == 0) {
            printf("\n");
            say_setting(atlas, k);
        }
}

/* Reads the numbers of TEXT, and returns how many there are. */
static size_t read_row(char *text, double row[WIDEST])
{
    const char *end;
    size_t d_model;

    for (char *at = text; *at != '\0'; at++)
        if (strchr(",;[]{}()\t\n", *at) != NULL)
            *at = ' ';
    d_model = read_numbers(text, row, &end);
    if (d_model == WIDEST)
        stop("ROW has too many numbers: at most 1022.");
    if (end[strspn(end, " ")] != '\0')
        stop("ROW has something in it that is no number.");
    if (d_model < 4 || d_model % 2 == 1)
        stop("ROW must have an even number of numbers, four at least.");
    return d_model;
}

static double read_position(const char *text)
{
    char *behind;
    double pos = strtod(text, &behind);

    if (behind == text || *behind != '\0')
        stop("POS is no number. It is the position of the row, 1 if not "
             "given.");
    return pos;
}

int main(int arguments, char **argument)
{
    struct atlas *atlas;
    double row[WIDEST], pos, tolerance;
    size_t d_model, n, found;

    if (arguments != 4)
        return 2;
    atlas = read_atlas(argument[1]);
    d_model = read_row(argument[2], row);
    pos = read_position(argument[3]);
    tolerance = tolerance_of(argument[2]);
    n = read_styles(atlas, d_model, style, first);
    found = whose(n, style, pos, d_model, row, tolerance);
    if (found == n)
        say_none(n, pos, d_model, row, tolerance);
    else if (found > n)
        say_several(atlas, n, pos, d_model, row, tolerance);
    else {
        printf("Row %.6g of width %zu is from one setting:\n\n", pos, d_model);
        say_setting(atlas, found);
    }
    free(atlas);
    return found < n ? 0 : 1;
}
