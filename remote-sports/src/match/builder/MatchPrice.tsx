import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useServices } from '@site/shared/contract';
import { useTranslation } from './texts';
import { priceText } from '../../prices/priceText';
import { SelectionPrice, type SelectionPriceProps } from '../../prices/SelectionPrice';
import { useOddsName } from '../../prices/useOddsName';
import { BUILDER_REFUSAL_KEYS } from '../../slip/builderRefusals';
import type { BuilderRefusal } from '../../slip/types';
import type { Refusals } from './builderApi';
import styles from './MatchPrice.module.css';

interface MatchPriceProps extends SelectionPriceProps {
  readonly refusals: Refusals;
}

/**
 * Shows the price of a selection on its match page. In builder mode, a selection that cannot be combined with the
 * chosen ones is dimmed, and a press shows the reason.
 */
export function MatchPrice({ refusals, ...price }: MatchPriceProps) {
  const { row, market, selection } = price;
  const reason = refusals.get(selection.key);
  const isShown = market.state === 'open' && selection.price !== undefined;
  if (reason === undefined || !isShown || row.selectedKeys.has(selection.key)) return <SelectionPrice {...price} />;
  return <RefusedPrice {...price} reason={reason} />;
}

/** The match page shows the chosen selections, so these two reasons can refer to them. */
const PAGE_KEYS = { contradiction: 'match.builder.contradiction', implied: 'match.builder.implied' } as const;

function RefusedPrice({ row, market, selection, text = 'short', reason }: SelectionPriceProps & { readonly reason: BuilderRefusal }) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { home, away } = row.tracked.match;
  const name = useOddsName({ home, away }, market);
  const named = { market: market.type, side: selection.side, line: selection.line, home, away };
  const shown = priceText(named, text, tBetting);
  const why = t('match.builder.cannot', {
    reason: t(reason === 'contradiction' || reason === 'implied' ? PAGE_KEYS[reason] : BUILDER_REFUSAL_KEYS[reason]),
  });
  return (
    <button
      type="button"
      data-price
      aria-disabled="true"
      title={why}
      className={styles['refused']}
      aria-label={name(selectionLabel(named, tBetting), why)}
      onClick={() => {
        overlays.toast(why, 'info');
      }}
    >
      {shown.name !== '' && <span className={styles['name']}>{shown.name}</span>}
      {shown.line !== '' && <span className={styles['line']}>{shown.line}</span>}
      <span className={styles['mark']} aria-hidden="true">
        –
      </span>
    </button>
  );
}
