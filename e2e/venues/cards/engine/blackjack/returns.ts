import { choose, splits } from './advice';

export interface CellChoice {
  /** Player's hand and dealer's card: `16 v 10`, `s18 v 9` (soft), `p8 v 1` (pair). */
  readonly cell: string;
  readonly chosen: string;
  /** Net result of each choice in first stakes, weighted by how often the cell occurs. */
  readonly values: Readonly<Record<string, number>>;
}

/** Number of cards per point value in six decks, from ace to ten. */
const FULL: readonly number[] = [24, 24, 24, 24, 24, 24, 24, 24, 24, 96];
const CARDS = 312;
/** Place values of a number in base 25, because at most 24 cards of one value are ever taken. */
const PLACE_VALUES: readonly number[] = FULL.map((_, place) => 25 ** place);
const NATURAL = 6;
const BUST = 5;

/**
 * Computes the return of 21 for a player of the basic strategy, over every composition of cards from six full decks.
 *
 * The deal order of a shuffled shoe does not affect probabilities, so the dealer's cards may be drawn after the
 * player's from the remaining cards. A split counts as twice one of its hands: the other hand's cards are somewhere in
 * the same shuffled rest, and the strategy does not use them. The dealer peeks first, so a natural takes only the first
 * stake, whatever was added later: every hand that loses to it loses the first stake alone.
 *
 * Each number is a sum of products of at most a few dozen fractions in doubles, all between -4 and 4, so the error is
 * below 1e-9.
 *
 * @returns `expected`: the result of a round in first stakes (-0.005 is a return of 99.5 %); `choices`: each choice of
 * the first two cards next to its alternatives
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
  /** Key of the cards taken so far: one digit per point value. */
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

  /** Returns the probabilities of 17 to 21, bust and a natural, given the remaining cards. */
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

  /**
   * Returns the expected result of a hand that takes no more cards. `stakes` is its stake in first stakes; a natural of
   * the dealer takes `first` of them.
   */
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

  /** Averages a value over the next card. */
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
  /** Returns the expected result of playing by the strategy from two cards on. */
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

  /**
   * Returns the result of a split; both cards of the pair are already taken. A natural of the dealer takes half a first
   * stake from each hand.
   */
  const split = (card: number): number =>
    2 * overNext(withCard(EMPTY, card), (hand) => (card === 1 ? ended(hand, 1, 0.5) : play(hand, 0.5)));

  const firstHand = (one: number, two: number): number => {
    const hand = withCard(withCard(EMPTY, one), two);
    if (hand.total === 21) return 1.5 * (1 - naturalChance());
    return one === two && splits(one, up) ? split(one) : play(hand, 1);
  };

  /** Visits every first hand with its probability, while its cards are taken from the shoe. */
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
