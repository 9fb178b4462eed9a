import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { DockTab, Locale } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import type { TextKey } from './texts';

/** The football channel, where the entry of sports leads while the site has its own (decision 48). Implements R-CONST-23. */
export const SPORTS_CHANNEL = 'CRTY';

/** Players who may enter: everyone; members; members with a bound phone and real name. */
export type RouteAccess = 'public' | 'member' | 'bound-phone';

/**
 * dashboard: header, rail, dock, footer · full-width: without the footer and the content's bounds · no-footer: without the footer ·
 * bare: the screen alone.
 */
export type RouteLayout = 'dashboard' | 'full-width' | 'no-footer' | 'bare';

/** A text of the host, or one that a remote brings. */
export type Label = TextKey | Readonly<Record<Locale, string>>;

/** Screens that are the host's own. */
export type OwnScreenId = 'home' | 'loading' | 'not-found' | 'help' | 'agent' | 'venture' | 'sponsor' | 'download' | 'notices';

/** Owner and id of a screen. The screen gets `params` in addition to those of the address. */
export type RouteScreen = { readonly params?: Readonly<Record<string, string>> } & (
  | { readonly of: 'host'; readonly id: OwnScreenId }
  | { readonly of: 'remote'; readonly remote: RemoteId; readonly id: string }
);

/** Place of an entry of a screen. rail: at the left · header: above the content · member: in the menu of the member area · footer: among its links. */
export interface MenuPlace {
  readonly place: 'rail' | 'header' | 'member' | 'footer';
  readonly icon?: IconName;
  readonly label: Label;
  /** A part of its menu: see `RemoteFacts`. */
  readonly group?: string | undefined;
  /** Rising: 50 where it does not matter. */
  readonly order: number;
  /** Left out of the header where the window is narrow; the footer has it too. */
  readonly isWideOnly?: boolean | undefined;
}

/** One screen of the site: everything the shell needs to know about it. */
export interface ScreenRoute {
  readonly name: RouteName;
  /** Path with `:name` for a parameter, `:name?` for one that may be absent. */
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  readonly screen: RouteScreen;
  readonly title: Label;
  /** The code of its entry in the menus, which is marked while it is shown: that of the specification (§2), or the name of the screen. */
  readonly menu?: string;
  /** Places of that entry. */
  readonly places?: readonly MenuPlace[];
  /** Screens of the member area are shown beside its menu. */
  readonly area?: 'member';
  /** The screen under whose entry of the area's menu it belongs, where it has none of its own. */
  readonly parent?: RouteName;
  /** A switch that must be on; while it is off the address shows not-found. */
  readonly flag?: string;
  /** Sports pages set the mode of the document. */
  readonly mode?: 'sports';
  /** The tab of the dock that opens with the screen. */
  readonly dock?: DockTab;
  /** Other names of the screen, with the query of their addresses (decisions 3 and 5). */
  readonly aliases?: readonly RouteAlias[];
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
  /** Query of its address. */
  readonly query: Readonly<Record<string, string>>;
}
