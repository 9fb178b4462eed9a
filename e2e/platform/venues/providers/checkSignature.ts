import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WALLET_HEADERS, WALLET_WINDOW_MS, type WalletError } from '@site/shared/wire/venueWallet';
import type { UsedNonces } from '../../http/usedNonces';
import type { Clock } from '../../kernel';

/** Company whose servers run venues, with its signing key. */
export interface Provider {
  readonly id: string;
  readonly enNames: readonly string[];
  readonly key: string;
}

interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Dependencies {
  readonly providers: readonly Provider[];
  readonly clock: Clock;
  readonly nonces: Pick<UsedNonces, 'use'>;
}

const NONCE = /^[\w-]{16,64}$/;
const TIMESTAMP = /^\d{1,16}$/;

/** Returns the sender, or why the request is not accepted. Only a request with a valid signature uses up its nonce. */
export async function checkSignature(
  { method, path, headers, body }: SignedRequest,
  { providers, clock, nonces }: Dependencies,
): Promise<Provider | WalletError> {
  const read = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const provider = providers.find(({ id }) => id === read(WALLET_HEADERS.provider));
  const [timestamp, nonce] = [read(WALLET_HEADERS.timestamp), read(WALLET_HEADERS.nonce)];
  if (provider === undefined || !NONCE.test(nonce) || !TIMESTAMP.test(timestamp)) return 'bad-signature';
  const expected = createHmac('sha256', provider.key).update([method, path, timestamp, nonce, body].join('\n')).digest();
  const given = Buffer.from(read(WALLET_HEADERS.signature), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad-signature';
  if (Math.abs(clock.nowMs() - Number(timestamp)) > WALLET_WINDOW_MS) return 'stale';
  return (await nonces.use(`wallet:${provider.id}:${nonce}`)) ? provider : 'used-nonce';
}
