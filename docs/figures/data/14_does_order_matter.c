/* The data of the figures of chapter 14. Training takes minutes, so it is not
 * done here: train.sh --results has left what the figures of training show in
 * training.tsv, as lines of what, scheme, number and value. */
#include <stdlib.h>

#include "data.h"
#include "does_order_matter.h"

/* The loss of three words with shares of 1/2, 1/4 and 1/4 when the score of the
 * second, which is right, has moved by x; and its slope there. */
static double loss_at(double x, double *slope)
{
    const double score[1][3] = {{log(2), x, 0}};
    const size_t right = 1;
    double dscore[1][3], loss;

    loss = cross_entropy(1, 3, score, &right, dscore);
    *slope = dscore[0][1];
    return loss;
}

/* The curve; its point at 0 and the slope there; two points around it. */
FIGURE(loss_slope)
{
    double slope, loss;

    for (int step = -60; step <= 60; step++)
        printf("%.2f %.6f\n", step / 20., loss_at(step / 20., &slope));
    part();
    loss = loss_at(0, &slope);
    printf("0 %.6f %.6f\n", loss, slope);
    part();
    printf("-1 %.6f\n", loss_at(-1, &slope));
    printf("1 %.6f\n", loss_at(1, &slope));
}

enum { LINE = 2000, FAR = 64 };

/* Prints a part: the number and the values of each line of this kind; of a map
 * its columns, rows and values. */
static void put_noted(const char *what, const char *scheme)
{
    FILE *file = fopen("docs/figures/data/training.tsv", "r");
    char line[LINE], begin[80];
    size_t row = 0, columns = strcmp(what, "map") == 0 ? FAR : 0;

    if (file == NULL) {
        fprintf(stderr, "There is no docs/figures/data/training.tsv.\n");
        exit(2);
    }
    snprintf(begin, sizeof begin, "%s\t%s\t", what, scheme);
    while (fgets(line, sizeof line, file) != NULL) {
        char *at = strrchr(line, '\t');

        if (strncmp(line, begin, strlen(begin)) != 0)
            continue;
        if (columns == 0)
            fputs(line + strlen(begin), stdout);
        for (size_t c = 0; c < columns; c++)
            put_cell(c, row, strtod(at, &at));
        row++;
    }
    fclose(file);
    part();
}

/* The loss of the task back, step by step. */
FIGURE(training_loss)
{
    static const char *const schemes[] = {"none",     "mask",  "integer",
                                          "sinusoid", "ALiBi", "RoPE"};

    for (size_t k = 0; k < 6; k++)
        put_noted("loss", schemes[k]);
}

/* How often each place of a text of 64 letters is answered right. */
FIGURE(right_by_place)
{
    static const char *const schemes[] = {"ALiBi",    "relative", "RoPE",
                                          "RoPE-1e6", "sinusoid", "table"};

    for (size_t k = 0; k < 6; k++)
        put_noted("place", schemes[k]);
}

/* The mean score at each distance, of one layer with RoPE: seed 1, the least
 * and the most of all seeds. */
FIGURE(score_returns)
{
    put_noted("score", "RoPE");
    put_noted("score", "RoPE-1e6");
}

/* Where a layer with RoPE looks. */
FIGURE(where_it_looks)
{
    put_noted("map", "RoPE");
    put_noted("map", "RoPE-1e6");
}
