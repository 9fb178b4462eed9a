import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequest, KeyedRequestKind } from '@site/shared/keyed-request';
import { addFen, fenFromWire, ZERO_FEN, type Fen } from '@site/shared/money';
import { recycleCall, transferOutcomeCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';

/** One venue, or all of them without a name. */
interface BringBackIntent {
  readonly enName?: string | undefined;
}

/** What came back, and what turnover keeps in the venues. */
interface BroughtBack {
  readonly amount: Fen;
  readonly kept: Fen;
}

export type BringBackRequest = KeyedRequest<BringBackIntent, BroughtBack>;

/** Money from venues back to the central wallet, but for what turnover binds. Implements R-API-081 as far as this remote sends it. */
export const BRING_BACK: KeyedRequestKind<BringBackIntent, BringBackIntent, BroughtBack> = {
  name: 'bring-back',
  async send(http, { enName }, key, { signal }) {
    const request = enName === undefined ? {} : { channelCode: enName };
    const result = await http.send(recycleCall, request, { signal, idempotencyKey: key, onError: 'silent' });
    return mapResult(result, ({ recycled, kept }) => ({ amount: fenFromWire(recycled), kept: sumOf(kept.map(({ amount }) => amount)) }));
  },
  async findByKey(http, key, _intent, { signal }) {
    const result = await http.send(transferOutcomeCall, { key }, { signal, onError: 'silent' });
    // What stays is part of the first answer only.
    return mapResult(result, (found) => (found.outcome === 'done' ? { amount: fenFromWire(found.amount), kept: ZERO_FEN } : undefined));
  },
  subjectOf: (intent) => intent,
  parseSubject(kept) {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const enName = 'enName' in kept ? kept.enName : undefined;
    return enName === undefined || typeof enName === 'string' ? { enName } : undefined;
  },
};

/** A venue with money that may leave it. */
export interface MoneyLeft {
  readonly enName: string;
  readonly name: string;
  readonly balance: Fen;
}

/** The venues with money that no turnover binds. Implements R-API-080 as far as this remote reads it. */
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
