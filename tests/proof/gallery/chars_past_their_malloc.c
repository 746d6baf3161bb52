/* kind: overrun
 * say: There is room for 5 numbers, so the last index is 4
 * line: 15 */
#include <stdlib.h>

#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    char *word = malloc(5);

    if (word == NULL)
        return;
    for (size_t k = 0; k <= 5; k++)
        word[k] = (char)('a' + k);
    pe[0] = (double)pos * word[0];
    free(word);
}
