import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Trx } from '../kernel';
import { businessDayOf, createKeyedRequests, createKeyScope, formatYuanInText, inTransaction, negate, PlatformError } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Members } from '../members/createMembers';
import { readDayTurnover, type MemberDay } from './readDayTurnover';
import { rebateKey, rebateReference } from './references';
import {
  chooseAutomatic,
  findDay,
  isAutomatic,
  lastClosing,
  lockDue,
  markPaid,
  readDays,
  readDue,
  recordClosing,
  recordDay,
  type RebateDay,
} from './rebateBook';
import { rebateLines, sumOf, type RebateLine } from './rebates';

/** A day is worked out so long after its end: what was settled at its last moment is committed by then. */
export const REBATE_AFTER_MS = 10 * 60_000;

const keys = createKeyScope<{ readonly businessDay: string }>('rebate-claim');

/** Today so far: what it would bring at the grade of now. */
export interface RunningRebate {
  readonly businessDay: string;
  readonly grade: number;
  readonly lines: readonly RebateLine[];
  readonly amount: Fen;
}

/**
 * The rebate: of each business day, each category's valid turnover times the rate of the member's grade, rounded down to the fen. Ten minutes after the
 * day it is worked out, one row per member and day, and paid by itself or kept for a claim, as the member has chosen. A day that is worked out stays as it
 * is, also where a result is corrected later. It is earned by what was played, not by a promotion: it is paid in a time-out and an exclusion too, and no
 * turnover binds it.
 */
export interface RebateService {
  running(memberId: MemberId): Promise<RunningRebate>;
  isAutomatic(memberId: MemberId): Promise<boolean>;
  /** How the days that are worked out from now on are paid; what waits goes on waiting. */
  choose(member: Member, automatic: boolean): Promise<void>;
  days(
    memberId: MemberId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ total: number; days: readonly RebateDay[] }>;
  due(memberId: MemberId): Promise<readonly RebateDay[]>;
  /**
   * Pays one day, or answers its payment, under any key.
   *
   * @throws PlatformError 6004 a day without rebate, 6008 and 6009 for the key
   */
  claim(member: Member, request: { readonly businessDay: string; readonly key: string }): Promise<RebateDay>;
  /** Pays every day that waits, the earliest first, and returns what that paid. Called before any other money of the transaction is moved. */
  claimDue(trx: Trx, memberId: MemberId): Promise<readonly Fen[]>;
  /** The day that was claimed under this key. Null has closed the key (decision 25). */
  findClaimOrClose(member: Member, key: string): Promise<RebateDay | null>;
  /** Works out all days that are over. Again, or by two processes at once, it changes nothing. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly members: Pick<Members, 'vipLevel'>;
}

export function createRebateService({ db, ledger, clock, crashpoints, members }: Dependencies): RebateService {
  const requests = createKeyedRequests({
    db,
    clock,
    keys,
    read: (trx, { businessDay }, memberId) => mustFindDay(trx, memberId, businessDay),
  });
  return {
    async running(memberId) {
      const { from, to, date: businessDay } = businessDayOf(clock.now());
      const [today] = await readDayTurnover(db, { from, to }, memberId);
      const grade = await members.vipLevel(memberId);
      const lines = today === undefined ? [] : rebateLines(today.turnover, grade);
      return { businessDay, grade, lines, amount: sumOf(lines) };
    },

    isAutomatic: (memberId) => isAutomatic(db, memberId),

    choose: ({ id }, automatic) => inTransaction(db, (trx) => chooseAutomatic(trx, id, automatic)),

    days: (memberId, page) => readDays(db, memberId, page),

    due: (memberId) => readDue(db, memberId),

    claim: (member, { businessDay, key }) =>
      requests.run({ memberId: member.id, key, payload: [businessDay] }, async (trx) => {
        const day = await findDay(trx, member.id, businessDay);
        if (day === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_rebate');
        if (day.paidAt === null) await pay(trx, member.id, businessDay, day.amount);
        return { businessDay };
      }),

    async claimDue(trx, memberId) {
      const paid: Fen[] = [];
      for (const { businessDay, amount } of await lockDue(trx, memberId)) {
        await pay(trx, memberId, businessDay, amount);
        paid.push(amount);
      }
      return paid;
    },

    findClaimOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),

    async tick() {
      const now = clock.now();
      // Until ten minutes past midnight this is the day before yesterday.
      const yesterday = businessDayOf(new Date(now.getTime() - REBATE_AFTER_MS), 1);
      const last = await lastClosing(db);
      if (last !== null && last >= yesterday.date) return;
      const from = last === null ? yesterday.from : businessDayOf(new Date(`${last}T12:00:00+08:00`)).to;
      for (const day of await readDayTurnover(db, { from, to: yesterday.to })) await workOut(day);
      await crashpoints.reach('rebate:before-closing');
      await inTransaction(db, (trx) => recordClosing(trx, yesterday.date, now));
    },
  };

  async function workOut({ memberId, businessDay, turnover }: MemberDay): Promise<void> {
    const grade = await members.vipLevel(memberId);
    const lines = rebateLines(turnover, grade);
    const amount = sumOf(lines);
    if (amount === 0n) return;
    await inTransaction(db, async (trx) => {
      if (!(await recordDay(trx, { memberId, businessDay, grade, lines }))) return;
      await crashpoints.reach('rebate:after-row');
      if (!(await isAutomatic(trx, memberId))) return;
      await pay(trx, memberId, businessDay, amount);
      // The screen confirms a claim; an automatic payment has no other sign.
      const values = { day: businessDay, amount: formatYuanInText(amount) };
      await sendInboxMessage(trx, { memberId, event: 'rebate_paid', values }, clock.now());
    });
  }

  /** One posting per member and day, under a key of the two. A payment that is under way is waited for, and then nothing is done. */
  async function pay(trx: Trx, memberId: MemberId, businessDay: string, amount: Fen): Promise<void> {
    if (!(await markPaid(trx, memberId, businessDay, clock.now()))) return;
    const { outcome } = await ledger.post(trx, {
      key: rebateKey(memberId, businessDay),
      kind: 'rebate',
      reference: rebateReference(businessDay),
      lines: [
        { account: { kind: 'bonus' }, amount: negate(amount) },
        { account: { kind: 'member-central', memberId }, amount },
      ],
    });
    if (outcome !== 'posted') throw new TypeError(`rebate of ${businessDay} could not be paid to member ${memberId}: ${outcome}`);
  }
}

async function mustFindDay(trx: Trx, memberId: MemberId, businessDay: string): Promise<RebateDay> {
  const day = await findDay(trx, memberId, businessDay);
  if (day === null) throw new TypeError(`no rebate of ${businessDay} for member ${memberId}`);
  return day;
}
