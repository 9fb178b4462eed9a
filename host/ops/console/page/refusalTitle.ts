import type { OpsFailure } from './createOpsApi';
import { keyOf, type Translate } from './i18n';

/** Summarizes a failure in a few words. */
export function refusalTitle(failure: OpsFailure, t: Translate): string {
  if (failure.kind !== 'refused') return t('refusals.unreachable');
  return t(keyOf('refusals', failure.refusal.code) ?? 'refusals.other');
}
