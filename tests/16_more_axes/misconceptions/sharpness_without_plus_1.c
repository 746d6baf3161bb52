/* This is what you get when pos is divided and not pos + 1. The factor then
 * grows one position too late. Ministral 3 has it so; Llama 4 counts from 1.
 *
 * read: a-longer-query */
#include "more_axes.h"

#include <math.h>

double sharpness(size_t pos, size_t block, double scale)
{
    return 1 + scale * log(1 + (double)(pos / block));
}
