import { hashSecret, makeSecret } from './password';

/** Limits of a session: without use of the page, and in total. */
const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;
/** Maximum number of sessions per user; the oldest ends first. */
const MOST_PER_USER = 5;

interface Session {
  readonly user: string;
  /** Stored hash of the user's password at sign-in: when it changes, the session ends. */
  readonly password: string;
  readonly since: number;
  seen: number;
}

/**
 * Sessions in memory: a restart of the service signs all users out. They are stored by hash, so a memory dump contains
 * no valid secret.
 */
export interface Sessions {
  /** Opens a session and returns the secret for the cookie. */
  open(user: string, password: string): string;
  /** Returns undefined for an expired session. `isAttended` extends it. */
  find(secret: string, isAttended: boolean): Pick<Session, 'user' | 'password'> | undefined;
  close(secret: string): void;
}

export function createSessions(now: () => number): Sessions {
  const sessions = new Map<string, Session>();
  const isOver = ({ since, seen }: Session): boolean => now() - seen >= IDLE_MS || now() - since >= LONGEST_MS;
  const sweep = (): void => {
    for (const [key, session] of sessions) if (isOver(session)) sessions.delete(key);
  };
  return {
    open(user, password) {
      sweep();
      const own = [...sessions].filter(([, session]) => session.user === user);
      for (const [key] of own.slice(0, Math.max(0, own.length - MOST_PER_USER + 1))) sessions.delete(key);
      const secret = makeSecret();
      sessions.set(hashSecret(secret), { user, password, since: now(), seen: now() });
      return secret;
    },
    find(secret, isAttended) {
      const session = sessions.get(hashSecret(secret));
      if (session === undefined || isOver(session)) return undefined;
      if (isAttended) session.seen = now();
      return session;
    },
    close(secret) {
      sessions.delete(hashSecret(secret));
    },
  };
}
