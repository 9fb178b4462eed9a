import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../deployment/environment';
import { mayChange, type Role } from '../console/wire';
import { readAccounts, type User } from './accounts';
import { hashPassword, hashSecret, isPassword } from './password';
import type { Sessions } from './createSessions';

/** Who calls, and what they may do. */
export interface Caller {
  /** The user; a token acts for one. */
  readonly person: string;
  /** As the audit names them. */
  readonly who: string;
  readonly role: Role;
  /** A one-time password signs in for one thing: choosing another. */
  readonly mustChangePassword: boolean;
  /** Of a token: what it is for. A person is bound to none of it. */
  readonly scope?: { readonly commands: readonly string[]; readonly builds: readonly string[] };
}

export type SignInResult =
  | { readonly status: 'signed-in'; readonly secret: string }
  | { readonly status: 'wrong' }
  | { readonly status: 'too-often'; readonly waitMs: number };

/** Wrong passwords within the window: of one name, and from one address. */
const WINDOW_S = 15 * 60;
const WRONG_PER_NAME = 5;
const WRONG_PER_ADDRESS = 20;

export interface Authenticator {
  signIn(name: string, password: string, address: string): Promise<SignInResult>;
  /** By the secret of a cookie. */
  ofSession(secret: string, isAttended: boolean): Promise<Caller | undefined>;
  /** By the header `Authorization`. */
  ofToken(authorization: string): Promise<Caller | undefined>;
  isOwnPassword(name: string, password: string): Promise<boolean>;
}

/** Users, sessions and tokens. Every call reads the file again: what operations change in it counts at once. */
export function createAuthenticator(environment: Environment, sessions: Sessions): Authenticator {
  const byName = new RateLimiterMemory({ points: WRONG_PER_NAME, duration: WINDOW_S });
  const byAddress = new RateLimiterMemory({ points: WRONG_PER_ADDRESS, duration: WINDOW_S });
  const find = async (name: string): Promise<User | undefined> =>
    (await readAccounts(environment)).users.find((user) => user.name === name);
  const isRight = async (user: User | undefined, password: string): Promise<boolean> => {
    // Without a user as much work as with one, so that the time tells nothing.
    const right = await isPassword(password, user?.password ?? (await decoy()));
    return right && user !== undefined && !isOver(user.oneTimeUntil, environment);
  };

  return {
    async signIn(name, password, address) {
      // Counted before the password is looked at: calls at the same moment cannot try more of them.
      const waitMs = Math.max(await consume(byName, name), await consume(byAddress, address));
      if (waitMs > 0) return { status: 'too-often', waitMs };
      const user = await find(name);
      if (!(await isRight(user, password)) || user === undefined) return { status: 'wrong' };
      await byName.delete(name);
      await byAddress.reward(address, 1);
      return { status: 'signed-in', secret: sessions.open(name, user.password) };
    },
    async ofSession(secret, isAttended) {
      const session = sessions.find(secret, isAttended);
      if (session === undefined) return undefined;
      const user = await find(session.user);
      if (user?.password !== session.password || isOver(user.oneTimeUntil, environment)) return undefined;
      return { person: user.name, who: user.name, role: user.role, mustChangePassword: user.oneTimeUntil !== undefined };
    },
    async ofToken(authorization) {
      const [scheme = '', secret = ''] = authorization.split(' ', 2);
      if (scheme.toLowerCase() !== 'bearer') return undefined;
      const { tokens, users } = await readAccounts(environment);
      // By its hash: how long the comparison takes says nothing about the secret.
      const hash = hashSecret(secret);
      const token = tokens.find((each) => each.hash === hash);
      if (token === undefined || isOver(token.until, environment)) return undefined;
      const user = users.find(({ name }) => name === token.user);
      if (user === undefined) return undefined;
      const { commands, builds } = token;
      const role = mayChange(user.role) ? 'operator' : 'viewer';
      return { person: user.name, who: `${user.name} (${token.name})`, role, mustChangePassword: false, scope: { commands, builds } };
    },
    async isOwnPassword(name, password) {
      return isRight(await find(name), password);
    },
  };
}

/** How long to wait where too many were wrong; 0 otherwise. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1000, error.msBeforeNext);
    throw error;
  }
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  return (decoyHash ??= hashPassword('nobody has this password'));
}

function isOver(until: string | undefined, { now }: Environment): boolean {
  return until !== undefined && Date.parse(until) <= now().getTime();
}
