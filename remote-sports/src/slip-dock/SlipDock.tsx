import { memo, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { ButtonLink, cx, Empty } from '@site/shared/ui';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useTranslation } from '../i18n';
import { useTicketWatch } from '../tickets/useTicketWatch';
import { isOpen } from '../slip/placement';
import { slipStore } from '../slip/slipStore';
import { EntryList } from './EntryList';
import { PlacementList, ReceiptList } from '../placement/PlacementList';
import { SlipFooter } from './SlipFooter';
import { SlipHead } from './SlipHead';
import { usePlacement } from '../placement/usePlacement';
import { useQuote } from '../slip/useQuote';
import { useSlipSummary } from '../slip/useSlipSummary';
import { useSlipFocus } from './useSlipFocus';
import { useSlipSync } from '../slip/useSlipSync';
import styles from './SlipDock.module.css';

/** The slip in the dock: entries, prices, stakes, and the bets under way. */
export function SlipDock() {
  const { t } = useTranslation();
  useSlipSync();
  useTicketWatch();
  const { submit } = usePlacement();
  const quoteFailure = useQuote();
  const { summary, cappedTo } = useSlipSummary();
  const placements = useStore(slipStore(), (state) => state.placements);
  const isLocked = placements.some(isOpen);
  // The first pick is painted on the board before the slip is drawn. From then on the slip changes with the press.
  const isDrawn = useDeferredValue(summary !== undefined);
  const filled = isDrawn ? summary : undefined;
  const slip = useSlipFocus(placements, filled === summary);

  return (
    <section ref={slip} tabIndex={-1} className={styles['slip']} aria-label={t('slip.title')}>
      <SlipHead isEmpty={filled === undefined} isLocked={isLocked} />
      <div className={cx(styles['scroll'], filled && styles['filled'])}>
        <PlacementList placements={placements} />
        {filled && (
          <EntryList summary={filled} placements={placements} cappedTo={cappedTo} isLocked={isLocked} quoteFailure={quoteFailure} />
        )}
        <ReceiptList placements={placements} />
      </div>
      {filled && <SlipFooter summary={filled} cappedTo={cappedTo()} isLocked={isLocked} onSubmit={submit} />}
      {!filled && placements.length === 0 && <EmptySlip />}
    </section>
  );
}

const EmptySlip = memo(function EmptySlip() {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const { name } = useReadable(navigation.location);
  const isAtPrices = name === 'crty' || name === 'crtyMatch';
  const link = useRouteLink('crty', { enName: CHANNEL });
  return (
    <Empty
      title={t('slip.empty_title')}
      className={styles['empty']}
      actions={isAtPrices ? undefined : <ButtonLink {...link}>{t('slip.empty_action')}</ButtonLink>}
    >
      {t('slip.empty_reason')}
    </Empty>
  );
});

export { SlipDock as View };
