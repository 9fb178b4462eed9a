import { useEffect, useRef } from 'react';
import { useServices, type RouteName } from '@site/shared/contract';

const PAGES: readonly RouteName[] = ['game', 'pgGame', 'dzGame'];

/** Query parameter of the extra history entry that Back leaves first. */
const GUARD = 'playing';

/**
 * Asks before a game is left for another page. For the browser's Back button, while armed, an extra history entry of
 * the same page is pushed; leaving that entry only asks. A second Back, while the question is shown, leaves.
 *
 * @param isArmed set to false once the question is shown, and to true again when the player stays, which pushes the
 * entry again
 * @param onLeave receives the navigation the player chose; `undefined` for Back
 * @returns a function that runs its argument on the page's own history entry, so that a replacing navigation leaves no
 * entry of the game behind
 */
export function useLeaveGuard(isArmed: boolean, onLeave: (go?: () => void) => void): (run: () => void) => void {
  const { navigation } = useServices();
  const newest = useRef(onLeave);
  const isAbove = useRef(false);
  /** Distinguishes Back by this page from Back by the player. */
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
  // Subscribe whether armed or not: once the money is gone, Back leaves at once.
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
    // The page does not know the previous history entry after a reload; it may belong to another site.
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
