/* This is what you get when the position of a key is kept in bfloat16, which
 * has 8 binary digits. From 256 on it has no odd numbers, and from 65,536 on
 * every 512th number alone: positions that are near each other become the same
 * one.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "with_rotation.h"

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn(in_digits(8, (double)(past + i)), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
