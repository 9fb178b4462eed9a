import { randomInt } from 'node:crypto';
import type { Clock, Crashpoints, Db, Ledger, Member } from '../kernel';
import { inTransaction } from '../kernel';
import { createDrawDesk } from './createDrawDesk';
import { createGiftDesk } from './createGiftDesk';
import { createInvitationDesk } from './createInvitationDesk';
import { createLandingDesk } from './createLandingDesk';
import { createRaces } from './createRaces';
import type { Promotion } from './readContent';
import type { PromotionFacts } from './readFacts';
import { recordedFriends, type FindFriends } from './readFriends';
import { recordedTurnover, type TurnoverFacts } from './readTurnover';
import type { RandomBelow } from './rules/draw';
import { isRunning, refused, type Desk, type JoinResult, type JoinTerms, type Standing } from './standing';

/**
 * The promotions: rules over what members have done, and what they pay. Every kind has a desk; each answer is one transaction, and whatever
 * is paid is a row of its own and a posting under a key of its own in that transaction.
 */
export interface Promotions {
  /** Those that run, in the order of the content. */
  running(): readonly Promotion[];
  /**
   * Null for an id nobody has.
   *
   * @param askedKey a draw whose answer was lost: a key that never came is closed by asking
   */
  standing(member: Member, id: string, askedKey?: string): Promise<Standing | null>;
  join(member: Member, id: string, terms: JoinTerms): Promise<JoinResult>;
  /** Agrees to the terms of the present period of a race. */
  confirm(member: Member, id: string): Promise<JoinResult>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly facts: PromotionFacts;
  readonly content: readonly Promotion[];
  readonly turnover?: TurnoverFacts;
  readonly findFriends?: FindFriends;
  /** Of the draws; the system's own source unless a suite wants its draws foreseen. */
  readonly random?: RandomBelow;
}

export function createPromotions({
  db,
  ledger,
  clock,
  crashpoints,
  facts,
  content,
  turnover = recordedTurnover,
  findFriends = recordedFriends,
  random = randomInt,
}: Dependencies): Promotions {
  const races = createRaces(turnover);
  const gifts = { ledger, crashpoints, facts, races };
  const desks: Readonly<Record<Promotion['kind'], Desk>> = {
    firstDeposit: createGiftDesk('firstDeposit', gifts),
    againDeposit: createGiftDesk('againDeposit', gifts),
    signGift: createGiftDesk('signGift', gifts),
    newTask: createGiftDesk('newTask', gifts),
    bettingGift: createGiftDesk('bettingGift', gifts),
    racePage: createGiftDesk('racePage', gifts),
    drawGift: createDrawDesk({ ledger, crashpoints, facts: turnover, random }),
    friendInvitation: createInvitationDesk({ ledger, crashpoints, findFriends }),
    activityLandPage: createLandingDesk({ content, deskOf: ({ kind }) => desks[kind] }),
  };
  const find = (id: string) => content.find((promotion) => promotion.id === id) ?? null;

  return {
    running: () => content.filter((promotion) => isRunning(promotion, clock.now())),

    async standing(member, id, askedKey) {
      const promotion = find(id);
      if (promotion === null) return null;
      const visit = { memberId: member.id, promotion, now: clock.now() };
      return inTransaction(db, (trx) => desks[promotion.kind].standing(trx, visit, askedKey ?? null));
    },

    async join(member, id, terms) {
      const promotion = find(id);
      if (promotion === null) return refused('unknown');
      const visit = { memberId: member.id, promotion, now: clock.now() };
      return inTransaction(db, (trx) => desks[promotion.kind].join(trx, visit, terms));
    },

    async confirm(member, id) {
      const promotion = find(id);
      const now = clock.now();
      if (promotion === null) return refused('unknown');
      if (promotion.kind !== 'racePage') return refused('nothing-to-confirm');
      if (!isRunning(promotion, now)) return refused('ended');
      const visit = { memberId: member.id, promotion, now };
      return inTransaction(db, async (trx) => {
        await races.enter(trx, visit);
        return { kind: 'joined', standing: await desks.racePage.standing(trx, visit, null) };
      });
    },
  };
}
