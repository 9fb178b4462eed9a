import { stripHidden } from '@site/shared/input/plainText';
import { readAmount as readFen } from '@site/shared/input/readAmount';
import type { Fen } from './money';

/**
 * Parses an amount typed by a player, as the operator's own fields do. Returns null for anything else, such as `12,5`,
 * `1e3` or `-50`.
 */
export function readAmount(typed: string): Fen | null {
  return readFen(typed) ?? null;
}

/**
 * Returns the text that an amount field shows for typed or pasted input. Removes direction marks, which would show `12`
 * as `21`.
 */
export function showTyped(typed: string): string {
  return stripHidden(typed);
}
