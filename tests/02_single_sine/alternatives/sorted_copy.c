/* The position is reduced to one turn first. The closest values are searched
 * among neighbours in a copy that is sorted by value and, where values are
 * equal, by index. */
#include "single_sine.h"

#include <math.h>
#include <stdlib.h>

struct entry {
    double value;
    size_t index;
};

double single_sine(double pos)
{
    return sin(fmod(pos, 2 * 3.14159265358979323846));
}

static int in_order(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    if (x->value != y->value)
        return x->value < y->value ? -1 : 1;
    return x->index < y->index ? -1 : 1;
}

static size_t lesser(size_t a, size_t b)
{
    return a < b ? a : b;
}

double closest_values(size_t n, const double value[n], size_t *p, size_t *q)
{
    struct entry *entry = malloc(n * sizeof *entry);
    double closest = INFINITY;

    for (size_t k = 0; k < n; k++)
        entry[k] = (struct entry){value[k], k};
    qsort(entry, n, sizeof *entry, in_order);
    for (size_t k = 0; k + 1 < n; k++) {
        double distance = entry[k + 1].value - entry[k].value;
        size_t a = lesser(entry[k].index, entry[k + 1].index);
        size_t b = entry[k].index + entry[k + 1].index - a;

        if (distance < closest ||
            (distance == closest && (a < *p || (a == *p && b < *q)))) {
            closest = distance;
            *p = a;
            *q = b;
        }
    }
    free(entry);
    return closest;
}
