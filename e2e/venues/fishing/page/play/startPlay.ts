import { toFen } from '../../../kit/page/money';
import type { GameState } from '../../protocol';
import type { Play } from './play';
import type { Kept } from './types';

/** Returns the initial state of a page: idle, or with the batch that was in flight when the page was left. */
export function startPlay(state: Pick<GameState, 'balance' | 'bullets'>, { pending, bullet, totals, history }: Kept): Play {
  const bullets = state.bullets.map(toFen);
  const [least = 10] = bullets;
  return {
    balance: toFen(state.balance),
    bullets,
    bullet: bullet !== null && bullets.includes(bullet) ? bullet : least,
    flying: [],
    queue: [],
    batch: pending,
    next: null,
    attempt: 0,
    totals,
    history,
  };
}
