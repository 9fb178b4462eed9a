import type { Fen, JackpotTier, MemberId, RoundDecision } from '../kernel';
import { ZERO_FEN } from '../kernel';

/** Outcome that a test suite sets for a member's next round: more than the stake, nothing, or a jackpot. */
export type ForcedOutcome = 'win' | 'lose' | { readonly jackpot: JackpotTier };

/**
 * Rounds whose outcome the sandbox has set. The game itself is not changed: it draws as always and repeats until the
 * outcome fits; a redraw has no proof. A jackpot is too rare for this and is added to the drawn result.
 */
export interface ForcedRounds {
  order(memberId: MemberId, outcome: ForcedOutcome): void;
  /**
   * Draws until the outcome fits, or once if none is set. The order is kept until `fulfil`, so that a retried
   * transaction finds it.
   */
  draw(memberId: MemberId, stake: Fen, decide: (redraw: number) => RoundDecision): RoundDecision;
  fulfil(memberId: MemberId): void;
  clear(): void;
}

/** Upper bound of draws until a set outcome is given up. */
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
        // The seeds do not prove this jackpot, so remove the proof.
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
