/* Every number that the lesson of chapter 16 shows, from your own code.
 *
 * Run it with make run CH=16. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "more_axes.h"
#include "worked.h" /* block, COUNT, dot, pi, print_numbers */

static const char *const axis_name[] = {"time", "rows", "columns"};

/* ---- places ---- */

/* The places of a picture of 4 rows of 6 that stands at 5. */
static void places(void)
{
    double pos[24][3];
    size_t next = place_frames(5, 1, 1, 4, 6, pos);

    block("places", "patch          time   row   column");
    for (size_t i = 0; i < 24; i += i == 7 ? 16 : i == 1 ? 5 : 1) {
        printf("row %zu, column %zu", i / 6, i % 6);
        printf(" %4.0f   %3.0f   %6.0f\n", pos[i][0], pos[i][1], pos[i][2]);
    }
    printf("the next word  %4zu   %3zu   %6zu\n", next, next, next);
}

static void large(void)
{
    static double pos[32 * 32][3];

    block("large", "picture    patches   positions");
    for (size_t side = 8; side <= 32; side *= 2)
        printf("%2zu by %2zu   %7zu   %9zu\n", side, side, side * side,
               place_frames(0, 1, 1, side, side, pos));
}

static void print_film(double step)
{
    double pos[4][3];
    size_t next = place_frames(2, 4, step, 1, 1, pos);

    printf("step %.1f   products", step);
    for (int f = 0; f < 4; f++)
        printf(" %.1f", f * step);
    printf("   times");
    for (size_t f = 0; f < 4; f++)
        printf(" %.0f", pos[f][0]);
    printf("   next word %zu\n", next);
}

static void film(void)
{
    block("film", "");
    print_film(1.5);
    print_film(0.5);
}

/* ---- the turn of a word ---- */

/* Which axis each of 64 pairs has. */
static void fill_axes(const size_t section[3], bool in_turns, size_t axis[64])
{
    for (size_t p = 0; p < 64; p++)
        axis[p] = axis_of_pair(p, 3, section, in_turns);
}

static const size_t one_after_another[] = {16, 24, 24}, turns[] = {24, 20, 20};

static double largest_difference(size_t n, const double *a, const double *b)
{
    double most = 0;

    for (size_t c = 0; c < n; c++)
        most = fmax(most, fabs(a[c] - b[c]));
    return most;
}

static void print_against_one_axis(const char *label, const double pos[3])
{
    static const size_t zero[64] = {0};
    size_t axis[64];
    double x[128], by_three[128], by_one[128];

    fill_axes(turns, true, axis);
    for (size_t c = 0; c < 128; c++)
        x[c] = sin((double)c + 1);
    rotate_axes(64, 3, pos, axis, 1e6, x, by_three);
    rotate_axes(64, 1, pos, zero, 1e6, x, by_one);
    printf("%-32s %g\n", label, largest_difference(128, by_three, by_one));
}

static void word(void)
{
    block("word", "positions                        off by");
    print_against_one_axis("word:  9, 9, 9", (double[]){9, 9, 9});
    print_against_one_axis("patch: 9, 9, 10", (double[]){9, 9, 10});
}

/* ---- which pair gets which axis ---- */

/* What position alone leaves of the similarity of two patches, by the pairs of
 * one axis. */
static double similarity(const size_t axis[64], double base, size_t a,
                         double offset)
{
    double x[128] = {0}, turned[128], to[3] = {0};
    double sum = 0, count = 0;

    for (size_t p = 0; p < 64; p++) {
        x[2 * p] = axis[p] == a;
        count += axis[p] == a;
    }
    to[a] = offset;
    rotate_axes(64, 3, to, axis, base, x, turned);
    sum = dot(128, x, turned);
    return sum / count;
}

static void print_sections(const size_t section[3], bool in_turns)
{
    size_t axis[64];

    fill_axes(section, in_turns, axis);
    for (size_t a = 0; a < 3; a++) {
        size_t first = 64, last = 0;

        for (size_t p = 0; p < 64; p++)
            if (axis[p] == a) {
                first = p < first ? p : first;
                last = p;
            }
        printf("%-8s  %5zu   %12.1f   %12.0f   %17.6f\n", axis_name[a],
               section[a], 2 * pi * pow(1e6, (double)first / 64),
               2 * pi * pow(1e6, (double)last / 64),
               similarity(axis, 1e6, a, 31));
    }
}

static void sections(void)
{
    block("sections", "axis      pairs   fastest wave   slowest wave   "
                      "similar, 31 apart");
    print_sections(one_after_another, false);
    block("turns", "axis      pairs   fastest wave   slowest wave   "
                   "similar, 31 apart");
    print_sections(turns, true);
}

/* The least similarity of a patch at row and column 15 of 32 by 32 to another,
 * by rows and columns. ROWS and COLUMNS are the pairs of each. */
static double least(const size_t axis[64], double rows, double columns)
{
    double lowest = 1;

    for (double r = -15; r <= 16; r++)
        for (double c = -15; c <= 16; c++) {
            double sum = rows * similarity(axis, 1e6, 1, r) +
                         columns * similarity(axis, 1e6, 2, c);

            lowest = fmin(lowest, sum / (rows + columns));
        }
    return lowest;
}

/* The same for 16 pairs of each that begin anew, with the base 100. Rows and
 * columns are alike, so both are furthest at the same offset. */
static double least_anew(void)
{
    static const size_t axes[16] = {0};
    double x[32] = {0}, turned[32], furthest = 1;

    for (size_t p = 0; p < 16; p++)
        x[2 * p] = 1;
    for (double offset = -15; offset <= 16; offset++) {
        rotate_axes(16, 1, &offset, axes, 100, x, turned);
        furthest = fmin(furthest, dot(32, x, turned) / 16);
    }
    return furthest;
}

static void picture(void)
{
    size_t sections[64], in_turns[64];

    fill_axes(one_after_another, false, sections);
    fill_axes(turns, true, in_turns);
    block("picture", "a picture of 32 by 32   least similar");
    printf("%-21s   %13.4f\n", "sections", least(sections, 24, 24));
    printf("%-21s   %13.4f\n", "axes in turns", least(in_turns, 20, 20));
    printf("%-21s   %13.4f\n", "each axis anew", least_anew());
}

static void last_pairs(void)
{
    block("last_pairs", "");
    printf("pair");
    for (size_t p = 54; p < 64; p++)
        printf("  %zu", p);
    printf("\naxis");
    for (size_t p = 54; p < 64; p++)
        printf("  %2zu", axis_of_pair(p, 3, turns, true));
    printf("\n");
}

/* ---- a part of the head ---- */

/* Which of 16 numbers turn if 2 of 8 pairs do. */
static void print_turning(const char *label, bool whole)
{
    double x[16], turned[16];

    for (size_t c = 0; c < 16; c++)
        x[c] = 1;
    rotate_part(5, 8, 2, whole, 10000, x, turned);
    printf("%-20s", label);
    for (size_t c = 0; c < 16; c++)
        printf("  %s", turned[c] == 1 ? "." : "x");
    printf("\n");
}

static void part(void)
{
    block("part", "");
    printf("number              ");
    for (int c = 0; c < 16; c++)
        printf(" %2d", c);
    printf("\n");
    print_turning("a part of its own", false);
    print_turning("a part of the whole", true);
}

static void slowest(void)
{
    block("slowest", "64 of 256 pairs, base 1,000,000   slowest wave");
    printf("a part of the whole               %12.0f\n",
           2 * pi * pow(1e6, 63.0 / 256));
    printf("a part of its own                 %12.0f\n",
           2 * pi * pow(1e6, 63.0 / 64));
    printf("all 256 pairs                     %12.0f\n",
           2 * pi * pow(1e6, 255.0 / 256));
}

enum { PAIRS = 256 };

/* Turns the pairs from first to end - 1, as those of the whole head. */
static void turn_some(double pos, size_t first, size_t end, const double *x,
                      double *turned)
{
    rotate_part(pos, PAIRS, end, true, 1e6, x, turned);
    for (size_t p = 0; p < first; p++) {
        turned[p] = x[p];
        turned[p + PAIRS] = x[p + PAIRS];
    }
}

/* The share of the word before, among n equal words. The query is the key,
 * turned back by one, and a score of 1 is as strong as 100. */
static double word_before(size_t n, size_t first, size_t end)
{
    double key[2 * PAIRS] = {0}, query[2 * PAIRS], turned[2 * PAIRS];
    double sum = 0, wanted = 0;

    for (size_t p = 0; p < PAIRS; p++)
        key[p] = 1;
    turn_some(-1, first, end, key, query);
    for (size_t back = 0; back < n; back++) {
        double power;

        turn_some(-(double)back, first, end, key, turned);
        power = exp(100 * (dot(2 * PAIRS, query, turned) / PAIRS - 1));
        sum += power;
        if (back == 1)
            wanted = power;
    }
    return wanted / sum;
}

static void before(void)
{
    static const struct {
        const char *label;
        size_t first, end;
    } rows[] = {{"none", 0, 0},
                {"the first 16", 0, 16},
                {"the first 64", 0, 64},
                {"all 256", 0, PAIRS},
                {"the last 64", PAIRS - 64, PAIRS}};

    block("before", "pairs that turn   share of the word before, of 1000");
    for (size_t r = 0; r < COUNT(rows); r++)
        printf("%-15s   %32.4f\n", rows[r].label,
               word_before(1000, rows[r].first, rows[r].end));
}

/* ---- long texts ---- */

static void needle(void)
{
    block("needle", "keys      share with lead 8");
    for (size_t n = 10; n <= 1000000; n *= 10)
        printf("%7zu   %17.3f\n", n, needle_share(n, 8));
}

static void lead(void)
{
    block("lead", "keys      lead for one half");
    for (size_t n = 10; n <= 1000000; n *= 10)
        printf("%7zu   %17.2f\n", n, log((double)(n - 1)));
    printf("ln 10   %17.2f\n", log(10));
}

static void sharper(void)
{
    const double scale = 0.1;
    static const size_t at[] = {8190, 8191, 99999, 999999};

    block("sharper", "");
    printf("block 8192, scale %.1f\n", scale);
    printf("position   factor   share with lead 8   with 8 times the factor\n");
    for (size_t s = 0; s < COUNT(at); s++) {
        double factor = sharpness(at[s], 8192, scale);

        printf("%8zu   %6.4f   %17.3f   %23.3f\n", at[s], factor,
               needle_share(at[s] + 1, 8), needle_share(at[s] + 1, 8 * factor));
    }
}

static void sink(void)
{
    static const double sinks[] = {-INFINITY, 0, 1, 2, 3};
    const double q[1] = {0}, k[3][1] = {{0}, {0}, {0}},
                 v[3][1] = {{1}, {1}, {1}};
    double y[1];

    block("sink", "sink   what three words of score 0 keep");
    for (size_t s = 0; s < COUNT(sinks); s++) {
        attend_with_sink(3, 1, q, k, v, sinks[s], y);
        printf("%4g   %32.4f\n", sinks[s], y[0]);
    }
}

int main(void)
{
    places();
    large();
    film();
    word();
    sections();
    picture();
    last_pairs();
    part();
    slowest();
    before();
    needle();
    lead();
    sharper();
    sink();
    return 0;
}
