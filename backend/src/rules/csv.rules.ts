/**
 * What a spreadsheet would take for a formula, full-width signs of East Asian ones too: no cell of a file begins so (decision 23).
 * Papa Parse's own pattern overlooks cells of several lines.
 */
export const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
