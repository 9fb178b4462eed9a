import { useState } from 'react';
import {
  marketKindLabel,
  periodLabel,
  useBettingTranslation,
  type Market,
  type Match,
  type MarketType,
  type Selection,
} from '@site/shared/betting';
import { Icon } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { useTranslation } from '../../i18n';
import type { LeagueGroup } from '../arrangeBoard';
import { BOARD_COLUMNS } from '../boardColumns';
import { MatchRow } from './MatchRow';
import grid from './BoardGrid.module.css';
import styles from './BoardTable.module.css';

interface BoardTableProps {
  readonly groups: readonly LeagueGroup[];
  readonly favourites: ReadonlySet<string>;
  readonly onToggleFavourite: (matchId: string) => void;
  readonly onPick: (match: Match, market: Market, selection: Selection) => void;
}

/** The matches by league under the heads of the columns; all heads stay in sight. */
export function BoardTable({ groups, favourites, onToggleFavourite, onPick }: BoardTableProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  return (
    <div className={styles['table']}>
      <div className={`${grid['grid'] ?? ''} ${styles['head'] ?? ''}`} aria-hidden="true">
        <span className={styles['first']}>
          <b>{t('board.matches')}</b>
          {t('board.score')}
        </span>
        {BOARD_COLUMNS.map((column) => (
          <span key={`${column.kind}/${column.period}`}>
            <b>{marketKindLabel(column, tBetting)}</b>
            {periodLabel(asMarketType(column), tBetting)}
          </span>
        ))}
        <span />
      </div>
      {groups.map((group) => (
        <League key={group.key} group={group} favourites={favourites} onToggleFavourite={onToggleFavourite} onPick={onPick} />
      ))}
    </div>
  );
}

type LeagueProps = Omit<BoardTableProps, 'groups'> & { readonly group: LeagueGroup };

function League({ group: { league, matchIds }, favourites, onToggleFavourite, onPick }: LeagueProps) {
  const { t } = useTranslation();
  const [isCollapsed, setIsCollapsed] = useState(false);
  return (
    <section aria-label={league.name}>
      <h2 className={styles['league']}>
        <button
          type="button"
          className={styles['collapse']}
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'board.expand_league' : 'board.collapse_league', { league: league.name })}
          onClick={() => {
            setIsCollapsed(!isCollapsed);
          }}
        >
          <LeagueBadge leagueId={league.id} className={styles['badge']} />
          {league.name}
          <span className={styles['count']} data-num>
            {matchIds.length}
          </span>
          <Icon name={isCollapsed ? 'chevron-down' : 'chevron-up'} size="sm" className={styles['chevron']} />
        </button>
      </h2>
      {!isCollapsed &&
        matchIds.map((id) => (
          <MatchRow key={id} matchId={id} isFavourite={favourites.has(id)} onToggleFavourite={onToggleFavourite} onPick={onPick} />
        ))}
    </section>
  );
}

function asMarketType({ kind, period }: Pick<MarketType, 'kind' | 'period'>): MarketType {
  return { kind, period, isInPlay: false, isDoubleHandicap: false };
}
