import { assertNever } from '@site/shared/assert';
import type { Match } from '@site/shared/betting';
import { useTranslation, type SportsTranslate } from '../../i18n';
import { matchPart } from '../matchStatus';

/** The words for where a match stands. */
export function useMatchPart(match: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>): string {
  const { t } = useTranslation();
  return matchPartLabel(match, t);
}

function matchPartLabel(match: Pick<Match, 'status' | 'period' | 'inning' | 'sport'>, t: SportsTranslate): string {
  const part = matchPart(match);
  switch (part.is) {
    case 'half':
      return t(part.number === 1 ? 'match.status.half_1' : 'match.status.half_2');
    case 'quarter':
      return t('match.status.quarter', { number: part.number });
    case 'inning':
      return t('match.status.inning', { number: part.number });
    case 'half-time':
      return t('match.status.half_time');
    case 'not-started':
      return t('match.status.not_started');
    case 'overtime':
    case 'finished':
    case 'abandoned':
    case 'live':
      return t(`match.status.${part.is}`);
    default:
      return assertNever(part);
  }
}
