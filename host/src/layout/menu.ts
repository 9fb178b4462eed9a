import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { Flags } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import { isSwitchedOn } from '../routing/decideAccess';
import { hrefOf, pathOf } from '../routing/matchRoute';
import { SPORTS_CHANNEL, type Label, type MenuPlace, type ScreenRoute } from '../routing/route';
import { ROUTES } from '../routing/routes';

/** Data that decides which menu entries exist. */
export interface MenuFacts {
  readonly flags: Flags;
  readonly isEnabled: (remote: RemoteId) => boolean;
  /** Set for a guest, whose entries lead to public pages. */
  readonly isGuest?: boolean;
  /** Codes in the operator's order. Empty while unknown. */
  readonly order?: readonly string[];
  /** Screens that remotes declare. */
  readonly joined: readonly ScreenRoute[];
}

export interface MenuEntry extends Omit<MenuPlace, 'place'> {
  readonly name: RouteName;
  /** Code from the specification (§2), or the name of the screen. */
  readonly code: string;
  readonly path: string;
}

/** Target of a rail entry: a screen, or the online service. */
export type MenuTarget = { readonly kind: 'screen'; readonly path: string } | { readonly kind: 'service' };

export interface RailEntry {
  readonly code: string;
  readonly label: Label;
  readonly icon: IconName;
  readonly target: MenuTarget;
}

/**
 * Returns the entries of one place in order, without those of a disabled remote or switch.
 *
 * Assumption (R-MENU-23): all entries are fixed; the navigation list of the platform decides the order of those that it
 * names in the rail. Implements R-MENU-01 to R-MENU-22.
 */
export function menuEntries(wanted: MenuPlace['place'], facts: MenuFacts): readonly MenuEntry[] {
  return [...ROUTES, ...facts.joined]
    .filter((route) => isSwitchedOn(route, facts.flags) && (route.screen.of === 'host' || facts.isEnabled(route.screen.remote)))
    .flatMap((route) =>
      (route.places ?? [])
        .filter(({ place }) => place === wanted)
        .map((entry) => ({ ...entry, name: route.name, code: route.menu ?? route.name, path: pathOf(route) })),
    )
    .sort((one, other) => one.order - other.order);
}

/** Returns the rail at the left, in the operator's order. By default sports follow home. Customer service is last. */
export function railEntries(facts: MenuFacts): readonly RailEntry[] {
  const own = menuEntries('rail', facts).map(({ code, label, icon = 'star', path }): RailEntry => ({
    code,
    label,
    icon,
    target: { kind: 'screen', path },
  }));
  const home = own.findIndex(({ code }) => code === 'HOME') + 1;
  return [
    ...inOrderOf(facts.order ?? [], [...own.slice(0, home), ...sportsEntries(facts), ...own.slice(home)]),
    { code: 'customer', icon: 'headset', label: 'menu.customer', target: { kind: 'service' } },
  ];
}

/** Reorders the entries that the list names; all others keep their places. */
function inOrderOf(codes: readonly string[], entries: readonly RailEntry[]): readonly RailEntry[] {
  const named = [...new Set(codes)].flatMap((code) => entries.filter((entry) => entry.code === code));
  const rest = named.values();
  return entries.map((entry) => (named.includes(entry) ? (rest.next().value ?? entry) : entry));
}

/** Public board of the site's own channel. The board for members requires a login (R-ROUTE-30). */
const PUBLIC_BOARD = 'sports/board';

/**
 * Returns the sports entry, which leads to the site's own channel or else to the venues: one entry for screens of two
 * remotes. Implements R-FLAG-01.
 */
function sportsEntries({ flags, isEnabled, isGuest, joined }: MenuFacts): readonly RailEntry[] {
  const hasBoard = joined.some(({ name }) => name === PUBLIC_BOARD);
  const path =
    flags.selfSport && isEnabled('sports')
      ? hrefOf(isGuest && hasBoard ? PUBLIC_BOARD : 'crty', { enName: SPORTS_CHANNEL }, {}, joined)
      : isEnabled('games')
        ? hrefOf('sport', {}, {}, joined)
        : undefined;
  return path === undefined ? [] : [{ code: 'TY', icon: 'sport', label: 'category.sport', target: { kind: 'screen', path } }];
}

/** Returns the footer's list of games: sports, and the games in the rail. */
export function gameLinks(facts: MenuFacts): readonly { readonly path: string; readonly label: Label }[] {
  const sports = sportsEntries(facts).flatMap(({ label, target }) => (target.kind === 'screen' ? [{ label, path: target.path }] : []));
  return [...sports, ...menuEntries('rail', facts).filter(({ group }) => group === 'games')];
}
