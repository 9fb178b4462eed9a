import type { Card } from '../packs';
import { isNatural, pointsOf, totalOf } from './hand';

export const ACTIONS = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;

export type Action = (typeof ACTIONS)[number];

export interface PlayerHand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  readonly isDone: boolean;
}

export interface Table {
  readonly shoe: readonly Card[];
  /** Number of cards dealt from the shoe. */
  readonly dealt: number;
  readonly phase: 'insurance' | 'acting' | 'over';
  /** Dealer's cards; the second one is face down until the round is over. */
  readonly dealer: readonly Card[];
  readonly hands: readonly PlayerHand[];
  /** Index of the hand whose turn it is; the number of hands when all are done. */
  readonly active: number;
  readonly isInsured: boolean;
}

const BEST = 21;
const DEALER_STANDS = 17;

/**
 * Deals the first four cards (player, dealer, player, dealer face down) and starts a round of 21, which is played
 * action by action.
 *
 * | phase     | action           | allowed                                     | next                                                                 |
 * |-----------|------------------|---------------------------------------------|----------------------------------------------------------------------|
 * | (deal)    |                  |                                             | insurance when the dealer shows an ace; else the peek                |
 * | insurance | insure, decline  | always                                      | the peek                                                             |
 * | (peek)    |                  | the dealer peeks under an ace or a ten      | over when either has a natural; else acting                          |
 * | acting    | hit              | always                                      | done at 21 or more; else acting with the same hand                   |
 * | acting    | stand            | always                                      | done                                                                 |
 * | acting    | double           | two cards                                   | done with one more card                                              |
 * | acting    | split            | first two cards of equal points, once       | two hands, a second card to each; aces are done, as is a hand of 21  |
 * | (done)    |                  |                                             | acting with the next hand; over after the last one                   |
 *
 * At the end the dealer draws to 17, soft or hard, unless every hand is bust or either side has a natural.
 */
export function deal(shoe: readonly Card[]): Table {
  const [first, up, second, hole] = shoe;
  if (first === undefined || up === undefined || second === undefined || hole === undefined) throw new RangeError('the shoe is empty');
  const table: Table = {
    shoe,
    dealt: 4,
    phase: 'insurance',
    dealer: [up, hole],
    hands: [{ cards: [first, second], isDoubled: false, isDone: false }],
    active: 0,
    isInsured: false,
  };
  return up.rank === 1 ? table : look(table);
}

export function legalActions({ phase, hands, active }: Table): readonly Action[] {
  if (phase === 'insurance') return ['insure', 'decline'];
  const hand = hands[active];
  if (phase === 'over' || hand === undefined) return [];
  const [first, second] = hand.cards;
  const isTwo = hand.cards.length === 2;
  const isPair = isTwo && first !== undefined && second !== undefined && pointsOf(first) === pointsOf(second);
  return ['hit', 'stand', ...(isTwo ? (['double'] as const) : []), ...(isPair && hands.length === 1 ? (['split'] as const) : [])];
}

/** Applies one action. @throws RangeError when the action is not allowed now */
export function act(table: Table, action: Action): Table {
  if (!legalActions(table).includes(action)) throw new RangeError(`${action} is not allowed`);
  switch (action) {
    case 'insure':
      return look({ ...table, isInsured: true });
    case 'decline':
      return look(table);
    case 'hit':
      return changeHand(table, (hand) => ({ ...hand, cards: [...hand.cards, cardAt(table, 0)] }), 1);
    case 'stand':
      return changeHand(table, (hand) => ({ ...hand, isDone: true }), 0);
    case 'double':
      return changeHand(table, ({ cards }) => ({ cards: [...cards, cardAt(table, 0)], isDoubled: true, isDone: true }), 1);
    case 'split':
      return split(table);
  }
}

/** Applies all actions in turn. @throws RangeError when one is not allowed at its position */
export function playActions(shoe: readonly Card[], actions: readonly Action[]): Table {
  return actions.reduce(act, deal(shoe));
}

/** Returns the actions that end an abandoned hand: no insurance, no more cards. */
export function standAll(table: Table): readonly Action[] {
  const actions: Action[] = [];
  for (let now = table; now.phase !== 'over';) {
    const action = now.phase === 'insurance' ? 'decline' : 'stand';
    actions.push(action);
    now = act(now, action);
  }
  return actions;
}

function look(table: Table): Table {
  const [hand] = table.hands;
  const isOver = isNatural(table.dealer) || (hand !== undefined && isNatural(hand.cards));
  return isOver ? { ...table, phase: 'over', active: table.hands.length } : { ...table, phase: 'acting' };
}

function changeHand(table: Table, change: (hand: PlayerHand) => PlayerHand, cards: number): Table {
  const hands = table.hands.map((hand, place) => (place === table.active ? withoutBeyond(change(hand)) : hand));
  return goOn({ ...table, hands, dealt: table.dealt + cards });
}

function split(table: Table): Table {
  const [first, second] = table.hands[0]?.cards ?? [];
  if (first === undefined || second === undefined) throw new RangeError('there is no hand');
  const hands = [first, second].map((card, place) =>
    withoutBeyond({ cards: [card, cardAt(table, place)], isDoubled: false, isDone: card.rank === 1 }),
  );
  return goOn({ ...table, hands, dealt: table.dealt + 2 });
}

/** Marks a hand of 21 or more as done, because there is nothing left to decide. */
function withoutBeyond(hand: PlayerHand): PlayerHand {
  return totalOf(hand.cards).total >= BEST ? { ...hand, isDone: true } : hand;
}

function goOn(table: Table): Table {
  const next = table.hands.findIndex(({ isDone }) => !isDone);
  if (next !== -1) return { ...table, active: next };
  const over: Table = { ...table, phase: 'over', active: table.hands.length };
  return over.hands.every(({ cards }) => totalOf(cards).total > BEST) ? over : drawDealer(over);
}

function drawDealer(table: Table): Table {
  let { dealer, dealt } = table;
  while (totalOf(dealer).total < DEALER_STANDS) {
    dealer = [...dealer, cardAt({ ...table, dealt }, 0)];
    dealt += 1;
  }
  return { ...table, dealer, dealt };
}

function cardAt({ shoe, dealt }: Pick<Table, 'shoe' | 'dealt'>, place: number): Card {
  const card = shoe[dealt + place];
  if (card === undefined) throw new RangeError('the shoe is empty');
  return card;
}
