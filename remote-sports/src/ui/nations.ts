import type { Nation } from '@site/shared/ui/drawings/flags/Flag';

/** The league of national teams, whose teams are numbered in the order of these. */
const LEAGUE = '101';
const NATIONS: readonly Nation[] = [
  ...(['FR', 'ES', 'GB-ENG', 'DE', 'PT', 'NL', 'IT', 'BE', 'HR', 'DK', 'CH', 'AT'] as const),
  ...(['TR', 'RS', 'PL', 'UA', 'CZ', 'GB-SCT', 'HU', 'RO', 'SK', 'SI', 'GE', 'AL'] as const),
];

/** The nation that a team plays for; none of a club. @example nationOf('10101') → 'FR' */
export function nationOf(teamId: string): Nation | undefined {
  return teamId.length === LEAGUE.length + 2 && teamId.startsWith(LEAGUE) ? NATIONS[Number(teamId.slice(LEAGUE.length)) - 1] : undefined;
}
