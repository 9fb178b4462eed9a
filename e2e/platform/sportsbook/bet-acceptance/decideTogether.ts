import type { AcceptanceVerdict } from './decideAcceptance';

/**
 * The verdict on a ticket of several legs, which passes only if every leg does. A leg that cannot be bet at all comes before one that can at
 * another price, and a goal takes precedence over the other reasons but that the leg is decided, because it explains most to the player.
 *
 * @throws RangeError where there is no leg
 */
export function decideTogether(verdicts: readonly AcceptanceVerdict[]): AcceptanceVerdict {
  const [worst] = verdicts.toSorted((left, right) => weightOf(right) - weightOf(left));
  if (worst === undefined) throw new RangeError('a ticket has a leg');
  return worst;
}

const WEIGHTS: Readonly<Record<AcceptanceVerdict['reason'], number>> = {
  unchanged: 0,
  better: 1,
  'within-tolerance': 2,
  'price-changed': 3,
  'line-changed': 4,
  'type-changed': 5,
  'above-cap': 6,
  closed: 7,
  'score-changed': 8,
  decided: 9,
};

function weightOf({ reason }: AcceptanceVerdict): number {
  return WEIGHTS[reason];
}
