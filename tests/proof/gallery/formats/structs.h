#include <stdbool.h>
#include <stddef.h>
enum steps { BY_PAIR, TO_THE_END };
struct style {
    bool halves;
    enum steps steps;
    double base;
};
double frequency(const struct style *style, size_t index);
size_t whose(size_t n, const struct style style[n], double pos,
             const double row[2 * n]);
void fill(size_t n, size_t d, float table[n][d + 1], size_t *row);
enum steps next(enum steps steps, bool causal);
void nothing(void);
