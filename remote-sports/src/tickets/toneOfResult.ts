import type { BetResult } from '@site/shared/betting';
import type { TagTone } from '@site/shared/ui';

/** Tones as in the bet record: won and lost are coloured, results that return the stake are neutral. */
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
