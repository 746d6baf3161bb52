/* kind: stack
 * say: Is a local array very large
 * line: [78] */
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double room[4000][4000];

    (void)pos, (void)d_model;
    room[0][0] = 1;
    pe[0] = room[0][0];
}
