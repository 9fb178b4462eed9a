import { useStore } from 'zustand';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { ButtonLink, cx, Empty } from '@site/shared/ui';
import { CHANNEL } from '../../channel/channel';
import { useTranslation } from '../../i18n';
import { useTicketWatch } from '../../tickets/ui/useTicketWatch';
import { isOpen } from '../placement';
import { slipStore } from '../slipStore';
import { EntryList } from './EntryList';
import { PlacementList, ReceiptList } from './PlacementList';
import { SlipFooter } from './SlipFooter';
import { SlipHead } from './SlipHead';
import { usePlacementDesk } from './usePlacementDesk';
import { useQuote } from './useQuote';
import { useSlipDesk } from './useSlipDesk';
import { useSlipKeeping } from './useSlipKeeping';
import styles from './SlipDock.module.css';

/** The slip in the dock: what was chosen, at which price, for how much, and the bets on their way. */
export function View() {
  const { t } = useTranslation();
  useSlipKeeping();
  useTicketWatch();
  const { submit } = usePlacementDesk();
  const quoteFailure = useQuote();
  const { desk, cappedTo } = useSlipDesk();
  const placements = useStore(slipStore(), (state) => state.placements);
  const isLocked = placements.some(isOpen);

  return (
    <section className={styles['slip']} aria-label={t('slip.title')}>
      <SlipHead isEmpty={desk === undefined} isLocked={isLocked} />
      <div className={cx(styles['scroll'], desk && styles['filled'])}>
        <PlacementList placements={placements} />
        {desk && <EntryList desk={desk} placements={placements} cappedTo={cappedTo} isLocked={isLocked} quoteFailure={quoteFailure} />}
        <ReceiptList placements={placements} />
      </div>
      {desk && <SlipFooter desk={desk} cappedTo={cappedTo()} isLocked={isLocked} onSubmit={submit} />}
      {!desk && placements.length === 0 && <EmptySlip />}
    </section>
  );
}

function EmptySlip() {
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
}
