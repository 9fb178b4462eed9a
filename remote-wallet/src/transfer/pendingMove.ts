import type { MoneyMove } from './moneyMove';

/** Where this device keeps the move whose answer it has not seen. */
export const PENDING_MOVE_KEY = 'pending-move';

/** What is kept of a move that is under way: enough to ask what became of it, and to say what it was. */
export interface PendingMove {
  readonly key: string;
  readonly subject: MoneyMove['subject'];
}

/** Reads what a device kept, or `undefined` where there is nothing of that shape. */
export function parsePendingMove(kept: unknown): PendingMove | undefined {
  if (typeof kept !== 'object' || kept === null || !('key' in kept) || !('subject' in kept)) return undefined;
  const { key, subject } = kept;
  if (typeof key !== 'string' || (subject !== 'transfer' && subject !== 'recycle')) return undefined;
  return { key, subject };
}
