import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireBenefit } from '@site/shared/wire/welfare';
import { sql } from 'kysely';
import type { FundsTables } from '../deposits/tables';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyScope, fen, formatYuan, formatYuanInText, inTransaction, PlatformError } from '../kernel';
import { businessDayOf } from '../kernel/businessDay';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Members } from '../members/createMembers';
import { readTurnover } from '../turnover/countedPlay';
import type { MemberTables } from '../members/tables';
import { businessWeekOf, type BusinessWeek } from '../promotions/businessWeek';
import { findJoining, findJoinings, lockJoinings, promotionKey, recordJoining, type Joining } from '../promotions/joinings';
import type { PromotionService } from '../promotions/createPromotionService';
import { payBonus } from '../promotions/payBonus';
import type { RebateService } from '../rebate/createRebateService';
import type { Settings } from '../site/createSettings';
import { BENEFIT_BONUS, benefitId, benefitsOf, benefitTitle, parseBenefitId, type Benefit, type Span } from './benefits';
import { benefitToWire, type BenefitState } from './wireBenefit';

export interface WeekInfo {
  readonly grade: number;
  readonly week: BusinessWeek;
  readonly states: readonly BenefitState[];
}

/** Amount of one kind that `claimAll` would pay. */
export interface ClaimablePart {
  readonly kind: 'gifts' | 'rebate' | 'promotions';
  readonly amount: Fen;
  readonly count: number;
}

/** Result of `claimAll`: `amount` includes every kind, `benefits` the VIP gifts. */
export interface ClaimOfAll {
  readonly amount: string;
  readonly benefits: WireBenefit[];
}

const keys = createKeyScope<WireBenefit>('vip-claim');
const keysOfAll = createKeyScope<ClaimOfAll>('vip-claim-all');

/**
 * VIP gifts. They are paid like promotions: one row per member, gift and period and one posting with a key of the same
 * three, in one transaction, so that ten concurrent requests pay once.
 */
export interface BenefitService {
  week(memberId: MemberId): Promise<WeekInfo>;
  /** Returns the parts that `claimAll` would pay. */
  claimable(member: Member, siteId: string, states: readonly BenefitState[]): Promise<readonly ClaimablePart[]>;
  /**
   * Pays the gift, or returns this period's payment if there is one, with any key.
   *
   * @returns the gift as it was paid
   * @throws PlatformError 6004 for a gift the member does not have, 6012 when conditions are missing, 6008 and 6009 for
   * the key
   */
  claim(member: Member, request: { readonly id: string; readonly key: string }): Promise<WireBenefit>;
  /**
   * Pays all available gifts, rebates and promotion rewards in one transaction. Payments of concurrent requests are not
   * part of the answer.
   *
   * @throws PlatformError 6012 when there is nothing to pay, 6702 and 6703 for members who may not take part, 6008 and
   * 6009 for the key
   */
  claimAll(member: Member, siteId: string, key: string): Promise<ClaimOfAll>;
  findClaimOfAllOrClose(member: Member, key: string): Promise<ClaimOfAll | null>;
  /** Returns the gift that was claimed with this key. When it returns null, it has closed the key (decision 25). */
  findClaimOrClose(member: Member, key: string): Promise<WireBenefit | null>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly members: Pick<Members, 'vipLevel'>;
  readonly rebates: Pick<RebateService, 'due' | 'claimDue'>;
  readonly promotions: Pick<PromotionService, 'claimable' | 'claimReady'>;
}

export function createBenefitService({
  db,
  ledger,
  clock,
  settings,
  crashpoints,
  protection,
  members,
  rebates,
  promotions,
}: Dependencies): BenefitService {
  return {
    week: async (memberId) => weekOf(db, memberId, await members.vipLevel(memberId)),

    async claim(member, { id, key }) {
      const name = parseBenefitId(id);
      if (name === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_benefit');
      const request = { memberId: member.id, key, payload: [benefitId(name)], at: clock.now() };
      const repeated = await keys.repeat(db, request);
      if (repeated !== null) return repeated;
      const grade = await members.vipLevel(member.id);
      return inTransaction(db, (trx) =>
        keys.once(trx, request, async () => {
          await protection.mustTakePart(trx, member.id);
          await lockJoinings(trx, member.id);
          return benefitToWire(await claim(trx, member.id, benefitId(name), grade));
        }),
      );
    },

    async claimable(member, siteId, states) {
      const due = await rebates.due(member.id);
      return [
        partOf(
          'gifts',
          states.filter(isReady).map(({ benefit }) => benefit.amount),
        ),
        partOf(
          'rebate',
          due.map(({ amount }) => amount),
        ),
        partOf('promotions', await inTransaction(db, (trx) => promotions.claimable(trx, member, siteId))),
      ];
    },

    async claimAll(member, siteId, key) {
      const request = { memberId: member.id, key, payload: [], at: clock.now() };
      const repeated = await keysOfAll.repeat(db, request);
      if (repeated !== null) return repeated;
      const grade = await members.vipLevel(member.id);
      return inTransaction(db, (trx) =>
        keysOfAll.once(trx, request, async () => {
          await protection.mustTakePart(trx, member.id);
          await lockJoinings(trx, member.id);
          const rebate = await rebates.claimDue(trx, member.id);
          const rewards = await promotions.claimReady(trx, member, siteId);
          const gifts = await claimReady(trx, member.id, grade);
          const paid = [...rebate, ...rewards, ...gifts.map(({ benefit, paid: joining }) => joining?.reward ?? benefit.amount)];
          if (paid.length === 0) throw new PlatformError(RESPONSE_CODES.warning, 'benefit_conditions_missing');
          return { amount: formatYuan(sumOf(paid)), benefits: gifts.map(benefitToWire) };
        }),
      );
    },

    findClaimOfAllOrClose: (member, key) =>
      inTransaction(db, (trx) => keysOfAll.findOrClose(trx, { memberId: member.id, key }, clock.now())),

    findClaimOrClose: (member, key) => inTransaction(db, (trx) => keys.findOrClose(trx, { memberId: member.id, key }, clock.now())),
  };

  async function weekOf(reader: Reader, memberId: MemberId, grade: number): Promise<WeekInfo> {
    const now = clock.now();
    const week = businessWeekOf(now);
    const birthday = await readBirthday(reader, memberId);
    const year = Number(businessDayOf(now).date.slice(0, 4));
    const benefits = benefitsOf({
      grade,
      now,
      birthdayMonth: birthdayMonth(birthday, year),
      weekTurnover: await readTurnover(reader, memberId, { from: week.from }),
      deposits: (await settings.get('vipDeposit', reader)) === '1' ? await creditedDeposits(reader, memberId) : null,
    });
    const paid = await findJoinings(
      reader,
      memberId,
      benefits.map((benefit) => ({ promotionId: benefitId(benefit.name), period: periodOf(benefit, week) })),
    );
    const states = benefits.map((benefit): BenefitState => {
      const joining = paid.find(({ promotionId }) => promotionId === benefitId(benefit.name)) ?? null;
      // When this year's birthday month passed without a claim, show next year's.
      const isMissed = joining === null && benefit.month !== null && benefit.month.to <= now;
      return { benefit: isMissed ? { ...benefit, month: birthdayMonth(birthday, year + 1) } : benefit, paid: joining };
    });
    return { grade, week, states };
  }

  /** Pays the available gifts in display order. The same order in every request prevents deadlocks. */
  async function claimReady(trx: Trx, memberId: MemberId, grade: number): Promise<readonly BenefitState[]> {
    const { week, states } = await weekOf(trx, memberId, grade);
    const own: BenefitState[] = [];
    for (const { benefit } of states.filter(isReady)) {
      const { state, isOwn } = await payOnce(trx, memberId, benefit, week);
      if (isOwn) own.push(state);
    }
    return own;
  }

  async function claim(trx: Trx, memberId: MemberId, id: string, grade: number): Promise<BenefitState> {
    const { week, states } = await weekOf(trx, memberId, grade);
    const before = states.find(({ benefit }) => benefitId(benefit.name) === id);
    if (before === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_benefit');
    if (before.paid !== null) return before;
    if (!before.benefit.isMet) throw new PlatformError(RESPONSE_CODES.warning, 'benefit_conditions_missing');
    return (await payOnce(trx, memberId, before.benefit, week)).state;
  }

  /** Pays the gift once. `isOwn` is false when a concurrent request has paid it. */
  async function payOnce(trx: Trx, memberId: MemberId, benefit: Benefit, week: BusinessWeek) {
    const id = benefitId(benefit.name);
    const period = periodOf(benefit, week);
    const joining: Joining = { memberId, promotionId: id, period, reward: benefit.amount, day: null, at: clock.now() };
    // The insert waits for a concurrent request that is paying, and then conflicts with its row.
    if (await recordJoining(trx, joining)) {
      await crashpoints.reach('welfare:after-row');
      await pay(trx, joining, benefit);
      return { state: { benefit, paid: joining }, isOwn: true };
    }
    return { state: { benefit, paid: await findJoining(trx, memberId, id, period) }, isOwn: false };
  }

  async function pay(trx: Trx, { memberId, promotionId, period, reward, at }: Joining, { name, grade }: Benefit): Promise<void> {
    await payBonus(
      ledger,
      trx,
      { key: promotionKey(promotionId, memberId, period), promotionId, memberId, reward, at },
      { title: benefitTitle(name), bonus: BENEFIT_BONUS },
    );
    await sendInboxMessage(
      trx,
      { memberId, event: `${name.kind}_gift_paid`, values: { amount: formatYuanInText(reward), grade: grade.toString() } },
      at,
    );
  }
}

function isReady({ benefit, paid }: BenefitState): boolean {
  return paid === null && benefit.isMet;
}

function partOf(kind: ClaimablePart['kind'], amounts: readonly Fen[]): ClaimablePart {
  return { kind, amount: sumOf(amounts), count: amounts.length };
}

function sumOf(amounts: readonly Fen[]): Fen {
  return fen(amounts.reduce((sum, amount) => sum + amount, 0n));
}

function periodOf({ name, month }: Benefit, week: BusinessWeek): string {
  switch (name.kind) {
    case 'weekly':
      return week.monday;
    case 'birthday':
      return month === null ? 'never' : businessDayOf(month.from).date.slice(0, 4);
    case 'level':
      return 'once';
  }
}

/** Returns the month of a year's birthday in Shanghai. */
function birthdayMonth(birthday: string | null, year: number): Span | null {
  if (birthday === null) return null;
  const month = Number(birthday.slice(5, 7));
  return { from: new Date(startOfMonth(year, month)), to: new Date(startOfMonth(year, month + 1)) };
}

/** Returns the start of a month; month 13 is January of the next year. */
function startOfMonth(year: number, month: number): number {
  return businessDayOf(new Date(Date.UTC(year, month - 1, 1))).from.getTime();
}

async function readBirthday(reader: Reader, memberId: MemberId): Promise<string | null> {
  const row = await reader
    .withTables<MemberTables>()
    .selectFrom('member')
    .select('birthday')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.birthday;
}

async function creditedDeposits(reader: Reader, memberId: MemberId): Promise<Fen> {
  const { sum } = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_order')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow();
  return fen(sum);
}
