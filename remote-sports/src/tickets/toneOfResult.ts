import type { BetResult } from '@site/shared/betting';
import type { TagTone } from '@site/shared/ui';

/** As in the bet record: won and lost have a colour, results that return the stake have none. */
const RESULT_TONES: Readonly<Record<BetResult['kind'], TagTone>> = {
  won: 'success',
  'half-won': 'success',
  'half-lost': 'danger',
  lost: 'danger',
  push: 'neutral',
  restored: 'neutral',
  void: 'neutral',
  unknown: 'neutral',
};

export function toneOfResult({ kind }: BetResult): TagTone {
  return RESULT_TONES[kind];
}
