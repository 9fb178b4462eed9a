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
 * Runs the effects of each arrival at an address: updates the location of the navigation service, scrolls to the top or
 * the last position, refreshes the balance, and sets the progress line, the title, the mode and the dock. Implements
 * R-NAV-02, R-NAV-03, R-NAV-14 to R-NAV-16.
 *
 * Assumption (R-NAV-03, R-NAV-14): a choice on a screen that replaces the query of its own address is not a navigation.
 * One that adds to the query opens an overlay, and the screen below keeps its position.
 *
 * @param route the screen that is entered; `undefined` while nothing may be shown yet
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
      // Ignore a choice that a view writes into its address while it is being left, because it would cancel the
      // navigation.
      const isChoice = replace && new URL(path, window.location.origin).pathname === pathname;
      if (!isLeaving || !isChoice) void navigate(path, { replace });
    });
  }, [navigation, navigate, pathname, isLeaving]);
  // This runs before any effect of a screen, so that a view mounted there already finds the new location.
  useLayoutEffect(() => {
    navigation.arrive(pathname, search);
  }, [navigation, pathname, search]);

  useEffect(() => scroll.watch(), [scroll]);
  // This runs before the paint, because later scrolling belongs to the new entry.
  useLayoutEffect(() => {
    const before = visit.current;
    if (before?.key === key) return;
    const isChoice = type === NavigationType.Replace && before?.path === pathname;
    const isCover = type === NavigationType.Push && before?.path === pathname && addsTo(before.search, search);
    scroll.arrive(`${key} ${pathname}`, isChoice ? 'stayed' : isCover ? 'covered' : type === NavigationType.Pop ? 'returned' : 'entered');
    visit.current = { path: pathname, search, key };
    // The session has already read the balance on the first visit.
    if (before && !isChoice) navigation.enter();
  }, [key, pathname, search, type, scroll, navigation]);

  const isEntered = route !== undefined;
  useLayoutEffect(() => {
    if (isEntered) progress.begin(pathname);
  }, [isEntered, pathname, progress]);

  const mode = route?.mode;
  const tab = route?.dock;
  // This runs before the paint, so that opening the dock of a screen does not shift the layout.
  useLayoutEffect(() => {
    if (!isEntered) return;
    setMode(document.documentElement, mode, edition.current.get());
    dock.followScreen(tab);
  }, [isEntered, pathname, mode, tab, edition, dock]);

  useTitle(route);
}

/** Returns whether a query contains all of another one, and more. */
function addsTo(before: string, after: string): boolean {
  const [one, other] = [[...new URLSearchParams(before)], new URLSearchParams(after)];
  return other.size > one.length && one.every(([name, value]) => other.get(name) === value);
}

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
