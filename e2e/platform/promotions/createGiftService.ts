import type { Crashpoints, Ledger, MemberId, Trx } from '../kernel';
import { formatYuanInText } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import { businessDayOf, type BusinessDay } from '../kernel/businessDay';
import type { Races } from './createRaces';
import { findJoining, promotionKey, recordJoining } from './joinings';
import { payBonus } from './payBonus';
import { PERIODS } from './periods';
import type { PromotionFacts } from './readFacts';
import { AGAIN_DEPOSIT_LEAST, evaluateAgainDeposit } from './rules/againDeposit';
import { evaluateBettingGift } from './rules/bettingGift';
import type { Evaluation } from './rules/evaluation';
import { evaluateFirstDeposit, FIRST_DEPOSIT_LEAST } from './rules/firstDeposit';
import { evaluateNewTask } from './rules/newTask';
import { evaluateSignGift } from './rules/signGift';
import { termsOf } from './terms';
import { conditionsMissing, hasEnded, isRunning, type PromotionTypeService, type Participation, type Visit } from './participation';

/** Promotion kinds that pay once per member and period. */
export type GiftKind = 'firstDeposit' | 'againDeposit' | 'signGift' | 'newTask' | 'bettingGift' | 'racePage';

interface Dependencies {
  readonly ledger: Ledger;
  readonly crashpoints: Crashpoints;
  readonly facts: PromotionFacts;
  readonly races: Races;
}

/**
 * Creates gifts that are paid once per member and period. One transaction writes a row and a posting, both keyed by
 * member, promotion and period: ten concurrent requests pay once, and a repeated request returns the member's
 * participation.
 */
export function createGiftService(kind: GiftKind, { ledger, crashpoints, facts, races }: Dependencies): PromotionTypeService {
  return {
    readParticipation,

    async join(trx, visit) {
      const before = await readParticipation(trx, visit);
      const { payable, row } = before.evaluation;
      const { memberId, promotion, now } = visit;
      const period = PERIODS[kind].of(now);
      const receipt = { promotionId: promotion.id, period };
      if (before.state.kind === 'joined') return receipt;
      if (before.state.kind === 'ended') throw hasEnded();
      if (payable === null) throw conditionsMissing();

      const joining = { memberId, promotionId: promotion.id, period, reward: payable, day: row?.next ?? null, at: now };
      if (await recordJoining(trx, joining)) {
        await crashpoints.reach('promotion:after-joining');
        await payBonus(ledger, trx, { ...joining, key: promotionKey(promotion.id, memberId, period) }, promotion);
        const values = { title: promotion.title, amount: formatYuanInText(payable) };
        await sendInboxMessage(trx, { memberId, event: 'promotion_paid', values }, now);
      }
      return receipt;
    },
  };

  async function readParticipation(trx: Trx, visit: Visit): Promise<Participation> {
    const { memberId, promotion, now } = visit;
    const evaluation = await evaluate(trx, visit);
    const joining = await findJoining(trx, memberId, promotion.id, PERIODS[kind].of(now));
    if (joining !== null) return { promotion, evaluation, state: { kind: 'joined', joining, again: againAfter(visit) } };
    if (!isRunning(promotion, now)) return { promotion, evaluation, state: { kind: 'ended' } };
    return { promotion, evaluation, state: { kind: evaluation.payable === null ? 'open' : 'ready' } };
  }

  async function evaluate(trx: Trx, visit: Visit): Promise<Evaluation> {
    const { memberId, promotion, now } = visit;
    const today = businessDayOf(now);
    switch (kind) {
      case 'firstDeposit':
        return evaluateFirstDeposit(await facts.firstDeposit(trx, memberId, FIRST_DEPOSIT_LEAST));
      case 'againDeposit':
        return evaluateAgainDeposit(await facts.depositsOf(trx, memberId, today, AGAIN_DEPOSIT_LEAST));
      case 'newTask':
        return evaluateNewTask(
          {
            hasDeposited: await facts.hasDeposited(trx, memberId),
            hasBet: await facts.hasBet(trx, memberId),
            hasTakenPart: (await facts.hasSpoken(trx, memberId)) || (await facts.hasPlayed(trx, memberId)),
          },
          termsOf(kind, promotion),
        );
      case 'bettingGift':
        return evaluateBettingGift(await facts.settledStake(trx, memberId, today), termsOf(kind, promotion));
      case 'signGift':
        return evaluateSignGift(
          {
            today: await dayClaimedOn(trx, promotion.id, memberId, today),
            yesterday: await dayClaimedOn(trx, promotion.id, memberId, businessDayOf(now, 1)),
          },
          termsOf(kind, promotion),
        );
      case 'racePage':
        return races.evaluate(trx, visit);
    }
  }

  /** Returns the start of the next period; null when there is none before the promotion ends. */
  function againAfter({ promotion: { endsAt }, now }: Visit): Date | null {
    const next = PERIODS[kind].endsAt(now);
    return next === null || (endsAt !== null && next >= endsAt) ? null : next;
  }
}

async function dayClaimedOn(trx: Trx, promotionId: string, memberId: MemberId, day: BusinessDay): Promise<number | null> {
  return (await findJoining(trx, memberId, promotionId, day.date))?.day ?? null;
}
