import type { GameState } from '../protocol';
import { toFen } from '../../kit/page/money';
import { toPools } from './play/createGame';
import type { Play } from './play/play';
import type { Kept } from './kept';

/** Initial stake, before the player chooses one. */
const FIRST_STAKE = 200;

/** Returns the initial state of a page: idle, or with the stake that was in flight when the page was left. */
export function createPlay(state: GameState, { pending, stake, history }: Kept): Play {
  const stakes = state.stakes.map(toFen);
  const wanted = pending?.stake ?? stake ?? FIRST_STAKE;
  return {
    turn: pending === null ? { kind: 'idle' } : { kind: 'confirming', pending, attempt: 1 },
    stakes,
    stake: stakes.includes(wanted) ? wanted : (stakes[0] ?? FIRST_STAKE),
    balance: toFen(state.balance),
    pools: toPools(state.pools),
    autoLeft: 0,
    history,
  };
}
