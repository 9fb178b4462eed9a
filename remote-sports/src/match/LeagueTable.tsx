import type { Match } from '@site/shared/betting';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Standing } from './backgroundApi';
import styles from './MatchAside.module.css';

interface LeagueTableProps {
  readonly match: Match;
  readonly table: readonly Standing[];
  readonly days: number;
}

/** Shows the league table and highlights both sides of the match. */
export function LeagueTable({ match: { home, away, sport }, table, days }: LeagueTableProps) {
  const { t } = useTranslation();
  const hasDraws = table.some(({ drawn }) => drawn > 0) || sport === 'football';
  return (
    <>
      <p className={styles['note']}>{t('match.aside.table_note', { days })}</p>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{t('match.aside.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('match.aside.rank')}</th>
            <th scope="col">{t('match.team')}</th>
            <th scope="col">{t('match.aside.played')}</th>
            <th scope="col">{t('match.aside.won')}</th>
            {hasDraws && <th scope="col">{t('match.aside.drawn')}</th>}
            <th scope="col">{t('match.aside.lost')}</th>
            <th scope="col">{t('match.aside.difference')}</th>
            <th scope="col">{t('match.aside.points')}</th>
          </tr>
        </thead>
        <tbody data-num translate="no">
          {table.map(({ team, played, won, drawn, lost, scored, conceded, points }, index) => (
            <tr key={team.id} data-own={team.id === home.id || team.id === away.id || undefined}>
              <td>{index + 1}</td>
              <th scope="row">{team.name}</th>
              <td>{played}</td>
              <td>{won}</td>
              {hasDraws && <td>{drawn}</td>}
              <td>{lost}</td>
              <td>{signed(scored - conceded)}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
