/* Prints a number that changes where a compiler, a library or a processor
 * rounds otherwise. It shows that a variant of numbers_test.sh is different. */
#include <math.h>
#include <stdio.h>

int main(void)
{
    double digits = 0;

    for (int k = 1; k <= 20000; k++) {
        double x = 0.37 * k, some = x * 1.3 - x * 1.1;

        digits += fabs(remainder(sin(x) + cos(x) + log(x) + exp(-x / 999) +
                                     pow(x, 0.7) + some + (double)sinl(x),
                                 0x1p-40));
    }
    printf("%a\n", digits);
    return 0;
}
