import { randomInt } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyScope, inTransaction, PlatformError } from '../kernel';
import { admitMembers } from './admitMembers';
import { isClosedTo } from './audience';
import { createDrawService } from './createDrawService';
import { createGiftService } from './createGiftService';
import { createInvitationService } from './createInvitationService';
import { createLandingService } from './createLandingService';
import { createRaces } from './createRaces';
import { depositGiftOf, isDepositKind, type DepositGift } from './depositGift';
import { findDraw } from './draws';
import { findJoining, lockJoinings } from './joinings';
import { toOverviewEntry, type OverviewEntry, type PaidGift } from './overview';
import type { Promotion } from './readContent';
import type { PromotionFacts } from './readFacts';
import { readPaidGifts } from './readPaidGifts';
import { recordedFriends, type FindFriends } from './readFriends';
import { readScheduled } from './schedule';
import { recordedTurnover, type TurnoverFacts } from './readTurnover';
import type { RandomBelow } from './rules/draw';
import {
  hasEnded,
  isRunning,
  unknownPromotion,
  type PromotionTypeService,
  type JoinReceipt,
  type JoinTerms,
  type Participation,
  type Visit,
} from './participation';

/**
 * Promotions: rules over members' activity, and the rewards they pay. Each kind has its own service. Each call is one
 * transaction, in which a payment is a row and a posting with an idempotency key.
 */
export interface PromotionService {
  /** Lists the promotions that run on this site, in the order of the content. */
  running(siteId: string): Promise<readonly Promotion[]>;
  /** @throws PlatformError 6004 for an unknown promotion; the other calls with `id` throw it too */
  participation(member: Member, id: string): Promise<Participation>;
  /**
   * Returns the member's standing in all promotions that run on this site and are open to them, in the order of the
   * content, and the latest payments.
   */
  overview(member: Member, siteId: string): Promise<PromotionOverview>;
  /** Lists the gifts that the member's next deposit makes claimable, in the order of the content. */
  depositGifts(member: Member): Promise<readonly DepositGift[]>;
  /**
   * @throws PlatformError 6012 when it has ended or conditions are missing, 6702 and 6703 when protection bars the
   * member, 6008 and 6009 for the key
   */
  join(member: Member, id: string, terms: JoinTerms): Promise<Participation>;
  /**
   * Returns the participation after the join with this key. If there was none, it closes the key and returns null; a
   * late join with the key is then refused (decision 25).
   */
  findJoinOrClose(member: Member, id: string, key: string): Promise<Participation | null>;
  /** Lists the claimable amounts on this site, one for each gift and each friend, without draws. */
  claimable(trx: Trx, member: Member, siteId: string): Promise<readonly Fen[]>;
  /**
   * Pays everything claimable and returns the amounts. The caller holds `lockJoinings` and has checked the protection.
   */
  claimReady(trx: Trx, member: Member, siteId: string): Promise<readonly Fen[]>;
  /** Enters the member in the current week of a race, with agreement to its terms. */
  confirm(member: Member, id: string): Promise<Participation>;
  /** Settles races whose week is over. It is idempotent, also when two processes run it at once. */
  tick(): Promise<void>;
}

export interface PromotionOverview {
  readonly entries: readonly OverviewEntry[];
  /** Payments, newest first. */
  readonly history: readonly PaidGift[];
  /** All promotions, including ended ones. */
  readonly promotions: readonly Promotion[];
}

const HISTORY_LENGTH = 20;

const keys = createKeyScope<JoinReceipt>('promotion-join');

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly facts: PromotionFacts;
  readonly content: readonly Promotion[];
  readonly turnover?: TurnoverFacts;
  readonly findFriends?: FindFriends;
  /** Source of the draws; default is the system's. A suite passes its own to predict the draws. */
  readonly random?: RandomBelow;
  /** Refreshes the member's VIP grade outside of any transaction, for promotions that require a grade. */
  readonly bringGradeToPresent: (memberId: MemberId) => Promise<unknown>;
}

export function createPromotionService({
  db,
  ledger,
  clock,
  crashpoints,
  protection,
  facts,
  content,
  turnover = recordedTurnover,
  findFriends = recordedFriends,
  random = randomInt,
  bringGradeToPresent,
}: Dependencies): PromotionService {
  const scheduled = (reader: Reader) => readScheduled(reader, content);
  const races = createRaces(turnover);
  const gifts = { ledger, crashpoints, facts, races };
  const own: Readonly<Record<Promotion['kind'], PromotionTypeService>> = {
    firstDeposit: createGiftService('firstDeposit', gifts),
    againDeposit: createGiftService('againDeposit', gifts),
    signGift: createGiftService('signGift', gifts),
    newTask: createGiftService('newTask', gifts),
    bettingGift: createGiftService('bettingGift', gifts),
    racePage: createGiftService('racePage', gifts),
    drawGift: createDrawService({ ledger, crashpoints, facts: turnover, random }),
    friendInvitation: createInvitationService({ ledger, crashpoints, findFriends }),
    activityLandPage: createLandingService({ scheduled, serviceOf: ({ kind }) => services[kind] }),
  };
  const services = Object.fromEntries(Object.entries(own).map(([kind, service]) => [kind, admitMembers(service)])) as typeof own;
  const visitTo = async (reader: Reader, member: Member, id: string): Promise<Visit> => {
    const promotion = (await scheduled(reader)).find((each) => each.id === id);
    if (promotion === undefined) throw unknownPromotion();
    if (promotion.audience.grade !== undefined) await bringGradeToPresent(member.id);
    return { memberId: member.id, promotion, now: clock.now() };
  };

  return {
    async tick() {
      const now = clock.now();
      for (const promotion of await scheduled(db)) {
        if (promotion.kind === 'racePage') await inTransaction(db, (trx) => races.close(trx, promotion, now));
      }
    },

    running: async (siteId) => (await scheduled(db)).filter((promotion) => isRunning(promotion, clock.now()) && isOn(siteId, promotion)),

    async participation(member, id) {
      const visit = await visitTo(db, member, id);
      return inTransaction(db, (trx) => services[visit.promotion.kind].readParticipation(trx, visit));
    },

    async overview(member, siteId) {
      const now = clock.now();
      const promotions = await scheduled(db);
      if (promotions.some(({ audience }) => audience.grade !== undefined)) await bringGradeToPresent(member.id);
      return inTransaction(db, async (trx) => {
        const entries: OverviewEntry[] = [];
        for (const { participation } of await takingPart(trx, member, siteId)) {
          if (participation.state.kind === 'joined' || !isClosedTo(participation.asked ?? []))
            entries.push(toOverviewEntry(participation, now));
        }
        return { entries, history: await readPaidGifts(trx, member.id, HISTORY_LENGTH), promotions };
      });
    },

    async depositGifts(member) {
      const now = clock.now();
      const promotions = (await scheduled(db)).filter((each) => isRunning(each, now) && isDepositKind(each.kind));
      return inTransaction(db, async (trx) => {
        const gifts: DepositGift[] = [];
        for (const promotion of promotions) {
          const participation = await services[promotion.kind].readParticipation(trx, { memberId: member.id, promotion, now });
          const gift = depositGiftOf(participation);
          if (gift !== null) gifts.push(gift);
        }
        return gifts;
      });
    },

    async join(member, id, terms) {
      const visit = await visitTo(db, member, id);
      const request = { memberId: member.id, key: terms.key, payload: [id, terms.friendId?.toString() ?? ''], at: visit.now };
      return inTransaction(db, async (trx) => {
        const receipt = await keys.once(trx, request, async () => {
          await protection.mustTakePart(trx, member.id);
          await lockJoinings(trx, member.id);
          return services[visit.promotion.kind].join(trx, visit, terms);
        });
        return afterJoining(trx, visit, terms.key, receipt);
      });
    },

    async findJoinOrClose(member, id, key) {
      const visit = await visitTo(db, member, id);
      return inTransaction(db, async (trx) => {
        const receipt = await keys.findOrClose(trx, { memberId: member.id, key }, visit.now);
        // A key of another promotion has not joined this one, and never can.
        return receipt === null || receipt.promotionId !== id ? null : afterJoining(trx, visit, key, receipt);
      });
    },

    claimable: async (trx, member, siteId) => (await readReady(trx, member, siteId)).map(({ reward }) => reward),

    async claimReady(trx, member, siteId) {
      const paid: Fen[] = [];
      for (const { visit, friendId, reward } of await readReady(trx, member, siteId)) {
        const { promotion, memberId } = visit;
        const { period } = await services[promotion.kind].join(trx, visit, { key: '', friendId });
        // The payment may be larger than the amount read before, so read what was paid.
        const joining = period === undefined ? null : await findJoining(trx, memberId, promotion.id, period);
        paid.push(joining?.reward ?? reward);
      }
      return paid;
    },

    async confirm(member, id) {
      const visit = await visitTo(db, member, id);
      if (visit.promotion.kind !== 'racePage') throw new PlatformError(RESPONSE_CODES.invalidParameter);
      if (!isRunning(visit.promotion, visit.now)) throw hasEnded();
      return inTransaction(db, async (trx) => {
        await protection.mustTakePart(trx, member.id);
        await races.enter(trx, visit);
        return services.racePage.readParticipation(trx, visit);
      });
    },
  };

  /**
   * Reads the participation in all promotions that run on this site. Campaign pages are left out because they cannot be
   * joined.
   */
  async function takingPart(trx: Trx, { id: memberId }: Member, siteId: string) {
    const now = clock.now();
    const taken: Array<{ readonly visit: Visit; readonly participation: Participation }> = [];
    for (const promotion of await scheduled(trx)) {
      if (!isRunning(promotion, now) || !isOn(siteId, promotion) || promotion.kind === 'activityLandPage') continue;
      const visit = { memberId, promotion, now };
      taken.push({ visit, participation: await services[promotion.kind].readParticipation(trx, visit) });
    }
    return taken;
  }

  /** Lists what one claim pays: each gift that is ready and the reward of each friend. */
  async function readReady(trx: Trx, member: Member, siteId: string) {
    const ready: Array<{ readonly visit: Visit; readonly friendId: MemberId | null; readonly reward: Fen }> = [];
    for (const { visit, participation } of await takingPart(trx, member, siteId)) {
      const { state, evaluation, invitation, draws } = participation;
      if (state.kind !== 'ready' || draws !== undefined) continue;
      if (invitation === undefined) {
        if (evaluation.payable !== null) ready.push({ visit, friendId: null, reward: evaluation.payable });
        continue;
      }
      for (const friend of invitation.friends) {
        if (friend.state === 'claimable') ready.push({ visit, friendId: friend.memberId, reward: friend.reward });
      }
    }
    return ready;
  }

  /** Returns the current participation with the result of this join, even when its period is over. */
  async function afterJoining(trx: Trx, visit: Visit, key: string, { promotionId, period, prizeId }: JoinReceipt): Promise<Participation> {
    const { memberId, promotion, now } = visit;
    const participation = await services[promotion.kind].readParticipation(trx, visit);
    if (promotionId !== promotion.id) return participation;
    if (prizeId !== undefined) return { ...participation, drawn: await findDraw(trx, { memberId, promotionId, key }) };
    if (period === undefined || participation.state.kind === 'joined') return participation;
    const joining = await findJoining(trx, memberId, promotionId, period);
    return joining === null ? participation : { ...participation, state: { kind: 'joined', joining, again: now } };
  }
}

/** Returns true when the promotion runs on the site; without a list of sites it runs on all of them. */
function isOn(siteId: string, { audience: { sites } }: Promotion): boolean {
  return sites === undefined || sites.includes(siteId);
}
