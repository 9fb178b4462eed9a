import { fill } from '../../kit/page/language';
import { showMoney } from '../../kit/showMoney';
import type { RoundReport } from '../../kit/operator';
import { listBets, payoutOf, type Bets, type Outcome } from '../engine';
import { describeFacts, inBoth, summarize } from '../facts';
import { writeShoe, type ShoeName } from '../names';

interface RoundToReport {
  readonly name: { readonly shoe: ShoeName; readonly index: number };
  readonly bets: Bets;
  readonly outcome: Outcome;
  readonly commitment: string;
}

/**
 * Builds the operator's record of a round: both hands, the payout of each field, and how to check it. The seed is
 * revealed when the shoe is over.
 */
export function reportRound({ name, bets, outcome, commitment }: RoundToReport): RoundReport {
  return {
    summary: summarize(outcome),
    facts: [
      ...describeFacts(name, outcome),
      ...listBets(bets).map(({ field, stake }) => ({
        label: inBoth((texts) => texts.field[field]),
        value: inBoth(({ report }) => fill(report.paid, { stake: showMoney(stake), payout: showMoney(payoutOf(field, stake, outcome)) })),
      })),
    ],
    proof: { commitment, toldAfter: inBoth(({ report }) => fill(report.told_after, { shoe: writeShoe(name.shoe) })) },
  };
}
