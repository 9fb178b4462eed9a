import type { SelectionKey } from '@site/shared/betting';
import { linesOf } from './combinations';
import { combinationOf, type BetSlip } from './slip';

export interface Stakes {
  /** Stake as typed; with several singles, the stake of all that have none of their own. */
  readonly stake: string;
  readonly stakes: ReadonlyMap<SelectionKey, string>;
  /** True when the player has chosen to keep the stake for the next bet. */
  readonly keepsStake: boolean;
}

export const NO_STAKES: Pick<Stakes, 'stake' | 'stakes'> = { stake: '', stakes: new Map() };

/** Returns the typed stake of an entry: its own, or the shared one. */
export function stakeTextOf({ stake, stakes }: Pick<Stakes, 'stake' | 'stakes'>, key: SelectionKey): string {
  return stakes.get(key) ?? stake;
}

/**
 * Returns the stakes after the slip has changed. A stake belongs to the bet it was typed for: it is cleared when the
 * mode changes or none of the previous selections is left, unless the player keeps stakes. It is always cleared when
 * the combination or its number of lines changes (4 串 11 becomes 5 串 26), because the same stake would put another
 * amount at risk.
 */
export function stakesAfter({ stake, stakes, keepsStake }: Stakes, before: BetSlip, after: BetSlip): Pick<Stakes, 'stake' | 'stakes'> {
  const isThere = (key: SelectionKey) => after.entries.some((entry) => entry.key === key);
  const isAnotherBet = before.mode !== after.mode || !before.entries.some(({ key }) => isThere(key));
  if (linesAs(before) !== linesAs(after) || (isAnotherBet && !keepsStake)) return NO_STAKES;
  return { stake, stakes: [...stakes.keys()].every(isThere) ? stakes : new Map([...stakes].filter(([key]) => isThere(key))) };
}

/** Returns a string that changes when the lines of the stake change. */
function linesAs(slip: BetSlip): string {
  const combination = combinationOf(slip);
  return combination ? `${combination.choice} ${linesOf(combination.kind)}` : 'parlay 1';
}
