/**
 * Matches that need live updates: rows near the viewport, selections of the slip, legs of open bets. The others are not
 * followed.
 */
export interface MatchInterest {
  has(matchId: string): boolean;
  /** @returns a function that removes the interest; the match stays while others need it */
  add(matchId: string): () => void;
  onChange(listener: () => void): () => void;
}

export function createMatchInterest(): MatchInterest {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  const count = (matchId: string, change: 1 | -1) => {
    const before = counts.get(matchId) ?? 0;
    if (before + change === 0) counts.delete(matchId);
    else counts.set(matchId, before + change);
    if (before === 0 || before + change === 0) for (const listener of [...listeners]) listener();
  };
  return {
    has: (matchId) => counts.has(matchId),
    add(matchId) {
      count(matchId, 1);
      return () => {
        count(matchId, -1);
      };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

let ownInterest: MatchInterest | undefined;

/** Returns the match interest of this page's board. */
export function boardInterest(): MatchInterest {
  ownInterest ??= createMatchInterest();
  return ownInterest;
}
