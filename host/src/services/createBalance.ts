import type { Bus } from '@site/shared/contract/events';
import type { HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Balance, BalanceService, Logger } from '@site/shared/contract/services';
import { parseWireFen } from '@site/shared/money';
import { balanceCall } from '@site/shared/wire/balance';

export interface BalancePorts {
  readonly http: HttpService;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly isSignedIn: Readable<boolean>;
}

/** A balance of the platform, by an answer or an event. */
export interface BalanceReading extends Balance {
  /** Number of the member's last event in it; an earlier platform has none. */
  readonly version: number | undefined;
}

/** The balance as the host itself uses it. */
export interface HostBalance extends BalanceService {
  /** Of the last reading. */
  version(): number | undefined;
  /** Shows it, unless it is older than what is shown. `isTrue`: it is not, whatever its number says. */
  take(reading: BalanceReading, options?: { readonly isTrue?: boolean }): void;
}

/**
 * The central balance. It is fetched at login, on every navigation (by the router) and when anything has moved money, and taken from the member stream.
 *
 * One request is pending at a time; a concurrent refresh waits for one that starts after it, since the pending one may have been answered
 * before the money moved. An older reading never replaces a newer one, by the number of the last event in
 * it, or by the server's time where one has no number. A failed request keeps the last balance silently: it is fetched again
 * at the next occasion.
 *
 * Implements R-SESSION-06.
 */
export function createBalance({ http, bus, logger, isSignedIn }: BalancePorts): HostBalance {
  const current = createCell<Balance | undefined>(undefined);
  const isRefreshing = createCell(false);
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** Counts logins, so that a reading for one member never shows up for another. */
  let epoch = 0;
  let version: number | undefined;

  async function read(): Promise<void> {
    const own = epoch;
    isRefreshing.set(true);
    const result = await http.send(balanceCall, { withLockMoney: true }, { force: true, failures: 'quiet' });
    isRefreshing.set(false);
    if (!result.ok || own !== epoch) return;
    const { balance, lockMoney, asOf, version: ofAnswer } = result.data;
    const [central, locked] = [parseWireFen(balance), parseWireFen(lockMoney)];
    if (central === undefined || locked === undefined) {
      logger.error('balance too large to be held exactly', { path: balanceCall.path });
      return;
    }
    take({ central, locked, asOf, version: ofAnswer });
  }

  function take({ central, locked, asOf, version: ofReading }: BalanceReading, { isTrue = false } = {}): void {
    const before = current.get();
    if (before && !isTrue && isOlder({ asOf, version: ofReading }, { asOf: before.asOf, version })) return;
    version = ofReading ?? version;
    if (before?.central === central && before.locked === locked && before.asOf === asOf) return;
    current.set({ central, locked, asOf });
  }

  function start(): Promise<void> {
    const reading = read().finally(() => {
      if (underWay === reading) underWay = undefined;
    });
    underWay = reading;
    return reading;
  }

  function refresh(): Promise<void> {
    if (!isSignedIn.get()) return Promise.resolve();
    if (!underWay) return start();
    next ??= underWay.then(() => {
      next = undefined;
      return isSignedIn.get() ? start() : undefined;
    });
    return next;
  }

  isSignedIn.subscribe((signedIn) => {
    epoch += 1;
    version = undefined;
    current.set(undefined);
    if (signedIn) void refresh();
  });
  bus.on('balance/changed', ({ isTold }) => {
    if (isTold !== true) void refresh();
  });

  return { current, isRefreshing, refresh, take, version: () => version };
}

type Age = Pick<BalanceReading, 'asOf' | 'version'>;

function isOlder(one: Age, other: Age): boolean {
  if (one.version !== undefined && other.version !== undefined && one.version !== other.version) return one.version < other.version;
  return one.asOf < other.asOf;
}
