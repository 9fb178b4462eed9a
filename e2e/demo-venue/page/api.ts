import type * as z from '@site/shared/wire/zod';
import {
  gameStateSchema,
  refusalSchema,
  sessionSchema,
  spinAnswerSchema,
  type GameState,
  type Refusal,
  type SpinAnswer,
  type SpinRequest,
} from '../protocol';

/** `lost`: no answer that can be read, so what happened to the request is not known. */
export type Answer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'lost' };

export interface GameApi {
  open(ticket: string): Promise<Answer<{ readonly token: string; readonly state: GameState }>>;
  state(token: string): Promise<Answer<GameState>>;
  spin(token: string, request: SpinRequest): Promise<Answer<SpinAnswer>>;
}

/** A request without an answer for so long counts as lost. */
export const ANSWER_WITHIN_MS = 8_000;

export function createApi(send: typeof fetch): GameApi {
  return {
    open: (ticket) => post(sessionSchema, '/api/session', { ticket }),
    state: (token) => post(gameStateSchema, '/api/state', {}, token),
    spin: (token, request) => post(spinAnswerSchema, '/api/spin', request, token),
  };

  async function post<Data>(schema: z.ZodMiniType<Data>, path: string, body: unknown, token?: string): Promise<Answer<Data>> {
    try {
      const response = await send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const answer: unknown = await response.json();
      if (response.ok) return { kind: 'answered', data: schema.parse(answer) };
      const refusal = refusalSchema.parse(answer);
      return { kind: 'refused', refusal };
    } catch {
      return { kind: 'lost' };
    }
  }
}
