import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Tables of exact results under `vectors/`, whose README describes the columns. */
export type VectorFile = 'acceptance' | 'odds-conversions' | 'odds-pairs' | 'parlay' | 'sealed' | 'sealed-gcm' | 'settlement' | 'systems';

/**
 * Returns the rows of a table, each cell as text by its column name, for use with `it.each`. For tests only.
 *
 * @example readVectors('parlay', ['stake_fen', 'legs'])[0].legs // '1.13:W 0.90:W 0.45:W'
 * @throws Error if the file lacks one of the columns
 */
export function readVectors<Column extends string>(
  file: VectorFile,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const [header = [], ...rows] = parseCsv(readFileSync(resolve(__dirname, 'vectors', `${file}.csv`), 'utf8'));
  const places = columns.map((column) => {
    const place = header.indexOf(column);
    if (place < 0) throw new Error(`${file}.csv has no column ${column}`);
    return [column, place] as const;
  });
  return rows.map((cells) => Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Record<Column, string>);
}

/** Parses lines of comma-separated cells. A quoted cell may contain commas but no line breaks. */
function parseCsv(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''),
    );
}
