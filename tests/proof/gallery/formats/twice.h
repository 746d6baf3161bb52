/** @file twice.h, and (brackets); in { comments, "quotes */
#ifndef TWICE_H
#define TWICE_H
#define LONG 1 + \
    2
#include <stddef.h>
enum steps { BY_PAIR, TO_THE_END, BY_INDEX };
struct style {
    bool halves, cosine_first; // one { two
    enum steps steps;
};
struct opaque;
typedef double (*wave)(double);
static const double pi = 3.14;
extern const double tau;
/** @param x  a number
 * @return twice x
 *
 * Example: x = 1 */
double twice(double x);
/** @return a number */
double thrice(void);
/** @param style  one
 * @param n  how many others
 * @param others  others
 * @return their steps
 *
 * Example: n = 1 */
enum steps steps_of(const struct style *style, size_t n,
                    const struct style others[n]);
#endif
