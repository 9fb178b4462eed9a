import { assertNever } from '@site/shared/assert';
import type { Match } from '@site/shared/betting';
import { useTranslation, type SportsTranslate } from '../i18n';
import { matchPart, type MatchPart } from './matchStatus';

/** The text for the progress of a match. */
export function useMatchPart(match: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>): string {
  const { t } = useTranslation();
  return matchPartLabel(matchPart(match), t);
}

/** The text for a part of a match. */
export function matchPartLabel(part: MatchPart, t: SportsTranslate): string {
  switch (part.kind) {
    case 'half':
      return t(part.number === 1 ? 'match.status.half_1' : 'match.status.half_2');
    case 'quarter':
    case 'set':
    case 'game':
    case 'inning':
      return t(`match.status.${part.kind}`, { number: part.number });
    case 'half-time':
      return t('match.status.half_time');
    case 'not-started':
      return t('match.status.not_started');
    case 'overtime':
    case 'finished':
    case 'abandoned':
    case 'live':
      return t(`match.status.${part.kind}`);
    default:
      return assertNever(part);
  }
}
