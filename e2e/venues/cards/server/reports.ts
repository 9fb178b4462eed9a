import { type Fen } from '../../kit/money';
import { showMoney } from '../../kit/showMoney';
import type { RoundProof, RoundReport } from '../../kit/operator';
import { factsOfBull, factsOfHand, inBoth } from '../facts';
import { settle } from '../engine/blackjack/settle';
import type { Action, Table } from '../engine/blackjack/table';
import { payBull, type BullRound } from '../engine/bull/play';

export function reportHand(table: Table, stake: Fen, actions: readonly Action[], proof: RoundProof): RoundReport {
  const { payout, staked } = settle(table, stake);
  return {
    summary: inBoth(({ report }) => (payout > staked ? report.won : payout === staked ? report.even : report.lost)),
    facts: factsOfHand(table, actions, stake),
    proof,
  };
}

export function reportBull(round: BullRound, stake: Fen, proof: RoundProof | null): RoundReport {
  const { commission } = payBull(round, stake);
  return {
    summary: inBoth(({ report }) => (round.isWon ? report.won : report.lost)),
    facts: [
      ...factsOfBull(round),
      { label: inBoth(({ report }) => report.first_stake), value: inBoth(() => showMoney(stake)) },
      { label: inBoth(({ report }) => report.commission), value: inBoth(() => showMoney(commission)) },
    ],
    proof,
  };
}
