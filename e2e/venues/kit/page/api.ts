import type * as z from 'zod/mini';
import { refusalSchema, type Refusal } from '../protocol';

/** `lost`: no readable answer arrived, so it is unknown whether the request took effect. */
export type Answer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost' };

/** Sends one call of a page to its server; `token` is the session's. */
export type Post = <Data>(schema: z.ZodMiniType<Data>, path: string, body: unknown, token?: string) => Promise<Answer<Data>>;

/** Timeout after which a request counts as lost. */
export const ANSWER_WITHIN_MS = 8_000;

export function createPost(send: typeof fetch): Post {
  return async (schema, path, body, token) => {
    try {
      const response = await send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const answer: unknown = await response.json();
      if (response.ok) return { kind: 'answered', data: schema.parse(answer) };
      return { kind: 'refused', refusal: refusalSchema.parse(answer) };
    } catch {
      return { kind: 'lost' };
    }
  };
}
