import { randomUUID } from 'node:crypto';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { check } from '@site/shared/wire/schema';
import { sendRaw } from '../testing/sendRaw';
import { judgeAnswer, type FuzzedAnswer } from './judgeAnswer';
import type { FuzzRun } from './fuzzRun';
import type { FuzzedRequest } from './nextRequest';
import { PASSWORDS } from './usualValues';

/** Session of a member that sends valid and invalid requests. */
export interface FuzzingMember {
  /** Sends one request and judges the answer. */
  make(request: FuzzedRequest): Promise<void>;
}

const KEYS_KEPT = 30;

export function createFuzzingMember(name: string, home: string, run: FuzzRun): FuzzingMember {
  const keys: string[] = [];
  let token: string | null = null;
  let cookie = '';

  /**
   * Signs in with one of the passwords that the member may have by now. The sandbox lifts the login limits in between.
   */
  async function signIn(): Promise<void> {
    await run.steer(`member/${name}/failures`, { count: 0 });
    await run.steer(`member/${name}/devices`, { count: 0 });
    for (const password of PASSWORDS) {
      const login = { isAgent: false, name, password, kaptchcate: '', codeId: '', code: '', version: '1.0.0' };
      const headers = { 'x-forwarded-for': home, cookie, 'user-agent': `Fuzzer of ${name}` };
      const response = await sendRaw(run.url, loginCall.path, JSON.stringify(login), { headers });
      const { status_code: code, data } = envelopeSchema.parse(await response.json());
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      const session = check(loginResponseSchema, data);
      if (session.issues === undefined && code === RESPONSE_CODES.success) {
        token = session.value.token;
        run.tokens.set(name, token);
        return;
      }
      await run.steer(`member/${name}/failures`, { count: 0 });
    }
    run.lockedOut(name);
  }

  function tokenOf(kind: FuzzedRequest['token']): string | undefined {
    if (kind === 'own') return token ?? undefined;
    if (kind === 'none') return undefined;
    if (kind === 'invented') return randomUUID();
    return [...run.tokens].find(([other]) => other !== name)?.[1];
  }

  function keyOf(kind: FuzzedRequest['key']): string | undefined {
    if (kind === 'none') return undefined;
    if (kind === 'invented') return 'a key of mine';
    const used = keys[keys.length - 1];
    if (kind === 'used' && used !== undefined) return used;
    const key = randomUUID();
    keys.push(key);
    if (keys.length > KEYS_KEPT) keys.shift();
    run.pool.add('key', key);
    return key;
  }

  async function send({ call, body, from, ...request }: FuzzedRequest): Promise<FuzzedAnswer> {
    const started = performance.now();
    const own = tokenOf(request.token);
    const key = call.movesMoney ? keyOf(request.key) : undefined;
    const response = await sendRaw(run.url, call.path, body, {
      method: call.method,
      headers: { 'x-forwarded-for': `10.0.${String(from)}.${String(1 + (run.calls() % 250))}`, cookie, 'user-agent': `Fuzzer of ${name}` },
      ...(own === undefined ? {} : { token: own }),
      ...(key === undefined ? {} : { key }),
    });
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  }

  return {
    async make(request) {
      if (token === null) await signIn();
      const { call, body } = request;
      const answer = await send(request).catch((error: unknown) => {
        run.findings.add(call.name, `no answer: ${String(error instanceof Error ? (error.cause ?? error) : error)}`, body);
        return null;
      });
      if (answer === null) return;
      const { envelope, problem } = judgeAnswer(call, answer, run.slowestMs ?? Infinity);
      if (problem !== null) run.findings.add(call.name, problem, body);
      run.count(call.name, answer, envelope?.status_code ?? null);
      if (envelope === null) return;
      run.pool.learn(envelope.data);
      const isOver = envelope.status_code === RESPONSE_CODES.loginExpired && request.token === 'own';
      if (isOver || call.name === 'logoutCall') token = null;
    },
  };
}
