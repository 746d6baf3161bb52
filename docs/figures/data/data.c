/* The data of the figures, computed by the reference solutions.
 *
 *   data NAME    prints the data of the figure NAME
 *
 * Each chapter's figures have a file here. */
#include "data.h"

void part(void)
{
    printf("\n\n");
}

/* Adding 0 after rounding makes 0 of -0. */
void put(double x)
{
    printf(" %.5f", round(x * 1e5) / 1e5 + 0.0);
}

void put_named(const char *name, size_t n, const double x[n])
{
    printf("%s", name);
    for (size_t k = 0; k < n; k++)
        put(x[k]);
    printf("\n");
}

void put_row(double first, size_t n, const double x[n])
{
    printf("%.10g", first);
    put_named("", n, x);
}

void put_cell(size_t column, size_t row, double x)
{
    printf("%zu ", column);
    put_row((double)row, 1, &x);
}

void put_matrix(size_t n, size_t d, const double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            put_cell(c, r, x[r][c]);
}

static struct figure *figures;

void announce(struct figure *figure)
{
    figure->next = figures;
    figures = figure;
}

int main(int argc, char *argv[])
{
    for (const struct figure *f = figures; f && argc == 2; f = f->next)
        if (strcmp(argv[1], f->name) == 0) {
            f->print();
            return 0;
        }
    fprintf(stderr, "Which figure?\n");
    for (const struct figure *f = figures; f; f = f->next)
        fprintf(stderr, "  %s\n", f->name);
    return 2;
}
