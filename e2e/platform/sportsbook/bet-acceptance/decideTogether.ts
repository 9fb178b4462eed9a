import type { AcceptanceVerdict } from './decideAcceptance';

/**
 * Returns the verdict on a ticket of several legs, which passes only if every leg does. The most serious verdict wins:
 * a leg that cannot be bet outranks a leg with another price. Among the rejections "decided" ranks first, then "score
 * changed", because these explain most to the player.
 *
 * @throws RangeError when there is no leg
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
