import { pointsOf, totalOf } from './hand';
import { legalActions, type Action, type Table } from './table';

/**
 * Row of the strategy table, one character per dealer card: H hit, S stand, D double or else hit, d double or else
 * stand, P split, - play the total.
 */
type Row = string;

/**
 * Rows by the player's total, columns by the dealer's open card: 2 to 9, ten, ace. `returns.test.ts` proves every
 * choice by computing the alternatives.
 */
const HARD: Readonly<Record<number, Row>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};

const SOFT: Readonly<Record<number, Row>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
};

const PAIRS: Readonly<Record<number, Row>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
};

/** Returns true when the basic strategy splits a pair of these points against this dealer card (ace 1). */
export function splits(points: number, up: number): boolean {
  return cell(PAIRS[points], up) === 'P';
}

export function choose(total: number, isSoft: boolean, isTwoCards: boolean, up: number): 'hit' | 'stand' | 'double' {
  const standing = total >= (isSoft ? 19 : 17);
  const mark = standing ? 'S' : (cell((isSoft ? SOFT : HARD)[total], up) ?? 'H');
  switch (mark) {
    case 'S':
      return 'stand';
    case 'D':
      return isTwoCards ? 'double' : 'hit';
    case 'd':
      return isTwoCards ? 'double' : 'stand';
    default:
      return 'hit';
  }
}

/**
 * Returns the basic strategy's next action, on which the printed return is based. It never insures. Returns null when
 * there is nothing to decide.
 */
export function advise(table: Table): Action | null {
  const legal = legalActions(table);
  if (legal.includes('decline')) return 'decline';
  const [up] = table.dealer;
  const hand = table.hands[table.active];
  if (legal.length === 0 || up === undefined || hand === undefined) return null;
  const [first] = hand.cards;
  if (legal.includes('split') && first !== undefined && splits(pointsOf(first), pointsOf(up))) return 'split';
  const { total, isSoft } = totalOf(hand.cards);
  return choose(total, isSoft, hand.cards.length === 2, pointsOf(up));
}

function cell(row: Row | undefined, up: number): string | undefined {
  return row?.[up === 1 ? 9 : up - 2];
}
