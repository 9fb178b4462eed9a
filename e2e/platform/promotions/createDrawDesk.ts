import type { Crashpoints, Ledger, Trx } from '../kernel';
import { ZERO_FEN } from '../kernel';
import { businessDayOf } from './businessDay';
import { closeDraw, findDraw, lockDraws, readDraws, recordDraw } from './draws';
import { promotionKey } from './joinings';
import { payBonus } from './payBonus';
import type { TurnoverFacts } from './readTurnover';
import { drawPrize, drawsEarned, missingToNextDraw, MOST_DRAWS, type RandomBelow } from './rules/draw';
import type { Evaluation } from './rules/evaluation';
import { isRunning, refused, type Desk, type Standing, type Visit } from './standing';

interface Dependencies {
  readonly ledger: Ledger;
  readonly crashpoints: Crashpoints;
  readonly facts: TurnoverFacts;
  readonly random: RandomBelow;
}

/** A draw needs nothing but draws that are left. */
const NO_CONDITIONS: Evaluation = { conditions: [], payable: null, prospect: null };

/**
 * The lucky draw: one per key, as many in a day as its turnover has earned. The draw, its row and its posting are one transaction, and a
 * member's draws pass one at a time. Asking about a key that never came closes it, so that drawing again is safe (decision 43).
 */
export function createDrawDesk({ ledger, crashpoints, facts, random }: Dependencies): Desk {
  return {
    async standing(trx, visit, askedKey) {
      if (askedKey === null) return standing(trx, visit);
      const { memberId, promotion, now } = visit;
      const draw = { memberId, promotionId: promotion.id, key: askedKey };
      await lockDraws(trx, memberId);
      const found = await findDraw(trx, draw);
      if (found === null) await closeDraw(trx, draw, businessDayOf(now).date, now);
      return { ...(await standing(trx, visit)), drawn: found === 'closed' ? null : found };
    },

    async join(trx, visit, { key }) {
      const { memberId, promotion, now } = visit;
      const draw = { memberId, promotionId: promotion.id, key };
      await lockDraws(trx, memberId);
      const earlier = await findDraw(trx, draw);
      if (earlier === 'closed') return refused('key-closed');
      if (earlier !== null) return { kind: 'joined', standing: { ...(await standing(trx, visit)), drawn: earlier } };

      const before = await standing(trx, visit);
      if (before.state.kind === 'ended') return refused('ended');
      if (before.draws.left === 0) return refused('conditions-missing');
      const prize = drawPrize(random);
      await recordDraw(trx, draw, { day: businessDayOf(now).date, number: before.draws.used + 1, prize, at: now });
      await crashpoints.reach('promotion:after-joining');
      if (prize.amount > ZERO_FEN) {
        const bonusKey = promotionKey(promotion.id, memberId, `draw:${key}`);
        await payBonus(ledger, trx, { key: bonusKey, promotionId: promotion.id, memberId, reward: prize.amount });
      }
      return { kind: 'joined', standing: { ...(await standing(trx, visit)), drawn: prize } };
    },
  };

  async function standing(trx: Trx, { memberId, promotion, now }: Visit): Promise<Standing & Required<Pick<Standing, 'draws'>>> {
    const today = businessDayOf(now);
    const turnover = await facts.validTurnover(trx, memberId, today);
    const { used, latest } = await readDraws(trx, { memberId, promotionId: promotion.id, day: today.date });
    // A bet that was taken back afterwards may leave fewer draws than were used.
    const left = Math.max(0, drawsEarned(turnover) - used);
    const is = !isRunning(promotion, now) ? 'ended' : left > 0 ? 'ready' : 'open';
    const draws = { left, used, most: MOST_DRAWS, missing: missingToNextDraw(turnover), latest };
    return { promotion, evaluation: NO_CONDITIONS, state: { kind: is }, draws };
  }
}
