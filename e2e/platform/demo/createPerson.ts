import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '@site/shared/wire/call';
import { CODE_CATES, sendCodeToMemberCall, type CodeType } from '@site/shared/wire/codes';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { aCodeRequest } from '../testing/aCodeRequest';
import { aLogin, sendRaw } from '../testing/sendRaw';
import type { Life } from './life';

type MethodName = keyof typeof SPORTS_METHODS;
type RequestOf<M extends MethodName> = (typeof SPORTS_METHODS)[M] extends ResourceMethod<infer Request, unknown> ? Request : never;
type AnswerOf<M extends MethodName> = (typeof SPORTS_METHODS)[M] extends ResourceMethod<unknown, infer Answer> ? Answer : never;

export class RefusedCall extends Error {
  constructor(
    readonly code: number,
    what: string,
    message: string,
  ) {
    super(`${what} was refused with ${String(code)}: ${message}`);
    this.name = 'RefusedCall';
  }
}

/** Device of a member. The platform recognizes a browser by its cookie. */
export interface Device {
  readonly userAgent: string;
  readonly ip: string;
}

/** Demo member who only uses the calls of the site's client. */
export interface Person {
  readonly name: string;
  /** @throws RefusedCall when the platform refuses */
  ask<Request, Answer>(call: Call<Request, Answer>, body: Request): Promise<Answer>;
  sports<M extends MethodName>(method: M, request: RequestOf<M>): Promise<AnswerOf<M>>;
  register(iCode: string): Promise<void>;
  signIn(device: string): Promise<void>;
  /** Requests a code and returns it. */
  receiveCode(type: CodeType, number: string): Promise<string>;
  readonly passwordMd5: string;
}

interface Facts {
  readonly name: string;
  readonly password: string;
  readonly devices: Readonly<Record<string, Device>>;
}

export function createPerson(life: Life, { name, password, devices }: Facts): Person {
  const passwordMd5 = createHash('md5').update(password).digest('hex');
  const cookies = new Map<string, string>();
  let device = Object.keys(devices)[0] ?? '';
  let token: string | undefined;

  const send = async (path: string, body: unknown, method: 'GET' | 'POST', key?: string) => {
    const { userAgent, ip } = devices[device] ?? { userAgent: '', ip: '' };
    const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip, cookie: cookies.get(device) ?? '' };
    const extras = { method, headers, ...(token === undefined ? {} : { token }), ...(key === undefined ? {} : { key }) };
    const response = await sendRaw(life.url, path, JSON.stringify(body), extras);
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) cookies.set(device, cookie);
    return envelopeSchema.parse(await response.json());
  };

  const signIn = async (): Promise<void> => {
    token = undefined;
    const { data } = await send(loginCall.path, aLogin(name, password), 'POST');
    const answer = fit(loginCall.path, loginCall.response, data);
    ({ token } = answer);
  };

  /** Sessions expire, so a refused call signs in again. */
  const request = async (path: string, body: unknown, method: 'GET' | 'POST', key?: string): Promise<unknown> => {
    let answer = await send(path, body, method, key);
    if (answer.status_code === RESPONSE_CODES.loginExpired) {
      await signIn();
      answer = await send(path, body, method, key);
    }
    if (answer.status_code !== RESPONSE_CODES.success) throw new RefusedCall(answer.status_code, `${name}: ${path}`, answer.message ?? '');
    return answer.data;
  };

  const ask: Person['ask'] = async (call, body) => {
    const key = call.effect === 'moves-money' ? randomUUID() : undefined;
    return fit(call.path, call.response, await request(call.path, body, call.method, key));
  };

  return {
    name,
    passwordMd5,
    ask,

    async sports(method, wanted) {
      const { effect, response } = SPORTS_METHODS[method];
      const rest = { timestamp: life.clock.nowMs(), token: token ?? '', language: 'zh-cn', ip: '' };
      const body = { method, enName: 'CRTY' as const, Request: Object.assign({}, wanted, rest) };
      const key = effect === 'moves-money' ? randomUUID() : undefined;
      return fit(method, response as Schema<AnswerOf<typeof method>>, await request(resourceCall.path, body, 'POST', key));
    },

    async register(iCode) {
      const passwords = { password: passwordMd5, secondPassword: passwordMd5 };
      const from = { domain: 'localhost', rCode: '', iCode, termsVersion: TERMS_VERSION };
      await ask(registerCall, { name, ...passwords, kaptchcate: '', codeId: '', code: '', ...from });
      await signIn();
    },

    async signIn(wanted) {
      device = wanted;
      await signIn();
    },

    async receiveCode(type, number) {
      const site = { send: async (call: Call<unknown, unknown>, body: unknown) => send(call.path, body, call.method) };
      await ask(
        sendCodeToMemberCall,
        await aCodeRequest(site, { number, name, type, cate: number.includes('@') ? CODE_CATES.email : CODE_CATES.sms }),
      );
      return life.readCode();
    },
  };
}

function fit<Answer>(what: string, schema: Schema<Answer>, data: unknown): Answer {
  const result = check(schema, data);
  if (result.issues !== undefined) throw new TypeError(`${what}: ${describeIssues(result.issues)}`);
  return result.value;
}
