/** Phase in which a market is offered: in play, on the day of the match, before it, and outrights of today or later. */
export const MARKET_PHASES = ['in-play', 'today', 'early', 'champion-today', 'champion-early'] as const;
export type MarketPhase = (typeof MARKET_PHASES)[number];

/** Codes of the wire. Implements R-ENUM-12 to R-ENUM-16. */
const CODES = {
  early: 'FU',
  today: 'FT',
  'in-play': 'RB',
  'champion-today': 'FSFT',
  'champion-early': 'FSFU',
} as const satisfies Record<MarketPhase, string>;

export type MarketPhaseCode = (typeof CODES)[MarketPhase];

export function marketPhaseToWire(phase: MarketPhase): MarketPhaseCode {
  return CODES[phase];
}

/**
 * Parses the phase code of the wire.
 *
 * @returns `undefined` for a code that is unknown to this build
 */
export function parseMarketPhase(code: string): MarketPhase | undefined {
  return MARKET_PHASES.find((phase) => CODES[phase] === code);
}
