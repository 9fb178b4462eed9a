import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLOT_SYMBOLS } from '../engine/symbols';
import { picturesOf } from '../page/pictures';
import { drawingsSchema, type Drawings } from '../protocol';

const FOLDER = join(import.meta.dirname, '../page/art/pictures');

/**
 * Loads the pictures of a motif by symbol: SVG documents of 100 × 100.
 *
 * @throws for a motif without pictures, and for a picture without a file
 */
export async function readDrawings(motif: string): Promise<Drawings> {
  const names = { ...picturesOf(motif), seal: 'seal' };
  const read = SLOT_SYMBOLS.map(async (symbol) => [symbol, await readFile(join(FOLDER, `${names[symbol]}.svg`), 'utf8')] as const);
  return drawingsSchema.parse(Object.fromEntries(await Promise.all(read)));
}
