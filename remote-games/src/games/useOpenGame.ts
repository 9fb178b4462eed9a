import { useEffect } from 'react';
import { useReadable, useRouteLink, useServices, type NavigationService, type RouteLink } from '@site/shared/contract';
import { isPlainClick } from '@site/shared/contract/isPlainClick';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/** URL parameter with the code of the game whose dialog is open. */
export const GAME_OF_CARD = 'game';

/** Game whose dialog a press on this page has opened; the previous history entry is then the list. */
const pressed = new WeakMap<NavigationService, string>();

type CategoryRoute = (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES];

/**
 * Returns a link to a game's dialog: over the current page when it lists games, with its query at the time of the
 * press, otherwise over the slot lobby.
 */
export function useGameLink(gameCode: string): RouteLink {
  const { navigation } = useServices();
  const { name } = navigation.location.get();
  const route = isCategoryRoute(name) ? name : 'egame';
  const link = useRouteLink(route, {}, { query: { [GAME_OF_CARD]: gameCode } });
  return {
    href: link.href,
    onClick(event) {
      const here = navigation.location.get();
      if (here.name !== route || !isPlainClick(event)) {
        link.onClick(event);
        return;
      }
      event.preventDefault();
      pressed.set(navigation, gameCode);
      navigation.go(route, {}, { query: { ...here.query, [GAME_OF_CARD]: gameCode } });
    },
  };
}

/**
 * Returns the game whose dialog is open. Opening pushes a history entry, so Back closes the dialog. Closing goes back
 * when a press on this page opened it; otherwise it replaces the entry, because there is no list before a URL that was
 * opened directly.
 */
export function useOpenGame(): { readonly gameCode: string | undefined; readonly close: () => void } {
  const { navigation } = useServices();
  const { query } = useReadable(navigation.location);
  const gameCode = query[GAME_OF_CARD] === '' ? undefined : query[GAME_OF_CARD];
  useEffect(() => {
    if (gameCode === undefined) pressed.delete(navigation);
  }, [navigation, gameCode]);
  return {
    gameCode,
    close: () => {
      closeGame(navigation);
    },
  };
}

function closeGame(navigation: NavigationService): void {
  const { name, query } = navigation.location.get();
  const { [GAME_OF_CARD]: gameCode, ...rest } = query;
  if (!isCategoryRoute(name) || gameCode === undefined) return;
  if (pressed.get(navigation) !== gameCode) {
    navigation.go(name, {}, { query: rest, replace: true });
    return;
  }
  // `history.back()` takes effect later, so make sure that a second press does not go back again.
  pressed.delete(navigation);
  window.history.back();
}

function isCategoryRoute(name: string): name is CategoryRoute {
  return Object.values<string>(CATEGORY_ROUTES).includes(name);
}
