import { memo, useCallback, useMemo, useState } from 'react';
import { type Match } from '@site/shared/betting';
import { useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { useRouteLink } from '@site/shared/contract';
import { cx, Icon } from '@site/shared/ui';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from './texts';
import { matchPageWarming } from '../match/LazyMatchPage';
import type { RowContext } from '../prices/rowContext';
import { boardRow, columnKey, type BoardRow } from './boardColumns';
import { AlternativeLines } from './AlternativeLines';
import { MarketCell } from './MarketCell';
import { MatchInfo } from './MatchInfo';
import { PriceRow } from '../prices/PriceRow';
import { SelectionPrice } from '../prices/SelectionPrice';
import type { usePick } from '../prices/usePick';
import { useRowContext } from '../prices/useRowContext';
import grid from './BoardGrid.module.css';
import styles from './MatchRow.module.css';

interface MatchRowProps {
  readonly matchId: string;
  readonly isFavourite: boolean;
  readonly onToggleFavourite: (matchId: string) => void;
  readonly onPick: ReturnType<typeof usePick>;
}

/** Shows one match. It subscribes to its own part of the feed, so a price move re-renders only this row. */
export const MatchRow = memo(function MatchRow({ matchId, isFavourite, onToggleFavourite, onPick }: MatchRowProps) {
  const row = useRowContext(matchId, onPick);
  const handleToggleFavourite = useCallback(() => {
    onToggleFavourite(matchId);
  }, [matchId, onToggleFavourite]);
  return row && <Row row={row} isFavourite={isFavourite} onToggleFavourite={handleToggleFavourite} />;
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
  const toggle = useCallback(() => {
    setIsExpanded((before) => !before);
  }, []);
  const { home, away } = match;
  const name = useMemo(() => versusLabel({ home, away }, tBetting), [home, away, tBetting]);
  const board = useMemo(() => boardRow(match), [match]);
  const hasAlternatives = !board.isSuspended && board.cells.some(({ alternatives }) => alternatives.length > 0);
  const isOpen = isExpanded && hasAlternatives;

  return (
    <article className={cx(styles['match'], isOpen && styles['opened'])} aria-label={name}>
      <PriceRow className={grid['grid']} data-columns={board.cells.length}>
        <MatchInfo tracked={row.tracked} isFavourite={isFavourite} onToggleFavourite={onToggleFavourite} />
        <Markets row={row} board={board} isExpanded={isOpen} onToggle={toggle} />
        <MoreLink matchId={match.id} home={match.home} away={match.away} count={match.moreMarkets} />
      </PriceRow>
      {isOpen && <AlternativeLines row={row} board={board} />}
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
  const { match } = row.tracked;
  if (match.markets.length === 0) return <p className={styles['quiet']}>{t(whyNoMarkets(match))}</p>;
  if (board.isSuspended) {
    return (
      <p className={styles['suspended']}>
        <Icon name="lock" size="sm" />
        <b>{t('board.suspended')}</b>
        {match.sport === 'football' && <span>{t('board.suspended_reason')}</span>}
      </p>
    );
  }
  if (match.sport === 'champion') return <Competitors row={row} />;
  const cells = board.isHalfOver ? board.cells.filter(({ column }) => column.period === 'match') : board.cells;
  return (
    <>
      {cells.map((cell) => (
        <MarketCell key={columnKey(cell.column)} row={row} cell={cell} isExpanded={isExpanded} onToggle={onToggle} />
      ))}
      {board.isHalfOver && <p className={styles['half-over']}>{t('board.half_over')}</p>}
    </>
  );
}

/**
 * Returns the text key for a match without markets. Outrights and virtual matches accept bets only until they start.
 */
function whyNoMarkets({ sport, status }: Match): 'board.outright_closed' | 'board.virtual_closed' | 'odds.no_markets' {
  if (status === 'not-started') return 'odds.no_markets';
  if (sport === 'champion') return 'board.outright_closed';
  return sport === 'virtual-football' ? 'board.virtual_closed' : 'odds.no_markets';
}

/** Shows each competitor of an outright with its price. */
function Competitors({ row }: { readonly row: RowContext }) {
  return (
    <div className={styles['competitors']} data-roving-line>
      {row.tracked.match.markets.map((market) =>
        market.selections.map((selection) => <SelectionPrice key={selection.key} row={row} market={market} selection={selection} />),
      )}
    </div>
  );
}

interface MoreLinkProps extends Pick<Match, 'home' | 'away'> {
  readonly matchId: string;
  readonly count: number;
}

/** Links to the match screen, which shows all markets of the match. */
const MoreLink = memo(function MoreLink({ matchId, home, away, count }: MoreLinkProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId });
  const match = versusLabel({ home, away }, tBetting);
  return (
    <a
      {...link}
      {...matchPageWarming}
      className={styles['more']}
      aria-label={count > 0 ? t('board.more_markets_of', { match, count }) : t('board.open_match', { match })}
    >
      {count > 0 && (
        <span data-num translate="no">
          {t('odds.more_markets_count', { count })}
        </span>
      )}
      <Icon name="chevron-right" size="xs" />
    </a>
  );
});
