import {
  lineLabel,
  priceIn,
  selectionLabel,
  sideLabel,
  useBettingTranslation,
  type Market,
  type Match,
  type Selection,
} from '@site/shared/betting';
import { formatPrice, type OddsFormat } from '@site/shared/odds';
import { cx, Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { PRICE_MARK_MS } from '../../match/limits';
import type { PriceMove } from '../../match/matchFeed';
import { useFading } from '../../match/ui/useFading';
import { useOddsName } from './useOddsName';
import styles from './OddsButton.module.css';

export interface OddsButtonProps {
  readonly match: Match;
  readonly market: Market;
  readonly selection: Selection;
  readonly format: OddsFormat;
  readonly move: PriceMove | undefined;
  readonly isSelected: boolean;
  /** False while the price may be old: it is shown, and cannot be picked. */
  readonly isFresh: boolean;
  /** lg: 44 high, for a card that shows one market. Default: 34, as on the board. */
  readonly size?: 'md' | 'lg';
  readonly onPick: (market: Market, selection: Selection) => void;
}

/** One price. Its name reads match, market, selection with its line, price, and which way it moved. */
export function OddsButton({ match, market, selection, format, move, isSelected, isFresh, size = 'md', onPick }: OddsButtonProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const isMarked = useFading(move?.at, PRICE_MARK_MS);
  const name = useOddsName(match, market);
  const { price: offered, line, side } = selection;
  const label = selectionLabel({ market: market.type, side, line, home: match.home, away: match.away }, tBetting);

  if (market.state !== 'open' || !offered) {
    return (
      <button
        type="button"
        disabled
        className={cx(styles['odds'], styles[size], styles['suspended'])}
        aria-label={name(label, t('odds.suspended'))}
      >
        <Icon name="lock" size="xs" />
      </button>
    );
  }

  const price = priceIn(offered, format);
  const text = formatPrice(price);
  const direction = isMarked ? move?.direction : undefined;
  const isTeamLine = market.type.kind === 'handicap';
  return (
    <button
      type="button"
      className={cx(
        styles['odds'],
        styles[size],
        direction && styles[direction],
        isSelected && styles['selected'],
        price.thousandths < 0 && styles['negative'],
        !isFresh && styles['stale'],
      )}
      data-beat={direction && move?.beat}
      aria-pressed={isSelected}
      aria-label={name(label, text, direction && t(`odds.${direction}`), isFresh ? undefined : t('odds.stale'))}
      disabled={!isFresh}
      onClick={() => {
        onPick(market, selection);
      }}
    >
      <span className={styles['line']}>
        {isTeamLine ? line !== undefined && lineLabel(market.type, line) : sideLabel(side, tBetting)}
        {!isTeamLine && line !== undefined && ` ${lineLabel(market.type, line)}`}
      </span>
      <b className={styles['price']} data-num>
        {text}
      </b>
      <i className={styles['arrow']} aria-hidden="true" />
    </button>
  );
}
