import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { setMode } from '../edition/applyDocumentAttributes';
import { useTranslation } from '../i18n';
import { useRouting } from './RoutingContext';
import { useShell } from '../services/ShellContext';
import { useDisplay } from '../edition/DisplayContext';
import type { ScreenRoute } from './route';
import { useLabel } from './useLabel';

/**
 * Effects of each arrival at an address: the location of the navigation service, the top of the page or the place it was left at, a fresh
 * balance, the progress line, the title, the mode, the dock.
 *
 * Assumption (R-NAV-03, R-NAV-14): a choice on a screen that replaces the query of its own address is no navigation. One that adds to it lays
 * something over the screen, which stays where it is.
 *
 * @param route the screen that is entered; `undefined` while nothing may be shown yet
 * @returns to be called when the screen is shown
 * Implements R-NAV-02, R-NAV-03, R-NAV-14 to R-NAV-16.
 */
export function useArrival(route: ScreenRoute | undefined): () => void {
  const { navigation, progress, scroll } = useRouting();
  const { dock } = useShell();
  const { edition } = useDisplay();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const visit = useRef<{ readonly path: string; readonly search: string; readonly key: string }>(undefined);

  // Before any effect of a screen: a view that is mounted then already finds the new location.
  useLayoutEffect(() => {
    navigation.attach((path, { replace }) => void navigate(path, { replace }));
    navigation.arrive(pathname, search);
  }, [navigation, navigate, pathname, search]);

  useEffect(() => scroll.watch(), [scroll]);
  // Before the page is painted: what it is scrolled to from then on belongs to the new entry.
  useLayoutEffect(() => {
    const before = visit.current;
    if (before?.key === key) return;
    const isChoice = type === NavigationType.Replace && before?.path === pathname;
    const isCover = type === NavigationType.Push && before?.path === pathname && addsTo(before.search, search);
    scroll.arrive(`${key} ${pathname}`, isChoice ? 'stayed' : isCover ? 'covered' : type === NavigationType.Pop ? 'returned' : 'entered');
    visit.current = { path: pathname, search, key };
    // The session has read the balance when the page was opened.
    if (before && !isChoice) navigation.enter();
  }, [key, pathname, search, type, scroll, navigation]);

  const isEntered = route !== undefined;
  useLayoutEffect(() => {
    if (isEntered) progress.begin(pathname);
  }, [isEntered, pathname, progress]);

  const mode = route?.mode;
  const tab = route?.dock;
  // Before the page is painted, so that the dock of a screen moves nothing.
  useLayoutEffect(() => {
    if (!isEntered) return;
    setMode(document.documentElement, mode, edition.current.get());
    dock.followScreen(tab);
  }, [isEntered, pathname, mode, tab, edition, dock]);

  useTitle(route);
  // A new function for each address: what is already shown then reports again.
  return useCallback(() => {
    progress.finish(pathname);
  }, [progress, pathname]);
}

/** Whether a query keeps all of another one, and has more. */
function addsTo(before: string, after: string): boolean {
  const [one, other] = [[...new URLSearchParams(before)], new URLSearchParams(after)];
  return other.size > one.length && one.every(([name, value]) => other.get(name) === value);
}

/** The title of the screen and that of the site. */
function useTitle(route: ScreenRoute | undefined): void {
  const { title } = useRouting();
  const { siteTitle, brandIn } = useShell();
  const { locale } = useDisplay();
  const { t } = useTranslation();
  const labelOf = useLabel();
  const brand = brandIn(useReadable(locale.current));
  const site = useReadable(siteTitle) ?? brand.name;
  const text = route ? t('title.with_site', { title: labelOf(route.title), site }) : undefined;
  useEffect(() => {
    if (text !== undefined) title.show(text);
  }, [title, text]);
}
