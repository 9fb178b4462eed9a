/** Which matches of the board somebody looks at: a row near the window, a selection of the slip, a leg of an open bet. The others need not be followed. */
export interface MatchInterest {
  has(matchId: string): boolean;
  /** @returns how to give it up; whoever else looks at the match keeps it */
  add(matchId: string): () => void;
  /** @returns how to be told no longer */
  onChange(listener: () => void): () => void;
}

export function createMatchInterest(): MatchInterest {
  const lookers = new Map<string, number>();
  const listeners = new Set<() => void>();
  const count = (matchId: string, change: 1 | -1) => {
    const before = lookers.get(matchId) ?? 0;
    if (before + change === 0) lookers.delete(matchId);
    else lookers.set(matchId, before + change);
    if (before === 0 || before + change === 0) for (const listener of [...listeners]) listener();
  };
  return {
    has: (matchId) => lookers.has(matchId),
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

/** Who looks at which match of this page's board. */
export function boardInterest(): MatchInterest {
  ownInterest ??= createMatchInterest();
  return ownInterest;
}
