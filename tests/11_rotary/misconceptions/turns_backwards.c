/* This is what you get when the minus sign stands before the other sine. The
 * pair then turns to -pos. Chapter 06 has this matrix, since its pairs are
 * (sine, cosine); here the first number of a pair goes east.
 *
 * read: which-way-it-turns */
#include "with_turn.h"

static void turn_pair(double a, double x, double y, double *new_x,
                      double *new_y)
{
    *new_x = x * cos(a) + y * sin(a);
    *new_y = y * cos(a) - x * sin(a);
}
