import { assertNever } from '@site/shared/assert';
import type { Match } from '@site/shared/betting';
import { useTranslation, type Translate } from './texts';
import { matchPart, type MatchPart } from './matchStatus';

/** Returns the text for the progress of a match. */
export function useMatchPart(match: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>): string {
  const { t } = useTranslation();
  return matchPartLabel(matchPart(match), t);
}

export function matchPartLabel(part: MatchPart, t: Translate): string {
  switch (part.kind) {
    case 'half':
      return t(part.number === 1 ? 'clock.part.half_1' : 'clock.part.half_2');
    case 'quarter':
    case 'set':
    case 'game':
    case 'inning':
      return t(`clock.part.${part.kind}`, { number: part.number });
    case 'half-time':
      return t('clock.part.half_time');
    case 'not-started':
      return t('clock.part.not_started');
    case 'overtime':
    case 'finished':
    case 'abandoned':
    case 'live':
      return t(`clock.part.${part.kind}`);
    default:
      return assertNever(part);
  }
}
