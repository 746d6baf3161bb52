/* This is what you get when the position of a key is kept with 11 binary
 * digits, as TF32 and float16 have. From 2048 on there are no odd numbers, and
 * then the gaps grow: positions that are near each other become the same one.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "with_rotation.h"

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn(in_digits(11, (double)(past + i)), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
