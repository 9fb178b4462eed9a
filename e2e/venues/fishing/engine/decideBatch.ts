import type { Draws } from '../../kit/fairness/createDraws';
import type { Fen } from '../../kit/money';
import { fire, type Hit } from './fire';
import { preyOf } from './prey';
import { isThere, type Fish } from './waters';

/** Bullet that has reached a fish, as reported by a page. */
export interface AimedShot {
  readonly fish: string;
  readonly bullet: Fen;
}

/** `gone`: the fish is not in the waters, so the bullet costs nothing and no draw is made for it. */
export type DecidedShot =
  | { readonly outcome: 'gone'; readonly fish: string; readonly bullet: Fen }
  | ({ readonly outcome: 'caught' | 'missed'; readonly fish: Fish; readonly bullet: Fen; readonly prey: readonly Fish[] } & Omit<
      Hit,
      'isCaught'
    >);

export interface DecidedBatch {
  readonly shots: readonly DecidedShot[];
  /** Sum over the shots that count. */
  readonly stake: Fen;
  readonly payout: Fen;
}

/**
 * Decides shots in order. A fish caught by one shot is gone for the next ones.
 *
 * @param waters every fish the player might see at that moment
 */
export function decideBatch(aimed: readonly AimedShot[], waters: readonly Fish[], at: number, draws: Draws): DecidedBatch {
  let here = waters.filter((fish) => isThere(fish, at));
  let stake = 0n;
  let payout = 0n;
  const shots = aimed.map(({ fish: id, bullet }): DecidedShot => {
    const fish = here.find((each) => each.id === id);
    if (fish === undefined) return { outcome: 'gone', fish: id, bullet };
    const prey = preyOf(fish, here, at);
    const hit = fire({ kind: fish.kind, bullet, prey: prey.map(({ kind }) => kind) }, draws);
    stake += bullet;
    payout += hit.payout;
    if (hit.isCaught) here = here.filter((each) => each !== fish && !prey.includes(each));
    return { outcome: hit.isCaught ? 'caught' : 'missed', fish, bullet, prey, multiplier: hit.multiplier, payout: hit.payout };
  });
  return { shots, stake, payout };
}
