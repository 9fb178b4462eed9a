import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { fenFromWire } from '@site/shared/money';
import { transferRateCall, utcTransferCall, utcTransferOutcomeCall } from '@site/shared/wire/funds';
import type { CoinQuote } from '../coins/coinQuote';
import { quoteFromWire } from '../coins/coinQuoteCodec';
import { COIN_EXCHANGE, type CoinExchange, type CoinExchangeIntent } from './deposit';

interface Ending {
  readonly signal: AbortSignal;
}

/** Requests a rate for exchanging the member's coins, valid for a limited time. */
export async function fetchCoinQuote(http: HttpService, { signal }: Ending): Promise<CallResult<CoinQuote | undefined>> {
  const result = await http.send(transferRateCall, { currency: 'USDT', quote: true }, { signal, onError: 'silent' });
  return mapResult(result, ({ quote }) => quote && quoteFromWire(quote));
}

/** Keyed request that exchanges coins into the central wallet, once per key. Implements R-API-068. */
export const coinExchangeRequest: KeyedRequestKind<CoinExchangeIntent, object, CoinExchange> = {
  name: COIN_EXCHANGE,
  async send(http, { quoteId, coins }, key, { signal }) {
    const result = await http.send(utcTransferCall, { quoteId, coins }, { signal, idempotencyKey: key, onError: 'silent' });
    return mapResult(result, (done) => ({ coins: done.coins, amount: fenFromWire(done.amount) }));
  },
  async findByKey(http, key, _subject, { signal }) {
    const result = await http.send(utcTransferOutcomeCall, { key }, { signal, onError: 'silent' });
    return mapResult(result, ({ transfer }) => transfer && { coins: transfer.coins, amount: fenFromWire(transfer.amount) });
  },
  subjectOf: () => ({}),
  parseSubject: () => ({}),
};
