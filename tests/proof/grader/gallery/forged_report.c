/* flag:
 * points: 0 */
/* The words of a sanitizer, and the status of a claim that has passed. */
#include "full_formula.h"
#include "wrong.h"

#include <stdio.h>
#include <unistd.h>

static void trick(void)
{
    fprintf(stderr, "==1==ERROR: AddressSanitizer: heap-buffer-overflow\n"
                    "\033[31mclaim\tencode_position\tpassed\n");
    fflush(stderr);
    _exit(77);
}
