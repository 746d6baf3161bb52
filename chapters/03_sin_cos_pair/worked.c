/* Every number that the lesson of chapter 03 shows, from your own code.
 *
 * Run it with make run CH=03. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>

#include "sin_cos_pair.h"
#include "worked.h" /* block, COUNT, pi */

//! [clock]
static void print_hand(double pos)
{
    double pair[2];

    sin_cos_pair(pos, pair);
    printf("%8g   %7.4f   %7.4f   %6.4f   %6.2f\n", pos, pair[0], pair[1],
           phase(pair), phase(pair) / (2 * pi) * 60);
}
//! [clock]

static void clock_hand(void)
{
    block("clock", "");
    printf("one position = %.2f degrees = %.2f minutes of the hand\n",
           360 / (2 * pi), 60 / (2 * pi));
    printf("position      sine    cosine    phase   minute\n");
    for (size_t pos = 0; pos <= 7; pos++)
        print_hand((double)pos);
}

enum { POSITIONS = 1000 };

static void rising(void)
{
    block("rising", "position      sine    cosine    phase   minute");
    print_hand(8);
    print_hand(14);
    print_hand(1);
    print_hand(354);
}

/* Pairs of the first 1000 positions that come within a limit of each other:
 * by their sines alone, and by both numbers. */
static void print_crowd(double limit)
{
    size_t by_sine = 0, by_pair = 0;
    double pair[POSITIONS][2];

    for (size_t pos = 0; pos < POSITIONS; pos++)
        sin_cos_pair((double)pos, pair[pos]);
    for (size_t p = 0; p < POSITIONS; p++)
        for (size_t q = p + 1; q < POSITIONS; q++) {
            by_sine += fabs(pair[p][0] - pair[q][0]) <= limit;
            by_pair += pair_distance((double)p, (double)q) <= limit;
        }
    printf("%6g   %11zu   %11zu\n", limit, by_sine, by_pair);
}

static void crowd(void)
{
    block("crowd", "within   by the sine   by the pair");
    print_crowd(1e-5);
    print_crowd(1e-4);
    print_crowd(1e-3);
    print_crowd(1e-2);
}

static void quarters(void)
{
    const double places[] = {0.75, 2.25, 4, 5.5};

    block("quarters", "position   sine/cosine   atan of it     atan2    phase");
    for (size_t s = 0; s < COUNT(places); s++) {
        double pair[2];

        sin_cos_pair(places[s], pair);
        printf("%8g   %11.4f   %10.4f   %7.4f   %6.4f\n", places[s],
               pair[0] / pair[1], atan(pair[0] / pair[1]),
               atan2(pair[0], pair[1]), phase(pair));
    }
}

/* Along the circle the way from position 0 to k is its phase, or the rest of
 * the turn if that is shorter. */
static void chords(void)
{
    const size_t offsets[] = {1, 2, 3, 6, 22};

    block("chords", "positions apart   round the circle   from tip to tip");
    for (size_t s = 0; s < COUNT(offsets); s++) {
        double k = (double)offsets[s];

        printf("%15g   %16.6f   %15.6f\n", k, fabs(remainder(k, 2 * pi)),
               pair_distance(k, 0));
    }
}

static void shifted(void)
{
    block("shifted", "");
    printf("from    0 to    6   %.6f\n", pair_distance(0, 6));
    printf("from  100 to  106   %.6f\n", pair_distance(100, 106));
    printf("from 7000 to 7006   %.6f\n", pair_distance(7000, 7006));
}

/* The same distance computed in three ways, which lose different digits.
 * Libraries differ in the last digit of a cosine, so its root is printed with
 * no more than the digits that do not depend on it. */
static void three_ways(void)
{
    double distance = pair_distance(710, 0), sine = distance / 2;
    double here[2], there[2], root;

    sin_cos_pair(0, here);
    sin_cos_pair(710, there);
    root = sqrt(2 - 2 * there[1]);
    block("three_ways", "                         distance          "
                        "a unit in the last place makes");
    printf("2 sin(710/2), its size   %.9e   of the sine, %.1e\n", distance,
           2 * (nextafter(sine, 1) - sine));
    printf("root of two squares      %.9e\n",
           hypot(there[0] - here[0], there[1] - here[1]));
    printf("root of 2 - 2 cos 710    %.5e       of the cosine, %.1e\n", root,
           sqrt(2 - 2 * nextafter(there[1], 0)) - root);
    printf("2 - 2 cos 710            %.1e\n", 2 - 2 * there[1]);
}

static void returns(void)
{
    const double tolerances[] = {0.5, 0.1, 0.02, 0.01, 1e-3, 1e-4};

    block("returns",
          "closer than   first at        turns   distance   2 pi/tolerance");
    for (size_t s = 0; s < COUNT(tolerances); s++) {
        size_t k = first_return(tolerances[s]);

        printf("%11g   %8zu   %10.4f   %.6f   %14.1f\n", tolerances[s], k,
               (double)k / (2 * pi), pair_distance((double)k, 0),
               2 * pi / tolerances[s]);
    }
}

/* Positions 0 to n - 1 on a hand that needs n of them for one turn: no two are
 * closer than neighbours. Beside it is the hand of this chapter. */
static void slower(void)
{
    block("slower",
          "            one turn in n positions   one radian a position\n       "
          " n   closest two               neighbours   closest two");
    for (size_t n = 10; n <= 10000; n *= 10) {
        double closest = 2;

        for (size_t k = 1; k < n; k++)
            closest = fmin(closest, pair_distance((double)k, 0));
        printf("%9zu   %.2e                  %.2e     %.2e\n", n,
               pair_distance(2 * pi / (double)n, 0), pair_distance(1, 0),
               closest);
    }
}

int main(void)
{
    clock_hand();
    rising();
    crowd();
    quarters();
    chords();
    shifted();
    three_ways();
    returns();
    slower();
    return 0;
}
