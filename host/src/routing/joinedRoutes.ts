import type { Readable } from '@site/shared/contract/readable';
import type { RemoteRoute } from '@site/shared/contract/remoteFacts';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RouteName } from '@site/shared/contract/routes';
import type { RemoteDirectory } from '../composition';
import type { HostNavigation } from './createNavigation';
import type { ScreenRoute } from './route';

/** The screens that remotes bring by their own facts. Their paths are in rooms of their own, so that none of them takes another's address. */
export function joinedRoutes(directory: RemoteDirectory): readonly ScreenRoute[] {
  return directory.ids.flatMap((id) => (directory.factsOf(id)?.routes ?? []).map((route) => toScreenRoute(id, route)));
}

/** Keeps the navigation in agreement with the manifest. */
export function followDirectory(directory: Readable<RemoteDirectory>, navigation: Pick<HostNavigation, 'join'>): void {
  const join = (current: RemoteDirectory): void => {
    navigation.join(joinedRoutes(current));
  };
  join(directory.get());
  directory.subscribe(join);
}

/** The name under which other packages speak of it. */
export function joinedName(id: RemoteId, { name }: Pick<RemoteRoute, 'name'>): RouteName {
  return `${id}/${name}`;
}

function toScreenRoute(id: RemoteId, route: RemoteRoute): ScreenRoute {
  const { path, access, layout, screen, params, title, parent, area } = route;
  return {
    name: joinedName(id, route),
    path,
    access,
    layout,
    screen: { of: 'remote', remote: id, id: screen, ...(params === undefined ? {} : { params }) },
    title,
    menu: joinedName(id, { name: parent ?? route.name }),
    ...(parent === undefined ? {} : { parent: joinedName(id, { name: parent }) }),
    ...(area === undefined ? {} : { area }),
  };
}
