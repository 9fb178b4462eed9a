import { useEffect } from 'react';
import { useReadable, useRouteLink, useServices, type NavigationService, type RouteLink } from '@site/shared/contract';
import { isPlainClick } from '@site/shared/contract/isPlainClick';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/** In the address of a page with games: the code of the one whose card is open. */
export const GAME_OF_CARD = 'game';

/** The card that a press has opened over the list of its page, which is the entry of the history before. */
const pressed = new WeakMap<NavigationService, string>();

type CategoryRoute = (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES];

/** A link to a game's card: over the page that lists it as it is at the press, else over the lobby of slot games. */
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
 * The game whose card is open. Opening one is a step of the history, so Back closes it. Closing takes that step back where a press on this page has
 * opened it, and else takes its place: an address that was opened with it has no list before it.
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
  // The step back takes a moment: a second press must not take another.
  pressed.delete(navigation);
  window.history.back();
}

function isCategoryRoute(name: string): name is CategoryRoute {
  return Object.values<string>(CATEGORY_ROUTES).includes(name);
}
