import { randomUUID } from 'node:crypto';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { balanceCall } from '@site/shared/wire/balance';
import { depositOrderSchema, payCall } from '@site/shared/wire/funds';
import type { Call } from '@site/shared/wire/call';
import { check, describeIssues } from '@site/shared/wire/schema';
import { type WirePlacement, type WireQuote } from '@site/shared/wire/bets';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import type { Platform } from '../platformOptions';
import { aLogin, sendRaw } from './sendRaw';

type MethodName = keyof typeof SPORTS_METHODS;
type RequestOf<M extends MethodName> = (typeof SPORTS_METHODS)[M] extends ResourceMethod<infer Request, unknown> ? Request : never;
type AnswerOf<M extends MethodName> = (typeof SPORTS_METHODS)[M] extends ResourceMethod<unknown, infer Answer> ? Answer : never;

/** Signed-in player who makes only calls of the site's client. */
export interface Player {
  deposit(amount: string): Promise<void>;
  balance(): Promise<{ readonly balance: string; readonly lockMoney: string }>;
  sports<M extends MethodName>(method: M, request: RequestOf<M>, key?: string): Promise<AnswerOf<M>>;
  quote(selection: { readonly gameId: string; readonly w: string; readonly r: string }, stake: string): Promise<WireQuote>;
  place(quote: WireQuote, stake: string, key?: string): Promise<WirePlacement>;
}

/** URLs of a platform in a test suite. */
export type Reached = Pick<Platform, 'url' | 'sandboxUrl'>;

export async function aPlayer(platform: Reached, name = 'player1', password = 'player123'): Promise<Player> {
  const ask = async <Request, Answer>(
    call: Call<Request, Answer>,
    body: Request,
    extras: { token?: string; key?: string } = {},
  ): Promise<Answer> => {
    const response = await sendRaw(platform.url, call.path, JSON.stringify(body), extras);
    const { status_code, message, data } = envelopeSchema.parse(await response.json());
    if (status_code !== 6000) throw new Error(`${status_code}: ${message ?? ''}`);
    return mustFit(call.path, check(call.response, data));
  };

  const { token } = loginResponseSchema.parse(await ask(loginCall, aLogin(name, password)));
  const player: Player = {
    async deposit(amount) {
      const { orderId } = depositOrderSchema.parse(await ask(payCall, { type: 'BANK', amount }, { token, key: randomUUID() }));
      await steer(platform, 'cashier/pay', { orderId });
    },
    balance: () => ask(balanceCall, { withLockMoney: true }, { token }),
    async sports<M extends MethodName>(method: M, request: RequestOf<M>, key?: string) {
      const body = {
        method,
        enName: 'CRTY' as const,
        Request: { ...(request as object), timestamp: Date.now(), token, language: 'zh-cn', ip: '' },
      };
      const answer = await ask(resourceCall, body, { token, ...(key === undefined ? {} : { key }) });
      return mustFit(method, check<unknown>(SPORTS_METHODS[method].response, answer)) as AnswerOf<M>;
    },
    quote: (selection, stake) => player.sports('quote', { mode: 'single', oddsType: 'H', selections: [selection], stake }),
    place: ({ quoteId }, stake, key = randomUUID()) => player.sports('place', { quoteId, stake, policy: 'better' }, key),
  };
  return player;
}

export async function steer({ sandboxUrl }: Reached, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${String(sandboxUrl)}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

function mustFit<Answer>(what: string, result: ReturnType<typeof check<Answer>>): Answer {
  if (result.issues !== undefined) throw new TypeError(`${what}: ${describeIssues(result.issues)}`);
  return result.value;
}
