/* This is what you get with = in place of +=, in the mean, or when it is set to
 * 0 for each weight: it is the last weight times the last dweight alone.
 *
 * read: through-softmax */
#define ADD =
#include "with_mean.h"
