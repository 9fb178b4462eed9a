import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import { isTyping } from '@site/shared/ui';
import type { Placement } from '../slip/placement';
import { stakeFocusStore, stakeReached } from '../slip/stakeFocus';

/**
 * Manages the focus in the slip: it moves to the stake when the player comes from a price, back to the price on Esc,
 * and follows a bet from the press to its outcome.
 *
 * @param slip container; the stake is found by its name, placements by `data-placement` with their key
 * @param isDrawn true when the slip has rendered its content
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

/**
 * Moves the focus with bets that were placed while the slip is shown, unless the player has moved the focus elsewhere.
 */
function useOutcomeFocus(slip: RefObject<HTMLElement | null>, placements: readonly Placement[]): void {
  /** Last status of each bet placed in this slip. */
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

/**
 * Returns true when the player has not moved on: the focus is still on the pressed button or field, or on `body`
 * because that element is gone.
 */
function isWithBet(active: Element | null, slip: HTMLElement): boolean {
  if (active === null || active === document.body) return true;
  return slip.contains(active) && !isTyping(active) && active.closest('[data-placement]') === null;
}
