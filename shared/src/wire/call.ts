import type { Schema } from './schema';

/** Paths of the five services. Prefix and path are concatenated literally (decision 24). */
export type CallPath = `/${'site' | 'act' | 'fd' | 'game' | 'stream'}/api/v1/${string}`;

/**
 * One call of the platform: its path, request and response. The client, the platform and the tests use the same
 * definition.
 *
 * `moves-money` calls must carry an idempotency key (decision 25). Only slow-changing reads have `cacheForMs` (decision
 * 23).
 */
export interface Call<Request, Response> {
  readonly path: CallPath;
  readonly method: 'POST' | 'GET';
  readonly request: Schema<Request>;
  readonly response: Schema<Response>;
  readonly effect: 'reads' | 'writes' | 'moves-money';
  readonly cacheForMs: number;
}

/** Declares a call. Default: a read by POST without a cache. */
export function defineCall<Request, Response>(
  call: Pick<Call<Request, Response>, 'path' | 'request' | 'response'> & Partial<Call<Request, Response>>,
): Call<Request, Response> {
  return { method: 'POST', effect: 'reads', cacheForMs: 0, ...call };
}

export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type ResponseOf<C> = C extends Call<unknown, infer Response> ? Response : never;
