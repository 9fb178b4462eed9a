import type { Readable } from '@site/shared/contract/readable';
import { routeName, type RemoteMetadata, type RemoteRoute } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import { toScreenClaim, findClash, screenName, type ScreenClaim } from '@site/shared/contract/screenClaims';
import type { DockTab, Logger } from '@site/shared/contract/services';
import type { IconName } from '@site/shared/ui';
import type { RemoteDirectory } from '../composition';
import { KNOWN_REMOTES } from '../composition/knownRemotes';
import type { MenuPlace, ScreenRoute } from './route';
import { OWN_ENTRIES, ROUTES } from './routes';

/** Called with a screen that is not used. */
type OnIgnored = (id: RemoteId, route: string, clash: string) => void;

/**
 * Returns the screens that remotes declare in their metadata, in the order of the manifest. A screen cannot take a
 * name, an address or a menu entry from the host or from another remote: the screen known to the host's build wins,
 * then the first one. The other screen is left out; the rest of its remote is not affected.
 */
export function joinedRoutes(
  { ids, metadataOf }: Pick<RemoteDirectory, 'ids' | 'metadataOf'>,
  onIgnored: OnIgnored = () => undefined,
): readonly ScreenRoute[] {
  const brought = ids.flatMap((id) =>
    (metadataOf(id)?.routes ?? []).map((route) => ({ id, route, claim: toScreenClaim(id, route), isKnown: isKnown(id, route) })),
  );
  const taken: { readonly id?: RemoteId; readonly claim: ScreenClaim }[] = [
    ...ROUTES.map(({ name, path, menu }) => ({ claim: { names: [name], path, code: menu } })),
    ...OWN_ENTRIES.map((code) => ({ claim: { names: [], path: '', code } })),
  ];
  const used = new Set<unknown>();
  for (const each of [...brought].sort((a, b) => Number(b.isKnown) - Number(a.isKnown))) {
    const clash = taken.flatMap(({ id, claim }) => (id === each.id ? [] : (findClash(each.claim, claim) ?? [])))[0];
    if (clash !== undefined) onIgnored(each.id, routeName(each.route), clash);
    else {
      taken.push(each);
      used.add(each);
    }
  }
  return brought.filter((each) => used.has(each)).map(({ id, route }) => toScreenRoute(id, route, metadataOf(id)));
}

/** Screens of the remotes known to the host's build. */
export const KNOWN_SCREENS = joinedRoutes({ ids: Object.keys(KNOWN_REMOTES), metadataOf: (id) => KNOWN_REMOTES[id] });

/** Updates the navigation when the manifest changes. */
export function followDirectory(
  directory: Readable<RemoteDirectory>,
  navigation: { readonly join: (routes: readonly ScreenRoute[]) => void },
  logger: Logger,
): void {
  const join = (current: RemoteDirectory): void => {
    navigation.join(
      joinedRoutes(current, (remote, route, clash) => {
        logger.warn('screen of a remote not used', { remote, route, clash });
      }),
    );
  };
  join(directory.get());
  directory.subscribe(join);
}

function isKnown(id: RemoteId, route: RemoteRoute): boolean {
  return (KNOWN_REMOTES[id]?.routes ?? []).some((known) => known.path === route.path && routeName(known) === routeName(route));
}

function toScreenRoute(id: RemoteId, route: RemoteRoute, metadata: RemoteMetadata | undefined): ScreenRoute {
  const name = routeName(route);
  const { path, access, layout = 'dashboard', screen = name, params, title, area, flag, mode, dock, aliases = [] } = route;
  const parent = metadata?.routes.find((other) => routeName(other) === route.parent);
  const nameOf = (own: RemoteRoute, wanted = routeName(own)) => screenName(id, own, wanted) as RouteName;
  const entry = parent ?? route;
  return {
    name: nameOf(route),
    path,
    access,
    layout,
    screen: { of: 'remote', remote: id, id: screen, ...(params && { params }) },
    title,
    menu: route.menuCode ?? entry.menuCode ?? nameOf(entry),
    places: placesOf(route),
    ...(parent && { parent: nameOf(parent) }),
    ...(area && { area }),
    ...(flag !== undefined && { flag }),
    ...(mode === 'sports' && { mode }),
    ...(dock !== undefined && { dock: dock as DockTab }),
    aliases: aliases.map(({ name: alias, query = {} }) => ({ name: nameOf(route, alias), query })),
  };
}

/** Returns the menu places of a screen. The cast of the icon is safe, because the metadata was validated. */
function placesOf({ menu, title }: RemoteRoute): readonly MenuPlace[] {
  if (menu === undefined) return [];
  return [menu, ...(menu.otherPlaces ?? [])].map(({ place, icon = menu.icon, label = title, group, order = 50, isWideOnly }) => ({
    place,
    icon: icon as IconName,
    label,
    group,
    order,
    isWideOnly,
  }));
}
