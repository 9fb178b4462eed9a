import type { NavigationService, RouteName, RouteParams } from '../contract/routes';

/** Whether the site has a screen of this name. Hosts before contract 1.6 throw where they have none, later ones lead to not-found. */
export function hasScreen<Name extends RouteName>(navigation: NavigationService, name: Name, params: RouteParams[Name]): boolean {
  try {
    return navigation.href(name, params) !== navigation.href('notFound', {});
  } catch {
    return false;
  }
}
