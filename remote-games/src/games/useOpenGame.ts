import type { MouseEvent } from 'react';
import { useReadable, useRouteLink, useServices, type NavigationService, type RouteLink } from '@site/shared/contract';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/** In the address of a page with games: the code of the one whose card is open. */
const GAME = 'game';

type CategoryRoute = (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES];

/** A link to a game's card: over the page that lists it as it is at the press, else over the lobby of slot games. */
export function useGameLink(gameCode: string): RouteLink {
  const { navigation } = useServices();
  const { name } = navigation.location.get();
  const route = isCategoryRoute(name) ? name : 'egame';
  const link = useRouteLink(route, {}, { query: { [GAME]: gameCode } });
  return {
    href: link.href,
    onClick(event) {
      const here = navigation.location.get();
      if (here.name !== route || !isPlainClick(event)) {
        link.onClick(event);
        return;
      }
      event.preventDefault();
      navigation.go(route, {}, { query: { ...here.query, [GAME]: gameCode } });
    },
  };
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The game whose card is open. Opening one is a step of the history, so Back closes it; closing takes its place. */
export function useOpenGame(): { readonly gameCode: string | undefined; readonly close: () => void } {
  const { navigation } = useServices();
  const { query } = useReadable(navigation.location);
  return {
    gameCode: query[GAME] === '' ? undefined : query[GAME],
    close: () => {
      closeGame(navigation);
    },
  };
}

function closeGame(navigation: NavigationService): void {
  const { name, query } = navigation.location.get();
  if (!isCategoryRoute(name)) return;
  const { [GAME]: _, ...rest } = query;
  navigation.go(name, {}, { query: rest, replace: true });
}

function isCategoryRoute(name: string): name is CategoryRoute {
  return Object.values<string>(CATEGORY_ROUTES).includes(name);
}
