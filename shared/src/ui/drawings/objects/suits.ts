/** Hearts, spades, diamonds, clubs. */
export type Suit = 'h' | 's' | 'd' | 'c';

/** Paths about 22 high around the origin. */
export const SUITS: Readonly<Record<Suit, string>> = {
  h: 'M0 8 C-12 -1 -9 -11 -3.6 -10 C-1.4 -9.6 0 -7 0 -5.6 C0 -7 1.4 -9.6 3.6 -10 C9 -11 12 -1 0 8Z',
  s: 'M0 -11 C12 -2 9 8 3.6 6.4 C2 6 1 5 .8 4 C1 7 2 9 4 10 H-4 C-2 9 -1 7 -.8 4 C-1 5 -2 6 -3.6 6.4 C-9 8 -12 -2 0 -11Z',
  d: 'M0 -11 L8 0 L0 11 L-8 0Z',
  c: 'M0 -11 A4.8 4.8 0 0 1 3.6 -3 A4.8 4.8 0 1 1 1 4 C1.2 7 2 9 4 10 H-4 C-2 9 -1.2 7 -1 4 A4.8 4.8 0 1 1 -3.6 -3 A4.8 4.8 0 0 1 0 -11Z',
};
