import type { MouseEvent } from 'react';
import type { NavigateOptions, RouteName, RouteParams } from './routes';
import { useServices } from './ServicesContext';

/** What a real link to a screen needs: its address, and going there without a page load. */
export interface RouteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to a screen by name. A plain click navigates in place; with a modifier key or another button the browser does what it
 * always does with a link.
 *
 * @example <ButtonLink {...useRouteLink('saveMoney', {})}>…</ButtonLink>
 */
export function useRouteLink<Name extends RouteName>(name: Name, params: RouteParams[Name], options: NavigateOptions = {}): RouteLink {
  const { navigation } = useServices();
  return {
    href: navigation.href(name, params, options.query),
    onClick(event) {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigation.go(name, params, options);
    },
  };
}
