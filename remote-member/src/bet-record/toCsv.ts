import Papa from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Characters that make a cell of a spreadsheet a formula, their full-width forms included, also behind blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/** A sheet of comma-separated values. A text that a spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers. */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const data = [[...head], ...rows.map((row) => [...row])];
  return BYTE_ORDER_MARK + Papa.unparse(data, { escapeFormulae: FORMULA, newline: '\r\n' });
}
