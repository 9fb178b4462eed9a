import type { Crashpoints, Ledger, Trx } from '../kernel';
import { ZERO_FEN } from '../kernel';
import { businessDayOf } from '../kernel/businessDay';
import { lockDraws, readDraws, recordDraw } from './draws';
import { promotionKey } from './joinings';
import { payBonus } from './payBonus';
import { termsOf } from './terms';
import type { TurnoverFacts } from './readTurnover';
import { drawPrize, drawsEarned, missingToNextDraw, nextDraw, type RandomBelow } from './rules/draw';
import type { Evaluation } from './rules/evaluation';
import { conditionsMissing, hasEnded, isRunning, type PromotionTypeService, type Participation, type Visit } from './participation';

interface Dependencies {
  readonly ledger: Ledger;
  readonly crashpoints: Crashpoints;
  readonly facts: TurnoverFacts;
  readonly random: RandomBelow;
}

const NO_CONDITIONS: Evaluation = { conditions: [], payable: null, prospect: null };

/**
 * Creates the lucky draw. The day's turnover earns the draws, and each idempotency key draws once. A draw, its row and
 * its posting are one transaction, and the draws of a member run one at a time.
 */
export function createDrawService({ ledger, crashpoints, facts, random }: Dependencies): PromotionTypeService {
  return {
    readParticipation,

    async join(trx, visit, { key }) {
      const { memberId, promotion, now } = visit;
      await lockDraws(trx, memberId);
      const before = await readParticipation(trx, visit);
      if (before.state.kind === 'ended') throw hasEnded();
      if (before.draws.left === 0) throw conditionsMissing();
      const prize = drawPrize(random, termsOf('drawGift', promotion));
      const draw = { memberId, promotionId: promotion.id, key };
      await recordDraw(trx, draw, { day: businessDayOf(now).date, number: before.draws.used + 1, prize, at: now });
      await crashpoints.reach('promotion:after-joining');
      if (prize.amount > ZERO_FEN) {
        const bonusKey = promotionKey(promotion.id, memberId, `draw:${key}`);
        await payBonus(ledger, trx, { key: bonusKey, promotionId: promotion.id, memberId, reward: prize.amount, at: now }, promotion);
      }
      return { promotionId: promotion.id, prizeId: prize.id };
    },
  };

  async function readParticipation(
    trx: Trx,
    { memberId, promotion, now }: Visit,
  ): Promise<Participation & Required<Pick<Participation, 'draws'>>> {
    const today = businessDayOf(now);
    const turnover = await facts.validTurnover(trx, memberId, today);
    const { used, latest } = await readDraws(trx, { memberId, promotionId: promotion.id, day: today.date });
    // A bet that is canceled later may leave fewer draws than were used.
    const terms = termsOf('drawGift', promotion);
    const left = Math.max(0, drawsEarned(turnover, terms) - used);
    const missing = missingToNextDraw(turnover, terms);
    const is = !isRunning(promotion, now) ? 'ended' : left > 0 ? 'ready' : 'open';
    const next = missing === null ? null : nextDraw(missing, left, terms);
    const draws = { left, used, most: terms.most, missing, next, latest };
    return { promotion, evaluation: NO_CONDITIONS, state: { kind: is }, draws };
  }
}
