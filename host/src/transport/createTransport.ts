import type { CallOptions, CallResult, HttpService } from '@site/shared/contract/http';
import type { Call } from '@site/shared/wire/call';
import { check, describeIssues } from '@site/shared/wire/schema';
import { LOGGED } from '../services/logged';
import { toFailure } from './callError';
import { createHttp, type HttpPorts } from './createHttp';
import type { DecryptedData } from './decryptedData';
import { Outgoing, type CallerFacts } from './outgoing';
import { createErrorReaction, type FailureHandlers } from './reactToError';
import { cacheKey, createResponseCache } from './responseCache';

/** Upper bound of remembered request ids. A page makes fewer changes in a minute. */
const REMEMBERED_IDS = 50;

export interface TransportPorts extends FailureHandlers, Omit<HttpPorts, 'onError'> {
  readonly caller: () => CallerFacts;
  /** Storage of answers that arrived encrypted, which outlives the page. */
  readonly decrypted: DecryptedData;
  readonly newId: () => string;
}

export interface Transport extends HttpService {
  /** Clears all cached answers, for another member or language. */
  clearCache(): void;
  /** Returns whether this page sent the call with this id. Remembers the latest calls that changed something. */
  hasSent(requestId: string): boolean;
}

/**
 * Creates the only transport to the platform: validates requests by their schema, and handles idempotency keys and
 * caching. `createHttp` and its interceptors do the rest. `send` never rejects.
 *
 * Assumption (R-HTTP-08, R-HTTP-19): requests are not signed (decision 45); the request id is a UUID made for each
 * call. Implements R-HTTP-01 to R-HTTP-07, R-HTTP-16, R-HTTP-17, R-HTTP-20 to R-HTTP-23.
 */
export function createTransport(ports: TransportPorts): Transport {
  const { caller, now, logger, decrypted, newId } = ports;
  const http = createHttp({ ...ports, onError: createErrorReaction(ports) });
  const cache = createResponseCache(now);
  const sent = new Set<string>();

  async function request<Request, Response>(
    call: Call<Request, Response>,
    payload: Request,
    facts: CallerFacts,
    requestId: string,
    options: CallOptions,
  ): Promise<CallResult<Response>> {
    const { signal, onProgress } = options;
    try {
      const { data } = await http.request<Response>({
        method: call.method,
        url: call.path,
        // A GET has an empty body, because axios drops the content type of a request without one.
        ...(call.method === 'GET' ? { params: payload, data: null } : { data: payload ?? {} }),
        outgoing: new Outgoing({ call, caller: facts, requestId, sentAt: now(), options }),
        ...(signal && { signal }),
        ...(onProgress && {
          onUploadProgress: ({ progress }) => {
            if (progress !== undefined) onProgress(progress);
          },
        }),
      });
      return { ok: true, data };
    } catch (error) {
      return { ok: false, failure: toFailure(error) };
    }
  }

  /** Returns the stored answer that an earlier page decrypted for the same caller, if it still matches the schema. */
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

  return {
    async send<Request, Response>(call: Call<Request, Response>, payload: Request, options: CallOptions = {}) {
      const problem = refuseRequest(call, payload, options);
      if (problem !== undefined) {
        logger.error('call not sent', { path: call.path, problem });
        return { ok: false, failure: { kind: 'malformed', problem: `${call.path}: ${problem}` } };
      }
      const key = call.cacheForMs > 0 ? cacheKey(call.path, payload) : undefined;
      const facts = caller();
      if (key !== undefined && options.force !== true) {
        const kept = cache.read(key);
        // The schema of the call has already validated a cached value.
        if (kept) return { ok: true, data: kept.data as Response };
        const remembered = decrypted.isInUse() ? await recall(call, key, facts) : undefined;
        if (remembered?.ok === true) return remembered;
      }
      const requestId = newId();
      if (call.effect !== 'reads') remember(sent, requestId);
      const result = await request(call, payload, facts, requestId, options);
      if (!result.ok) return result;
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

/** Adds an id, and evicts the oldest one beyond the upper bound. */
function remember(ids: Set<string>, id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > REMEMBERED_IDS && oldest !== undefined) ids.delete(oldest);
}

/** Returns the reason why a call must not be sent, which is a programming error, or `undefined`. */
function refuseRequest<Request>(call: Call<Request, unknown>, request: Request, options: CallOptions): string | undefined {
  if (call.effect === 'moves-money' && !options.idempotencyKey) return 'a call that moves money needs an idempotency key';
  const result = check(call.request, request);
  return result.issues ? `request ${describeIssues(result.issues)}` : undefined;
}

/**
 * Returns the storage key of a caller. The cache in memory is cleared for another member or language, but stored data
 * needs separate keys.
 */
function ownKey(key: string, { token, language }: CallerFacts): string {
  return `${token} ${language} ${key}`;
}

/** Returns whether the caller is unchanged. An answer for another member or language is not cached. */
function isStillCaller(before: CallerFacts, now: CallerFacts): boolean {
  return before.token === now.token && before.language === now.language;
}
