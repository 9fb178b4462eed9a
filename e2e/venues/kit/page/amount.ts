import { stripHidden } from '@site/shared/input/plainText';
import { readAmount as readFen } from '@site/shared/input/readAmount';
import type { Fen } from './money';

/** Reads what a player typed as an amount, the way the operator's own fields do; null for a text that is no amount: `12,5`, `1e3`, `-50`. */
export function readAmount(typed: string): Fen | null {
  return readFen(typed) ?? null;
}

/** Returns the text that a field of an amount shows for what was typed or pasted: a mark that turns the direction would show `12` as `21`. */
export function showTyped(typed: string): string {
  return stripHidden(typed);
}
