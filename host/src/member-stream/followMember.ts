import { EMPTY, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Bus } from '@site/shared/contract/events';
import type { NavigationService, RouteName } from '@site/shared/contract/routes';
import type { PackageI18n } from '@site/shared/i18n';
import { memberNewsCall, type MemberNews } from '@site/shared/wire/memberStream';
import type { Overlays } from '../overlays/createOverlays';
import type { HostBalance } from '../bus';
import type { HostStream } from '../services/createStream';
import type { HostSession } from '../session/createSession';
import type { Transport } from '../transport/createTransport';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import { moneyToast, type ToldEvent, type MemberStreamTranslate } from './moneyToast';
import { publishNews } from './publishNews';
import { streamMemberNews } from './streamMemberNews';
import { streamToasts } from './streamToasts';

const NAMESPACE = 'member-stream';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Routes that show a game inside the page. */
const GAMES: ReadonlySet<string> = new Set<RouteName>(['game', 'pgGame', 'dzGame']);

export interface FollowedShell {
  readonly session: Pick<HostSession, 'token$' | 'expire'>;
  readonly stream: HostStream;
  readonly http: Pick<Transport, 'send' | 'hasSent'>;
  readonly bus: Bus;
  readonly balance: HostBalance;
  readonly overlays: Pick<Overlays, 'toast' | 'shownToast'>;
  readonly navigation: Pick<NavigationService, 'location'>;
}

export interface FollowedPage {
  readonly i18n: PackageI18n;
  readonly awake$: Observable<unknown>;
}

/**
 * Follows the balance and the inbox of the member signed in on this page, session by session. Also ends a session that
 * the platform has ended, for example after a password change on another device, because an idle page makes no call
 * that the platform could reject.
 */
export function followMember(shell: FollowedShell, { i18n, awake$ }: FollowedPage): void {
  const { session, http, stream, bus, balance, overlays, navigation } = shell;
  const t = ownTranslate(i18n);
  const told$ = new Subject<readonly ToldEvent[]>();

  /**
   * Players see their own actions in this tab where they make them: the results of their calls, and the rounds of an
   * open game.
   */
  const isNewToPlayer = ({ kind, requestId }: ToldEvent): boolean =>
    !(requestId !== undefined && http.hasSent(requestId)) && !(kind === 'round' && GAMES.has(navigation.location.get().name));

  const newsOf = (token: string): Observable<MemberNews> =>
    streamMemberNews({
      token,
      connect: (handlers) => stream.connect('member', handlers),
      version: balance.version,
      async poll(since) {
        const news = await http.send(memberNewsCall, { ...(since !== undefined && { since }) }, { onError: 'silent' });
        if (news.ok) return news.data;
        // A platform without the member stream answers 404, so read the balance instead.
        if (news.failure.kind === 'unreachable' && news.failure.status === 404) await balance.refresh();
        return undefined;
      },
      random: Math.random,
      awake$,
    }).pipe(
      tap({
        complete() {
          session.expire(token);
        },
      }),
    );

  // Pending toasts end with the session, so that the next member does not see them.
  session.token$.pipe(switchMap(() => streamToasts(told$))).subscribe((events) => {
    const toast = moneyToast(events, t);
    if (toast === undefined) return;
    // An action of the member often also sends an inbox message. Leave the confirmation toast in place; the bell counts
    // the message.
    if (events.every(({ kind }) => kind === 'letter') && overlays.shownToast.get() !== undefined) return;
    overlays.toast(toast.text, toast.tone);
  });
  session.token$.pipe(switchMap((token) => (token === '' ? EMPTY : newsOf(token)))).subscribe((news) => {
    const toast = (events: readonly ToldEvent[]): void => {
      told$.next(events.filter(isNewToPlayer));
    };
    publishNews(news, { bus, balance, toast });
  });
}

/**
 * Returns a translator with the texts of this folder, which are loaded with this code. If the language changes later,
 * the texts of the new one may not be loaded at first.
 */
function ownTranslate({ instance }: PackageI18n): MemberStreamTranslate {
  return (key, values) => {
    for (const [language, texts] of Object.entries(TEXTS)) {
      if (!instance.hasResourceBundle(language, NAMESPACE)) instance.addResourceBundle(language, NAMESPACE, texts);
    }
    return instance.t(key, { ...values, ns: NAMESPACE });
  };
}
