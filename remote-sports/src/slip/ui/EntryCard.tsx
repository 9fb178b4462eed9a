import {
  lineLabel,
  marketLabel,
  oddsFormatLabel,
  phaseLabel,
  selectionLabel,
  useBettingTranslation,
  versusLabel,
} from '@site/shared/betting';
import type { CallFailure } from '@site/shared/contract';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { comparePrices, formatPrice } from '@site/shared/odds';
import { cx, Icon, IconButton, VisuallyHidden } from '@site/shared/ui';
import { useTranslation, type SportsTranslate } from '../../i18n';
import type { SlipDesk } from '../slipDesk';
import { remove, slipStore } from '../slipStore';
import styles from './EntryCard.module.css';

interface EntryCardProps {
  readonly desk: SlipDesk;
  /** A bet on it is on its way: it stays. */
  readonly isLocked: boolean;
  readonly quoteFailure: CallFailure | undefined;
}

/**
 * One selection of the slip: what and at which price first, then market and state, then the match; a changed price beside the old one.
 *
 * Proves R-ODDS-07.
 */
export function EntryCard({ desk, isLocked, quoteFailure }: EntryCardProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { t: tShared } = useSharedTranslation();
  const { entry, now, before, quoted } = desk;
  const named = { market: entry.market, side: entry.side, line: now.line, home: entry.match.home, away: entry.match.away };
  const label = selectionLabel(named, tBetting);
  const score = quoted?.score ?? entry.seen.score;
  const market = marketLabel(entry.market, tBetting);
  const phase = phaseLabel(entry.match.phase, tBetting);
  const direction =
    before?.price && now.price ? (['down', undefined, 'up'] as const)[comparePrices(now.price, before.price) + 1] : undefined;
  const isUnavailable = quoted !== undefined && (quoted.state !== 'open' || !quoted.price);
  const why = quoteFailure ? failureText(quoteFailure, tShared) : changeText(desk, t);

  return (
    <article className={cx(styles['entry'], isUnavailable && styles['unavailable'])} aria-label={label}>
      <h3 className={styles['selection']}>{label}</h3>
      <p className={cx(styles['price'], direction && styles[direction])} data-num>
        {before?.price && <del>{formatPrice(before.price)}</del>}
        {now.price ? formatPrice(now.price) : t('odds.none')}
        {direction && (
          <>
            <i className={styles['arrow']} aria-hidden="true" />
            <VisuallyHidden>{t(`odds.${direction}`)}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles['market']}>
        {entry.market.isInPlay && score
          ? t('slip.market_line_score', { market, phase, home: score.home, away: score.away })
          : t('slip.market_line', { market, phase })}
        {entry.market.isDoubleHandicap && now.price && t('slip.format_label', { format: oddsFormatLabel(now.price.format, tBetting) })}
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
        {now.price && <VisuallyHidden>{t('slip.announce_price', { selection: label, price: formatPrice(now.price) })}</VisuallyHidden>}
      </div>
    </article>
  );
}

/** What the player should know before pressing the button, in one sentence. */
function changeText({ quoted, verdict, before, now, entry }: SlipDesk, t: SportsTranslate): string | undefined {
  if (!quoted) return undefined;
  if (quoted.state === 'closed') return t('slip.change.closed');
  if (quoted.state === 'suspended' || !quoted.price) return t('slip.change.suspended');
  if (verdict?.because === 'score-changed') return t('slip.change.score_changed');
  if (!before) return undefined;
  if (before.line !== now.line && before.line !== undefined && now.line !== undefined) {
    return t('slip.change.line_changed', { before: lineLabel(entry.market, before.line), now: lineLabel(entry.market, now.line) });
  }
  if (!before.price || !now.price) return undefined;
  return t('slip.change.price_changed', { before: formatPrice(before.price), now: formatPrice(now.price) });
}
