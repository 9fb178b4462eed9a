import { marketLabel, oddsFormatLabel, useBettingTranslation, type Market, type MarketKind } from '@site/shared/betting';
import { cx, Icon } from '@site/shared/ui';
import { PriceRow } from '../prices/PriceRow';
import { SelectionPrice } from '../prices/SelectionPrice';
import type { RowContext } from '../prices/rowContext';
import type { MarketBlock } from './marketGroups';
import { ScoreMatrixView } from './ScoreMatrixView';
import styles from './MarketPanels.module.css';

interface MarketBlockViewProps {
  readonly row: RowContext;
  readonly block: MarketBlock;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** Selections of two names each, which would not fit. */
const SHORT_KINDS: ReadonlySet<MarketKind> = new Set(['double-chance', 'half-full']);
/** A market of more selections than this fills a row of its own. */
const WIDE_FROM = 6;

/**
 * One market with all its lines. Where its prices switch format, its head names the present one.
 *
 * Implements R-ODDS-07.
 */
export function MarketBlockView({ row, block: { type, lines }, isFolded, onFold }: MarketBlockViewProps) {
  const { t: tBetting } = useBettingTranslation();
  const name = marketLabel(type, tBetting);
  const isWide = lines.some(({ selections }) => selections.length > WIDE_FROM);
  return (
    <section className={cx(styles['block'], isWide && styles['wide'])} aria-label={name}>
      <h3 data-roving-row>
        <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={onFold}>
          {name}
          {type.isDoubleHandicap && <span className={styles['format-label']}>{oddsFormatLabel(row.format, tBetting)}</span>}
          <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size="sm" className={styles['chevron']} />
        </button>
      </h3>
      {!isFolded &&
        lines.map((market) =>
          type.kind === 'correct-score' ? (
            <ScoreMatrixView key={market.key} row={row} market={market} />
          ) : (
            <Line key={market.key} row={row} market={market} />
          ),
        )}
    </section>
  );
}

function Line({ row, market }: { readonly row: RowContext; readonly market: Market }) {
  return (
    <PriceRow className={styles['line']} data-many={market.selections.length > 3 || undefined}>
      {market.selections.map((selection) => (
        <SelectionPrice
          key={selection.key}
          row={row}
          market={market}
          selection={selection}
          text={SHORT_KINDS.has(market.type.kind) ? 'short' : 'name'}
        />
      ))}
    </PriceRow>
  );
}
