#include <stdbool.h>
#include <stddef.h>
enum steps { BY_PAIR, TO_THE_END };
struct style {
    bool halves;
    enum steps steps;
    double base;
};
/** @param style  one of them
 * @param index  its number
 * @return a frequency
 *
 * Example: index = 1 */
double frequency(const struct style *style, size_t index);
/** @param n  how many
 * @param style  all
 * @param pos  a position
 * @param row  its row
 * @return a number
 *
 * Example: n = 2, pos = 3 */
size_t whose(size_t n, const struct style style[n], double pos,
             const double row[2 * n]);
/** @param n  rows
 * @param d  columns, but one
 * @param[out] table  all
 * @param[in,out] row  the next one
 *
 * Example: n = 2, d = 3 */
void fill(size_t n, size_t d, float table[n][d + 1], size_t *row);
/** @param steps  a rule
 * @param causal  in one direction
 * @return the next rule
 *
 * Example: steps = BY_PAIR, causal = true */
enum steps next(enum steps steps, bool causal);
/** Nothing. */
void nothing(void);
