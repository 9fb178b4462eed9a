import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns whether the cards on the table lie open: they come from the shoe one after another, and what they come to is not told before the last is turned.
 *
 * @param cards changes whenever other cards are on the table
 */
export function useAreCardsTurned(table: RefObject<HTMLElement | null>, cards: string): boolean {
  const [turned, setTurned] = useState<string>();
  useLayoutEffect(() => {
    let isCurrent = true;
    const dealt = (table.current?.getAnimations({ subtree: true }) ?? []).filter(isDeal);
    if (dealt.length === 0) setTurned(cards);
    // One that is cancelled has no card any more.
    else void Promise.allSettled(dealt.map(({ finished }) => finished)).then(() => isCurrent && setTurned(cards));
    return () => {
      isCurrent = false;
    };
  }, [table, cards]);
  return turned === cards;
}

/** The animation of `page.css`; others may run for ever. */
function isDeal(animation: Animation): boolean {
  return 'animationName' in animation && animation.animationName === 'deal';
}
