import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { exchangeCall, exchangeOutcomeCall, pointsInfoCall, pointsStatementCall } from '@site/shared/wire/welfare';
import { STATEMENT_PAGE_SIZE, type PointsBalance, type PointsExchange, type PointStatement } from './points';

export async function fetchPoints(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<PointsBalance>> {
  const result = await http.send(pointsInfoCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ turnoverPerPoint, expiring, ...facts }) => ({
    ...facts,
    expiring,
    turnoverPerPoint: fenFromWire(turnoverPerPoint),
  }));
}

/** Loads one page of the changes of the points, counted from 1. */
export async function fetchPointStatement(
  http: HttpService,
  page: number,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<PointStatement>> {
  const request = { pageNum: page, pageSize: STATEMENT_PAGE_SIZE };
  const result = await http.send(pointsStatementCall, request, { signal, onError: 'silent' });
  return mapResult(result, ({ total, list }) => ({ total, rows: list }));
}

/** Keyed request that exchanges points and pays their value. */
export const POINTS_EXCHANGE: KeyedRequestKind<number, number, PointsExchange> = {
  name: 'points-exchange',
  async send(http, points, key, { signal }) {
    const options = { signal, idempotencyKey: key, onError: 'silent' } as const;
    return mapResult(await http.send(exchangeCall, { points }, options), exchangeFromWire);
  },
  async findByKey(http, key, _points, { signal }) {
    const result = await http.send(exchangeOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ exchange }) => exchange && exchangeFromWire(exchange));
  },
  subjectOf: (points) => points,
  parseSubject: (kept) => (typeof kept === 'number' ? kept : undefined),
};

function exchangeFromWire({ id, points, amount, pointsLeft }: ResponseOf<typeof exchangeCall>): PointsExchange {
  return { id, points, amount: fenFromWire(amount), pointsLeft };
}
