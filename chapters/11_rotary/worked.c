/* Every number that the lesson of chapter 11 shows, from your own code.
 *
 * Run it with make run CH=11. Each block begins with ## and its name: the
 * lesson asks for it by that name. The encodings come from
 * tests/harness/oracle.h, so that this chapter runs before chapter 05 is
 * done. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#include "oracle.h"
#include "rotary.h"
#include "worked.h" /* block, COUNT, dot, print_numbers, pi */

enum { HEAD = 128 }; /* the numbers of a query in one head of Llama */

/* The embeddings of chapter 07. */
static const double river[6] = {0.2, -0.5, 0.9, 0.1, -0.3, 0.4};
static const double bank[6] = {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8};

/* The word with the encoding of its position added to it. */
static void placed(const double word[6], double pos, double x[6])
{
    oracle_encoding(pos, 6, x);
    for (size_t k = 0; k < 6; k++)
        x[k] += word[k];
}

static double added_score(double bank_pos, double river_pos)
{
    double query[6], key[6];

    placed(bank, bank_pos, query);
    placed(river, river_pos, key);
    return dot(6, query, key);
}

static void added(void)
{
    block("added", "river at   bank at    score");
    for (double pos = 10; pos <= 1000; pos = pos < 80 ? 80 : pos + 920)
        printf("%8.0f   %7.0f   %6.4f\n", pos, pos + 5,
               added_score(pos + 5, pos));
}

static void four_parts(void)
{
    double query[2][6], key[2][6];

    block("four_parts", "                    10 and 15   80 and 85");
    for (size_t s = 0; s < 2; s++) {
        oracle_encoding(s == 0 ? 15 : 85, 6, query[s]);
        oracle_encoding(s == 0 ? 10 : 80, 6, key[s]);
    }
    printf("word and word       %9.4f   %9.4f\n", dot(6, bank, river),
           dot(6, bank, river));
    printf("word and position   %9.4f   %9.4f\n", dot(6, bank, key[0]),
           dot(6, bank, key[1]));
    printf("position and word   %9.4f   %9.4f\n", dot(6, query[0], river),
           dot(6, query[1], river));
    printf("both positions      %9.4f   %9.4f\n", dot(6, query[0], key[0]),
           dot(6, query[1], key[1]));
}

static void print_row(const char *label, size_t n, const double x[n])
{
    printf("%-15s [", label);
    print_numbers(n, x, 7, 4);
    printf(" ]\n");
}

static void direction(void)
{
    double zero[6], turned[6], back[6];

    oracle_encoding(0, 6, zero);
    oracle_encoding(-5, 6, back);
    rotate(5, 6, 10000, zero, turned);
    block("direction", "");
    print_row("PE(0)", 6, zero);
    print_row("PE(0), turned", 6, turned);
    print_row("PE(-5)", 6, back);
}

static void lengths(void)
{
    const double places[] = {0, 1, 2, 1000}, x[] = {1, 2, 3, 4};

    block("lengths", "position   1 2 3 4, turned                  "
                     "squared length");
    for (size_t s = 0; s < COUNT(places); s++) {
        double rotated[4];

        rotate(places[s], 4, 10000, x, rotated);
        printf("%8.0f  ", places[s]);
        print_numbers(4, rotated, 7, 4);
        printf("   %14.4f\n", dot(4, rotated, rotated));
    }
}

static void print_scores(double bank_pos, double river_pos)
{
    printf("%8.0f   %7.0f   %6.4f   %7.4f\n", river_pos, bank_pos,
           added_score(bank_pos, river_pos),
           rotary_score(6, 10000, bank_pos, bank, river_pos, river));
}

static void turned(void)
{
    block("turned", "river at   bank at    added    turned");
    print_scores(15, 10);
    print_scores(85, 80);
    print_scores(1005, 1000);
    print_scores(1000005, 1000000);
    print_scores(10, 15);
    print_scores(80, 85);
}

static void dot_product(void)
{
    const double offsets[] = {0, 1, 5, 42, 43, 44, 45, 3284};
    double zero[512];

    oracle_encoding(0, 512, zero);
    block("dot_product", "offset   key at 0   key at 1000");
    for (size_t s = 0; s < COUNT(offsets); s++) {
        double k = offsets[s];

        printf("%6.0f   %8.4f   %11.4f\n", k,
               rotary_score(512, 10000, k, zero, 0, zero),
               rotary_score(512, 10000, 1000 + k, zero, 1000, zero));
    }
}

static double score_in_halves(size_t d, double q_pos, const double q[d],
                              double k_pos, const double k[d])
{
    double query[d], key[d];

    rotate_halves(q_pos, d, 10000, q, query);
    rotate_halves(k_pos, d, 10000, k, key);
    return dot(d, query, key);
}

/* What a program computes that turns halves, with the numbers as they are and
 * with the numbers reordered. */
static void layouts(void)
{
    const double places[][2] = {{0, 0}, {7, 7}, {0, 1}, {1, 0}, {2, 1}};
    const double q[] = {1, 2, 3, 4}, k[] = {4, -3, 2, 1};
    double query[4], key[4];

    halves_from_pairs(4, q, query);
    halves_from_pairs(4, k, key);
    block("layouts", "query at   key at   neighbours    halves   halves, "
                     "reordered");
    for (size_t s = 0; s < COUNT(places); s++) {
        double m = places[s][0], n = places[s][1];

        printf("%8.0f   %6.0f   %10.4f   %7.4f   %17.4f\n", m, n,
               rotary_score(4, 10000, m, q, n, k),
               score_in_halves(4, m, q, n, k),
               score_in_halves(4, m, query, n, key));
    }
}

static void order(void)
{
    double x[6] = {0, 1, 2, 3, 4, 5}, once[6], twice[6];

    halves_from_pairs(6, x, once);
    halves_from_pairs(6, once, twice);
    block("order", "");
    printf("neighbours       ");
    print_numbers(6, x, 1, 0);
    printf("\nhalves           ");
    print_numbers(6, once, 1, 0);
    printf("\nreordered twice  ");
    print_numbers(6, twice, 1, 0);
    printf("\n");
}

/* The length of the wave of pair i, in positions. */
static double wave(size_t i, double base)
{
    return 2 * pi * pow(base, 2.0 * (double)i / HEAD);
}

/* How many pairs make less than a turn in n positions. */
static int unfinished(double base, double n)
{
    int pairs = 0;

    for (size_t i = 0; i < HEAD / 2; i++)
        pairs += wave(i, base) > n;
    return pairs;
}

static void not_once_round(void)
{
    block("not_once_round", "");
    printf("pairs of %d that make less than a turn in 2048 positions: %d\n",
           HEAD / 2, unfinished(10000, 2048));
}

static void waves(void)
{
    const size_t pairs[] = {0, 1, 16, 32, 48, 62, 63};
    double base = stretched_base(10000, HEAD, 4);

    block("waves", "");
    printf("%d numbers, factor 4: the base is %.2f\n", HEAD, base);
    printf("pair   wave, base 10000   wave, stretched   times as long\n");
    for (size_t s = 0; s < COUNT(pairs); s++) {
        double before = wave(pairs[s], 10000), after = wave(pairs[s], base);

        printf("%4zu   %16.2f   %15.2f   %13.4f\n", pairs[s], before, after,
               after / before);
    }
    printf("with the base 40000 the last would be %.4f times as long\n",
           wave(63, 40000) / wave(63, 10000));
}

/* The pair, counted in fractions, that makes so many turns in n positions. */
static double pair_with_turns(double turns, double n)
{
    return HEAD * log(n / (2 * pi * turns)) / (2 * log(10000));
}

/* Llama 3.1: what becomes of each pair, and how many stay or are slowed in
 * full. The longest wave of 8192 positions makes a turn. */
static void by_turns(void)
{
    const size_t pairs[] = {0, 28, 29, 32, 34, 35, 63};
    int kept = 0, slowed = 0;

    block("by_turns", "Llama 3.1, factor 8, from 1 to 4 turns\n"
                      "pair   turns in training   times as slow");
    for (size_t s = 0; s < COUNT(pairs); s++) {
        double w = 2 * pi / wave(pairs[s], 500000);

        printf("%4zu   %17.4f   %13.4f\n", pairs[s], 8192 * w / (2 * pi),
               w / scaled_frequency(w, 8192, 8, 1, 4));
    }
    for (size_t i = 0; i < HEAD / 2; i++) {
        double w = 2 * pi / wave(i, 500000);
        double times = w / scaled_frequency(w, 8192, 8, 1, 4);

        kept += times < 1 + 1e-9;
        slowed += times > 8 - 1e-9;
    }
    printf("kept %d, blended %d, slowed by 8 %d\n", kept,
           HEAD / 2 - kept - slowed, slowed);
}

/* How many times as slow YaRN's programs make pair i: the blend is linear in
 * the number of the pair, between those with 32 turns and with 1. */
static double by_pair(double i, double pairs, double base, double factor,
                      bool whole)
{
    double of_turn = pairs / log(base), turns = 4096 / (2 * pi);
    double from = of_turn * log(turns / 32), to = of_turn * log(turns);
    double slowed;

    if (whole) {
        from = floor(from);
        to = ceil(to);
    }
    slowed = fmin(1, fmax(0, (i - from) / (to - from)));
    return 1 / (1 - slowed + slowed / factor);
}

/* The pair that the paper slows most, beside what a program does. */
static void yarn(const char *name, double base, double factor, bool whole)
{
    double most = 0, program = 0, paper = 0;
    int kept = 0, slowed = 0, pair = 0;

    for (int i = 0; i < 32; i++) {
        double w = pow(base, -i / 32.0);
        double here = by_pair(i, 32, base, factor, whole);
        double there = w / scaled_frequency(w, 4096, factor, 1, 32);

        kept += here < 1 + 1e-9;
        slowed += here > factor - 1e-9;
        if (there / here > most) {
            most = there / here;
            pair = i, program = here, paper = there;
        }
    }
    printf("%-12s %4d %8d %7d %6d %9.2f %7.2f\n", name, kept,
           32 - kept - slowed, slowed, pair, program, paper);
}

static void yarns(void)
{
    block("yarn",
          "YaRN, 32 pairs, trained on 4096, from 1 to 32 turns\n"
          "             kept  blended  slowed   pair  programs   paper");
    yarn("DeepSeek-V3", 10000, 40, true);
    yarn("gpt-oss", 150000, 32, false);
}

static void recipes(void)
{
    block("recipes", "");
    printf("interpolation, factor 4: position 5 becomes %.2f\n", 5 / 4.0);
    printf("YaRN, 2048 positions: 32 turns in pair %.1f, one turn in %.1f\n",
           pair_with_turns(32, 2048), pair_with_turns(1, 2048));
    printf("YaRN, factor 10: queries and keys times %.4f\n", 0.1 * log(10) + 1);
}

static void contexts(void)
{
    const struct {
        const char *model;
        double base, positions;
    } row[] = {{"Llama", 1e4, 2048},
               {"Llama 2", 1e4, 4096},
               {"Llama 3", 5e5, 8192},
               {"Mistral 7B v0.3", 1e6, 32768}};

    block("contexts", "model              base   positions   less than a turn");
    for (size_t s = 0; s < COUNT(row); s++)
        printf("%-15s %7.0f   %9.0f   %16d\n", row[s].model, row[s].base,
               row[s].positions, unfinished(row[s].base, row[s].positions));
}

/* Of the pairs that 2048 positions did not bring round: how many does a
 * stretched base slow so much that 8192 positions bring them no further than
 * 2048 did before? The last pair comes out at 4 times, up to rounding. */
static void brought_back(void)
{
    const double factors[] = {4, 8, 10};

    block("brought_back", "base stretched by   its new value   brought back");
    for (size_t s = 0; s < COUNT(factors); s++) {
        double base = stretched_base(10000, HEAD, factors[s]);
        int back = 0;

        for (size_t i = 0; i < HEAD / 2; i++)
            back += wave(i, 10000) > 2048 &&
                    wave(i, base) > (4 - 1e-9) * wave(i, 10000);
        printf("%17g   %13.2f   %5d of %d\n", factors[s], base, back,
               unfinished(10000, 2048));
    }
}

int main(void)
{
    added();
    four_parts();
    direction();
    lengths();
    turned();
    dot_product();
    layouts();
    order();
    not_once_round();
    waves();
    brought_back();
    by_turns();
    yarns();
    contexts();
    recipes();
    return 0;
}
