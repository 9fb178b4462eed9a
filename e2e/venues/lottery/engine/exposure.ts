import { exposures, type ExposedBet } from '../../kit/exposure';
import type { Fen } from '../../kit/money';
import { range } from './plays/definePlay';
import type { BetLine } from './settle';
import type { Kind, Numbers, Selection } from './types';

/** Slip in one period, reduced to what determines its exposure. */
export interface ExposedSlip {
  readonly roundId: string;
  /** Stake of each line. */
  readonly stake: Fen;
  readonly lines: readonly BetLine[];
}

/**
 * Returns the exposure of each of a player's slips in one period, by round: what the lines that settle on the same
 * numbers of the draw could have lost together. For example, bets on all ten digits of a place lose only the venue's
 * margin, whatever is drawn.
 */
export function exposuresOf(kind: Kind, slips: readonly ExposedSlip[]): ReadonlyMap<string, Fen> {
  const groups = new Map<string, { readonly slip: ExposedSlip; readonly line: BetLine }[]>();
  for (const slip of slips) {
    for (const line of slip.lines) {
      const name = factOf(kind, line.selection);
      groups.set(name, [...(groups.get(name) ?? []), { slip, line }]);
    }
  }
  const sums = new Map(slips.map(({ roundId }) => [roundId, 0n]));
  for (const [fact, members] of groups) {
    const draws = fact === 'regular' ? [fewestPaid(members)] : drawsOf(kind, fact);
    const bets = members.map(({ slip, line: { selection, price } }): ExposedBet => {
      const won = (slip.stake * price) / 100n;
      return { roundId: slip.roundId, stake: slip.stake, payouts: draws.map((drawn) => (selection.wins(drawn) ? won : 0n)), halves: 2 };
    });
    for (const [roundId, exposure] of exposures(bets)) sums.set(roundId, (sums.get(roundId) ?? 0n) + exposure);
  }
  return sums;
}

/** Returns the fact of the draw on which a line settles: the number at a place, a sum, an order, or the whole draw. */
function factOf(kind: Kind, { play, group, pick }: Selection): string {
  switch (kind) {
    case 'dice':
      return 'all';
    case 'balls':
      return play === 'regular' ? 'regular' : 'special';
    case 'digits':
      if (play === 'place' || (play === 'sides' && group !== 'sum')) return `place.${group ?? pick}`;
      return play === 'sides' ? 'sum' : `${play}.${group ?? ''}`;
    case 'cars':
      return play === 'rank' || play === 'sides' ? `place.${group ?? pick}` : `${play}.${play === 'top' ? '' : (group ?? '')}`;
  }
}

const DIGITS = range(0, 9);
const FACES = range(1, 6);
const CARS = range(1, 10);
const BALLS = range(1, 49);

/** Returns draws that include every outcome of the fact. */
function drawsOf(kind: Kind, fact: string): readonly Numbers[] {
  const [name, place = ''] = fact.split('.');
  switch (kind) {
    case 'dice':
      return FACES.flatMap((first) => FACES.flatMap((second) => FACES.map((third) => [first, second, third])));
    case 'balls':
      return BALLS.map((special) => [...BALLS.filter((ball) => ball !== special).slice(0, 6), special]);
    case 'digits':
      if (name === 'place') return DIGITS.map((digit) => range(0, 4).map((at) => (at === Number(place) ? digit : 0)));
      if (name === 'sum') return range(0, 45).map(digitsWithSum);
      if (name === 'duel')
        return [
          [1, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 1],
        ];
      return threes(place);
    case 'cars':
      if (name === 'place') return CARS.map((car) => carsWith([[Number(place), car]]));
      if (name === 'duel') return [10, 1].map((car) => carsWith([[Number(place), car]]));
      return CARS.flatMap((first) =>
        CARS.filter((car) => car !== first).map((second) =>
          carsWith([
            [0, first],
            [1, second],
          ]),
        ),
      );
  }
}

function digitsWithSum(sum: number): Numbers {
  return range(0, 4).map((at) => Math.max(0, Math.min(9, sum - 9 * at)));
}

/** Returns all combinations of three digits at the front, in the middle or at the back. */
function threes(place: string): readonly Numbers[] {
  const from = ['front', 'middle', 'back'].indexOf(place);
  return DIGITS.flatMap((one) =>
    DIGITS.flatMap((two) =>
      DIGITS.map((three) => {
        const drawn = [0, 0, 0, 0, 0];
        drawn.splice(from, 3, one, two, three);
        return drawn;
      }),
    ),
  );
}

/**
 * Returns an order of the ten cars with the given cars at the given ranks. A duel of a rank with its opposite is won by
 * car 10 and lost by car 1.
 */
function carsWith(placed: ReadonlyArray<readonly [rank: number, car: number]>): Numbers {
  const others = CARS.filter((car) => !placed.some(([, each]) => each === car));
  return CARS.map((_, rank) => placed.find(([at]) => at === rank)?.[1] ?? others.shift() ?? 0);
}

/**
 * Returns the worst draw for a regular-ball bet. Six balls are drawn before the special one, so it contains the six
 * that pay least.
 */
function fewestPaid(members: ReadonlyArray<{ readonly slip: ExposedSlip; readonly line: BetLine }>): Numbers {
  const paid = new Map(BALLS.map((ball) => [ball, 0n]));
  for (const { slip, line } of members) {
    const ball = Number(line.selection.pick);
    paid.set(ball, (paid.get(ball) ?? 0n) + slip.stake * line.price);
  }
  const ordered = BALLS.toSorted((one, other) => Number((paid.get(one) ?? 0n) - (paid.get(other) ?? 0n)));
  return ordered.slice(0, 7);
}
