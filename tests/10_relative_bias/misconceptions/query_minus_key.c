/* This is what you get with query - key. Shaw's offset is key - query: the
 * rows below the middle are for keys before the query. (DeBERTa has it the
 * other way round, on purpose.)
 *
 * read: the-same-for-the-same-offset */
#include "relative_bias.h"

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    int offset = (int)query - (int)key, most = (int)furthest;

    offset = offset < -most ? -most : offset > most ? most : offset;
    return (size_t)(offset + most);
}
