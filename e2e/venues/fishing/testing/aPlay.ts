import type { Play } from '../page/play/play';
import { NOTHING_KEPT, type Shot } from '../page/play/types';

/** Creates a game with ¥10 and bullets of ¥0.10 to ¥1, the next batch prepared. */
export function aPlay(other: Partial<Play> = {}): Play {
  return {
    balance: 1_000,
    bullets: [10, 20, 50, 100],
    bullet: 10,
    flying: [],
    queue: [],
    batch: null,
    next: { roundId: 'round 1', commitment: 'c1' },
    attempt: 0,
    totals: NOTHING_KEPT.totals,
    history: [],
    ...other,
  };
}

export function aShot(fish: string, bullet = 10): Shot {
  return { fish, bullet };
}
