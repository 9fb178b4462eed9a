import { HELP_TOPICS } from '@site/shared/contract/routes';
import { helpRoute, OWN_HELP_TOPICS } from './ownHelpTopics';
import type { MenuPlace, OwnScreenId, RedirectRoute, ScreenRoute } from './route';
import { toSitePath } from '../services/toSitePath';

/**
 * Screens of the host, by the names of the contract (`RouteParams`). Those of the remotes come from their packages; see
 * `joinedRoutes.ts`.
 *
 * Assumption (R-RNAME-54): an address without a name in the specification is named after its last fixed segment, and so
 * are the pages of the help section. Implements R-ROUTE-01, R-ROUTE-03, R-ROUTE-32, R-ROUTE-33, R-ROUTE-40 and the
 * R-RNAME rows.
 */
export const ROUTES: readonly ScreenRoute[] = [
  {
    name: 'home',
    path: '/',
    ...ofHost('home'),
    title: 'title.home',
    menu: 'HOME',
    places: [{ place: 'rail', icon: 'home', label: 'menu.home', order: 0 }],
  },
  { name: 'loading', path: '/loading', ...ofHost('loading'), layout: 'bare', title: 'title.loading' },
  {
    name: 'agent',
    path: '/agent',
    ...ofHost('agent'),
    title: 'title.agent',
    places: [{ place: 'footer', label: 'title.agent', order: 30 }],
  },
  {
    name: 'sponsor',
    path: '/sponsor',
    ...ofHost('sponsor'),
    layout: 'no-footer',
    title: 'title.sponsor',
    menu: 'sponsor',
    places: [minor('title.sponsor')],
  },
  { name: 'venture', path: '/venture', ...ofHost('venture'), title: 'title.venture', menu: 'venture', places: [minor('title.venture')] },
  {
    name: 'appdownload',
    path: '/download',
    ...ofHost('download'),
    title: 'title.download',
    menu: 'app',
    places: [minor('title.download')],
  },
  { name: 'site/notices', path: '/app/notices', ...ofHost('notices'), title: 'title.notices' },
  ...[...HELP_TOPICS, ...OWN_HELP_TOPICS].map((topic): ScreenRoute => ({
    name: helpRoute(topic),
    path: `/app/help/${topic}`,
    access: 'public',
    layout: 'dashboard',
    screen: { of: 'host', id: 'help', params: { topic } },
    title: 'title.help',
    ...(topic === 'ck' ? { flag: 'depositGuide' } : {}),
  })),
];

/** Codes of the host's menu entries that lead to no screen of the host: sports, and customer service. */
export const OWN_ENTRIES: readonly string[] = ['TY', 'customer'];

/** Screen of any other address. Implements R-NAV-05, R-RNAME-53. */
export const NOT_FOUND: ScreenRoute = {
  name: 'notFound',
  path: '/404',
  access: 'public',
  layout: 'dashboard',
  screen: { of: 'host', id: 'not-found' },
  title: 'title.not_found',
};

/** Redirects by decisions 1 and 13. Implements R-ROUTE-36 to R-ROUTE-39. */
export const REDIRECTS: readonly RedirectRoute[] = [
  { path: '/home', access: 'public', redirectTo: () => '/' },
  { path: '/app/help', access: 'public', redirectTo: () => '/app/help/kh' },
  { path: '/redirect', access: 'member', redirectTo: () => '/' },
  { path: '/redirect/:path', access: 'member', redirectTo: ({ path = '' }) => toSitePath(path) },
];

function ofHost(id: OwnScreenId): Pick<ScreenRoute, 'access' | 'layout' | 'screen'> {
  return { access: 'public', layout: 'dashboard', screen: { of: 'host', id } };
}

/** Returns a place at the end of the header. */
function minor(label: MenuPlace['label']): MenuPlace {
  return { place: 'header', label, order: 99, isWideOnly: true };
}
