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

/**
 * The central balance. It is fetched at login, on every navigation (by the router) and when anything has moved money.
 *
 * One request is pending at a time; a concurrent refresh waits for one that starts after it, since the pending one may have been answered
 * before the money moved. An older answer never replaces a newer one. A failed request keeps the last balance silently: it is fetched again
 * at the next occasion.
 *
 * Implements R-SESSION-06.
 */
export function createBalance({ http, bus, logger, isSignedIn }: BalancePorts): BalanceService {
  const current = createCell<Balance | undefined>(undefined);
  const isRefreshing = createCell(false);
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** Counts logins, so that a reading for one member never shows up for another. */
  let epoch = 0;

  async function read(): Promise<void> {
    const own = epoch;
    isRefreshing.set(true);
    const result = await http.send(balanceCall, { withLockMoney: true }, { force: true, failures: 'quiet' });
    isRefreshing.set(false);
    if (!result.ok || own !== epoch) return;
    const { balance, lockMoney, asOf } = result.data;
    const [central, locked] = [parseWireFen(balance), parseWireFen(lockMoney)];
    if (central === undefined || locked === undefined) {
      logger.error('balance too large to be held exactly', { path: balanceCall.path });
      return;
    }
    const before = current.get();
    if (before && before.asOf > asOf) return;
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
    current.set(undefined);
    if (signedIn) void refresh();
  });
  bus.on('balance/changed', () => void refresh());

  return { current, isRefreshing, refresh };
}
