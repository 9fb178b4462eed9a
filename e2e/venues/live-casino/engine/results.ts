import type { Outcome, Winner } from './deal';

/** Parts of a round that the roads show. */
export type RoadResult = Pick<Outcome, 'winner' | 'playerPair' | 'bankerPair'>;

const WINNERS: readonly Winner[] = ['banker', 'player', 'tie'];

/** Encodes rounds as one letter each, `a` to `l`, for the winner and the pairs. */
export function writeResults(results: readonly RoadResult[]): string {
  return results
    .map(({ winner, playerPair, bankerPair }) =>
      (10 + WINNERS.indexOf(winner) * 4 + Number(playerPair) * 2 + Number(bankerPair)).toString(36),
    )
    .join('');
}

/** Decodes the letters of `writeResults`. @throws RangeError for another letter */
export function readResults(text: string): readonly RoadResult[] {
  return text.split('').map((letter) => {
    const code = Number.parseInt(letter, 36) - 10;
    const winner = WINNERS[Math.floor(code / 4)];
    if (winner === undefined) throw new RangeError('no result of a round');
    return { winner, playerPair: (code & 2) !== 0, bankerPair: (code & 1) !== 0 };
  });
}
