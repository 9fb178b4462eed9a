import type { Outcome, Winner } from './deal';

/** What roads show of a round. */
export type RoadResult = Pick<Outcome, 'winner' | 'playerPair' | 'bankerPair'>;

const WINNERS: readonly Winner[] = ['banker', 'player', 'tie'];

/** One letter for each round, `a` to `l`: the winner, and which pairs there were. */
export function writeResults(results: readonly RoadResult[]): string {
  return results
    .map(({ winner, playerPair, bankerPair }) =>
      (10 + WINNERS.indexOf(winner) * 4 + Number(playerPair) * 2 + Number(bankerPair)).toString(36),
    )
    .join('');
}

/** @throws RangeError for another letter */
export function readResults(text: string): readonly RoadResult[] {
  return text.split('').map((letter) => {
    const code = Number.parseInt(letter, 36) - 10;
    const winner = WINNERS[Math.floor(code / 4)];
    if (winner === undefined) throw new RangeError('no result of a round');
    return { winner, playerPair: (code & 2) !== 0, bankerPair: (code & 1) !== 0 };
  });
}
