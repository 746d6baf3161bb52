/* This is what you get when a row is moved first, and a turn then reads and
 * writes this same row: the second number of a pair is made of the new first
 * one. Turn from row j + drop into row j, or save both old numbers.
 *
 * read: write-shift_cache */
#include "with_rotation.h"

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        memmove(keys[j], keys[j + drop], sizeof keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
        for (size_t c = 0; c < d; c += 2) {
            double a = -(double)drop * pow(base, -(double)c / (double)d);

            keys[j][c] = keys[j][c] * cos(a) - keys[j][c + 1] * sin(a);
            keys[j][c + 1] = keys[j][c] * sin(a) + keys[j][c + 1] * cos(a);
        }
    }
    return filled - drop;
}
