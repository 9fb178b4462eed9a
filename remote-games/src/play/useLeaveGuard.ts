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
 */
export function useLeaveGuard(isArmed: boolean, onLeave: (go?: () => void) => void): void {
  const { navigation } = useServices();
  const newest = useRef(onLeave);
  useEffect(() => {
    newest.current = onLeave;
  });
  useEffect(
    () =>
      isArmed
        ? navigation.holdLeaving?.((go) => {
            newest.current(go);
          })
        : undefined,
    [isArmed, navigation],
  );
  useEffect(() => {
    const { name, params, query } = navigation.location.get();
    if (!isArmed || !PAGES.includes(name)) return undefined;
    if (!(GUARD in query)) navigation.go(name as 'game', params as { info: string }, { query: { ...query, [GUARD]: '1' } });
    return navigation.location.subscribe((location) => {
      if (location.name === name && !(GUARD in location.query)) newest.current();
    });
  }, [isArmed, navigation]);
}
