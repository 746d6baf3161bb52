/* The data of the figures of chapter 11. */
#include "data.h"
#include "full_formula.h"
#include "rotary.h"

/* The embeddings of chapter 07. */
static const double river[6] = {0.2, -0.5, 0.9, 0.1, -0.3, 0.4};
static const double bank[6] = {-0.6, 0.3, 0.2, 0.7, -0.1, -0.8};

/* The word with the encoding of its position added to it. */
static void placed(const double word[6], size_t pos, double x[6])
{
    encode_position(pos, 6, x);
    for (size_t k = 0; k < 6; k++)
        x[k] += word[k];
}

/* The score of bank for river, which stands five before it: the position of
 * river, the score with encodings added, and with query and key turned. */
FIGURE(added_or_turned)
{
    for (size_t pos = 0; pos <= 200; pos++) {
        double query[6], key[6];

        placed(bank, pos + 5, query);
        placed(river, pos, key);
        ROW(pos, dot(6, query, key),
            rotary_score(6, 10000, (double)pos + 5, bank, (double)pos, river));
    }
}

/* How many times as long the wave of each pair of 64 becomes, if every position
 * is divided by 4, and if the base is stretched by 4. */
FIGURE(stretched_waves)
{
    double base = stretched_base(10000, 128, 4);

    for (size_t i = 0; i < 64; i++)
        ROW(i, 4, pow(base / 10000, (double)i / 64));
}
