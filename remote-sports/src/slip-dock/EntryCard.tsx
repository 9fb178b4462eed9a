import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import {
  lineLabel,
  marketLabel,
  oddsFormatLabel,
  phaseLabel,
  selectionLabel,
  useBettingTranslation,
  versusLabel,
} from '@site/shared/ui/betting';
import { comparePrices, formatPrice } from '@site/shared/odds';
import { cx, Icon, IconButton, VisuallyHidden } from '@site/shared/ui';
import { useTranslation, type Translate } from './texts';
import { BUILDER_REFUSAL_KEYS } from '../slip/builderRefusals';
import { isChanged, isTakenOff, type EntrySummary } from '../slip/entrySummary';
import { remove, slipStore } from '../slip/slipStore';
import type { BuilderRefusal, SlipMode } from '../slip/types';
import styles from './EntryCard.module.css';

interface EntryCardProps {
  readonly summary: EntrySummary;
  readonly mode: SlipMode;
  /** True for the entry picked last; it is scrolled into view. */
  readonly isNewest: boolean;
  /** True while a bet is open: the entry cannot be removed. */
  readonly isLocked: boolean;
  readonly onAccept: () => void;
  /**
   * Set when several selections of one match share one price. `refused`: the reason why they cannot be combined, when
   * this entry causes it.
   */
  readonly together?: { readonly refused: BuilderRefusal | undefined } | undefined;
  /** Stake and placement, when the entry is one of several singles. */
  readonly children?: ReactNode;
}

/**
 * Shows one selection of the slip: selection and price first, then market and state, then the match. A changed price is
 * shown beside the old one, to be accepted or removed.
 *
 * Implements R-ODDS-07.
 */
export function EntryCard({ summary, mode, isNewest, isLocked, onAccept, together, children }: EntryCardProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const card = useRef<HTMLElement>(null);
  const { entry, now, before, score, status } = summary;
  const named = { market: entry.market, side: entry.side, line: now.line, home: entry.match.home, away: entry.match.away };
  const label = selectionLabel(named, tBetting);
  const market = marketLabel(entry.market, tBetting);
  const phase = phaseLabel(entry.match.phase, tBetting);
  const direction =
    before?.price && now.price ? (['down', undefined, 'up'] as const)[comparePrices(now.price, before.price) + 1] : undefined;
  const isOut = isTakenOff(summary) || status === 'conflict';
  const price = together ? undefined : now.price;
  const why = together?.refused ? t(BUILDER_REFUSAL_KEYS[together.refused]) : noticeOf(summary, mode, t);

  // Scroll after the press is painted, because `scrollIntoView` forces a synchronous layout.
  const isPaintedNewest = useDeferredValue(isNewest, false) && isNewest;
  useEffect(() => {
    if (isPaintedNewest) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isPaintedNewest]);

  return (
    <article ref={card} className={cx(styles['entry'], isOut && styles['unavailable'])} aria-label={label}>
      <h3 className={styles['selection']}>{label}</h3>
      <p className={cx(styles['price'], direction && styles[direction])} data-num translate="no">
        {price && before?.price && <del translate="no">{formatPrice(before.price)}</del>}
        {(price ?? !together) && <span translate={price ? 'no' : 'yes'}>{price ? formatPrice(price) : priceless(status, t)}</span>}
        {price && direction && (
          <>
            <i className={styles['arrow']} aria-hidden="true" />
            <VisuallyHidden>{t(`odds.${direction}`)}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles['market']}>
        {[
          entry.market.isInPlay && score
            ? t('slip.market_line_score', { market, phase, home: score.home, away: score.away })
            : t('slip.market_line', { market, phase }),
          entry.market.isDoubleHandicap && price ? t('odds.format_label', { format: oddsFormatLabel(price.format, tBetting) }) : '',
        ].join('')}
      </p>
      <IconButton
        icon="close"
        size="sm"
        className={styles['remove']}
        label={t('slip.remove', { selection: label })}
        disabled={isLocked}
        onClick={() => {
          remove(slipStore(), entry.key);
        }}
      />
      <p className={styles['match']}>{versusLabel(named, tBetting)}</p>
      <div aria-live="polite" className={styles['announcement']}>
        {why !== undefined && (
          <p className={styles['why']}>
            <Icon name="warning" size="xs" />
            {why}
          </p>
        )}
        {isChanged(summary) && (
          <button
            type="button"
            className={styles['accept']}
            disabled={isLocked}
            aria-label={t('slip.change.accept_one', { selection: label })}
            onClick={onAccept}
          >
            {t('slip.change.accept')}
          </button>
        )}
        {price && <VisuallyHidden>{t('slip.announce_price', { selection: label, price: formatPrice(price) })}</VisuallyHidden>}
      </div>
      {children}
    </article>
  );
}

/**
 * Returns the text shown when there is no price: nothing when none was requested, a dash while it is requested, and a
 * text once it is known that there is none.
 */
function priceless(status: EntrySummary['status'], t: Translate): string {
  if (status === 'conflict') return '';
  return status === 'unknown' ? '–' : t('odds.none');
}

/** Returns the notice on an entry as one sentence. */
function noticeOf({ status, verdict, before, now, entry }: EntrySummary, mode: SlipMode, t: Translate): string | undefined {
  const isLeftOut = mode === 'multiple';
  switch (status) {
    case 'conflict':
      return t('slip.change.conflict');
    case 'decided':
      return t(isLeftOut ? 'slip.change.decided_left_out' : 'slip.change.decided');
    case 'closed':
      return t(isLeftOut ? 'slip.change.closed_left_out' : 'picks.closed');
    case 'suspended':
      return t(isLeftOut ? 'slip.change.suspended_left_out' : 'picks.suspended');
    case 'unknown':
      return undefined;
    case 'open':
      break;
  }
  if (verdict?.because === 'score-changed') return t('slip.change.score_changed');
  if (!before) return undefined;
  if (before.line !== now.line && before.line !== undefined && now.line !== undefined) {
    return t('slip.change.line_changed', { before: lineLabel(entry.market, before.line), now: lineLabel(entry.market, now.line) });
  }
  if (!before.price || !now.price) return undefined;
  return t('slip.change.price_changed', { before: formatPrice(before.price), now: formatPrice(now.price) });
}
