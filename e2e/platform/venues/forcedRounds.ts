import type { Fen, JackpotTier, MemberId, RoundDecision } from '../kernel';
import { ZERO_FEN } from '../kernel';

/** What a suite wants a member's next round to be: more than the stake back, nothing back, or a pool won. */
export type ForcedOutcome = 'win' | 'lose' | { readonly jackpot: JackpotTier };

/**
 * Rounds whose outcome the sandbox has ordered. The game itself is not touched: it draws as always, and again until it has drawn what was
 * ordered; a redraw has no proof. A jackpot is too rare for that and is put on top of what was drawn.
 */
export interface ForcedRounds {
  order(memberId: MemberId, outcome: ForcedOutcome): void;
  /** Draws as ordered, or just once. The order is kept until `fulfil`, so that a transaction that runs again finds it. */
  draw(memberId: MemberId, stake: Fen, decide: (redraw: number) => RoundDecision): RoundDecision;
  fulfil(memberId: MemberId): void;
  clear(): void;
}

/** Draws before an ordered outcome is given up. */
const MOST_DRAWS = 20_000;

export function createForcedRounds(): ForcedRounds {
  const orders = new Map<MemberId, ForcedOutcome>();
  return {
    order(memberId, outcome) {
      orders.set(memberId, outcome);
    },
    draw(memberId, stake, decide) {
      const outcome = orders.get(memberId);
      if (outcome === undefined) return decide(0);
      if (typeof outcome === 'object') {
        const drawn = decide(0);
        // The seeds say nothing of this pool.
        return { ...drawn, jackpot: outcome.jackpot, report: { ...drawn.report, proof: null } };
      }
      const isAsOrdered = ({ payout, jackpot }: RoundDecision): boolean =>
        jackpot === null && (outcome === 'win' ? payout > stake : payout === ZERO_FEN);
      for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
        const decision = decide(draw);
        if (isAsOrdered(decision)) return decision;
      }
      throw new Error(`the game does not draw a ${outcome}`);
    },
    fulfil(memberId) {
      orders.delete(memberId);
    },
    clear() {
      orders.clear();
    },
  };
}
