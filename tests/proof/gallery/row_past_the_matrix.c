/* of: encode_sequence
 * kind: overrun
 * say: pe has [0-9]+ rows? of 6 numbers: .* This writes to pe\[[0-9]+\]\[0\]
 * line: 14 */
#include "full_formula.h"

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    double row[d_model];

    for (size_t r = 0; r < n; r++) {
        encode_position(r, d_model, row);
        for (size_t c = 0; c < d_model; c++)
            pe[c][r] = row[c];
    }
}
