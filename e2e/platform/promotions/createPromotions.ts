import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Reader, Trx } from '../kernel';
import { inTransaction, negate } from '../kernel';
import { businessDayOf, type BusinessDay } from './businessDay';
import { findJoining, promotionKey, promotionReference, recordJoining, type Joining } from './joinings';
import type { PromotionFacts } from './readFacts';
import type { Promotion } from './readContent';
import { evaluateBettingGift } from './rules/bettingGift';
import type { Evaluation } from './rules/evaluation';
import { evaluateFirstDeposit, FIRST_DEPOSIT_LEAST } from './rules/firstDeposit';
import { evaluateNewTask } from './rules/newTask';
import { evaluateSignGift } from './rules/signGift';

/** How a member stands with a promotion at one moment. */
export interface Standing {
  readonly promotion: Promotion;
  readonly evaluation: Evaluation;
  readonly state:
    | { readonly is: 'open' }
    | { readonly is: 'ended' }
    | { readonly is: 'ready'; readonly reward: Fen }
    /** `again`: when the next period begins, where there is one. */
    | { readonly is: 'joined'; readonly joining: Joining; readonly again: Date | null };
}

export type JoinResult =
  /** Paid now or earlier in this period. */
  | { readonly is: 'joined'; readonly standing: Standing }
  | { readonly is: 'refused'; readonly reason: 'unknown' | 'ended' | 'conditions-missing' };

/**
 * The promotions: rules over what members have done, and what they pay.
 *
 * Paying is one row per member, promotion and period and one posting under a key of the same three, in one transaction: ten requests at
 * once pay once, and a request that comes again is answered by how the member stands.
 */
export interface Promotions {
  /** Those that run, in the order of the content. */
  running(): readonly Promotion[];
  /** Null for an id nobody has. */
  standing(member: Member, id: string): Promise<Standing | null>;
  join(member: Member, id: string): Promise<JoinResult>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly facts: PromotionFacts;
  readonly content: readonly Promotion[];
}

export function createPromotions({ db, ledger, clock, crashpoints, facts, content }: Dependencies): Promotions {
  const find = (id: string) => content.find((promotion) => promotion.id === id) ?? null;

  return {
    running: () => content.filter((promotion) => isRunning(promotion, clock.now())),

    async standing(member, id) {
      const promotion = find(id);
      return promotion === null ? null : standingOf(db, member.id, promotion, clock.now());
    },

    async join(member, id) {
      const promotion = find(id);
      if (promotion === null) return { is: 'refused', reason: 'unknown' };
      return inTransaction(db, (trx) => join(trx, member.id, promotion, clock.now()));
    },
  };

  async function standingOf(reader: Reader, memberId: MemberId, promotion: Promotion, now: Date): Promise<Standing> {
    const today = businessDayOf(now);
    const evaluation = await evaluate(reader, memberId, promotion, now);
    const joining = await findJoining(reader, memberId, promotion.id, periodOf(promotion, today));
    if (joining !== null) return { promotion, evaluation, state: { is: 'joined', joining, again: againAfter(promotion, today) } };
    if (!isRunning(promotion, now)) return { promotion, evaluation, state: { is: 'ended' } };
    if (evaluation.payable === null) return { promotion, evaluation, state: { is: 'open' } };
    return { promotion, evaluation, state: { is: 'ready', reward: evaluation.payable } };
  }

  async function join(trx: Trx, memberId: MemberId, promotion: Promotion, now: Date): Promise<JoinResult> {
    const before = await standingOf(trx, memberId, promotion, now);
    if (before.state.is === 'joined') return { is: 'joined', standing: before };
    if (before.state.is === 'ended') return { is: 'refused', reason: 'ended' };
    if (before.state.is === 'open') return { is: 'refused', reason: 'conditions-missing' };

    const period = periodOf(promotion, businessDayOf(now));
    const joining = {
      memberId,
      promotionId: promotion.id,
      period,
      reward: before.state.reward,
      day: before.evaluation.row?.next ?? null,
      at: now,
    };
    // A request that is paying at this moment is waited for; its row then stands in the way of this one.
    if (await recordJoining(trx, joining)) {
      await crashpoints.reach('promotion:after-joining');
      await pay(trx, joining);
    }
    return { is: 'joined', standing: await standingOf(trx, memberId, promotion, now) };
  }

  async function pay(trx: Trx, { memberId, promotionId, period, reward }: Joining): Promise<void> {
    const { outcome } = await ledger.post(trx, {
      key: promotionKey(promotionId, memberId, period),
      kind: 'bonus',
      reference: promotionReference(promotionId),
      lines: [
        { account: { kind: 'bonus' }, amount: negate(reward) },
        { account: { kind: 'member-central', memberId }, amount: reward },
      ],
    });
    if (outcome !== 'posted') throw new TypeError(`${promotionId} could not be paid to member ${memberId}: ${outcome}`);
  }

  async function evaluate(reader: Reader, memberId: MemberId, { id, kind }: Promotion, now: Date): Promise<Evaluation> {
    const today = businessDayOf(now);
    switch (kind) {
      case 'firstDeposit':
        return evaluateFirstDeposit(await facts.firstDeposit(reader, memberId, FIRST_DEPOSIT_LEAST));
      case 'newTask':
        return evaluateNewTask({
          hasDeposited: await facts.hasDeposited(reader, memberId),
          hasBet: await facts.hasBet(reader, memberId),
          hasTakenPart: (await facts.hasSpoken(reader, memberId)) || (await facts.hasPlayed(reader, memberId)),
        });
      case 'bettingGift':
        return evaluateBettingGift(await facts.settledStake(reader, memberId, today));
      case 'signGift': {
        const dayClaimedOn = async (day: BusinessDay) => (await findJoining(reader, memberId, id, day.date))?.day ?? null;
        return evaluateSignGift({ today: await dayClaimedOn(today), yesterday: await dayClaimedOn(businessDayOf(now, 1)) });
      }
    }
  }
}

function isRunning({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

/** Gifts of the day can be had every business day, the others once. */
const IS_DAILY: Readonly<Record<Promotion['kind'], boolean>> = { firstDeposit: false, newTask: false, signGift: true, bettingGift: true };

function periodOf({ kind }: Promotion, today: BusinessDay): string {
  return IS_DAILY[kind] ? today.date : 'once';
}

function againAfter({ kind, endsAt }: Promotion, today: BusinessDay): Date | null {
  if (!IS_DAILY[kind]) return null;
  return endsAt === null || today.to < endsAt ? today.to : null;
}
