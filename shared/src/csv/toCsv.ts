import Papa from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Characters that make a cell of a spreadsheet a formula, their full-width forms included, also behind blanks; an amount below zero is none. */
const FORMULA = /^(?!-\d+\.\d\d$)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/**
 * Writes a sheet of comma-separated values. A text that a spreadsheet would run as a formula begins with an apostrophe. Money is written as on the wire,
 * so that every amount has its two decimals.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = [[...head], ...rows.map((row) => [...row])];
  return BYTE_ORDER_MARK + Papa.unparse(data, { escapeFormulae: FORMULA, newline: '\r\n' });
}
