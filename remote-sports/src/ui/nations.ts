import type { Nation } from '@site/shared/ui/drawings/flags/Flag';

/** League of national teams; their team numbers follow the order of `NATIONS`. */
const LEAGUE = '101';
const NATIONS: readonly Nation[] = [
  ...(['FR', 'ES', 'GB-ENG', 'DE', 'PT', 'NL', 'IT', 'BE', 'HR', 'DK', 'CH', 'AT'] as const),
  ...(['TR', 'RS', 'PL', 'UA', 'CZ', 'GB-SCT', 'HU', 'RO', 'SK', 'SI', 'GE', 'AL'] as const),
];

/** Returns the nation a team plays for; `undefined` for a club. @example nationOf('10101') → 'FR' */
export function nationOf(teamId: string): Nation | undefined {
  return teamId.length === LEAGUE.length + 2 && teamId.startsWith(LEAGUE) ? NATIONS[Number(teamId.slice(LEAGUE.length)) - 1] : undefined;
}
