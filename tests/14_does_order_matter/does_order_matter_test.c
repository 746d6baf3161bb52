/* Chapter 14: the loss, its gradient and the step that follows, held against
 * the forward computation itself. */
#include "does_order_matter.h"

#include <math.h>

#include "claim.h"

/* dweight has the mean .5 1 + .25 2 + .25 4 = 2. All numbers are exact. */
CLAIM(softmax_backward, is_weight_times_what_lies_above_the_mean,
      "weights .5 .25 .25, dweight 1 2 4: mean 2, dscore -.5 0 .5",
      "through-softmax")
{
    const double weight[] = {.5, .25, .25}, dweight[] = {1, 2, 4};
    const double want[] = {-.5, 0, .5};
    double *got = output_buffer(3);

    describe_call("softmax_backward(3)");
    softmax_backward(3, input_copy(3, weight), input_copy(3, dweight), got);
    expect("", values(3), got, want, 1e-15);
}
