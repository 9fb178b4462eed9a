import { hashSecret, makeSecret } from './password';

/** A session ends when no one uses the page for so long, and after so long in any case. */
const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;
/** Of one user at a time; the oldest ends. */
const MOST_PER_USER = 5;

interface Session {
  readonly user: string;
  /** What was kept of the user's password at sign-in: with another one the session ends. */
  readonly password: string;
  readonly since: number;
  seen: number;
}

/** Who is signed in, in memory: a restart of the service signs everyone out. Kept by hashes, so that no dump of the memory signs in. */
export interface Sessions {
  /** Answers the secret for the cookie. */
  open(user: string, password: string): string;
  /** Undefined for a session that is over. `isAttended` puts off its end. */
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
