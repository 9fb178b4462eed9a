import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { isTyping } from '@site/shared/ui';
import type { Placement } from '../slip/placement';
import { stakeFocusStore, stakeReached } from '../slip/stakeFocus';

/**
 * Where the focus goes in the slip: to the stake when a player comes from a price, back to the price by Esc, and with a bet from the press to its
 * outcome.
 *
 * @param slip holds the stake by its name, and placements by `data-placement` with their key
 * @param isDrawn the slip shows what it holds
 */
export function useSlipFocus(slip: RefObject<HTMLElement | null>, placements: readonly Placement[], isDrawn: boolean): void {
  useStakeFocus(slip, isDrawn);
  useOutcomeFocus(slip, placements);
}

function useStakeFocus(slip: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  const isWanted = useStore(stakeFocusStore(), (state) => state.isWanted) && isDrawn;
  useEffect(() => {
    if (!isWanted) return;
    const stake = slip.current?.querySelector<HTMLInputElement>('input[name="stake"]:enabled');
    stake?.select();
    (stake ?? slip.current)?.focus();
    stakeReached();
  }, [slip, isWanted]);

  useEffect(() => {
    const section = slip.current;
    const handleKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) stakeFocusStore().getState().comeBack?.();
    };
    section?.addEventListener('keydown', handleKeyDown);
    return () => {
      section?.removeEventListener('keydown', handleKeyDown);
    };
  }, [slip]);
}

/** Follows the bets that were placed while the slip is shown, as long as the player stays with them. */
function useOutcomeFocus(slip: RefObject<HTMLElement | null>, placements: readonly Placement[]): void {
  /** The last status of each bet that was placed here. */
  const followed = useRef(new Map<string, Placement['status']>());
  useEffect(() => {
    const changed = placements.find(({ order: { key }, status }) => {
      const before = followed.current.get(key);
      return before === undefined ? status === 'submitting' : before !== status;
    });
    for (const { order, status } of placements) {
      if (status === 'submitting' || followed.current.has(order.key)) followed.current.set(order.key, status);
    }
    if (!changed || !slip.current || !isWithBet(document.activeElement, slip.current)) return;
    slip.current.querySelector<HTMLElement>(`[data-placement="${changed.order.key}"]`)?.focus();
  }, [slip, placements]);
}

/** The player has not turned to something else: they are at the button or the field they pressed, or nowhere since it is gone. */
function isWithBet(active: Element | null, slip: HTMLElement): boolean {
  if (active === null || active === document.body) return true;
  return slip.contains(active) && !isTyping(active) && active.closest('[data-placement]') === null;
}
