import { useState } from 'react';
import type { Sport } from '@site/shared/betting';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { useServices } from '@site/shared/contract';
import { Button, Chip, cx, Icon, Strip, useLazyModule, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { LeagueCount } from '../feed/matchList';
import { FEATURED_LEAGUES, hasFeaturedLeagues, largestLeagues } from './leagues';
import styles from './LeagueChips.module.css';

const load = () => import('./LeagueDialog');
const warming = warm(load);

interface LeagueChipsProps {
  readonly sport: Sport;
  /** `all` or a league id. */
  readonly league: string;
  readonly leagues: readonly LeagueCount[] | undefined;
  readonly starred: ReadonlySet<string>;
  readonly onStar: (leagueId: string) => void;
  readonly onChange: (league: string) => void;
}

/**
 * Shows the eight featured entries for football, or the largest leagues for another sport. A button opens a dialog with
 * all leagues; the dialog is loaded on first use.
 */
export function LeagueChips({ sport, league, leagues: known, starred, onStar, onChange }: LeagueChipsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { overlays } = useServices();
  const dialog = useLazyModule(load, isOpen, () => {
    overlays.toast(t('board.leagues_failed'), 'danger');
    setIsOpen(false);
  });
  const leagues = known ?? [];
  const all = useChips(sport, leagues);
  // Counts widen the chips, and other sports have other leagues, so show only the first chip until the leagues are
  // known.
  const chips = known === undefined ? all.slice(0, 1) : all;
  const chosen = leagues.find(({ id }) => id === league);
  const shown = chosen && !chips.some(({ id }) => id === league) ? [...chips, chosen] : chips;
  return (
    <div className={styles['row']}>
      <Strip role="group" aria-label={t('board.leagues')} className={styles['chips']}>
        {shown.map(({ id, name, count }) => (
          <Chip
            key={id}
            pressed={league === id}
            count={count}
            className={cx(styles['chip'], isEmpty({ id, count }) && styles['pale'])}
            onClick={() => {
              onChange(id);
            }}
          >
            {id === 'all' ? <Icon name="filter" size="sm" /> : <LeagueBadge leagueId={id} className={styles['badge']} />}
            <span>{name}</span>
          </Chip>
        ))}
      </Strip>
      {leagues.length > 0 && (
        <Button
          size="sm"
          className={styles['further']}
          aria-haspopup="dialog"
          {...warming}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {t('board.further_leagues')}
          <Icon name="chevron-down" size="xs" />
        </Button>
      )}
      {dialog && (
        <dialog.LeagueDialog
          open={isOpen}
          league={league}
          leagues={leagues}
          starred={starred}
          onStar={onStar}
          onClose={() => {
            setIsOpen(false);
          }}
          onChange={(id) => {
            setIsOpen(false);
            onChange(id);
          }}
        />
      )}
    </div>
  );
}

/** Returns true for a featured league without matches; its chip keeps its position and is dimmed. */
function isEmpty({ id, count }: Pick<LeagueCount, 'id' | 'count'>): boolean {
  return id !== 'all' && count === 0;
}

function useChips(sport: Sport, leagues: readonly LeagueCount[]): readonly LeagueCount[] {
  const { t } = useTranslation();
  const total = leagues.reduce((sum, { count }) => sum + count, 0);
  const countOf = (id: string) => (id === 'all' ? total : (leagues.find((candidate) => candidate.id === id)?.count ?? 0));
  const featured = FEATURED_LEAGUES.map(({ id, name }) => ({ id, name: t(`board.featured.${name}`), count: countOf(id) }));
  if (hasFeaturedLeagues(sport)) return featured;
  return [...featured.slice(0, 1), ...largestLeagues(leagues)];
}
