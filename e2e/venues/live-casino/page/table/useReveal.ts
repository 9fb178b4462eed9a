import { useEffect, useState } from 'react';
import type { Card } from '../../engine/cards';
import type { TableState } from '../../protocol';

export interface Shown {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

const NOTHING: Shown = { player: [], banker: [] };

/** Returns the cards turned so far: one after another while they are dealt, all of them afterwards. */
export function useReveal(state: TableState): Shown {
  const { outcome, phase, leftMs, round, table } = state;
  const count = outcome === null ? 0 : outcome.player.length + outcome.banker.length;
  const [turned, setTurned] = useState({ round: '', count: 0 });
  useEffect(() => {
    if (phase !== 'dealing') return undefined;
    const start = performance.now() - (table.pace.dealing - leftMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (): void => {
      const elapsed = performance.now() - start;
      const now = turnedAfter(elapsed, count, table.pace.dealing);
      setTurned({ round, count: now });
      if (now < count) timer = setTimeout(turn, turnsAt(now, count, table.pace.dealing) - elapsed);
    };
    turn();
    return () => {
      clearTimeout(timer);
    };
  }, [phase, leftMs, round, count, table.pace.dealing]);
  if (outcome === null) return NOTHING;
  if (phase !== 'dealing') return outcome;
  return firstCards(outcome, turned.round === round ? turned.count : 0);
}

/** Returns when card `index` of `count` turns, in milliseconds after dealing started. */
export function turnsAt(index: number, count: number, dealingMs: number): number {
  return (dealingMs * (index + 0.4)) / (count + 0.6);
}

export function turnedAfter(elapsedMs: number, count: number, dealingMs: number): number {
  return Array.from({ length: count }, (_, index) => turnsAt(index, count, dealingMs)).filter((at) => at <= elapsedMs).length;
}

/**
 * Returns the first cards in deal order: player, banker, player, banker, then the third card of the player and of the
 * banker.
 */
export function firstCards({ player, banker }: Shown, count: number): Shown {
  const early = Math.min(count, 4);
  const late = count - early;
  const thirdOfPlayer = player.length > 2 && late > 0 ? 1 : 0;
  return {
    player: player.slice(0, Math.ceil(early / 2) + thirdOfPlayer),
    banker: banker.slice(0, Math.floor(early / 2) + late - thirdOfPlayer),
  };
}
