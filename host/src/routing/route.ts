import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { DockTab, Locale } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import type { TextKey } from './texts';

/**
 * Football channel, to which the sports entry leads while the site has its own (decision 48). Implements R-CONST-23.
 */
export const SPORTS_CHANNEL = 'CRTY';

/** Players with access: everyone; members; members with a bound phone and real name. */
export type RouteAccess = 'public' | 'member' | 'bound-phone';

/**
 * Layouts. `dashboard`: header, rail, dock, footer · `full-width`: no footer and no bounds of the content ·
 * `no-footer`: no footer · `bare`: only the screen.
 */
export type RouteLayout = 'dashboard' | 'full-width' | 'no-footer' | 'bare';

/** Text of the host, or of a remote in each language. */
export type Label = TextKey | Readonly<Record<Locale, string>>;

export type OwnScreenId = 'home' | 'loading' | 'not-found' | 'help' | 'agent' | 'venture' | 'sponsor' | 'download' | 'notices';

/** Owner and id of a screen. The screen gets `params` in addition to those of the address. */
export type RouteScreen = { readonly params?: Readonly<Record<string, string>> } & (
  | { readonly of: 'host'; readonly id: OwnScreenId }
  | { readonly of: 'remote'; readonly remote: RemoteId; readonly id: string }
);

/**
 * Place of a screen's menu entry. `rail`: at the left · `header`: above the content · `member`: in the menu of the
 * member area · `footer`: among its links.
 */
export interface MenuPlace {
  readonly place: 'rail' | 'header' | 'member' | 'footer';
  readonly icon?: IconName;
  readonly label: Label;
  /** Group within its menu; see `RemoteFacts`. */
  readonly group?: string | undefined;
  /** Position in ascending order. Use 50 when it does not matter. */
  readonly order: number;
  /** Set to hide the entry in the header of a narrow window. The footer also shows it. */
  readonly isWideOnly?: boolean | undefined;
}

/** Screen of the site, with all data that the shell needs. */
export interface ScreenRoute {
  readonly name: RouteName;
  /** Path with `:name` for a parameter, `:name?` for one that may be absent. */
  readonly path: string;
  readonly access: RouteAccess;
  readonly layout: RouteLayout;
  readonly screen: RouteScreen;
  readonly title: Label;
  /**
   * Code of its menu entry, which is marked while the screen is shown: the code of the specification (§2), or the name
   * of the screen.
   */
  readonly menu?: string;
  readonly places?: readonly MenuPlace[];
  /** Set for screens of the member area, which appear beside its menu. */
  readonly area?: 'member';
  /** Screen whose entry in the area's menu is marked, for a screen without its own entry. */
  readonly parent?: RouteName;
  /** Switch that must be on. While it is off, the address shows not-found. */
  readonly flag?: string;
  /** Sports pages set the mode of the document. */
  readonly mode?: 'sports';
  /** Dock tab that opens with the screen. */
  readonly dock?: DockTab;
  /** Other names of the screen, with the query of their addresses (decisions 3 and 5). */
  readonly aliases?: readonly RouteAlias[];
}

/** Address that redirects to another one of this site. */
export interface RedirectRoute {
  readonly path: string;
  readonly access: RouteAccess;
  readonly redirectTo: (params: Readonly<Record<string, string>>) => string;
}

export interface RouteAlias {
  readonly name: RouteName;
  /** Query of its address. */
  readonly query: Readonly<Record<string, string>>;
}
