import { memo, useMemo } from 'react';
import { priceIn, selectionLabel, useBettingTranslation, type Market, type Selection, type Team } from '@site/shared/betting';
import { formatPrice, type OddsFormat } from '@site/shared/odds';
import { cx, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { PriceMove } from '../feed/matchFeed';
import { priceText, type PriceWords } from './priceText';
import type { RowContext } from './rowContext';
import { useJustShown } from './useJustShown';
import { useOddsName } from './useOddsName';
import { usePriceMark } from './usePriceMark';
import styles from './OddsButton.module.css';

export interface OddsButtonProps {
  readonly home: Team;
  readonly away: Team;
  readonly market: Market;
  readonly selection: Selection;
  readonly format: OddsFormat;
  readonly move: PriceMove | undefined;
  readonly isSelected: boolean;
  /** False while the price may be old: it is shown but cannot be picked. */
  readonly isFresh: boolean;
  /** `lg`: 44 px high, for a card that shows one market. Default: 34 px, as on the board. */
  readonly size?: 'md' | 'lg';
  /** Default: the line and a short word. */
  readonly text?: PriceWords;
  readonly onPick: RowContext['onPick'];
}

/**
 * Renders one price. Its accessible name contains match, market, selection with line, price and direction of the last
 * move. A price that cannot be picked stays focusable and readable: it is disabled only with `aria-disabled`. It
 * re-renders only when its own data changes: unchanged teams and selections keep their identity in the feed, and of its
 * market it uses only state and name.
 */
export const OddsButton = memo(function OddsButton(props: OddsButtonProps) {
  const { home, away, market, selection, format, move, isSelected, isFresh, size = 'md', text = 'short', onPick } = props;
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const mark = usePriceMark(move);
  const name = useOddsName({ home, away }, market);
  const { price: offered, line, side } = selection;
  const { type } = market;
  const label = useMemo(() => selectionLabel({ market: type, side, line, home, away }, tBetting), [type, side, line, home, away, tBetting]);
  const shown = useMemo(
    () => priceText({ market: type, side, line, home, away }, text, tBetting),
    [type, side, line, home, away, text, tBetting],
  );
  const price = market.state === 'open' && offered ? priceIn(offered, format) : undefined;
  const figure = price && formatPrice(price);
  const { handlers, isJustShown } = useJustShown(figure && `${selection.key} ${String(line)} ${figure}`);

  if (!price || figure === undefined) {
    return (
      <button
        {...handlers}
        type="button"
        data-price
        aria-disabled="true"
        className={cx(styles['odds'], size === 'lg' && styles['lg'], styles['suspended'])}
        aria-label={name(label, t('odds.suspended'))}
      >
        <Icon name="lock" size="xs" />
      </button>
    );
  }

  const direction = mark ? move?.direction : undefined;
  return (
    <button
      {...handlers}
      type="button"
      data-price
      className={cx(
        styles['odds'],
        size === 'lg' && styles['lg'],
        direction && styles[direction],
        mark === 'tinted' && styles['tinted'],
        isSelected && styles['selected'],
        price.thousandths < 0 && price.format !== 'A' && styles['negative'],
        !isFresh && styles['stale'],
        text === 'price' && styles['alone'],
        text === 'name' && styles['named'],
      )}
      aria-pressed={isSelected}
      aria-label={name(label, figure, direction && t(`odds.${direction}`), isFresh ? undefined : t('odds.stale'))}
      aria-disabled={!isFresh || undefined}
      onClick={(event) => {
        const isUnseen = isJustShown(event);
        if (isFresh) onPick(market, selection, isUnseen);
      }}
    >
      {shown.name !== '' && <span className={styles['name']}>{shown.name}</span>}
      {shown.line !== '' && <span className={styles['line']}>{shown.line}</span>}
      <b className={styles['price']} data-num translate="no">
        {figure}
      </b>
      {direction && <i className={styles['arrow']} aria-hidden="true" />}
    </button>
  );
}, showsTheSame);

function showsTheSame({ market: one, ...before }: OddsButtonProps, { market: other, ...after }: OddsButtonProps): boolean {
  const isSameMarket = one === other || (one.key === other.key && one.state === other.state && one.type === other.type);
  return isSameMarket && (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]);
}
