import type { NavigationService, RouteName, RouteParams } from '../contract/routes';

/** Returns whether the site has a screen of this name. A missing one has the address of not-found. */
export function hasScreen<Name extends RouteName>(navigation: NavigationService, name: Name, params: RouteParams[Name]): boolean {
  return navigation.href(name, params) !== navigation.href('notFound', {});
}
