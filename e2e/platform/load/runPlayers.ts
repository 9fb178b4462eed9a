import { createHash, randomUUID } from 'node:crypto';
import type { Call, RequestOf } from '@site/shared/wire/call';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { balanceCall } from '@site/shared/wire/balance';
import type { WireQuote } from '@site/shared/wire/bets';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { steer } from '../testing/aPlayer';
import { aLogin, sendRaw } from '../testing/sendRaw';
import type { RunningMain } from '../testing/runMain';

/** Contains letters and digits, as the site requires. */
const PASSWORD = 'linhai888';

/** Steps that a player repeats: open the board, request a quote, bet, read the balance. */
export const STEPS = ['board', 'quote', 'bet', 'balance'] as const;
export type Step = (typeof STEPS)[number];

export interface LoadPlayer {
  /** Runs all steps. Returns their durations in milliseconds. @throws when the platform refuses one */
  playOnce(): Promise<Readonly<Record<Step, number>>>;
}

/** Creates a new member with a separate address and enough money, who plays at one process. */
export async function aLoadPlayer(process: RunningMain, index: number, gameId: string): Promise<LoadPlayer> {
  const headers = { 'x-forwarded-for': `198.18.${String(index >> 8)}.${String(index & 255)}` };
  const name = `loaded${String(1_000 + index)}`;
  let token = '';

  async function ask<Request>({ path }: Call<Request, unknown>, body: Request, key?: string): Promise<unknown> {
    const extras = { headers, ...(token === '' ? {} : { token }), ...(key === undefined ? {} : { key }) };
    const response = await sendRaw(process.url, path, JSON.stringify(body), extras);
    const { status_code, message, data } = envelopeSchema.parse(await response.json());
    if (status_code !== 6000) throw new Error(`${path}: ${String(status_code)} ${message ?? ''}`);
    return data;
  }
  const askSports = (method: keyof typeof SPORTS_METHODS, request: object, key?: string): Promise<unknown> => {
    const rest = { timestamp: Date.now(), token, language: 'zh-cn', ip: '' };
    return ask(resourceCall, { method: SPORTS_METHODS[method].method, enName: 'CRTY', Request: { ...request, ...rest } }, key);
  };

  const password = createHash('md5').update(PASSWORD).digest('hex');
  const facts = { name, password, secondPassword: password, kaptchcate: '', codeId: '', code: '' };
  await ask(registerCall, { ...facts, domain: 'site.example', rCode: '', iCode: '' } as RequestOf<typeof registerCall>);
  ({ token } = loginResponseSchema.parse(await ask(loginCall, aLogin(name, PASSWORD))));
  await steer(process, `member/${name}/balance`, { central: '1000000.00' });

  return {
    async playOnce() {
      const timed = async <Answer>(work: () => Promise<Answer>): Promise<readonly [ms: number, answer: Answer]> => {
        const from = performance.now();
        const answer = await work();
        return [performance.now() - from, answer];
      };
      const [board] = await timed(() => askSports('matches', { sport: 'FT', phase: 'FT' }));
      const [quote, quoted] = await timed(() =>
        askSports('quote', { mode: 'single', oddsType: 'H', selections: [{ gameId, w: 'M', r: 'MH' }], stake: '10.00' }),
      );
      const { quoteId } = quoted as WireQuote;
      const [bet] = await timed(() => askSports('place', { quoteId, stake: '10.00', policy: 'better' }, randomUUID()));
      const [balance] = await timed(() => ask(balanceCall, { withLockMoney: true }));
      return { board, quote, bet, balance };
    },
  };
}
