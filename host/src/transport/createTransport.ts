import type { CallFailure, CallOptions, CallResult, HttpService } from '@site/shared/contract/http';
import type { Logger } from '@site/shared/contract/services';
import type { Call } from '@site/shared/wire/call';
import { HEADERS } from '@site/shared/wire/envelope';
import { responseCodeName } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import { LOGGED } from '../services/logged';
import type { DecryptedData } from './decryptedData';
import { reactionTo, type Reaction } from './reactions';
import { readAnswer } from './readAnswer';
import { cacheKey, createResponseCache } from './responseCache';
import type { SendRaw } from './sendRaw';
import { readServerTime, type AdjustableClock } from './serverClock';

/** More than a page changes in a minute. */
const REMEMBERED_IDS = 50;

/** Path and effect of a call that failed. */
export type FailedCall = Pick<Call<unknown, unknown>, 'path' | 'effect'>;

/** Facts about the caller, sent with every call. */
export interface CallerFacts {
  /** Version of the client. */
  readonly version: string;
  readonly siteId: string;
  /** Empty for a guest. */
  readonly token: string;
  /** In lower case, such as `zh-cn`. */
  readonly language: string;
}

export interface TransportPorts {
  readonly sendRaw: SendRaw;
  readonly caller: () => CallerFacts;
  /** The device's clock, in milliseconds. */
  readonly now: () => number;
  readonly clock: AdjustableClock;
  readonly logger: Logger;
  /** Answers that came encrypted, kept beyond the page. */
  readonly decrypted: DecryptedData;
  readonly newId: () => string;
  /** A call with this token (empty: with none) was answered that the login has expired. */
  readonly onExpired: (token: string) => void;
  /** A failure to show to the player, and how. */
  readonly onFailure: (failure: CallFailure, reaction: Reaction, call: FailedCall) => void;
}

export interface Transport extends HttpService {
  /** Forgets every kept answer: another member, another language. */
  clearCache(): void;
  /** Whether this page sent the call of this id, one of the last that changed something. */
  hasSent(requestId: string): boolean;
}

/**
 * The one way to the platform: headers, envelope, schema check at both edges, time-out, reactions to codes, cache, idempotency key,
 * cancellation, the server's clock. `send` never rejects.
 *
 * Assumption (R-HTTP-08, R-HTTP-19): requests are not signed (decision 45); the request id is a UUID made for each call.
 * Implements R-HTTP-01 to R-HTTP-07, R-HTTP-16, R-HTTP-17, R-HTTP-20 to R-HTTP-23.
 */
export function createTransport(ports: TransportPorts): Transport {
  const { sendRaw, caller, now, clock, logger, decrypted, newId } = ports;
  const cache = createResponseCache(now);
  const sent = new Set<string>();

  async function fetchAnswer<Request, Response>(
    call: Call<Request, Response>,
    request: Request,
    facts: CallerFacts,
    requestId: string,
    options: CallOptions,
  ): Promise<CallResult<Response>> {
    const sentAt = now();
    const answer = await sendRaw({
      method: call.method,
      path: call.path,
      headers: headersOf(facts, requestId, options.idempotencyKey),
      payload: request ?? {},
      signal: options.signal,
      onProgress: options.onProgress,
      isRepeatable: call.effect === 'reads' || options.idempotencyKey !== undefined,
    });
    if (answer.kind === 'answered') {
      const time = readServerTime(answer.serverTime, answer.date);
      if (time) clock.take({ sentAt, receivedAt: now(), ...time });
    }
    return readAnswer(call, answer);
  }

  /** What an earlier page has decrypted and kept of this call for the same caller, if it still has the shape. */
  async function recall<Response>(
    call: Pick<Call<unknown, Response>, 'response' | 'cacheForMs'>,
    key: string,
    facts: CallerFacts,
  ): Promise<CallResult<Response> | undefined> {
    const kept = await decrypted.read(ownKey(key, facts));
    // The device's clock may have been set back since.
    if (kept === undefined || kept.forMs > call.cacheForMs) return undefined;
    const result = check(call.response, kept.data);
    if (result.issues) return undefined;
    if (isStillCaller(facts, caller())) cache.keep(key, result.value, kept.forMs);
    return { ok: true, data: result.value };
  }

  function react(
    failure: CallFailure,
    call: FailedCall & { readonly requestId: string },
    token: string,
    { failures = 'told' }: CallOptions,
  ): void {
    if (failure.is === 'aborted') return;
    const reaction = failure.is === 'refused' ? reactionTo(responseCodeName(failure.code)) : reactionTo(undefined);
    if (reaction.kind === 'expire-login') {
      ports.onExpired(token);
      return;
    }
    logger.warn(LOGGED.callFailed, { path: call.path, requestId: call.requestId, ...failure });
    const isShown = reaction.kind === 'bind-name' || (failures === 'told' && reaction.kind !== 'hand-over');
    if (isShown) ports.onFailure(failure, reaction, call);
  }

  return {
    async send<Request, Response>(call: Call<Request, Response>, request: Request, options: CallOptions = {}) {
      const problem = refuseRequest(call, request, options);
      if (problem !== undefined) {
        logger.error('call not sent', { path: call.path, problem });
        return { ok: false, failure: { is: 'malformed', problem: `${call.path}: ${problem}` } };
      }
      const key = call.cacheForMs > 0 ? cacheKey(call.path, request) : undefined;
      const facts = caller();
      if (key !== undefined && options.force !== true) {
        const kept = cache.read(key);
        // A cached value was checked by the schema of its call.
        if (kept) return { ok: true, data: kept.data as Response };
        const remembered = decrypted.isInUse() ? await recall(call, key, facts) : undefined;
        if (remembered?.ok === true) return remembered;
      }
      const requestId = newId();
      if (call.effect !== 'reads') remember(sent, requestId);
      const result = await fetchAnswer(call, request, facts, requestId, options);
      if (!result.ok) {
        react(result.failure, { path: call.path, effect: call.effect, requestId }, facts.token, options);
        return result;
      }
      logger.info(LOGGED.callAnswered, { path: call.path, requestId });
      if (key !== undefined && isStillCaller(facts, caller())) {
        cache.keep(key, result.data, call.cacheForMs);
        if (decrypted.isInUse()) void decrypted.keep(ownKey(key, facts), result.data, call.cacheForMs);
      }
      return result;
    },
    clearCache() {
      cache.clear();
    },
    hasSent: (requestId) => sent.has(requestId),
  };
}

/** The oldest is forgotten for it. */
function remember(ids: Set<string>, id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > REMEMBERED_IDS && oldest !== undefined) ids.delete(oldest);
}

/** Why a call must not be sent: a programming error, found before the platform finds it. */
function refuseRequest<Request>(call: Call<Request, unknown>, request: Request, options: CallOptions): string | undefined {
  if (call.effect === 'moves-money' && !options.idempotencyKey) return 'a call that moves money needs an idempotency key';
  const result = check(call.request, request);
  return result.issues ? `request ${describeIssues(result.issues)}` : undefined;
}

function headersOf(facts: CallerFacts, requestId: string, idempotencyKey: string | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    [HEADERS.clientType]: 'web',
    [HEADERS.version]: facts.version,
    [HEADERS.requestId]: requestId,
    [HEADERS.token]: facts.token,
    [HEADERS.siteId]: facts.siteId,
    [HEADERS.language]: facts.language,
    ...(idempotencyKey === undefined ? {} : { [HEADERS.idempotencyKey]: idempotencyKey }),
  };
}

/** Memory is emptied for another member or language; what outlives the page is separated by its key. */
function ownKey(key: string, { token, language }: CallerFacts): string {
  return `${token} ${language} ${key}`;
}

/** An answer requested by another member or in another language is not cached for this one. */
function isStillCaller(before: CallerFacts, now: CallerFacts): boolean {
  return before.token === now.token && before.language === now.language;
}
