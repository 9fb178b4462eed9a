import { useStore } from 'zustand';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { ButtonLink, Empty } from '@site/shared/ui';
import { CHANNEL } from '../../channel/channel';
import { useTranslation } from '../../i18n';
import { useTicketWatch } from '../../tickets/ui/useTicketWatch';
import { isOpen } from '../placement';
import { slipStore } from '../slipStore';
import { EntryCard } from './EntryCard';
import { PlacementCard } from './PlacementCard';
import { SlipFooter } from './SlipFooter';
import { SlipHead } from './SlipHead';
import { usePlacementDesk } from './usePlacementDesk';
import { useQuote } from './useQuote';
import { useSlipDesk } from './useSlipDesk';
import { useSlipKeeping } from './useSlipKeeping';
import styles from './SlipDock.module.css';

/**
 * The slip in the dock: what was chosen, at which price, for how much, and the bet on its way.
 *
 * Assumption: single bets for now; a mode is offered as soon as it can be placed.
 */
export function View() {
  const { t } = useTranslation();
  useSlipKeeping();
  useTicketWatch();
  const { submit } = usePlacementDesk();
  const quoteFailure = useQuote();
  const { desk, cappedTo } = useSlipDesk();
  const placement = useStore(slipStore(), (state) => state.placement);

  return (
    <section className={styles['slip']} aria-label={t('slip.title')}>
      <SlipHead isEmpty={desk === undefined} isLocked={isOpen(placement)} />
      <PlacementCard placement={placement} />
      {placement.at === 'accepted' || (!desk && isOpen(placement)) ? null : desk ? (
        <>
          <div className={styles['entries']}>
            <EntryCard desk={desk} isLocked={isOpen(placement)} quoteFailure={quoteFailure} />
          </div>
          <SlipFooter desk={desk} cappedTo={cappedTo} isLocked={isOpen(placement)} onSubmit={submit} />
        </>
      ) : (
        <EmptySlip />
      )}
    </section>
  );
}

function EmptySlip() {
  const { t } = useTranslation();
  const { navigation } = useServices();
  const isOnBoard = useReadable(navigation.location).name === 'crty';
  const link = useRouteLink('crty', { enName: CHANNEL });
  return (
    <Empty
      title={t('slip.empty_title')}
      className={styles['empty']}
      actions={isOnBoard ? undefined : <ButtonLink {...link}>{t('slip.empty_action')}</ButtonLink>}
    >
      {t('slip.empty_reason')}
    </Empty>
  );
}
