import { memo, useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useBettingTranslation, versusLabel, type Market, type Match, type Selection, type SelectionKey } from '@site/shared/betting';
import type { OddsFormat } from '@site/shared/odds';
import { cx, Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { TrackedMatch } from '../../match/matchFeed';
import { slipStore } from '../../slip/slipStore';
import { useSelectedKeys } from '../../slip/ui/useSelectedKeys';
import { boardRow, type BoardRow } from '../boardColumns';
import { boardStore } from '../boardStore';
import { AlternativeLines } from './AlternativeLines';
import { MarketCell } from './MarketCell';
import { MatchInfo } from './MatchInfo';
import { MoreMarkets } from './MoreMarkets';
import grid from './BoardGrid.module.css';
import styles from './MatchRow.module.css';

/** What every price of a row needs to know. */
export interface RowContext {
  readonly tracked: TrackedMatch;
  readonly format: OddsFormat;
  readonly selectedKeys: ReadonlySet<SelectionKey>;
  readonly onPick: (market: Market, selection: Selection) => void;
}

interface MatchRowProps {
  readonly matchId: string;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (matchId: string) => void;
  readonly onPick: (match: Match, market: Market, selection: Selection) => void;
}

/** One match. It follows its own part of the feed, so that a price that moves draws this row anew and no other. */
export const MatchRow = memo(function MatchRow({ matchId, isFavourite, onToggleFavourite, onPick }: MatchRowProps) {
  const tracked = useStore(boardStore(), ({ feed }) => feed.get(matchId));
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const selectedKeys = useSelectedKeys(matchId);
  const match = tracked?.match;
  const pickOfMatch = useCallback(
    (market: Market, selection: Selection) => {
      if (match) onPick(match, market, selection);
    },
    [match, onPick],
  );
  if (!tracked) return null;
  return (
    <Row
      row={{ tracked, format, selectedKeys, onPick: pickOfMatch }}
      isFavourite={isFavourite}
      onToggleFavourite={() => {
        onToggleFavourite(matchId);
      }}
    />
  );
});

interface RowProps {
  readonly row: RowContext;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: () => void;
}

function Row({ row, isFavourite, onToggleFavourite }: RowProps) {
  const { match } = row.tracked;
  const { t: tBetting } = useBettingTranslation();
  const [isExpanded, setIsExpanded] = useState(false);
  const [showsMore, setShowsMore] = useState(false);
  const board = useMemo(() => boardRow(match), [match]);
  const hasAlternatives = !board.isSuspended && board.cells.some(({ alternatives }) => alternatives.length > 0);
  const isOpen = isExpanded && hasAlternatives;

  return (
    <article className={cx(styles['match'], (isOpen || showsMore) && styles['opened'])} aria-label={versusLabel(match, tBetting)}>
      <div className={grid['grid']}>
        <MatchInfo tracked={row.tracked} isFavourite={isFavourite} onToggleFavourite={onToggleFavourite} />
        <Markets
          row={row}
          board={board}
          isExpanded={isOpen}
          onToggle={() => {
            setIsExpanded(!isExpanded);
          }}
        />
        <MoreButton
          match={match}
          isPressed={showsMore}
          onToggle={() => {
            setShowsMore(!showsMore);
          }}
        />
      </div>
      {isOpen && <AlternativeLines row={row} board={board} />}
      {showsMore && <MoreMarkets row={row} />}
    </article>
  );
}

interface MarketsProps {
  readonly row: RowContext;
  readonly board: BoardRow;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

function Markets({ row, board, isExpanded, onToggle }: MarketsProps) {
  const { t } = useTranslation();
  if (row.tracked.match.markets.length === 0) return <p className={styles['quiet']}>{t('board.no_markets')}</p>;
  if (board.isSuspended) {
    return (
      <p className={styles['suspended']}>
        <Icon name="lock" size="sm" />
        <b>{t('board.suspended')}</b>
        <span>{t('board.suspended_reason')}</span>
      </p>
    );
  }
  const cells = board.isHalfOver ? board.cells.filter(({ column }) => column.period === 'match') : board.cells;
  return (
    <>
      {cells.map((cell) => (
        <MarketCell key={`${cell.column.kind}/${cell.column.period}`} row={row} cell={cell} isExpanded={isExpanded} onToggle={onToggle} />
      ))}
      {board.isHalfOver && <p className={styles['half-over']}>{t('board.half_over')}</p>}
    </>
  );
}

interface MoreButtonProps {
  readonly match: Match;
  readonly isPressed: boolean;
  readonly onToggle: () => void;
}

function MoreButton({ match, isPressed, onToggle }: MoreButtonProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  if (match.moreMarkets === 0) return <span />;
  return (
    <button
      type="button"
      className={styles['more']}
      aria-expanded={isPressed}
      aria-label={t('board.more_markets_of', { match: versusLabel(match, tBetting), count: match.moreMarkets })}
      onClick={onToggle}
    >
      <span data-num>{t('board.more_markets_count', { count: match.moreMarkets })}</span>
      <Icon name={isPressed ? 'chevron-up' : 'chevron-down'} size="xs" />
    </button>
  );
}
