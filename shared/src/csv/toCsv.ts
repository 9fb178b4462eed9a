import Papa from 'papaparse';

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * Matches a cell that spreadsheets run as a formula, including full-width characters and leading spaces. A negative
 * amount is not a formula.
 */
const FORMULA = /^(?!-\d+\.\d\d$)\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/**
 * Returns a sheet as comma-separated values. A text that a spreadsheet would run as a formula gets an apostrophe as
 * prefix. Money is written as on the wire, so every amount has two decimals.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const data = [[...head], ...rows.map((row) => [...row])];
  return BYTE_ORDER_MARK + Papa.unparse(data, { escapeFormulae: FORMULA, newline: '\r\n' });
}
