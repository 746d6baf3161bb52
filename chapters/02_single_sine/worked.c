/* Every number that the lesson of chapter 02 shows, from your own code.
 *
 * Run it with make run CH=02. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>

#include "single_sine.h"
#include "worked.h" /* block, COUNT, pi */

enum { POSITIONS = 1000 };

static void bounded(void)
{
    block("bounded", "position as an integer   position as a sine");
    for (size_t pos = 10; pos <= 100000; pos *= 10)
        printf("%22zu   %18.4f\n", pos, single_sine((double)pos));
}

/* One line for each position, with a mark as far right as the sine is high. */
static void wave(void)
{
    block("wave", "pos   sin(pos)   -1                  0                   1");
    for (size_t pos = 0; pos <= 14; pos++) {
        double sine = single_sine((double)pos);
        char line[] = "|                   |                   |";

        if (fabs(sine) <= 1)
            line[lround(20 + 20 * sine)] = '*';
        printf("%3zu    %7.4f    %s\n", pos, sine, line);
    }
}

static void radians(void)
{
    block("radians", "");
    printf("one turn: 2 pi = %.2f positions\n", 2 * pi);
    printf("pos   sin of pos radians   sin of pos degrees\n");
    for (size_t pos = 0; pos <= 3; pos++)
        printf("%3zu   %18.4f   %18.4f\n", pos, single_sine((double)pos),
               single_sine((double)pos * pi / 180));
}

/* The sines of the first n positions. */
static void fill(size_t n, double sine[n])
{
    for (size_t pos = 0; pos < n; pos++)
        sine[pos] = single_sine((double)pos);
}

static size_t pairs_within(double limit, size_t n, const double sine[n])
{
    size_t pairs = 0;

    for (size_t p = 0; p < n; p++)
        for (size_t q = p + 1; q < n; q++)
            pairs += fabs(sine[p] - sine[q]) <= limit;
    return pairs;
}

static void crowd(void)
{
    const double limits[] = {0, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 2};
    double sine[POSITIONS];

    fill(POSITIONS, sine);
    block("crowd", "");
    printf("sines within   pairs of positions under %d\n", POSITIONS);
    for (size_t s = 0; s < COUNT(limits); s++)
        printf("%12g   %zu\n", limits[s],
               pairs_within(limits[s], POSITIONS, sine));
}

/* How many values are left when only some decimals are kept. */
static size_t different(double unit, size_t n, const double sine[n])
{
    size_t found = 0;

    for (size_t pos = 0; pos < n; pos++) {
        size_t before = 0;

        while (lround(sine[before] / unit) != lround(sine[pos] / unit))
            before++;
        found += before == pos;
    }
    return found;
}

static void decimals(void)
{
    double sine[POSITIONS], unit = 1;

    fill(POSITIONS, sine);
    block("decimals", "");
    printf("decimals kept   different values of %d\n", POSITIONS);
    for (int kept = 1; kept <= 4; kept++) {
        unit /= 10;
        printf("%13d   %zu\n", kept, different(unit, POSITIONS, sine));
    }
}

static void print_closest(size_t n)
{
    double sine[n];
    size_t p, q;
    double distance, even = 2 / (double)(n - 1);

    fill(n, sine);
    distance = closest_values(n, sine, &p, &q);
    printf("%9zu   %3zu and %3zu   %.2e   %16.2e   %12.0f\n", n, p, q, distance,
           even, even / distance);
}

static void closest(void)
{
    const size_t texts[] = {3, 10, 20, 100, 200, 344, 345, 1000};

    block("closest", "positions   the closest   distance   if spread evenly   "
                     "times closer");
    for (size_t s = 0; s < COUNT(texts); s++)
        print_closest(texts[s]);
}

/* Equal sines need p + q to be an odd multiple of pi, or q - p to be a whole
 * number of turns. How near do the closest come to the one and to the other? */
static void meetings(void)
{
    const size_t pairs[][2] = {{8, 14}, {11, 55}, {165, 190}, {11, 344}};

    block("meetings",
          "  p     q    p + q   in half turns    q - p   in turns   distance");
    for (size_t s = 0; s < COUNT(pairs); s++) {
        size_t p = pairs[s][0], q = pairs[s][1];

        printf("%3zu   %3zu   %6zu   %13.6f   %6zu   %8.4f   %.2e\n", p, q,
               p + q, (double)(p + q) / pi, q - p, (double)(q - p) / (2 * pi),
               fabs(single_sine((double)p) - single_sine((double)q)));
    }
}

int main(void)
{
    bounded();
    wave();
    radians();
    crowd();
    decimals();
    closest();
    meetings();
    return 0;
}
