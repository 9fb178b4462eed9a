import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { DockTab, Flags, Locale } from '@site/shared/contract/services';
import type { HostKey } from '../i18n';

/** The football channel, where the entry of sports leads while the site has its own (decision 48). Implements R-CONST-23. */
export const SPORTS_CHANNEL = 'CRTY';

/** Who may enter: everyone; members; members with a bound phone and real name. */
export type RouteAccess = 'public' | 'member' | 'bound-phone';

/**
 * dashboard: header, rail, dock, footer · full-width: without the footer and the content's bounds · no-footer: without the footer ·
 * bare: the screen alone.
 */
export type RouteLayout = 'dashboard' | 'full-width' | 'no-footer' | 'bare';

/** Entries of the menu and categories of games, as the specification codes them (§2). */
export type MenuCode =
  | 'HOME'
  | 'TY'
  | 'ZR'
  | 'QP'
  | 'DJ'
  | 'CP'
  | 'DZ'
  | 'BY'
  | 'discount'
  | 'sponsor'
  | 'venture'
  | 'app'
  | 'customer'
  | 'save_money'
  | 'transfer_money'
  | 'take_money'
  | 'trade_record'
  | 'profile'
  | 'vip'
  | 'Welfare'
  | 'bet_record'
  | 'message';

/** A text of the host, or one that a remote brings. */
export type Label = HostKey | Readonly<Record<Locale, string>>;

/** Screens that are the host's own. */
export type OwnScreenId = 'home' | 'loading' | 'not-found' | 'help' | 'agent' | 'venture' | 'sponsor' | 'download';

/** Owner and id of a screen. The screen gets `params` in addition to those of the address. */
export type RouteScreen = { readonly params?: Readonly<Record<string, string>> } & (
  | { readonly of: 'host'; readonly id: OwnScreenId }
  | { readonly of: 'remote'; readonly remote: RemoteId; readonly id: string }
);

/** One screen of the site: everything the shell needs to know about it. */
export interface ScreenRoute {
  readonly name: RouteName;
  /** With `:name` for a parameter, `:name?` for one that may be absent. */
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  readonly screen: RouteScreen;
  readonly title: Label;
  /** Its entry in the menu, which is marked while it is shown; that of a remote's own screen is named like the screen. */
  readonly menu?: MenuCode | RouteName;
  /** Screens of the member area are shown beside its menu. */
  readonly area?: 'member';
  /** The screen under whose entry of the area's menu it belongs, where it has none of its own. */
  readonly parent?: RouteName;
  /** A switch that must be on; while it is off the address shows not-found. */
  readonly switch?: keyof Flags;
  /** Sports pages set the mode of the document. */
  readonly mode?: 'sports';
  /** The tab of the dock that opens with the screen. */
  readonly dock?: DockTab;
}

/** An address that redirects to another one of this site. */
export interface RedirectRoute {
  readonly path: string;
  readonly access: RouteAccess;
  readonly redirectTo: (params: Readonly<Record<string, string>>) => string;
}

/** Another name of a screen. */
export interface RouteAlias {
  readonly name: RouteName;
  readonly of: RouteName;
  /** Query of its address. */
  readonly query: Readonly<Record<string, string>>;
}
