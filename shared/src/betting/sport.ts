/** Sports in the order of the board's tabs. `all` means every sport together. */
export const SPORTS = [
  'all',
  'football',
  'virtual-football',
  'basketball',
  'tennis',
  'snooker',
  'volleyball',
  'baseball',
  'table-tennis',
  'other',
  'champion',
] as const;
export type Sport = (typeof SPORTS)[number];

/** Codes of the wire. Implements R-ENUM-01 to R-ENUM-11. */
const CODES = {
  all: 'ALL',
  football: 'FT',
  'virtual-football': 'VF',
  basketball: 'BK',
  tennis: 'TN',
  other: 'OP',
  snooker: 'SK',
  champion: 'FS',
  volleyball: 'VB',
  baseball: 'BS',
  'table-tennis': 'TT',
} as const satisfies Record<Sport, string>;

export type SportCode = (typeof CODES)[Sport];

export function sportToWire(sport: Sport): SportCode {
  return CODES[sport];
}

/**
 * Parses the sport code of the wire.
 *
 * @returns `undefined` for a code that is unknown to this build
 */
export function parseSport(code: string): Sport | undefined {
  return SPORTS.find((sport) => CODES[sport] === code);
}
