import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const VECTORS = resolve(process.cwd(), 'shared/src/testing/vectors');

export type VectorRow = Readonly<Record<string, string>>;

/** The rows of one file of betting vectors, each by column name; fields stay text, because `-0.80` is no floating-point number. */
export function readVectors(file: string): readonly VectorRow[] {
  const [header = '', ...lines] = readFileSync(resolve(VECTORS, file), 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const fields = splitFields(line);
    return Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
  });
}

/** Only the note of a row may be quoted. */
function splitFields(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
