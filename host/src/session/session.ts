/**
 * State machine of the session. Pure: an event gives the next session and its effects; `createSession.ts` runs them.
 *
 * | session | event                         | next    | effects                                                                  |
 * |---------|-------------------------------|---------|--------------------------------------------------------------------------|
 * | guest   | restored                      | member  | load-member                                                              |
 * | guest   | signed in                     | member  | keep-login, announce-login, load-member                                  |
 * | guest   | signed in by another tab      | member  | load-member                                                              |
 * | guest   | expired, of a guest           | leaving | clear-login, announce-expiry, leave                                      |
 * | guest   | the same, just after an expiry | guest  | open-login: leaving again would loop                                     |
 * | member  | member loaded, of this token  | member, known | –                                                                  |
 * | member  | expired, of this token        | leaving | clear-login, announce-expiry, leave                                      |
 * | member  | signed out                    | guest   | clear-login                                                              |
 * | member  | signed in (as any member)     | member  | as for a guest                                                           |
 * | member  | signed out by another tab     | guest   | –                                                                        |
 * | member  | expired in another tab        | leaving | announce-expiry, leave                                                   |
 * | member  | another member by another tab | leaving | reload: one member must not see data of the other                        |
 *
 * Any other event changes nothing. An expiry of another token than the current one is late. Many calls that fail at
 * once lead to one expiry, because `leaving` is final: the page is reloaded.
 */
import { assertNever } from '@site/shared/assert';
import type { Member } from '@site/shared/contract/services';

/** Login that the platform returns and the device stores. */
export interface Login {
  readonly token: string;
  readonly userId: string;
}

export type Session =
  | { readonly status: 'guest'; /** Set when this page was loaded because a login had expired. */ readonly afterExpiry: boolean }
  | { readonly status: 'member'; readonly login: Login; /** Absent until loaded. */ readonly member: Member | undefined }
  | { readonly status: 'leaving' };

export type SessionEvent =
  | { readonly type: 'restored'; readonly login: Login }
  | { readonly type: 'signed-in'; readonly login: Login }
  | { readonly type: 'member-loaded'; readonly token: string; readonly member: Member }
  | { readonly type: 'expired'; /** Token of the expired call, or '' for a guest. */ readonly token: string }
  | { readonly type: 'signed-out' }
  | {
      readonly type: 'changed-elsewhere';
      /** The event carries the login that another tab has stored. */ readonly login: Login | undefined;
      /** Set when an expiry ended the login of this tab. */ readonly hasExpired?: boolean;
    };

export type SessionEffect =
  | { readonly kind: 'keep-login'; readonly login: Login }
  /** Removes the login and the member's data from the storage. */
  | { readonly kind: 'clear-login'; readonly expired?: Login }
  | { readonly kind: 'load-member' }
  | { readonly kind: 'announce-login'; readonly userId: string }
  | { readonly kind: 'announce-expiry' }
  /** Reloads the page at home, where login opens. */
  | { readonly kind: 'leave'; readonly hadLogin: boolean }
  | { readonly kind: 'open-login' }
  | { readonly kind: 'reload' };

export interface SessionStep {
  readonly session: Session;
  readonly effects: readonly SessionEffect[];
}

/** Returns the session of a page that has just been loaded. */
export function startSession(afterExpiry: boolean): Session {
  return { status: 'guest', afterExpiry };
}

/** Returns the next session and effects by the table above. */
export function advanceSession(session: Session, event: SessionEvent): SessionStep {
  if (session.status === 'leaving') return stay(session);
  switch (event.type) {
    case 'restored':
      return session.status === 'guest' ? enter(event.login, { kind: 'load-member' }) : stay(session);
    case 'signed-in':
      return enter(
        event.login,
        { kind: 'keep-login', login: event.login },
        { kind: 'announce-login', userId: event.login.userId },
        { kind: 'load-member' },
      );
    case 'member-loaded':
      if (session.status !== 'member' || session.login.token !== event.token) return stay(session);
      return { session: { ...session, member: event.member }, effects: [] };
    case 'expired':
      return expire(session, event.token);
    case 'signed-out':
      return session.status === 'member' ? { session: startSession(false), effects: [{ kind: 'clear-login' }] } : stay(session);
    case 'changed-elsewhere':
      return followOtherTab(session, event);
    default:
      return assertNever(event);
  }
}

/** Returns the token for calls, or '' for a guest. */
export function tokenOf(session: Session): string {
  return session.status === 'member' ? session.login.token : '';
}

type Present = Exclude<Session, { status: 'leaving' }>;

function expire(session: Present, token: string): SessionStep {
  if (token !== tokenOf(session)) return stay(session);
  if (session.status === 'guest' && session.afterExpiry) return { session, effects: [{ kind: 'open-login' }] };
  return leave(session, { kind: 'clear-login', ...(session.status === 'member' && { expired: session.login }) });
}

function leave({ status }: Present, ...effects: readonly SessionEffect[]): SessionStep {
  return {
    session: { status: 'leaving' },
    effects: [...effects, { kind: 'announce-expiry' }, { kind: 'leave', hadLogin: status === 'member' }],
  };
}

function followOtherTab(
  session: Present,
  { login, hasExpired = false }: Extract<SessionEvent, { type: 'changed-elsewhere' }>,
): SessionStep {
  if (session.status === 'guest') return login ? enter(login, { kind: 'load-member' }) : stay(session);
  if (!login) return hasExpired ? leave(session) : { session: startSession(false), effects: [] };
  if (login.userId !== session.login.userId) return { session: { status: 'leaving' }, effects: [{ kind: 'reload' }] };
  return { session: { ...session, login }, effects: [] };
}

function enter(login: Login, ...effects: readonly SessionEffect[]): SessionStep {
  return { session: { status: 'member', login, member: undefined }, effects };
}

function stay(session: Session): SessionStep {
  return { session, effects: [] };
}
