import type { Suit } from '../../engine/cards';

/** Outlines in a box of 24. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'M12 1.5 C9.4 6.6 2.8 9.6 2.8 15 A4.5 4.5 0 0 0 10.7 17.8 C10.5 20 9.6 21.6 7.8 22.5 H16.2 C14.4 21.6 13.5 20 13.3 17.8 A4.5 4.5 0 0 0 21.2 15 C21.2 9.6 14.6 6.6 12 1.5 Z',
  H: 'M12 22 C6.4 16.8 2 13 2 8.3 A5.2 5.2 0 0 1 12 6 A5.2 5.2 0 0 1 22 8.3 C22 13 17.6 16.8 12 22 Z',
  D: 'M12 1.5 C14.2 5.6 17 9 20.4 12 C17 15 14.2 18.4 12 22.5 C9.8 18.4 7 15 3.6 12 C7 9 9.8 5.6 12 1.5 Z',
  C: 'M12 1.6 A4.6 4.6 0 0 0 8.6 9.3 A4.6 4.6 0 1 0 10.8 16.6 C10.6 19.4 9.7 21.4 7.8 22.5 H16.2 C14.3 21.4 13.4 19.4 13.2 16.6 A4.6 4.6 0 1 0 15.4 9.3 A4.6 4.6 0 0 0 12 1.6 Z',
};

export function isRed(suit: Suit): boolean {
  return suit === 'H' || suit === 'D';
}

/** Where the pips of a rank are on a card of 100 by 140; those of the lower half are upside down. */
const COLUMNS = [34, 50, 66] as const;

const LEFT_AND_RIGHT = (y: number): readonly (readonly [number, number])[] => [
  [COLUMNS[0], y],
  [COLUMNS[2], y],
];

const MIDDLE = (y: number): readonly (readonly [number, number])[] => [[COLUMNS[1], y]];

export const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2': [...MIDDLE(34), ...MIDDLE(106)],
  '3': [...MIDDLE(34), ...MIDDLE(70), ...MIDDLE(106)],
  '4': [...LEFT_AND_RIGHT(36), ...LEFT_AND_RIGHT(104)],
  '5': [...LEFT_AND_RIGHT(36), ...MIDDLE(70), ...LEFT_AND_RIGHT(104)],
  '6': [...LEFT_AND_RIGHT(36), ...LEFT_AND_RIGHT(70), ...LEFT_AND_RIGHT(104)],
  '7': [...LEFT_AND_RIGHT(36), ...MIDDLE(53), ...LEFT_AND_RIGHT(70), ...LEFT_AND_RIGHT(104)],
  '8': [...LEFT_AND_RIGHT(36), ...MIDDLE(53), ...LEFT_AND_RIGHT(70), ...MIDDLE(87), ...LEFT_AND_RIGHT(104)],
  '9': [...LEFT_AND_RIGHT(32), ...LEFT_AND_RIGHT(57), ...MIDDLE(70), ...LEFT_AND_RIGHT(83), ...LEFT_AND_RIGHT(108)],
  '10': [...LEFT_AND_RIGHT(32), ...MIDDLE(44), ...LEFT_AND_RIGHT(57), ...LEFT_AND_RIGHT(83), ...MIDDLE(96), ...LEFT_AND_RIGHT(108)],
};
