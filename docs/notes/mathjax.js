/* MathJax draws the formulas as paths, so that no font has to be fetched, and
 * breaks them where a phone is too narrow. */
MathJax.Hub.Config({
  messageStyle: "none",
  showMathMenu: false,
  SVG: { linebreaks: { automatic: true }, scale: 87 }
});
