/* Every number that the lesson of chapter W2 shows, from your own code.
 *
 * Run it with make run CH=13. Each block begins with ## and its name: the
 * lesson asks for it by that name. */
#include <math.h>
#include <stdio.h>

#include "in_the_wild.h"
#include "worked.h" /* block, COUNT, print_numbers, dot, pi */

enum { STYLES = 13, WIDTH = 512 };

static const struct style paper = {false, false, BY_PAIR, 10000, 0, 1, 1};
static const struct style authors = {true, false, TO_THE_END, 10000, 0, 1, 1};
static const struct style halved = {true, false, BY_PAIR, 10000, 0, 1, 1};

//! [styles]
static const struct {
    const char *who;
    struct style style;
} wild[STYLES] = {
    {"the paper", {false, false, BY_PAIR, 1e4, 0, 1, 1}},
    {"tensor2tensor, 2017", {false, false, TO_THE_END, 1e4, 0, 1, 1}},
    {"SamLynnEvans", {false, false, BY_INDEX, 1e4, 0, 1, 1}},
    {"coqui-ai", {false, false, BY_PAIR, 1e-4, 0, 1, 1}},
    {"maxjcohen, 2023", {false, false, BY_INDEX, 31.6227766, 0, 1, 1}},
    {"TensorFlow tutorial", {true, false, BY_PAIR, 1e4, 0, 1, 1}},
    {"tensor2tensor", {true, false, TO_THE_END, 1e4, 0, 1, 1}},
    {"OpenNMT-tf", {true, false, TO_THE_END, 1e4, 1, 1, 1}},
    {"fairseq", {true, false, TO_THE_END, 1e4, 2, 1, 1}},
    {"mlx", {true, false, TO_THE_END, 1e4, 0, 1, 0.70710678}},
    {"guided-diffusion", {true, true, BY_PAIR, 1e4, 0, 1, 1}},
    {"audiocraft", {true, true, TO_THE_END, 1e4, 0, 1, 1}},
    {"FLUX", {true, true, BY_PAIR, 1e4, 0, 1000, 1}}};
//! [styles]

/* Never -0.000000. */
static void print_tidy(size_t n, const double x[n], int width, int decimals)
{
    double scale = pow(10, decimals);

    for (size_t k = 0; k < n; k++)
        printf(" %*.*f", width, decimals, round(x[k] * scale) / scale + 0.0);
}

static void two_tables(void)
{
    double row[4];

    block("two_tables", "row 1 of");
    style_row(&paper, 1, 4, row);
    printf("the paper      ");
    print_numbers(4, row, 9, 6);
    style_row(&authors, 1, 4, row);
    printf("\nits authors    ");
    print_numbers(4, row, 9, 6);
    printf("\n");
}

static void rules(void)
{
    struct style style = paper;

    block("rules", "column     by pair   to the end     by index");
    for (size_t index = 0; index < 8; index++) {
        printf("%6zu", index);
        for (int steps = 0; steps < 3; steps++) {
            style.steps = (enum steps)steps;
            printf(" %12.7f", style_frequency(&style, index, 8));
        }
        printf("\n");
    }
}

static void longest(void)
{
    const size_t widths[] = {4, 8, 64, WIDTH, 1024};

    block("longest", "width      by pair   to the end");
    for (size_t s = 0; s < COUNT(widths); s++) {
        size_t last = widths[s] - 1;

        printf("%5zu %12.2f %12.2f\n", widths[s],
               2 * pi / style_frequency(&halved, last, widths[s]),
               2 * pi / style_frequency(&authors, last, widths[s]));
    }
}

static void counted(void)
{
    struct style later = authors;
    double row[4];

    block("counted", "");
    style_row(&authors, 2, 4, row);
    printf("tensor2tensor, row 2 ");
    print_numbers(4, row, 9, 6);
    later.first = 2;
    style_row(&later, 0, 4, row);
    printf("\nfairseq, row 0       ");
    print_numbers(4, row, 9, 6);
    printf("\n");
}

static void thirteen(void)
{
    block("thirteen", "row 1 of                         width 4");
    for (size_t k = 0; k < STYLES; k++) {
        double row[4];

        style_row(&wild[k].style, 1, 4, row);
        printf("%-20s", wild[k].who);
        print_tidy(4, row, 9, 6);
        printf("\n");
    }
}

/* How many of the styles before this one have its row 0. */
static size_t same_before(size_t k)
{
    double row[4], other[4];
    size_t same = 0;

    style_row(&wild[k].style, 0, 4, row);
    for (size_t j = 0; j < k; j++) {
        style_row(&wild[j].style, 0, 4, other);
        for (size_t c = 0; c < 4; c++)
            other[c] -= row[c];
        same += dot(4, other, other) < 1e-12;
    }
    return same;
}

static void row_0(void)
{
    size_t different = 0;

    for (size_t k = 0; k < STYLES; k++)
        different += same_before(k) == 0;
    block("row_0", "");
    printf("13 tables, %zu different rows 0\n", different);
    for (size_t k = 0; k < STYLES; k++) {
        double row[4];

        if (same_before(k) > 0)
            continue;
        style_row(&wild[k].style, 0, 4, row);
        printf("%-20s", wild[k].who);
        print_tidy(4, row, 9, 6);
        printf("\n");
    }
}

static void answers(void)
{
    const double stranger[] = {0.841471, 0.01, 0.99995, 0.99995};
    const struct style pair[] = {paper,
                                 {false, false, TO_THE_END, 1000, 0, 1, 1}};
    double four[4], six[6], eight[8];
    struct style style[STYLES];

    for (size_t k = 0; k < STYLES; k++)
        style[k] = wild[k].style;
    style_row(&authors, 1, 4, four);
    style_row(&paper, 1, 6, six);
    style_row(&paper, 1, 8, eight);
    block("answers", "");
    printf("thirteen styles, a row of tensor2tensor      %2zu\n",
           whose(STYLES, style, 1, 4, four, 1e-4));
    printf("thirteen styles, a stranger's row            %2zu\n",
           whose(STYLES, style, 1, 4, stranger, 1e-4));
    printf("two styles, the paper's row of width 8       %2zu\n",
           whose(2, pair, 1, 8, eight, 1e-4));
    printf("two styles, the paper's row of width 6       %2zu\n",
           whose(2, pair, 1, 6, six, 1e-4));
}

/* The query at 10 and the key at 15, from two rows and two matrices. */
static double score(const struct style *style, const double w_q[6][2],
                    const double w_k[6][2])
{
    double row[6], q[2] = {0}, k[2] = {0};

    style_row(style, 10, 6, row);
    for (size_t r = 0; r < 6; r++)
        for (size_t c = 0; c < 2; c++)
            q[c] += row[r] * w_q[r][c];
    style_row(style, 15, 6, row);
    for (size_t r = 0; r < 6; r++)
        for (size_t c = 0; c < 2; c++)
            k[c] += row[r] * w_k[r][c];
    return dot(2, q, k);
}

static void moved(void)
{
    static const double w_q[6][2] = {{1, 0},  {0, 1}, {2, -1},
                                     {-1, 1}, {1, 1}, {0, 2}};
    static const double w_k[6][2] = {{0, 1}, {1, 1}, {1, 0},
                                     {1, 2}, {2, 0}, {-1, 1}};
    double m_q[6][2], m_k[6][2];

    reorder_weights(6, 2, w_q, m_q);
    reorder_weights(6, 2, w_k, m_k);
    block("moved", "table       weights     score");
    printf("woven       woven      %6.4f\n", score(&paper, w_q, w_k));
    printf("halves      moved      %6.4f\n",
           score(&halved, (const double(*)[2])m_q, (const double(*)[2])m_k));
    printf("halves      woven      %6.4f\n", score(&halved, w_q, w_k));
}

/* The rows of two tables of width 512, side by side. */
static double trained[WIDTH][WIDTH], run[WIDTH][WIDTH];

static double largest_difference(size_t n)
{
    double most = 0;

    for (size_t pos = 0; pos < n; pos++)
        for (size_t c = 0; c < WIDTH; c++)
            most = fmax(most, fabs(trained[pos][c] - run[pos][c]));
    return most;
}

/* All rows are equally long, so the nearest has the largest dot product. */
static size_t first_mistaken(void)
{
    for (size_t pos = 0; pos < WIDTH; pos++) {
        double nearness = dot(WIDTH, run[pos], trained[pos]);

        for (size_t other = 0; other < WIDTH; other++)
            if (dot(WIDTH, run[pos], trained[other]) > nearness)
                return pos;
    }
    return WIDTH;
}

static void ported(void)
{
    const size_t lengths[] = {20, 50, 100, 200, WIDTH};

    for (size_t pos = 0; pos < WIDTH; pos++) {
        style_row(&authors, (double)pos, WIDTH, trained[pos]);
        style_row(&halved, (double)pos, WIDTH, run[pos]);
    }
    block("ported", "first positions   largest difference");
    for (size_t s = 0; s < COUNT(lengths); s++)
        printf("%15zu   %18.3f\n", lengths[s], largest_difference(lengths[s]));
    printf("the first row that is nearer to another one's: %zu\n",
           first_mistaken());
}

/* A pixel of an image: a row of half the width for each axis. */
static void print_pixel(const char *who, const struct style *style,
                        double first, double second)
{
    double row[8];

    style_row(style, first, 4, row);
    style_row(style, second, 4, row + 4);
    printf("%-18s", who);
    print_tidy(8, row, 7, 4);
    printf("\n");
}

static void axes(void)
{
    const struct style detr = {false, false, BY_PAIR, 10000, 1, 1, 1};

    block("axes", "                        the first half                 "
                  " the second half");
    print_pixel("DETR, y, x", &detr, 0, 3);
    print_pixel("MAE, x, y", &halved, 3, 0);
    print_pixel("MoCo v3, y, x", &halved, 0, 3);
    print_pixel("big_vision, x, y", &authors, 3, 0);
}

int main(void)
{
    two_tables();
    rules();
    longest();
    counted();
    thirteen();
    axes();
    row_0();
    answers();
    moved();
    ported();
    return 0;
}
