import { useSyncExternalStore } from 'react';

/** Views in the page's header. */
export const LISTED_VIEWS = ['overview', 'requests', 'scheduled', 'history', 'platform'] as const;
export type ListedView = (typeof LISTED_VIEWS)[number];

/** Shown view. It is part of the address, so it can be shared. */
export type Route = { readonly view: ListedView } | { readonly view: 'remote'; readonly build: string; readonly remote: string };

/** Parses the part of the address after `#`. */
export function parseRoute(hash: string): Route {
  const [view = '', build, remote] = hash.replace(/^#\/?/, '').split('/');
  if (view === 'remote' && build !== undefined && remote !== undefined) return { view, build, remote };
  return { view: LISTED_VIEWS.find((each) => each === view) ?? 'overview' };
}

export function hrefOf(route: Route): string {
  return route.view === 'remote' ? `#/remote/${route.build}/${route.remote}` : `#/${route.view}`;
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => window.location.hash));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
  };
}
