/** The sizes are formulas.
 *
 * @param n  how many
 * @param x  numbers
 * @param[in,out] p  a number
 * @param[out] y  one more
 *
 * Example: n = 4 */
void both(size_t n, const double x[n][2 * n],
          size_t *p, double y[n + 1]);
