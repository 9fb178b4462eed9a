import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';
import type { NavigateOptions, RouteName, RouteParams } from './routes';
import { useServices } from './ServicesContext';

/** What a real link to a screen needs: its address, and going there without a page load. */
export interface RouteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to a screen by name. A plain click navigates in place; with a modifier key or another button the browser does what it
 * always does with a link. A name that the host does not have leads to not-found.
 *
 * @example <ButtonLink {...useRouteLink('saveMoney', {})}>…</ButtonLink>
 */
export function useRouteLink<Name extends RouteName>(name: Name, params: RouteParams[Name], options: NavigateOptions = {}): RouteLink {
  const { navigation } = useServices();
  return {
    href: navigation.href(name, params, options.query),
    onClick(event) {
      if (!isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigation.go(name, params, options);
    },
  };
}
