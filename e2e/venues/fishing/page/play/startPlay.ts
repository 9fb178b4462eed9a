import { toFen } from '../../../kit/page/money';
import type { GameState } from '../../protocol';
import type { Play } from './play';
import type { Kept } from './types';

/** The state a page begins with: at rest, or with the batch that was under way when it was left. */
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
