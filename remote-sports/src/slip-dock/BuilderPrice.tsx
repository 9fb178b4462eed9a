import { oddsFormatLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { comparePrices, formatPrice } from '@site/shared/odds';
import { cx, Icon, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import { BUILDER_REFUSAL_KEYS } from '../slip/builderRefusals';
import { agreeTogether, slipStore } from '../slip/slipStore';
import type { TogetherSummary } from '../slip/together';
import styles from './BuilderPrice.module.css';

interface BuilderPriceProps {
  readonly together: TogetherSummary;
  readonly legs: number;
  readonly isLocked: boolean;
}

/**
 * Shows the combined price of several selections of one match, in European format regardless of the board's format.
 * Shows a changed price beside the old one, or the reason why the selections cannot be combined.
 */
export function BuilderPrice({ together: { now, before, isChanged, refused, refusedKey }, legs, isLocked }: BuilderPriceProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const direction = before && now ? (['down', undefined, 'up'] as const)[comparePrices(now, before) + 1] : undefined;
  return (
    <section className={styles['builder']} aria-label={t('slip.combination.builder', { legs })}>
      <p className={styles['title']}>
        <b>{t('slip.combination.builder', { legs })}</b>
        <span>{refused === undefined ? t('builder.note', { format: oddsFormatLabel('E', tBetting) }) : t('builder.none')}</span>
      </p>
      <p className={cx(styles['price'], direction && styles[direction])} data-num translate="no">
        {before && <del translate="no">{formatPrice(before)}</del>}
        <span translate="no">{now ? formatPrice(now) : '–'}</span>
        {direction && <VisuallyHidden>{t(`odds.${direction}`)}</VisuallyHidden>}
      </p>
      <div aria-live="polite" className={styles['news']}>
        {refused !== undefined && refusedKey === undefined && (
          <p className={styles['why']}>
            <Icon name="warning" size="xs" />
            {t(BUILDER_REFUSAL_KEYS[refused])}
          </p>
        )}
        {now && before && (
          <p className={styles['why']}>
            <Icon name="info" size="xs" />
            {t('slip.change.price_changed', { before: formatPrice(before), now: formatPrice(now) })}
          </p>
        )}
        {isChanged && (
          <button
            type="button"
            className={styles['accept']}
            disabled={isLocked}
            onClick={() => {
              agreeTogether(slipStore());
            }}
          >
            {t('slip.change.accept')}
          </button>
        )}
        {now && (
          <VisuallyHidden>
            {t('slip.announce_price', { selection: t('slip.combination.builder', { legs }), price: formatPrice(now) })}
          </VisuallyHidden>
        )}
      </div>
    </section>
  );
}
