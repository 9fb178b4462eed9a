import { withdrawSettingsCall } from '@site/shared/wire/withdrawals';
import { check } from '@site/shared/wire/schema';
import type { Fen, PayoutAccount } from '../kernel';
import { fen, parseYuan } from '../kernel';
import content from './terms.json';

export interface Terms {
  readonly min: Fen;
  readonly max: Fen;
  /** Returns the fee of an amount, rounded up to a whole fen. */
  readonly feeOf: (amount: Fen) => Fen;
}

const parsed = check(withdrawSettingsCall.response, { dailyCount: 0, list: content });
if (parsed.issues !== undefined) throw new TypeError('terms.json breaks the wire');

/** Terms of each kind of account, in wire format. */
export const TERMS = parsed.value.list;

const PERCENT_UNITS = 10_000n;

/** Returns null for a kind without payouts. */
export function termsOf(kind: PayoutAccount['kind']): Terms | null {
  const wire = TERMS.find((each) => each.kind === kind);
  if (wire === undefined) return null;
  const rate = mustParse(wire.feeRate);
  return {
    min: mustParse(wire.min),
    max: mustParse(wire.max),
    feeOf: (amount) => fen((amount * rate + PERCENT_UNITS - 1n) / PERCENT_UNITS),
  };
}

function mustParse(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === null) throw new RangeError(`${text} is no amount`);
  return amount;
}
