import type { ResponseOf } from '@site/shared/wire/call';
import type { transferRateCall } from '@site/shared/wire/funds';
import type { CoinQuote } from './coinQuote';

type WireQuote = NonNullable<ResponseOf<typeof transferRateCall>['quote']>;

export function quoteFromWire({ quoteId, rate, expiresAt }: WireQuote): CoinQuote {
  return { id: quoteId, rate, expiresAt };
}
