import { useEffect, useRef } from 'react';
import { useServices, type RouteName } from '@site/shared/contract';

/** The pages of a game. */
const PAGES: readonly RouteName[] = ['game', 'pgGame', 'dzGame'];

/** The query of the history entry that Back leaves first. */
const GUARD = 'playing';

/**
 * Lets Back of the browser ask before a game is left: while armed, an entry of the same page lies above the page's own, and leaving that one
 * only asks. A second Back, while the question is shown, leaves.
 *
 * @param isArmed false again once the question is shown; true again once the player stays, which puts the entry back
 */
export function useBackGuard(isArmed: boolean, onBack: () => void): void {
  const { navigation } = useServices();
  const newest = useRef(onBack);
  useEffect(() => {
    newest.current = onBack;
  });
  useEffect(() => {
    const { name, params, query } = navigation.location.get();
    if (!isArmed || !PAGES.includes(name)) return undefined;
    if (!(GUARD in query)) navigation.go(name as 'game', params as { info: string }, { query: { ...query, [GUARD]: '1' } });
    return navigation.location.subscribe((location) => {
      if (location.name === name && !(GUARD in location.query)) newest.current();
    });
  }, [isArmed, navigation]);
}
