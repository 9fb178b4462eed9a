import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequest, KeyedRequestKind } from '@site/shared/keyed-request';
import { addFen, fenFromWire, ZERO_FEN, type Fen } from '@site/shared/money';
import { recycleCall, transferOutcomeCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';

/** Venue to empty; without a name, all venues. */
interface BringBackIntent {
  readonly enName?: string | undefined;
}

/** Amount returned, and amount that turnover keeps in the venues. */
interface BroughtBack {
  readonly amount: Fen;
  readonly kept: Fen;
}

export type BringBackRequest = KeyedRequest<BringBackIntent, BroughtBack>;

/**
 * Keyed request that returns money from venues to the central wallet, except what turnover binds. Implements the part
 * of R-API-081 that this remote uses.
 */
export const BRING_BACK: KeyedRequestKind<BringBackIntent, BringBackIntent, BroughtBack> = {
  name: 'bring-back',
  async send(http, { enName }, key, { signal }) {
    const request = enName === undefined ? {} : { channelCode: enName };
    const result = await http.send(recycleCall, request, { signal, idempotencyKey: key, onError: 'silent' });
    return mapResult(result, ({ recycled, kept }) => ({ amount: fenFromWire(recycled), kept: sumOf(kept.map(({ amount }) => amount)) }));
  },
  async findByKey(http, key, _intent, { signal }) {
    const result = await http.send(transferOutcomeCall, { key }, { signal, onError: 'silent' });
    // The amount that stays is part of the first response only.
    return mapResult(result, (found) => (found.outcome === 'done' ? { amount: fenFromWire(found.amount), kept: ZERO_FEN } : undefined));
  },
  subjectOf: (intent) => intent,
  parseSubject(kept) {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const enName = 'enName' in kept ? kept.enName : undefined;
    return enName === undefined || typeof enName === 'string' ? { enName } : undefined;
  },
};

/** Venue with money that may leave it. */
export interface MoneyLeft {
  readonly enName: string;
  readonly name: string;
  readonly balance: Fen;
}

/** Loads the venues with money that no turnover binds. Implements the part of R-API-080 that this remote uses. */
export async function fetchMoneyLeft(http: HttpService, signal: AbortSignal): Promise<CallResult<readonly MoneyLeft[]>> {
  const result = await http.send(allBalanceCall, { category: '' }, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) =>
    list
      .filter(({ turnoverLeft }) => turnoverLeft === undefined)
      .map(({ enName, name, balance }) => ({ enName, name, balance: fenFromWire(balance) }))
      .filter(({ balance }) => balance > ZERO_FEN),
  );
}

function sumOf(amounts: readonly string[]): Fen {
  return amounts.reduce<Fen>((sum, amount) => addFen(sum, fenFromWire(amount)), ZERO_FEN);
}
