import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';
import type { NavigateOptions, RouteName, RouteParams } from './routes';
import { useServices } from './ServicesContext';

/** Props of a link to a screen: its address, and a handler that navigates without a page load. */
export interface RouteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Returns a link to a screen by name. A plain click navigates in place; the browser handles a click with a modifier key
 * or another button itself. A name that is unknown to the host leads to not-found.
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
