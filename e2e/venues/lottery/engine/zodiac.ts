/** The signs in the order of the years. */
export const SIGNS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'] as const;

export type Sign = (typeof SIGNS)[number];

/**
 * The lunar New Year's days as the observatories of Nanjing and Hong Kong publish them; the first begins a year of the dragon. They are not left to ICU,
 * which every Node has: the new moons of 6 February 2027, at 23:56 in Shanghai, and of 3 February 2030, at 0:07, are on other days there.
 */
export const NEW_YEARS: readonly string[] = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
];

const FIRST_SIGN = SIGNS.indexOf('dragon');

const STARTS = NEW_YEARS.map((day) => Date.parse(`${day}T00:00:00+08:00`));

/**
 * The sign of the lunar year that this moment is in, by the clock of Shanghai. 17 February 2026 to 5 February 2027: the horse.
 *
 * @throws RangeError outside of the years that are known
 */
export function signAt(atMs: number): Sign {
  const year = STARTS.findLastIndex((start) => start <= atMs);
  const sign = SIGNS[(FIRST_SIGN + year) % SIGNS.length];
  if (year < 0 || year === STARTS.length - 1 || sign === undefined) throw new RangeError('the lunar year of this moment is not known');
  return sign;
}

/** 1 has the sign of the year, 2 that of the year before, and so on backwards; 13, 25, 37 and 49 begin again. */
export function signOf(ball: number, yearSign: Sign): Sign {
  const place = (SIGNS.indexOf(yearSign) - (ball - 1)) % SIGNS.length;
  return SIGNS[place < 0 ? place + SIGNS.length : place] ?? yearSign;
}
