import { loginCall } from '@site/shared/wire/login';
import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { aLogin, sendRaw } from './sendRaw';

export interface BrowserFacts {
  readonly userAgent?: string;
  readonly ip?: string;
  /** Device cookie that another browser has received. */
  readonly cookie?: string;
}

export interface TestBrowser {
  /** Logs in and returns the whole envelope, for codes other than 6000. */
  logIn(over?: object, headers?: Readonly<Record<string, string>>): Promise<Envelope>;
  signIn(): Promise<string>;
  /** Returns the cookie as `name=value`; empty without one. */
  cookie(): string;
  /** Returns the cookie header of the last response: `device=…; Max-Age=…; Path=…`. */
  setCookie(): string;
  /** Returns the headers for the extras of a call. */
  headers(): Readonly<Record<string, string>>;
}

/** Creates a browser that stores its device cookie, which `fetch` alone does not. */
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
