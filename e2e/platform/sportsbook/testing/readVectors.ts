import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const VECTORS = resolve(process.cwd(), 'shared/testing/src/vectors');

export type VectorRow = Readonly<Record<string, string>>;

/**
 * Reads the rows of a file of betting vectors, by column name. Fields stay text, because `-0.80` has no exact
 * floating-point value.
 */
export function readVectors(file: string): readonly VectorRow[] {
  const [header = '', ...lines] = readFileSync(resolve(VECTORS, file), 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const fields = splitFields(line);
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
  });
}

/** Splits a line into fields; only the note of a row may be quoted. */
function splitFields(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
