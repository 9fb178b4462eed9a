import type { Schema } from './schema';

/** The four families of calls; prefix and path join literally (decision 24). */
export type CallPath = `/${'site' | 'act' | 'fd' | 'game' | 'stream'}/api/v1/${string}`;

/**
 * One call of the platform: where it goes, what it takes, what it answers. The client, the platform and the tests read the same entry.
 *
 * `moves-money` calls must carry an idempotency key (decision 25). Only slow-changing reads have `cacheForMs` (decision 23).
 */
export interface Call<Request, Response> {
  readonly path: CallPath;
  readonly method: 'POST' | 'GET';
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
  readonly effect: 'reads' | 'writes' | 'moves-money';
  readonly cacheForMs: number;
}

/** Declares a call. Reading by POST without a cache is the rule; what differs is said. */
export function defineCall<Request, Response>(
  call: Pick<Call<Request, Response>, 'path' | 'request' | 'response'> & Partial<Call<Request, Response>>,
): Call<Request, Response> {
  return { method: 'POST', effect: 'reads', cacheForMs: 0, ...call };
}

export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type ResponseOf<C> = C extends Call<unknown, infer Response> ? Response : never;
