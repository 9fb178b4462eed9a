import type { Price } from '@site/shared/odds';
import { judgeChange } from './judgeChange';
import { selectionsOf, type SeenTogether } from './seenTogether';
import type { BetSlip } from './slip';
import type { AcceptancePolicy, BuilderRefusal, Quote } from './types';

export interface TogetherSummary {
  /** `undefined` until quoted, and when the selections cannot be combined. */
  readonly now: Price | undefined;
  /** Price the player saw before, when it differs. */
  readonly before: Price | undefined;
  /** True when the player must accept the change first. */
  readonly isChanged: boolean;
  readonly refused: BuilderRefusal | undefined;
  readonly refusedKey: string | undefined;
}

export function summarizeTogether(
  quote: Quote | undefined,
  slip: BetSlip,
  seen: SeenTogether | undefined,
  policy: AcceptancePolicy,
): TogetherSummary {
  const together = quote?.together;
  const refused = together?.state === 'refused' ? together : undefined;
  const now = together?.state === 'priced' ? together.price : undefined;
  const shown = seen?.of === selectionsOf(slip) ? seen.price : undefined;
  const before = now && shown && shown.thousandths !== now.thousandths ? shown : undefined;
  const verdict =
    before &&
    judgeChange({
      policy,
      kind: 'result',
      side: { kind: 'home' },
      shown: { line: undefined, price: before },
      now: { line: undefined, price: now },
      isOpen: true,
      hasScoreChanged: false,
    });
  return {
    now,
    before,
    isChanged: verdict !== undefined && verdict.verdict !== 'accept',
    refused: refused?.reason,
    refusedKey: refused?.key,
  };
}
