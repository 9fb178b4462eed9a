import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { balanceDaysCall, dealRecordCall, lockedMoneyCall } from '@site/shared/wire/funds';
import type { Localized } from '../http/localized';
import { memberRoute, type Route } from '../http/route';
import type { Clock, Db } from '../kernel';
import { businessDayOf, formatYuan } from '../kernel';
import { readDays } from '../kernel/readDays';
import { readBalanceDays } from '../ledger/readBalanceDays';
import { readMemberHolds } from '../ledger/readMemberHolds';
import { readStatement, type StatementKind, type StatementRequest } from '../ledger/statement';
import { readMethods } from './readMethods';

type DealKind = ResponseOf<typeof dealRecordCall>['list'][number]['kind'];

/**
 * Kinds shown to the member. A restore is an adjustment, a withdrawn bonus a negative bonus, and all movements of a red
 * packet are one kind.
 */
const DEAL_KINDS: Readonly<Record<StatementKind, DealKind>> = {
  deposit: 'deposit',
  bonus: 'bonus',
  'bonus-return': 'bonus',
  rebate: 'rebate',
  commission: 'commission',
  adjustment: 'adjustment',
  hold: 'bet',
  release: 'release',
  settle: 'settlement',
  restore: 'adjustment',
  'venue-in': 'transfer-in',
  'venue-out': 'transfer-out',
  'round-stake': 'bet',
  'round-return': 'release',
  'round-payout': 'settlement',
  withdrawal: 'withdrawal',
  'withdrawal-return': 'withdrawal-return',
  'packet-sent': 'red-packet',
  'packet-claimed': 'red-packet',
  'packet-returned': 'red-packet',
};

/** Upper bound of business days in one response: three months. */
const SPAN_DAYS = 92;

/** Business days in the record, including today: five years. */
const KEPT_DAYS = 5 * 365 + 2;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the requested part of the record. It starts at the first day if one is given, otherwise it ends at the last.
 */
function spanOf({ from, until }: ReturnType<typeof readDays>, now: Date): { readonly from: Date; readonly until: Date } {
  const [kept, tomorrow] = [businessDayOf(now, KEPT_DAYS - 1).from.getTime(), businessDayOf(now).to.getTime()];
  const last = until?.getTime() ?? tomorrow;
  const first = from?.getTime() ?? last - SPAN_DAYS * DAY_MS;
  return { from: new Date(Math.max(first, kept)), until: new Date(Math.min(last, first + SPAN_DAYS * DAY_MS)) };
}

/** Upper bound of listed holds; their total includes all. */
const LISTED_HOLDS = 50;

/** Returns the routes for a member's money movements, daily balances and locked money. */
export function tradeRecordRoutes({
  db,
  clock,
  promotionTitle,
}: {
  readonly db: Db;
  readonly clock: Clock;
  /** Returns the title; null when the promotion is no longer offered. */
  readonly promotionTitle: (id: string) => Localized | null;
}): readonly Route[] {
  return [
    memberRoute(dealRecordCall, async ({ pageNum, pageSize, kind, from, to, number, before, after }, member, { language }) => {
      const statement = await readStatement(db, {
        memberId: member.id,
        kinds: kind === undefined ? null : statementKindsOf(kind),
        ...spanOf(readDays({ from, to }), clock.now()),
        number,
        beside: besideOf({ before, after }),
        offset: (pageNum - 1) * pageSize,
        limit: pageSize,
      });
      const methods = await readMethods(
        db,
        statement.lines.map(({ reference }) => reference),
        { language, promotionTitle },
      );
      const [first, last] = [statement.lines.at(0), statement.lines.at(-1)];
      return {
        total: statement.total,
        moneyIn: formatYuan(statement.moneyIn),
        moneyOut: formatYuan(statement.moneyOut),
        list: statement.lines.map((line) => {
          const method = methods.get(line.reference);
          return {
            id: line.id,
            kind: DEAL_KINDS[line.kind],
            amount: formatYuan(line.amount),
            balanceAfter: formatYuan(line.balanceAfter),
            at: line.at.getTime(),
            reference: line.reference,
            ...(method !== undefined && { method }),
          };
        }),
        days: statement.days.map(({ date, moneyIn, moneyOut }) => ({
          day: date,
          moneyIn: formatYuan(moneyIn),
          moneyOut: formatYuan(moneyOut),
        })),
        ...(statement.hasOlder && last !== undefined && { next: last.id }),
        ...(statement.hasNewer && first !== undefined && { previous: first.id }),
      };
    }),

    memberRoute(balanceDaysCall, async ({ days }, member) => ({
      list: (await readBalanceDays(db, member.id, { now: clock.now(), days })).map(({ date, central, inVenues, locked }) => ({
        day: date,
        central: formatYuan(central),
        inVenues: formatYuan(inVenues),
        locked: formatYuan(locked),
      })),
    })),

    memberRoute(lockedMoneyCall, async (_body, member) => {
      const { count, total, holds } = await readMemberHolds(db, member.id, LISTED_HOLDS);
      return {
        count,
        total: formatYuan(total),
        list: holds.map(({ kind, number, amount, at }) => ({ kind, number, amount: formatYuan(amount), at: at.getTime() })),
      };
    }),
  ];
}

function statementKindsOf(kind: DealKind): readonly StatementKind[] {
  return (Object.keys(DEAL_KINDS) as StatementKind[]).filter((each) => DEAL_KINDS[each] === kind);
}

function besideOf({ before, after }: Pick<RequestOf<typeof dealRecordCall>, 'before' | 'after'>): StatementRequest['beside'] {
  if (before !== undefined) return { id: BigInt(before), side: 'older' };
  return after === undefined ? undefined : { id: BigInt(after), side: 'newer' };
}
