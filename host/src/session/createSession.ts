import { distinctUntilChanged, map, type Observable } from 'rxjs';
import { assertNever } from '@site/shared/assert';
import type { Bus } from '@site/shared/contract/events';
import type { CallFailure, HttpService } from '@site/shared/contract/http';
import { createCell, mapReadable, type Readable } from '@site/shared/contract/readable';
import type { Member, RememberedPassword, SessionService } from '@site/shared/contract/services';
import { fromReadable } from '@site/shared/streams';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { createStore } from 'zustand/vanilla';
import { NO_CAPTCHA, type LoginCaptcha } from './captcha/captchaResult';
import type { LoginStorage } from './loginStorage';
import { advanceSession, startSession, tokenOf, type Session, type SessionEffect, type SessionEvent } from './session';

export interface SignInRequest {
  readonly username: string;
  /** md5 of the password, which does not leave the dialog itself. */
  readonly passwordHash: string;
  /** Default: no captcha. */
  readonly captcha?: LoginCaptcha | undefined;
  /** Code that was sent to the phone after a login was refused as risky. */
  readonly deviceCode?: string;
  /** Code of the authenticator app, or a recovery code, after a login was refused without it. */
  readonly authCode?: string | undefined;
}

export type SignInResult = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** Session with the parts that only the host uses. */
export interface HostSession extends SessionService {
  readonly state: Readable<Session>;
  /** Seed of the member's picture. Empty while unknown. */
  readonly avatar: Readable<string>;
  /** Time of the next request for a reality check, or `undefined` when none is needed. */
  readonly realityCheckAt: Readable<number | undefined>;
  askRealityCheckAt(at: number | undefined): void;
  /**
   * Version of the terms that the member has agreed to, empty for none. `undefined` for a guest and until it is known.
   */
  readonly agreedTerms: Readable<string | undefined>;
  agreeToTerms(version: string): void;
  /** Returns the token for the headers of a call, or '' for a guest. */
  token(): string;
  /** Current token, then the token of each later session. Empty for a guest. */
  readonly token$: Observable<string>;
  signIn(request: SignInRequest): Promise<SignInResult>;
  /** Ends the session on this page at once. The platform ends it when the call arrives. */
  end(): void;
  readonly rememberedPassword: RememberedPassword;
  /** Loads the member unless loaded. Resolves to false when this failed or the player is a guest. */
  ensureMember(): Promise<boolean>;
  /** Handles the answer to a call with this token that the login has expired. */
  expire(token: string): void;
  /** Restores the stored login, and then follows other tabs. */
  restore(): void;
  /**
   * Compares the stored login with that of this page, which was asleep or in the back/forward cache. Returns false when
   * the page is about to navigate away.
   */
  follow(): boolean;
}

export interface SessionPorts {
  readonly http: HttpService;
  readonly bus: Bus;
  readonly storage: LoginStorage;
  /** Version of the client. */
  readonly version: string;
  readonly page: {
    reloadHome(): void;
    reload(): void;
  };
  /** Set when this page was loaded because a login had expired. */
  readonly afterExpiry: boolean;
}

/**
 * Creates the session: a thin store over the rules of `session.ts` that runs their effects.
 *
 * Implements R-SESSION-01 to R-SESSION-05, R-SESSION-09, R-SESSION-12 to R-SESSION-17, R-ERRB-03 to R-ERRB-05,
 * R-API-013, R-API-014.
 */
export function createSession({ http, bus, storage, version, page, afterExpiry }: SessionPorts): HostSession {
  const store = createStore<Session>()(() => startSession(afterExpiry));
  const state: Readable<Session> = { get: store.getState, subscribe: (listener) => store.subscribe(listener) };
  const avatar = createCell('');
  const realityCheckAt = createCell<number | undefined>(undefined);
  const agreedTerms = createCell<string | undefined>(undefined);
  let loading: { readonly token: string; readonly done: Promise<boolean> } | undefined;

  function dispatch(event: SessionEvent): void {
    const before = store.getState();
    const { session, effects } = advanceSession(before, event);
    // Replace the union member instead of merging it with the previous one.
    store.setState(session, true);
    if (session.status !== 'member') {
      avatar.set('');
      realityCheckAt.set(undefined);
      agreedTerms.set(undefined);
    }
    for (const effect of effects) runEffect(effect, tokenOf(before));
  }

  function runEffect(effect: SessionEffect, tokenBefore: string): void {
    switch (effect.kind) {
      case 'keep-login':
        storage.keep(effect.login);
        return;
      case 'clear-login':
        storage.clear(tokenBefore, effect.expired && { expired: effect.expired });
        return;
      case 'load-member':
        void ensureMember();
        return;
      case 'announce-login':
        bus.emit('auth/login-success', { userId: effect.userId });
        return;
      case 'announce-expiry':
        bus.emit('auth/login-expired', {});
        return;
      case 'leave':
        storage.requestLogin(effect.hadLogin ? 'expired' : 'asked');
        page.reloadHome();
        return;
      case 'open-login':
        bus.emit('auth/login', {});
        return;
      case 'reload':
        page.reload();
        return;
      default:
        assertNever(effect);
    }
  }

  function ensureMember(): Promise<boolean> {
    const session = store.getState();
    if (session.status !== 'member') return Promise.resolve(false);
    if (session.member) return Promise.resolve(true);
    const { token } = session.login;
    if (loading?.token !== token) {
      loading = {
        token,
        done: loadMember(token).finally(() => {
          if (loading?.token === token) loading = undefined;
        }),
      };
    }
    return loading.done;
  }

  async function loadMember(token: string): Promise<boolean> {
    if (token === '') return false;
    const result = await http.send(memberInfoCall, { isPop: false }, { onError: 'silent' });
    if (!result.ok) return false;
    if (tokenOf(store.getState()) === token) {
      avatar.set(result.data.avatar ?? result.data.userId);
      realityCheckAt.set(result.data.realityCheckAt);
      agreedTerms.set(result.data.termsVersion);
    }
    dispatch({ type: 'member-loaded', token, member: toMember(result.data) });
    const session = store.getState();
    return session.status === 'member' && session.member !== undefined;
  }

  /** Applies the login that other tabs have stored, including changes that this page missed while asleep. */
  function follow(): void {
    const session = store.getState();
    const login = storage.read();
    if (session.status === 'leaving' || (login?.token ?? '') === tokenOf(session)) return;
    const hasExpired = session.status === 'member' && storage.hasExpired(session.login.userId);
    dispatch({ type: 'changed-elsewhere', login, hasExpired });
  }

  function end(): void {
    follow();
    if (store.getState().status !== 'member') return;
    // This call uses the token that is about to be cleared. Its answer is ignored.
    void http.send(logoutCall, {}, { onError: 'silent' });
    dispatch({ type: 'signed-out' });
  }

  return {
    state,
    member: mapReadable(state, (session) => (session.status === 'member' ? session.member : undefined)),
    isSignedIn: mapReadable(state, (session) => session.status === 'member'),
    avatar,
    realityCheckAt,
    agreedTerms,
    agreeToTerms(version) {
      agreedTerms.set(version);
    },
    askRealityCheckAt(at) {
      realityCheckAt.set(at);
    },
    token: () => tokenOf(store.getState()),
    token$: fromReadable(state).pipe(map(tokenOf), distinctUntilChanged()),
    requireLogin() {
      if (store.getState().status === 'member') return true;
      bus.emit('auth/show-login', {});
      return false;
    },
    async signIn({ username, passwordHash, captcha = NO_CAPTCHA, deviceCode, authCode }) {
      const result = await http.send(
        loginCall,
        {
          isAgent: false,
          name: username,
          password: passwordHash,
          kaptchcate: captcha.type,
          codeId: captcha.codeId,
          code: captcha.code,
          version,
          ...(deviceCode === undefined ? {} : { sendCodeNum: deviceCode }),
          ...(authCode === undefined ? {} : { authCode }),
        },
        { onError: 'silent' },
      );
      if (!result.ok) return result;
      dispatch({ type: 'signed-in', login: { token: result.data.token, userId: result.data.userId } });
      return { ok: true };
    },
    end,
    rememberedPassword: {
      isStored: () => storage.hasCredentials(),
      forget() {
        storage.forgetCredentials();
      },
    },
    ensureMember,
    expire(token) {
      follow();
      dispatch({ type: 'expired', token });
    },
    follow() {
      follow();
      return store.getState().status !== 'leaving';
    },
    restore() {
      bus.on('member/changed', () => {
        void loadMember(tokenOf(store.getState()));
      });
      // The remembered password may be the old one.
      bus.on('auth/password-change-success', storage.forgetCredentials);
      const login = storage.read();
      if (login) dispatch({ type: 'restored', login });
      storage.watch(follow);
    },
  };
}

/** Returns the fields that every package may use, and drops the rest. */
function toMember({ userId, name, vipLevel, bindPhone, bindRealName }: MemberInfo): Member {
  return { userId, name, vipLevel, hasBoundPhone: bindPhone, hasBoundRealName: bindRealName };
}
