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
double twice(double x); double thrice(void);
struct style make_style(const struct style *style, size_t n,
                        const struct style others[n]);
#endif
