/** Characters that take two columns of a terminal. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/gu;

/** Formats rows in columns, two spaces apart; the first row is the heading. Lines have no trailing spaces. */
export function toTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
