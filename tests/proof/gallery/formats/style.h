struct style { double base; };
/** @param style  one
 * @param n  its number
 * @return a base
 *
 * Example: n = 1 */
double base_of(const struct style *style,
               size_t n);
/** The second.
 *
 * @param style  both
 * @return a number */
size_t whose(const struct style style[2]);
