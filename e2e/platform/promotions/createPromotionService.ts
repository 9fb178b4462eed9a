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
 * The promotions: rules over what members have done, and what they pay. Every kind has a service; each answer is one transaction, and every
 * payment is a row of its own and a posting under a key of its own in that transaction.
 */
export interface PromotionService {
  /** Those that run on this site, in the order of the content. */
  running(siteId: string): Promise<readonly Promotion[]>;
  /** @throws PlatformError 6004 for an unknown promotion, as all of these */
  participation(member: Member, id: string): Promise<Participation>;
  /** Where the member is in all that run on this site and are not closed to them, in the order of the content, and what they were paid last. */
  overview(member: Member, siteId: string): Promise<PromotionOverview>;
  /** What the member's next deposit makes claimable, in the order of the content. */
  depositGifts(member: Member): Promise<readonly DepositGift[]>;
  /** @throws PlatformError 6012 where it has ended or conditions are missing, 6702 and 6703 for who takes no part, 6008 and 6009 for the key */
  join(member: Member, id: string, terms: JoinTerms): Promise<Participation>;
  /** How the member takes part after the joining under this key. Null has closed the key: a joining that arrives late under it is refused (decision 25). */
  findJoinOrClose(member: Member, id: string, key: string): Promise<Participation | null>;
  /** What can be claimed on this site, one amount for each gift and each friend. Draws are not in it. */
  claimable(trx: Trx, member: Member, siteId: string): Promise<readonly Fen[]>;
  /** Pays all of it, and returns what that paid. The caller holds `lockJoinings`, and has asked the protection. */
  claimReady(trx: Trx, member: Member, siteId: string): Promise<readonly Fen[]>;
  /** Agrees to the terms of the present period of a race. */
  confirm(member: Member, id: string): Promise<Participation>;
  /** Settles the places of races whose week is over. Again, or by two processes at once, it changes nothing. */
  tick(): Promise<void>;
}

export interface PromotionOverview {
  readonly entries: readonly OverviewEntry[];
  /** The newest first. */
  readonly history: readonly PaidGift[];
  /** All promotions, also those that have ended. */
  readonly promotions: readonly Promotion[];
}

/** How many paid gifts the overview has. */
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
  /** Of the draws; the system's own source unless a suite wants its draws foreseen. */
  readonly random?: RandomBelow;
  /** Brings the member's VIP grade to the present, outside of any transaction: some promotions ask for it. */
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
        // A key of another promotion has joined nothing here, and never will.
        return receipt === null || receipt.promotionId !== id ? null : afterJoining(trx, visit, key, receipt);
      });
    },

    claimable: async (trx, member, siteId) => (await readReady(trx, member, siteId)).map(({ reward }) => reward),

    async claimReady(trx, member, siteId) {
      const paid: Fen[] = [];
      for (const { visit, friendId, reward } of await readReady(trx, member, siteId)) {
        const { promotion, memberId } = visit;
        const { period } = await services[promotion.kind].join(trx, visit, { key: '', friendId });
        // A gift that grew since it was read is paid as it is now.
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

  /** In all that run on this site; a campaign page has nothing to join. */
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

  /** What one press pays: every gift that is ready, and the reward of every friend. */
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

  /** How the member takes part now, with what this joining led to, also where its period is over. */
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

/** Without sites it is on all of them. */
function isOn(siteId: string, { audience: { sites } }: Promotion): boolean {
  return sites === undefined || sites.includes(siteId);
}
