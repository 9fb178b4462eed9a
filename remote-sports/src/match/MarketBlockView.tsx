import { useState } from 'react';
import { type Market, type MarketKind } from '@site/shared/betting';
import { marketLabel, oddsFormatLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useServices } from '@site/shared/contract';
import { Icon, IconButton, useLazyModule } from '@site/shared/ui';
import { useTranslation } from './texts';
import { PriceRow } from '../prices/PriceRow';
import type { RowContext } from '../prices/rowContext';
import type { Refusals } from './builder/builderApi';
import { MatchPrice } from './builder/MatchPrice';
import type { MarketBlock } from './marketGroups';
import { ScoreMatrixView } from './ScoreMatrixView';
import styles from './MarketPanels.module.css';

interface MarketBlockViewProps {
  readonly row: RowContext;
  readonly refusals: Refusals;
  readonly block: MarketBlock;
  readonly isFolded: boolean;
  readonly isPinned: boolean;
  readonly onFold: () => void;
  readonly onPin: () => void;
}

const loadTrend = () => import('./PriceTrend');

/** Kinds whose selections combine two names, which would not fit in full. */
const SHORT_KINDS: ReadonlySet<MarketKind> = new Set(['double-chance', 'half-full']);

/**
 * Shows one market with all its lines. The header names the current format when the prices can switch format. On
 * request it shows the price trend of the first selection.
 *
 * Implements R-ODDS-07.
 */
export function MarketBlockView({ row, refusals, block: { type, lines }, isFolded, isPinned, onFold, onPin }: MarketBlockViewProps) {
  const { t: tBetting } = useBettingTranslation();
  const name = marketLabel(type, tBetting);
  const { t } = useTranslation();
  const { overlays } = useServices();
  const [isTrendOpen, setIsTrendOpen] = useState(false);
  const trend = useLazyModule(loadTrend, isTrendOpen, () => {
    overlays.toast(t('match.trend.failed'), 'danger');
    setIsTrendOpen(false);
  });
  const followed = lines[0]?.selections[0];
  return (
    <section className={styles['block']} aria-label={name}>
      <h3 data-roving-row className={styles['head']}>
        <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={onFold}>
          {name}
          {type.isDoubleHandicap && <span className={styles['format-label']}>{oddsFormatLabel(row.format, tBetting)}</span>}
          <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size="sm" className={styles['chevron']} />
        </button>
        {!isFolded && followed && (
          <IconButton
            icon="stats"
            size="sm"
            pressed={isTrendOpen}
            label={t('match.trend.of', { market: name })}
            onClick={() => {
              setIsTrendOpen(!isTrendOpen);
            }}
          />
        )}
        <IconButton
          icon="star"
          size="sm"
          className={styles['pin']}
          pressed={isPinned}
          label={t('match.pin', { market: name })}
          onClick={onPin}
        />
      </h3>
      {trend && !isFolded && isTrendOpen && followed && <trend.PriceTrend match={row.tracked.match} type={type} selection={followed} />}
      {!isFolded &&
        lines.map((market) =>
          type.kind === 'correct-score' ? (
            <ScoreMatrixView key={market.key} row={row} refusals={refusals} market={market} />
          ) : (
            <Line key={market.key} row={row} refusals={refusals} market={market} />
          ),
        )}
    </section>
  );
}

function Line({ row, refusals, market }: { readonly row: RowContext; readonly refusals: Refusals; readonly market: Market }) {
  return (
    <PriceRow className={styles['line']} data-many={market.selections.length > 3 || undefined}>
      {market.selections.map((selection) => (
        <MatchPrice
          key={selection.key}
          row={row}
          refusals={refusals}
          market={market}
          selection={selection}
          text={SHORT_KINDS.has(market.type.kind) ? 'short' : 'name'}
        />
      ))}
    </PriceRow>
  );
}
