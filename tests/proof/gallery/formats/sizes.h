/** The sizes are formulas.
 *
 * @param[in,out] p  a number
 *
 * Example: n = 4 */
void both(size_t n, const double x[n][2 * n],
          size_t *p, double y[n + 1]);
