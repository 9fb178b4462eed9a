import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../deployment/environment';
import { mayChange, type Role } from '../console/wire';
import { readAccounts, type User } from './accounts';
import { hashPassword, hashSecret, isPassword } from './password';
import type { Sessions } from './createSessions';

export interface Caller {
  /** User, or the user in whose name a token acts. */
  readonly person: string;
  /** Name in the audit log. */
  readonly who: string;
  readonly role: Role;
  /** True for a one-time password, with which only the password can be changed. */
  readonly mustChangePassword: boolean;
  /** Scope of a token; absent for a person, who has no such restriction. */
  readonly scope?: { readonly commands: readonly string[]; readonly builds: readonly string[] };
}

export type SignInResult =
  | { readonly status: 'signed-in'; readonly secret: string }
  | { readonly status: 'wrong' }
  | { readonly status: 'too-often'; readonly waitMs: number };

/** Limits of wrong passwords within the window, per name and per address. */
const WINDOW_S = 15 * 60;
const WRONG_PER_NAME = 5;
const WRONG_PER_ADDRESS = 20;

export interface Authenticator {
  signIn(name: string, password: string, address: string): Promise<SignInResult>;
  /** Returns the caller for the secret of a cookie. */
  ofSession(secret: string, isAttended: boolean): Promise<Caller | undefined>;
  /** Returns the caller for the header `Authorization`. */
  ofToken(authorization: string): Promise<Caller | undefined>;
  isOwnPassword(name: string, password: string): Promise<boolean>;
}

/**
 * Creates the authentication of users, sessions and tokens. Every call reads the file again, so changes by operations
 * apply immediately.
 */
export function createAuthenticator(environment: Environment, sessions: Sessions): Authenticator {
  const byName = new RateLimiterMemory({ points: WRONG_PER_NAME, duration: WINDOW_S });
  const byAddress = new RateLimiterMemory({ points: WRONG_PER_ADDRESS, duration: WINDOW_S });
  const find = async (name: string): Promise<User | undefined> =>
    (await readAccounts(environment)).users.find((user) => user.name === name);
  const isRight = async (user: User | undefined, password: string): Promise<boolean> => {
    // Hash a decoy for an unknown user, so the response time reveals nothing.
    const right = await isPassword(password, user?.password ?? (await decoy()));
    return right && user !== undefined && !isOver(user.oneTimeUntil, environment);
  };

  return {
    async signIn(name, password, address) {
      // Count before the password is verified, so concurrent calls cannot try more of them.
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
      // Compare hashes, so the comparison time reveals nothing about the secret.
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

/** Returns the waiting time after too many wrong passwords; 0 otherwise. */
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
