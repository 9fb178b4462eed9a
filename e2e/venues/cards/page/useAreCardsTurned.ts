import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns true once all cards on the table are face up. Cards are dealt one after another, and their total must not be
 * shown before the last is turned.
 *
 * @param cards changes whenever other cards are on the table
 */
export function useAreCardsTurned(table: RefObject<HTMLElement | null>, cards: string): boolean {
  const [turned, setTurned] = useState<string>();
  useLayoutEffect(() => {
    let isCurrent = true;
    const dealt = (table.current?.getAnimations({ subtree: true }) ?? []).filter(isDeal);
    if (dealt.length === 0) setTurned(cards);
    // A canceled animation belongs to a card that was removed, so it counts as finished.
    else void Promise.allSettled(dealt.map(({ finished }) => finished)).then(() => isCurrent && setTurned(cards));
    return () => {
      isCurrent = false;
    };
  }, [table, cards]);
  return turned === cards;
}

/** Returns true for the deal animation of `page.css`; other animations may run forever. */
function isDeal(animation: Animation): boolean {
  return 'animationName' in animation && animation.animationName === 'deal';
}
