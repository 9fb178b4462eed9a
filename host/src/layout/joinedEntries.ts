import { generatePath } from 'react-router-dom';
import type { RouteName } from '@site/shared/contract/routes';
import type { IconName } from '@site/shared/ui';
import type { RemoteDirectory } from '../composition';
import { joinedName } from '../routing/joinedRoutes';
import type { Label } from '../routing/route';

/** An entry of a menu that a remote brings by its own facts. */
export interface JoinedEntry {
  readonly place: 'rail' | 'header' | 'member';
  readonly name: RouteName;
  readonly path: string;
  readonly icon: IconName;
  readonly label: Label;
}

/** The entries of the remotes that are on, in the order of the manifest. Their icons and paths were checked with their facts. */
export function joinedEntries(directory: RemoteDirectory): readonly JoinedEntry[] {
  return directory.ids
    .filter((id) => directory.isEnabled(id))
    .flatMap((id) =>
      (directory.factsOf(id)?.routes ?? []).flatMap((route) =>
        route.menu === undefined
          ? []
          : [
              {
                place: route.menu.place,
                name: joinedName(id, route),
                path: generatePath(route.path),
                icon: route.menu.icon as IconName,
                label: route.menu.label ?? route.title,
              },
            ],
      ),
    );
}
