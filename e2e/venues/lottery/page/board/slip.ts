import type { Fen } from '../../../kit/page/money';
import { LIMITS } from '../../engine/limits';
import type { Selection } from '../../engine/types';
import type { BetRequest } from '../../protocol';

/** Player's picks that are not sent yet. */
export interface Slip {
  /** Ids of lines, in the order of picking. */
  readonly picks: readonly string[];
  /** Stake for each line in yuan; null while the field does not contain a number. */
  readonly stake: number | null;
  readonly periods: number;
  readonly stopsAfterWin: boolean;
}

export const EMPTY_SLIP: Slip = { picks: [], stake: 2, periods: 1, stopsAfterWin: false };

export type SlipProblem =
  | { readonly kind: 'empty' | 'stake' | 'lines' | 'slip' }
  | { readonly kind: 'line'; readonly selection: Selection }
  | { readonly kind: 'balance'; readonly total: Fen };

export function togglePick(slip: Slip, id: string): Slip {
  const picks = slip.picks.includes(id) ? slip.picks.filter((each) => each !== id) : [...slip.picks, id];
  return { ...slip, picks };
}

/** Returns the total of all lines in all periods. */
export function totalOf({ picks, stake, periods }: Slip): Fen {
  return Math.round((stake ?? 0) * 100) * picks.length * periods;
}

/** Returns the reason why the slip can't be sent; null when it can. */
export function problemOf(slip: Slip, selections: ReadonlyMap<string, Selection>, balance: Fen): SlipProblem | null {
  const { picks, stake } = slip;
  if (picks.length === 0) return { kind: 'empty' };
  if (picks.length > LIMITS.linesPerSlip) return { kind: 'lines' };
  if (stake === null || !Number.isInteger(stake) || stake < LIMITS.leastStake) return { kind: 'stake' };
  const tooMuch = picks.map((id) => selections.get(id)).find((selection) => selection !== undefined && stake > selection.maxStake);
  if (tooMuch !== undefined) return { kind: 'line', selection: tooMuch };
  if (stake * picks.length > LIMITS.slip) return { kind: 'slip' };
  const total = totalOf(slip);
  return total > balance ? { kind: 'balance', total } : null;
}

export function toRequest({ picks, stake, periods, stopsAfterWin }: Slip, slipId: string, period: string): BetRequest {
  return { slipId, period, periods, stopsAfterWin: periods > 1 && stopsAfterWin, stake: `${String(stake ?? 0)}.00`, lines: [...picks] };
}

/** Returns the highest possible payout of one line of the slip. */
export function bestReturn({ picks, stake }: Slip, selections: ReadonlyMap<string, Selection>): Fen {
  return Math.max(0, ...picks.map((id) => Math.floor(Number(selections.get(id)?.price ?? 0n) * (stake ?? 0))));
}
