import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { exchangeCall, exchangeOutcomeCall, pointsInfoCall } from '@site/shared/wire/welfare';
import type { PointsExchange, PointsStanding } from '../exchange/points';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

export async function fetchPoints(http: HttpService, { signal }: Ending): Promise<CallResult<PointsStanding>> {
  const result = await http.send(pointsInfoCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ turnoverPerPoint, ...facts }) => ({ ...facts, turnoverPerPoint: fenFromWire(turnoverPerPoint) }));
}

/** Exchanges points, which pays what they are worth. */
export async function exchangePoints(
  http: HttpService,
  { points, key }: { readonly points: number; readonly key: string },
  { signal }: Ending,
): Promise<CallResult<PointsExchange>> {
  const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
  return mapResult(await http.send(exchangeCall, { points }, options), exchangeFromWire);
}

/** What became of an exchange whose answer was lost. `undefined`: it never came, and asking has closed its key. */
export async function fetchExchange(http: HttpService, key: string, { signal }: Ending): Promise<CallResult<PointsExchange | undefined>> {
  const result = await http.send(exchangeOutcomeCall, { key }, { signal, failures: 'quiet' });
  return mapResult(result, ({ exchange }) => exchange && exchangeFromWire(exchange));
}

function exchangeFromWire({ id, points, amount, pointsLeft }: ResponseOf<typeof exchangeCall>): PointsExchange {
  return { id, points, amount: fenFromWire(amount), pointsLeft };
}
