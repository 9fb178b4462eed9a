import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { Chip, Icon, Select } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { FEATURED_LEAGUES, furtherLeagues, type LeagueCount } from '../leagues';
import styles from './LeagueChips.module.css';

interface LeagueChipsProps {
  /** `all` or a league's id. */
  readonly league: string;
  readonly leagues: readonly LeagueCount[];
  readonly onChange: (league: string) => void;
}

/** The eight featured entries, and the leagues beside them that have matches now. */
export function LeagueChips({ league, leagues, onChange }: LeagueChipsProps) {
  const { t } = useTranslation();
  const further = furtherLeagues(leagues);
  const total = leagues.reduce((sum, { count }) => sum + count, 0);
  const countOf = (id: string) => leagues.find((candidate) => candidate.id === id)?.count ?? 0;
  return (
    <div className={styles['row']}>
      <div role="group" aria-label={t('board.leagues')} className={styles['chips']}>
        {FEATURED_LEAGUES.map(({ id, name }) => (
          <Chip
            key={id}
            pressed={league === id}
            count={id === 'all' ? total : countOf(id)}
            className={styles['chip']}
            onClick={() => {
              onChange(id);
            }}
          >
            {id === 'all' ? <Icon name="filter" size="sm" /> : <LeagueBadge leagueId={id} className={styles['badge']} />}
            {t(`board.featured.${name}`)}
          </Chip>
        ))}
      </div>
      {further.length > 0 && (
        <Select
          size="sm"
          label={t('board.further_leagues')}
          placeholder={t('board.further_leagues')}
          className={styles['further']}
          value={further.some(({ id }) => id === league) ? league : undefined}
          options={further.map(({ id, name, count }) => ({ value: id, label: `${name} ${count}` }))}
          onChange={onChange}
        />
      )}
    </div>
  );
}
