import { memo, useMemo, useEffect, useRef, type MouseEvent, useState } from 'react';
import { priceIn, type Market, type Selection, type Team } from '@site/shared/betting';
import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatPrice, type OddsFormat } from '@site/shared/odds';
import { cx, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { type PriceMove, PRICE_MARK_MS } from '../feed/matchFeed';
import { priceText, type PriceWords } from './priceText';
import type { RowContext } from './rowContext';
import { useOddsName } from './useOddsName';
import styles from './OddsButton.module.css';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { usePressStart } from '@site/shared/ui/input/usePressStart';
import { hasJustMoved } from '../slip/priceSpots';
import { useServices } from '@site/shared/contract';
import { actAfter } from '../clock/sharedTimers';

const PRICE_TINT_MS = 1_600;

/** Returns how a moved price is marked now: first with tint and arrow, then with the arrow alone, then not at all. */
function usePriceMark(move: PriceMove | undefined): 'tinted' | 'arrow' | undefined {
  const { clock } = useServices();
  /**
   * End of the last mark that a timer reported. Needed because the timer may fire slightly before that time on the
   * clock.
   */
  const [ended, setEnded] = useState(0);
  const at = move?.at;

  useEffect(() => {
    if (at === undefined) return undefined;
    const age = clock.now() - at;
    const ends = [PRICE_TINT_MS, PRICE_MARK_MS]
      .filter((limit) => age < limit)
      .map((limit) =>
        actAfter(limit - age, () => {
          setEnded(at + limit);
        }),
      );
    return () => {
      for (const end of ends) end();
    };
  }, [at, clock]);

  if (at === undefined) return undefined;
  const age = Math.max(clock.now(), ended) - at;
  if (age < PRICE_TINT_MS) return 'tinted';
  return age < PRICE_MARK_MS ? 'arrow' : undefined;
}

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

interface JustShown {
  readonly handlers: ReturnType<typeof usePressStart>['handlers'];
  /** Returns true for a click that was meant for the previous price at this position. */
  readonly isJustShown: (click: Pick<MouseEvent, 'detail' | 'currentTarget'>) => boolean;
}

/**
 * Detects a press that started before a price appeared, changed or moved under the finger, or within 500 ms after that,
 * even when the price was suspended in between. Such a press was meant for the previous price. Unlike `useSettling` it
 * does not re-render, because a board has hundreds of prices.
 *
 * @param shown differs for each price; `undefined` while there is no price
 */
function useJustShown(shown: string | undefined): JustShown {
  const seen = useRef<{ readonly shown: string; readonly at: number }>(undefined);
  useEffect(() => {
    if (shown !== undefined && shown !== seen.current?.shown) seen.current = { shown, at: performance.now() };
  }, [shown]);
  const isNew = (pointedAt: Element | undefined): boolean =>
    seen.current === undefined || performance.now() - seen.current.at < SETTLING_MS || (pointedAt !== undefined && hasJustMoved(pointedAt));
  const { handlers, take } = usePressStart((pointedAt) => (isNew(pointedAt) ? 'new' : seen.current));
  const isJustShown: JustShown['isJustShown'] = (click) => {
    const atStart = take(click);
    return isNew(click.detail > 0 ? click.currentTarget : undefined) || (atStart !== undefined && atStart !== seen.current);
  };
  return { handlers, isJustShown };
}
