import { WALLET_CALLS, WALLET_PATH, type WalletCall, type WalletError } from '@site/shared/wire/venueWallet';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { UsedNonces } from '../../http/usedNonces';
import type { Clock, Log, VenueBank } from '../../kernel';
import { VenueSessionOver } from '../createVenueBank';
import { answerWallet, WalletRefused } from './answerWallet';
import { checkSignature, type Provider } from './checkSignature';

const STATUS: Readonly<Record<WalletError, number>> = {
  'bad-request': 400,
  'bad-signature': 401,
  stale: 401,
  'used-nonce': 401,
  foreign: 403,
  'session-over': 403,
  unavailable: 500,
};

/** Size limit of a body; the largest is a round with its report. */
const BODY_LIMIT_BYTES = 128 * 1024;

interface WalletOptions {
  readonly bank: VenueBank;
  readonly providers: readonly Provider[];
  readonly clock: Clock;
  readonly nonces: Pick<UsedNonces, 'use'>;
  readonly log: Log;
}

/**
 * Adds the wallet protocol for game providers: signed calls at `/venue/api/v1/`, described in
 * host/docs/game-provider-wallet-api.md.
 */
export function addWallet(server: FastifyInstance, { bank, log, ...signing }: WalletOptions): void {
  void server.register((wallet, _options, done) => {
    // Keep the raw text, because the signature covers the sent bytes.
    wallet.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    for (const call of Object.keys(WALLET_CALLS) as WalletCall[]) {
      const path = `${WALLET_PATH}${call}`;
      wallet.post(path, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const checked = await checkSignature({ method: request.method, path: request.url, headers: request.headers, body }, signing);
        const answer = typeof checked === 'string' ? checked : await answerOf(checked, call, body);
        if (typeof answer !== 'string') return answer;
        log.warn('wallet-refused', { call, error: answer });
        return reply.code(STATUS[answer]).send({ error: answer });
      });
    }
    done();
  });

  async function answerOf(provider: Provider, call: WalletCall, body: string): Promise<object | WalletError> {
    const request = parseRequest(call, body);
    if (request === null) return 'bad-request';
    try {
      // Parse the response, so that the provider gets only the fields of the protocol.
      const answer: z.core.$ZodType<object> = WALLET_CALLS[call].answer;
      return z.parse(answer, await answerBy(answerWallet(bank, provider), call, request));
    } catch (error) {
      if (error instanceof WalletRefused) return error.error;
      if (error instanceof VenueSessionOver) return 'session-over';
      if (error instanceof RangeError) return 'bad-request';
      log.error('wallet-call-failed', { call, provider: provider.id, message: error instanceof Error ? error.message : String(error) });
      return 'unavailable';
    }
  }
}

/** The cast is safe, because the request was parsed with the schema of this call. */
function answerBy(answers: ReturnType<typeof answerWallet>, call: WalletCall, request: unknown): Promise<object> {
  return (answers[call] as (request: unknown) => Promise<object>)(request);
}

function parseRequest(call: WalletCall, body: string): unknown {
  try {
    const read = z.safeParse(WALLET_CALLS[call].request, JSON.parse(body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
