/**
 * Market codes that count as double handicaps: two-sided lines, whose prices switch format and show the label of the
 * odds format. All others (1X2, correct score, half/full time, three-way, odd/even, outrights) stay European.
 *
 * Codes are looked up as a whole, never parsed: HRG is the 8th goal, not a half.
 *
 * Implements R-ODDS-01 to R-ODDS-06. Assumption: corners, cards and extra time are separate games below a match with
 * these same codes; basketball and tennis add the period to the code.
 */
export const DOUBLE_HANDICAP_MARKETS: ReadonlySet<string> = new Set([
  // Handicap and total of the whole match, before it and in play.
  ...['R', 'RE', 'OU', 'ROU'],
  // The same for the first half.
  ...['HR', 'HRE', 'HOU', 'HROU'],
  // Totals of one team, whole match and half.
  ...['OUH', 'OUC', 'ROUH', 'ROUC', 'HOUH', 'HOUC', 'HRUH', 'HRUC'],
  // The six 15-minute windows.
  ...['AR', 'AOU', 'BR', 'BOU', 'CR', 'COU', 'DR', 'DOU', 'ER', 'EOU', 'FR', 'FOU'],
  // Basketball periods (0 is the whole match, 1-2 halves, 3-6 quarters). R0 and R6 are also the sets and games of
  // tennis.
  ...['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
  ...['RE0', 'RE1', 'RE2', 'RE3', 'RE4', 'RE5', 'RE6'],
  ...['OU0', 'OU1', 'OU2', 'OU3', 'OU4', 'OU5', 'OU6'],
  ...['ROU0', 'ROU1', 'ROU2', 'ROU3', 'ROU4', 'ROU5', 'ROU6'],
  ...['OUH0', 'OUH1', 'OUH2', 'OUH3', 'OUH4', 'OUH5', 'OUH6'],
  ...['OUC0', 'OUC1', 'OUC2', 'OUC3', 'OUC4', 'OUC5', 'OUC6'],
  ...['ROUH0', 'ROUH1', 'ROUH2', 'ROUH3', 'ROUH4', 'ROUH5', 'ROUH6'],
  ...['ROUC0', 'ROUC1', 'ROUC2', 'ROUC3', 'ROUC4', 'ROUC5', 'ROUC6'],
]);

/** Returns whether the prices of a market switch odds format. @param market the code `w` */
export function isDoubleHandicap(market: string): boolean {
  return DOUBLE_HANDICAP_MARKETS.has(market);
}
