import { choose, splits } from './advice';

export interface CellChoice {
  /** `16 v 10`, `s18 v 9`, `p8 v 1` */
  readonly cell: string;
  readonly chosen: string;
  /** What each choice returns over what it costs, in first stakes, weighed by how often the cell is met. */
  readonly values: Readonly<Record<string, number>>;
}

/** Cards of each number of points, ace first, tens last. */
const FULL: readonly number[] = [24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
const CARDS = 312;
/** No more than 25 cards of one number are ever taken. */
const PLACE_VALUES: readonly number[] = FULL.map((_, place) => 25 ** place);
const NATURAL = 6;
const BUST = 5;

/**
 * What 21 returns to a player of the basic strategy, worked out over every composition of cards of six full packs.
 *
 * The order in which a shuffled shoe is dealt makes no difference to chances, so the dealer's cards may be drawn after the player's from what is left. A split is twice
 * one of its hands: the cards of the other are somewhere in the same shuffled rest, and the strategy does not look at them. The dealer looks first, so that a natural takes one
 * stake and no more, whatever was added: every hand that loses to it loses the first stake alone.
 *
 * Each number is a sum of products of at most a few dozen fractions in doubles, all between -4 and 4: the error is below 1e-9.
 *
 * @returns `expected`: the result of a round in first stakes (-0.005 is a return of 99.5 %); `choices`: each choice of the first two cards beside the others
 */
export function solve(): { readonly expected: number; readonly choices: readonly CellChoice[] } {
  const solvers = FULL.map((count, place) => ({ chance: count / CARDS, ...createSolver(place + 1) }));
  return {
    expected: solvers.reduce((sum, { chance, expected }) => sum + chance * expected(), 0),
    choices: solvers.flatMap(({ compare }) => compare()),
  };
}

interface Hand {
  readonly cards: readonly number[];
  readonly total: number;
  readonly isSoft: boolean;
}

function createSolver(up: number) {
  const left = Int32Array.from(FULL);
  let size = CARDS;
  /** Tells what is taken: a digit for each number of points. */
  let taken = 0;
  const take = (card: number): void => {
    left[card - 1] = (left[card - 1] ?? 0) - 1;
    size -= 1;
    taken += PLACE_VALUES[card - 1] ?? 0;
  };
  const putBack = (card: number): void => {
    left[card - 1] = (left[card - 1] ?? 0) + 1;
    size += 1;
    taken -= PLACE_VALUES[card - 1] ?? 0;
  };
  take(up);

  /** The chances of 17 to 21, bust and a natural, from what is left. */
  const dealerChances = (): Float64Array => {
    const found = new Float64Array(7);
    const draw = (low: number, aces: number, count: number, chance: number): void => {
      const total = aces > 0 && low <= 11 ? low + 10 : low;
      if (total >= 17) {
        const place = count === 2 && total === 21 ? NATURAL : total > 21 ? BUST : total - 17;
        found[place] = (found[place] ?? 0) + chance;
        return;
      }
      const unit = chance / rest;
      rest -= 1;
      for (let card = 1; card <= 10; card += 1) {
        const number = left[card - 1] ?? 0;
        left[card - 1] = number - 1;
        draw(low + card, card === 1 ? aces + 1 : aces, count + 1, unit * number);
        left[card - 1] = number;
      }
      rest += 1;
    };
    let rest = size;
    draw(up, up === 1 ? 1 : 0, 1, 1);
    return found;
  };

  const chancesOf = new Map<number, Float64Array>();
  const chances = (): Float64Array => {
    const known = chancesOf.get(taken);
    if (known !== undefined) return known;
    const found = dealerChances();
    chancesOf.set(taken, found);
    return found;
  };
  const naturalChance = (): number => (up === 1 ? (left[9] ?? 0) / size : up === 10 ? (left[0] ?? 0) / size : 0);

  /** A hand that takes no more cards, for so many first stakes; a natural of the dealer's takes `first` of them. */
  const ended = ({ total }: Hand, stakes: number, first: number): number => {
    if (total > 21) {
      const natural = naturalChance();
      return -stakes * (1 - natural) - first * natural;
    }
    const found = chances();
    let result = stakes * (found[BUST] ?? 0) - first * (found[NATURAL] ?? 0);
    for (let theirs = 17; theirs <= 21; theirs += 1) result += stakes * Math.sign(total - theirs) * (found[theirs - 17] ?? 0);
    return result;
  };

  /** The mean over the next card. */
  const overNext = (hand: Hand, value: (next: Hand) => number): number => {
    let sum = 0;
    for (let card = 1; card <= 10; card += 1) {
      const number = left[card - 1] ?? 0;
      if (number === 0) continue;
      const chance = number / size;
      take(card);
      sum += chance * value(withCard(hand, card));
      putBack(card);
    }
    return sum;
  };

  const played = new Map<string, number>();
  /** By the strategy; from two cards on. */
  const play = (hand: Hand, first: number): number => {
    if (hand.total >= 21) return ended(hand, 1, first);
    const key = `${String(first)} ${String(taken)} ${String(hand.cards.length)} ${String(hand.total)}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const value = choice(hand, choose(hand.total, hand.isSoft, hand.cards.length === 2, up), first);
    played.set(key, value);
    return value;
  };
  const choice = (hand: Hand, chosen: 'hit' | 'stand' | 'double', first: number): number => {
    if (chosen === 'stand') return ended(hand, 1, first);
    if (chosen === 'double') return overNext(hand, (next) => ended(next, 2, first));
    return overNext(hand, (next) => play(next, first));
  };

  /** Both cards of the pair are taken; one hand's half of a natural is a half. */
  const split = (card: number): number =>
    2 * overNext(withCard(EMPTY, card), (hand) => (card === 1 ? ended(hand, 1, 0.5) : play(hand, 0.5)));

  const firstHand = (one: number, two: number): number => {
    const hand = withCard(withCard(EMPTY, one), two);
    if (hand.total === 21) return 1.5 * (1 - naturalChance());
    return one === two && splits(one, up) ? split(one) : play(hand, 1);
  };

  /** Every first hand with its chance, its cards taken. */
  const eachFirst = (visit: (one: number, two: number, chance: number) => void): void => {
    for (let one = 1; one <= 10; one += 1) {
      for (let two = one; two <= 10; two += 1) {
        const ofOne = (left[one - 1] ?? 0) / size;
        take(one);
        const chance = (ofOne * (left[two - 1] ?? 0) * (one === two ? 1 : 2)) / size;
        take(two);
        visit(one, two, chance);
        putBack(two);
        putBack(one);
      }
    }
  };

  return {
    expected(): number {
      let sum = 0;
      eachFirst((one, two, chance) => {
        sum += chance * firstHand(one, two);
      });
      return sum;
    },

    compare(): readonly CellChoice[] {
      const cells = new Map<string, { chosen: string; values: Record<string, number> }>();
      const note = (cell: string, chosen: string, chance: number, values: Readonly<Record<string, number>>): void => {
        const kept = cells.get(cell) ?? { chosen, values: {} };
        for (const [name, value] of Object.entries(values)) kept.values[name] = (kept.values[name] ?? 0) + chance * value;
        cells.set(cell, kept);
      };
      eachFirst((one, two, chance) => {
        const hand = withCard(withCard(EMPTY, one), two);
        if (hand.total === 21) return;
        const playing = play(hand, 1);
        if (one === two) {
          note(`p${String(one)} v ${String(up)}`, splits(one, up) ? 'split' : 'play', chance, { split: split(one), play: playing });
          if (splits(one, up)) return;
        }
        const cell = `${hand.isSoft ? 's' : ''}${String(hand.total)} v ${String(up)}`;
        note(cell, choose(hand.total, hand.isSoft, true, up), chance, {
          hit: choice(hand, 'hit', 1),
          stand: choice(hand, 'stand', 1),
          double: choice(hand, 'double', 1),
        });
      });
      return [...cells].map(([cell, kept]) => ({ cell, ...kept }));
    },
  };
}

const EMPTY: Hand = { cards: [], total: 0, isSoft: false };

function withCard({ cards, total, isSoft }: Hand, card: number): Hand {
  const low = (isSoft ? total - 10 : total) + card;
  const isAceIn = card === 1 || cards.includes(1);
  const isNowSoft = isAceIn && low <= 11;
  return { cards: [...cards, card], total: isNowSoft ? low + 10 : low, isSoft: isNowSoft };
}
