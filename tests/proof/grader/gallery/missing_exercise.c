/* flag:
 * points: 11 */
/* One function has another name, and nothing calls the right one. */
#include "full_formula.h"
#define pair_frequency pair_frequncy
