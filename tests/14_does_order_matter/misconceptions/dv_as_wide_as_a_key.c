/* This is what you get when dv has its first d_k columns only. It is as wide
 * as a value: d_v columns.
 *
 * read: through-attention */
#define DV_COLUMNS (d_k < d_v ? d_k : d_v)
#include "with_steps.h"
