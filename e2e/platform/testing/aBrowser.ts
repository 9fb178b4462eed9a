import { loginCall } from '@site/shared/wire/login';
import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { aLogin, sendRaw } from './sendRaw';

export interface BrowserFacts {
  readonly userAgent?: string;
  readonly ip?: string;
  /** As another browser has it. */
  readonly cookie?: string;
}

export interface TestBrowser {
  /** The whole answer, for a code that is no 6000. */
  logIn(over?: object, headers?: Readonly<Record<string, string>>): Promise<Envelope>;
  signIn(): Promise<string>;
  /** `name=value` as it is sent; empty without one. */
  cookie(): string;
  /** What came with the last answer: `device=…; Max-Age=…; Path=…`. */
  setCookie(): string;
  /** For the extras of a call. */
  headers(): Readonly<Record<string, string>>;
}

/** A browser that keeps the cookie of its device, as `fetch` on its own does not. */
export function aBrowser(
  url: () => string,
  { userAgent = 'browser A', ip = '127.0.0.1', cookie: given = '' }: BrowserFacts = {},
  [name, password]: readonly [string, string] = ['player1', 'player123'],
): TestBrowser {
  let cookie = given;
  let setCookie = '';
  const headers = () => ({ 'user-agent': userAgent, 'x-forwarded-for': ip, cookie });
  const logIn: TestBrowser['logIn'] = async (over = {}, more = {}) => {
    const response = await sendRaw(url(), loginCall.path, JSON.stringify({ ...aLogin(name, password), ...over }), {
      headers: { ...headers(), ...more },
    });
    setCookie = response.headers.get('set-cookie') ?? '';
    if (setCookie !== '') cookie = setCookie.split(';', 1)[0] ?? '';
    return envelopeSchema.parse(await response.json());
  };
  return {
    logIn,
    async signIn() {
      const { data } = await logIn();
      return (data as { readonly token: string }).token;
    },
    cookie: () => cookie,
    setCookie: () => setCookie,
    headers,
  };
}
