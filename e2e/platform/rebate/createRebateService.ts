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

/** A day is computed this long after its end; by then the settlements of its last moment are committed. */
export const REBATE_AFTER_MS = 10 * 60_000;

const keys = createKeyScope<{ readonly businessDay: string }>('rebate-claim');

/** Rebate of the current day so far, at the member's current grade. */
export interface RunningRebate {
  readonly businessDay: string;
  readonly grade: number;
  readonly lines: readonly RebateLine[];
  readonly amount: Fen;
}

/**
 * Daily rebate: for each category, the day's valid turnover times the rate of the member's grade, rounded down to the
 * fen. Ten minutes after a day ends, one row per member is written; it is paid automatically or waits for a claim, as
 * the member chose. A computed day never changes, even when a result is corrected later. The rebate is earned by play
 * and not by a promotion: it is paid during a time-out or an exclusion too, and requires no turnover.
 */
export interface RebateService {
  running(memberId: MemberId): Promise<RunningRebate>;
  isAutomatic(memberId: MemberId): Promise<boolean>;
  /** Sets how days that are computed from now on are paid; days that wait for a claim keep waiting. */
  choose(member: Member, automatic: boolean): Promise<void>;
  days(
    memberId: MemberId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ total: number; days: readonly RebateDay[] }>;
  due(memberId: MemberId): Promise<readonly RebateDay[]>;
  /**
   * Pays one day, or returns it if it was paid already, under any key.
   *
   * @throws PlatformError 6004 for a day without rebate, 6008 and 6009 for the key
   */
  claim(member: Member, request: { readonly businessDay: string; readonly key: string }): Promise<RebateDay>;
  /**
   * Pays all days that wait for a claim, earliest first, and returns the amounts. Call it before the transaction moves
   * any other money.
   */
  claimDue(trx: Trx, memberId: MemberId): Promise<readonly Fen[]>;
  /**
   * Returns the day that was claimed with this key. If there was none, it closes the key and returns null (decision
   * 25).
   */
  findClaimOrClose(member: Member, key: string): Promise<RebateDay | null>;
  /** Computes all days that are over. It is idempotent, also when two processes run it at once. */
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
      // During the first ten minutes after midnight this is the day before yesterday.
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
      // A claim is confirmed on the screen, but an automatic payment is not visible otherwise.
      const values = { day: businessDay, amount: formatYuanInText(amount) };
      await sendInboxMessage(trx, { memberId, event: 'rebate_paid', values }, clock.now());
    });
  }

  /**
   * Posts the rebate of a day once, under a key of member and day. Waits for a concurrent payment of the day, and then
   * does nothing.
   */
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
