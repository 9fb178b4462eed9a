import { formatYuan, type Fen } from '../../kit/money';
import type { Round } from '../../kit/operator';
import { advise } from '../engine/blackjack/advice';
import { settle } from '../engine/blackjack/settle';
import { legalActions, type Table } from '../engine/blackjack/table';
import type { HandDetail, WireHand } from '../protocol';

interface Described {
  readonly roundId: string;
  readonly detail: HandDetail;
  readonly table: Table;
  readonly stake: Fen;
  readonly seed: string;
  readonly commitment: string;
  /** Round as the bank has paid it; null until then. */
  readonly paid: Pick<Round, 'payout' | 'playedAt'> | null;
}

/** Returns what a player may see: no face-down card and no seed before the round is over. */
export function describeHand({ roundId, detail, table, stake, seed, commitment, paid }: Described): WireHand {
  const isOver = table.phase === 'over';
  const settled = settle(table, stake);
  return {
    roundId,
    stake: detail.stake,
    playerSeed: detail.playerSeed,
    commitment,
    actions: [...detail.actions],
    phase: table.phase,
    dealer: isOver ? [...table.dealer] : table.dealer.slice(0, 1),
    hands: table.hands.map(({ cards }, place) => ({
      cards: [...cards],
      stake: formatYuan(settled.hands[place]?.stake ?? stake),
      result: isOver ? describeResult(settled.hands[place]) : null,
    })),
    active: table.active,
    legal: [...legalActions(table)],
    advice: advise(table),
    insurance:
      settled.insurance === null
        ? null
        : { stake: formatYuan(settled.insurance.stake), payout: isOver ? formatYuan(settled.insurance.payout) : null },
    staked: formatYuan(settled.staked),
    end: paid === null ? null : { payout: formatYuan(paid.payout), seed, at: paid.playedAt.getTime() },
  };
}

function describeResult(hand: ReturnType<typeof settle>['hands'][number] | undefined): WireHand['hands'][number]['result'] {
  return hand === undefined ? null : { outcome: hand.outcome, payout: formatYuan(hand.payout) };
}
