import type { CSSProperties } from 'react';
import { Icon, IconButton, useNearViewport } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { useTranslation } from './texts';
import type { usePick } from '../prices/usePick';
import type { LeagueGroup } from './arrangeBoard';
import { MatchRow } from './MatchRow';
import type { Marks } from './useMarks';
import styles from './BoardTable.module.css';

/** Number of matches that enter and leave the DOM together on a long board. */
const MATCHES_PER_BLOCK = 5;

export interface LeagueSectionProps {
  readonly group: LeagueGroup;
  readonly marks: Marks;
  /** True when only the matches near the viewport are in the DOM. */
  readonly isLong: boolean;
  readonly onPick: ReturnType<typeof usePick>;
}

/** Shows one league: its sticky header and, unless it is collapsed, its matches. */
export function LeagueSection({ group: { league, matchIds }, marks, isLong, onPick }: LeagueSectionProps) {
  const { t } = useTranslation();
  const { favourites, folded, toggleMatch, toggleLeague, toggleFold } = marks;
  const isFolded = folded.has(league.id);
  return (
    <section aria-label={league.name}>
      <div className={styles['league']} data-roving-row>
        <IconButton
          icon="star"
          size="sm"
          className={styles['star']}
          pressed={favourites.leagues.has(league.id)}
          label={t('board.favourite', { match: league.name })}
          onClick={() => {
            toggleLeague(league.id);
          }}
        />
        <h2 className={styles['name']}>
          <button
            type="button"
            className={styles['collapse']}
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'board.expand_league' : 'board.collapse_league', { league: league.name })}
            onClick={() => {
              toggleFold(league.id);
            }}
          >
            <LeagueBadge leagueId={league.id} className={styles['badge']} />
            {league.name}
            <span className={styles['count']} data-num translate="no">
              {matchIds.length}
            </span>
            <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size="sm" className={styles['chevron']} />
          </button>
        </h2>
      </div>
      {!isFolded &&
        blocksOf(matchIds, isLong).map((ids, index) => (
          <MatchBlock key={index} matchIds={ids} isLong={isLong} starred={favourites.matches} onToggleMatch={toggleMatch} onPick={onPick} />
        ))}
    </section>
  );
}

interface MatchBlockProps extends Pick<LeagueSectionProps, 'isLong' | 'onPick'> {
  readonly matchIds: readonly string[];
  readonly starred: ReadonlySet<string>;
  readonly onToggleMatch: (matchId: string) => void;
}

/** Renders a block of matches that enter and leave the DOM together. */
function MatchBlock({ matchIds, isLong, starred, onToggleMatch, onPick }: MatchBlockProps) {
  const { ref, isNear } = useNearViewport(isLong);
  return (
    <div
      ref={ref}
      className={styles['matches']}
      data-away={!isNear || undefined}
      data-roving-row={!isNear || undefined}
      style={rowsOfSpace(matchIds.length)}
    >
      {isNear &&
        matchIds.map((id) => (
          <MatchRow key={id} matchId={id} isFavourite={starred.has(id)} onToggleFavourite={onToggleMatch} onPick={onPick} />
        ))}
    </div>
  );
}

/** Splits the matches of a league into blocks. A short board has one block per league. */
function blocksOf(matchIds: readonly string[], isLong: boolean): readonly (readonly string[])[] {
  if (!isLong) return [matchIds];
  const count = Math.ceil(matchIds.length / MATCHES_PER_BLOCK);
  return Array.from({ length: count }, (_, index) => matchIds.slice(index * MATCHES_PER_BLOCK, (index + 1) * MATCHES_PER_BLOCK));
}

/** Returns the style that reserves space for this number of rows while their matches are not in the DOM. */
function rowsOfSpace(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}
