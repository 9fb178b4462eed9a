import { isOneKey, type InputKind, type InputNotice } from './inputKind';

/**
 * Keys that follow a refused one within this time, in milliseconds, belong to the refused text: `10.5555` does not leave a 5.
 */
const BURST_MS = 600;

/** What a control has made of its last change. */
export interface TakenInput {
  readonly text: string;
  readonly notice: InputNotice | undefined;
  /** When it was changed, by a clock in milliseconds; `undefined` where more than one key changed it. */
  readonly keyAt: number | undefined;
}

/**
 * Reads a change of a control as its kind does, and lets the rest of a refused text that is typed key by key go the way of its start.
 *
 * @param typed the whole text of the control after the change
 * @param before its text before
 * @param last what was made of the change before; `undefined` where another text begins
 * @param at the time of the change, in milliseconds
 */
export function takeInput(reads: InputKind, typed: string, before: string, last: TakenInput | undefined, at: number): TakenInput {
  const isKey = isOneKey(typed, before);
  const keyAt = isKey ? at : undefined;
  if (isKey && before === '' && last?.notice?.kind === 'refused' && at - (last.keyAt ?? -Infinity) < BURST_MS) {
    return { text: '', notice: { ...last.notice, typed: last.notice.typed + typed }, keyAt };
  }
  const { text, notice } = reads(typed, before);
  return { text, notice, keyAt };
}
