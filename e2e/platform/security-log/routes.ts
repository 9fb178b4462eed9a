import type { ResponseOf } from '@site/shared/wire/call';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { signInHistoryCall } from '@site/shared/wire/sessions';
import { memberRoute, type Route } from '../http/route';
import type { Clock, Db } from '../kernel';
import { describeClient } from '../members/describeClient';
import { maskAddress } from '../members/networks';
import type { MemberTables } from '../members/tables';
import type { SecurityLogTables } from './tables';

const SHOWN_FOR_MS = 90 * 24 * 60 * 60_000;

/** Codes that request a further step and do not mean a failure. */
const ASKED: ReadonlySet<number | null> = new Set([
  RESPONSE_CODES.graphicVerification,
  RESPONSE_CODES.rapidVerification,
  RESPONSE_CODES.ipNotPassed,
  RESPONSE_CODES.deviceNotPassed,
  RESPONSE_CODES.deviceAndIpNotPassed,
  RESPONSE_CODES.longTimeNotLoggedIn,
  RESPONSE_CODES.riskyLogin,
  RESPONSE_CODES.authenticationRequired,
]);

type Try = ResponseOf<typeof signInHistoryCall>['list'][number];

/** Returns the route that shows a member the sign-in attempts under their name. */
export function securityLogRoutes(db: Db, clock: Clock): readonly Route[] {
  return [
    memberRoute(signInHistoryCall, async ({ pageNum, pageSize }, member) => {
      const tables = db.withTables<SecurityLogTables & MemberTables>();
      const { registered_at: registeredAt } = await tables
        .selectFrom('member')
        .select('registered_at')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      // A reset of the data reuses member ids but keeps the log, so skip events from before the registration.
      const from = new Date(Math.max(clock.nowMs() - SHOWN_FOR_MS, registeredAt.getTime()));
      const own = tables
        .selectFrom('security_log.event')
        .where('member_id', '=', member.id)
        .where('event', '=', 'sign-in')
        .where('at', '>=', from);
      const { total } = await own.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const rows = await own
        .select(['seq', 'at', 'result', 'code', 'device', 'address'])
        .orderBy('seq', 'desc')
        .offset((pageNum - 1) * pageSize)
        .limit(pageSize)
        .execute();
      return {
        total: Number(total),
        list: rows.map(({ seq, at, result, code, device, address }) => ({
          id: seq.toString(),
          at: at.getTime(),
          result: resultOf(result, code),
          ...describeClient(device),
          address: maskAddress(address),
        })),
      };
    }),
  ];
}

function resultOf(result: SecurityLogTables['security_log.event']['result'], code: number | null): Try['result'] {
  if (result === 'ok' || result === 'locked') return result;
  return ASKED.has(code) ? 'asked' : 'refused';
}
