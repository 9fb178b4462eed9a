import type { Bets } from './bets';
import { exposuresOf } from './exposure';

const BANKER = { winner: 'banker', playerPair: false, bankerPair: false } as const;
const TIE = { winner: 'tie', playerPair: true, bankerPair: false } as const;

const of = (bets: readonly Bets[], outcome: Parameters<typeof exposuresOf>[1] = BANKER) => [
  ...exposuresOf(
    bets.map((each, index) => ({ roundId: String(index), bets: each })),
    outcome,
  ).values(),
];

describe('exposure of a round of baccarat', () => {
  it.each<[why: string, bets: readonly Bets[], exposed: readonly bigint[]]>([
    ['one field is exposed whole', [{ banker: 10_000n }], [10_000n]],
    // If the banker wins, the bets win 9,500 and lose 10,000. If the player wins, they win and lose 10,000. A tie
    // returns both.
    ['banker and player lose the commission at most', [{ banker: 10_000n, player: 10_000n }], [500n]],
    ['also in two sessions of one player, which share it', [{ banker: 10_000n }, { player: 10_000n }], [250n, 250n]],
    ['banker, player and tie lose the tie and the commission', [{ banker: 10_000n, player: 10_000n, tie: 1_000n }], [1_500n]],
    ['tie and a pair lose together', [{ tie: 1_000n, playerPair: 500n }], [1_500n]],
  ])('%s', (_why, bets, exposed) => {
    expect(of(bets)).toEqual(exposed);
  });

  it('counts no stake that a tie gives back, and what is left of the others', () => {
    expect(of([{ banker: 10_000n }], TIE)).toEqual([0n]);
    expect(of([{ banker: 10_000n, playerPair: 1_000n }], TIE)).toEqual([1_000n]);
  });
});
