import type { Match } from '@site/shared/betting';
import { useTranslation } from './texts';
import { mainScore } from '../feed/mainScore';
import { partOf } from '../clock/matchStatus';
import { matchPartLabel } from '../clock/useMatchPart';
import { pointTexts } from './matchScore';
import styles from './PartsTable.module.css';

/** Shows the score of each side by period, and the total. Renders nothing when the feed has no periods. */
export function PartsTable({ match }: { readonly match: Match }) {
  const { t } = useTranslation();
  const { parts, sport, period, home, away } = match;
  const total = mainScore(match);
  if (parts.length === 0) return null;
  const points = match.status === 'live' ? pointTexts(match) : undefined;
  return (
    <div className={styles['scroller']}>
      <table className={styles['parts']}>
        <caption className={styles['caption']}>{t('match.parts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match.team')}</th>
            {parts.map((part) => (
              <th key={part.period} scope="col" data-now={part.period === period || undefined}>
                {sport === 'baseball' ? part.period.slice(1) : matchPartLabel(partOf(part.period, sport), t)}
              </th>
            ))}
            {points && <th scope="col">{t('match.points')}</th>}
            <th scope="col">{t('match.total')}</th>
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{(side === 'home' ? home : away).name}</th>
              {parts.map((part) => (
                <td key={part.period} data-now={part.period === period || undefined} data-num translate="no">
                  {part[side]}
                </td>
              ))}
              {points && (
                <td data-num translate="no">
                  {points[side]}
                </td>
              )}
              <td data-num translate="no">
                <b>{total?.[side]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
