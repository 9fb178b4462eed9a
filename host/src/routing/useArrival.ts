import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { setMode } from '../edition/applyDocumentAttributes';
import { useTranslation } from './texts';
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
 * Implements R-NAV-02, R-NAV-03, R-NAV-14 to R-NAV-16.
 */
export function useArrival(route: ScreenRoute | undefined): void {
  const { navigation, progress, scroll } = useRouting();
  const { dock } = useShell();
  const { edition } = useDisplay();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const visit = useRef<{ readonly path: string; readonly search: string; readonly key: string }>(undefined);

  useLayoutEffect(() => {
    navigation.attach((path, { replace }) => {
      // A view that is being left may still write a choice into its address, which would end the navigation.
      const isChoice = replace && new URL(path, window.location.origin).pathname === pathname;
      if (!isLeaving || !isChoice) void navigate(path, { replace });
    });
  }, [navigation, navigate, pathname, isLeaving]);
  // Before any effect of a screen: a view that is mounted then already finds the new location.
  useLayoutEffect(() => {
    navigation.arrive(pathname, search);
  }, [navigation, pathname, search]);

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
}

/** Returns whether a query keeps all of another one, and has more. */
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
