import type { MouseEvent } from 'react';
import { isPlainClick } from '@site/shared/contract/isPlainClick';
import { useRouting } from './RoutingContext';

/** Props of a link inside the site: its address, and navigation without a page load. */
export interface SiteLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Returns a function that creates links to addresses of this site. With a modifier key or another button the browser
 * handles the press itself.
 *
 * @example const linkTo = useSiteLink(); <a {...linkTo(navigation.href('saveMoney', {}))}>…</a>
 */
export function useSiteLink(): (path: string) => SiteLink {
  const { navigation } = useRouting();
  return (path) => ({
    href: path,
    onClick(event) {
      if (!isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigation.goToPath(path);
    },
  });
}
