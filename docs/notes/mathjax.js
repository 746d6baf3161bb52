/* How MathJax sets the formulas: drawn as paths, so that no font has to be
 * fetched, and broken where a phone is too narrow for them. */
MathJax.Hub.Config({
  messageStyle: "none",
  showMathMenu: false,
  SVG: { linebreaks: { automatic: true }, scale: 92 }
});
