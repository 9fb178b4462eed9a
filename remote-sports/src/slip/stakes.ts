import type { SelectionKey } from '@site/shared/betting';
import { linesOf } from './combinations';
import { combinationOf, type BetSlip } from './slip';

/** What was typed as the stakes of a slip. */
export interface Stakes {
  /** The stake as typed; of several singles that of all which have none of their own. */
  readonly stake: string;
  /** Stakes as typed for one of several singles. */
  readonly stakes: ReadonlyMap<SelectionKey, string>;
  /** The player has chosen that the stake stays for the next bet. */
  readonly keepsStake: boolean;
}

export const NO_STAKES: Pick<Stakes, 'stake' | 'stakes'> = { stake: '', stakes: new Map() };

/** The stake of an entry as typed: its own of several singles, else the one for all. */
export function stakeTextOf({ stake, stakes }: Pick<Stakes, 'stake' | 'stakes'>, key: SelectionKey): string {
  return stakes.get(key) ?? stake;
}

/**
 * The stakes after the slip has changed. A stake belongs to the bet it was typed for: another mode, or a slip in which no selection is left of
 * the one before, starts without one, unless the player has chosen to keep it. Another combination, or the same over another number of lines
 * (4 串 11 grown to 5 串 26), always does: the same figure would put another amount at risk.
 */
export function stakesAfter({ stake, stakes, keepsStake }: Stakes, before: BetSlip, after: BetSlip): Pick<Stakes, 'stake' | 'stakes'> {
  const isThere = (key: SelectionKey) => after.entries.some((entry) => entry.key === key);
  const isAnotherBet = before.mode !== after.mode || !before.entries.some(({ key }) => isThere(key));
  if (linesAs(before) !== linesAs(after) || (isAnotherBet && !keepsStake)) return NO_STAKES;
  return { stake, stakes: [...stakes.keys()].every(isThere) ? stakes : new Map([...stakes].filter(([key]) => isThere(key))) };
}

/** A text that differs where a stake is put on other lines. */
function linesAs(slip: BetSlip): string {
  const combination = combinationOf(slip);
  return combination ? `${combination.choice} ${linesOf(combination.kind)}` : 'parlay 1';
}
