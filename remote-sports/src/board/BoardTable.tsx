import { memo } from 'react';
import { type Sport } from '@site/shared/betting';
import { marketKindLabel, periodLabel, sportLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { cx } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { SportSection } from './arrangeBoard';
import { BOARD_COLUMNS, columnKey } from './boardColumns';
import { LeagueSection, type LeagueSectionProps } from './LeagueSection';
import grid from './BoardGrid.module.css';
import styles from './BoardTable.module.css';

/** Number of matches from which the board keeps only the rows near the viewport in the DOM. */
const LONG_BOARD_FROM = 120;

interface BoardTableProps extends Pick<LeagueSectionProps, 'marks' | 'onPick'> {
  readonly sections: readonly SportSection[];
}

/** Shows the matches by sport and league under sticky column headers. */
export const BoardTable = memo(function BoardTable({ sections, marks, onPick }: BoardTableProps) {
  const { t: tBetting } = useBettingTranslation();
  const isLong = matchCount(sections) >= LONG_BOARD_FROM;
  return sections.map(({ sport, groups }) => (
    <section key={sport} className={styles['table']} aria-label={sportLabel(sport, tBetting)}>
      <ColumnHeads sport={sport} isNamed={sections.length > 1 || sport === 'champion'} />
      {groups.map((group) => (
        <LeagueSection key={group.key} group={group} marks={marks} isLong={isLong} onPick={onPick} />
      ))}
    </section>
  ));
});

interface ColumnHeadsProps {
  readonly sport: Sport;
  /**
   * True when the header names the sport: there are several sports, or the section shows outrights instead of matches.
   */
  readonly isNamed: boolean;
}

function ColumnHeads({ sport, isNamed }: ColumnHeadsProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const columns = BOARD_COLUMNS[sport];
  return (
    <div className={cx(grid['grid'], styles['head'])} data-columns={columns.length} data-named={isNamed || undefined} aria-hidden="true">
      <span className={styles['first']}>
        <b>{isNamed ? sportLabel(sport, tBetting) : t('board.matches')}</b>
        {sport !== 'champion' && <span>{t('board.score')}</span>}
      </span>
      {columns.map((column) => (
        <span key={columnKey(column)}>
          <b>{marketKindLabel(column, tBetting)}</b>
          {periodLabel(column, tBetting)}
        </span>
      ))}
      <span />
    </div>
  );
}

function matchCount(sections: readonly SportSection[]): number {
  return sections.reduce((sum, { groups }) => sum + groups.reduce((count, { matchIds }) => count + matchIds.length, 0), 0);
}
