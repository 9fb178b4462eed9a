import { useEffect, useRef } from 'react';
import { useServices, type RouteName } from '@site/shared/contract';

/** The pages of a game. */
const PAGES: readonly RouteName[] = ['game', 'pgGame', 'dzGame'];

/** The query of the history entry that Back leaves first. */
const GUARD = 'playing';

/**
 * Lets every way to another page ask before a game is left. For Back of the browser, while armed, an entry of the same page lies above the page's own,
 * and leaving that one only asks. A second Back, while the question is shown, leaves.
 *
 * @param isArmed false again once the question is shown; true again once the player stays, which puts the entry back
 * @param onLeave receives the way that the player took; nothing for Back
 * @returns runs a function on the page's own entry, so that what replaces the page leaves none of it in the history
 */
export function useLeaveGuard(isArmed: boolean, onLeave: (go?: () => void) => void): (run: () => void) => void {
  const { navigation } = useServices();
  const newest = useRef(onLeave);
  const isAbove = useRef(false);
  /** Tells Back of this page from that of the player. */
  const isAwaited = useRef(false);
  useEffect(() => {
    newest.current = onLeave;
  });
  useEffect(
    () =>
      isArmed
        ? navigation.block((proceed) => {
            newest.current(proceed);
          })
        : undefined,
    [isArmed, navigation],
  );
  useEffect(() => {
    const { name, params, query } = navigation.location.get();
    if (!isArmed || !PAGES.includes(name) || GUARD in query) return;
    navigation.go(name as 'game', params as { info: string }, { query: { ...query, [GUARD]: '1' } });
    isAbove.current = true;
  }, [isArmed, navigation]);
  // Listens whether armed or not: with the money lost, Back leaves at once.
  useEffect(() => {
    let before = navigation.location.get();
    return navigation.location.subscribe((location) => {
      const isBack = GUARD in before.query && !(GUARD in location.query) && location.name === before.name;
      before = location;
      if (!isBack || !PAGES.includes(location.name)) return;
      const wasAwaited = isAwaited.current;
      isAbove.current = false;
      isAwaited.current = false;
      if (!wasAwaited) newest.current();
    });
  }, [navigation]);

  return (run) => {
    // A reload forgets the entry below, which may be one of another site.
    if (!isAbove.current) {
      run();
      return;
    }
    isAwaited.current = true;
    const stop = navigation.location.subscribe(() => {
      stop();
      run();
    });
    window.history.back();
  };
}
