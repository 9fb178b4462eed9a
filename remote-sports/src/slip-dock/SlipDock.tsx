import { memo, useDeferredValue, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { useBoardLink } from '@site/shared/screen-link';
import { ButtonLink, Empty, ErrorNote, useLazyModule } from '@site/shared/ui';
import { CHANNEL } from '../channel-entry/channelEntry';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { hasStoredOrders } from '../placement/hasStoredOrders';
import { QuickBetBar } from '../quick-bet/QuickBetBar';
import { QuickBetButton } from '../quick-bet/QuickBetButton';
import { quickBetChoice } from '../quick-bet/quickBetRules';
import { isOpen } from '../slip/placement';
import { slipStore } from '../slip/slipStore';
import { useSlipSync } from '../slip/useSlipSync';
import { useTicketWatch } from '../tickets/useTicketWatch';
import { loadSlipBody } from './LazySlipBody';
import { SlipHead } from './SlipHead';
import styles from './SlipDock.module.css';

/** Shows the slip in the dock: its header, and its body, which is loaded once there is something to show. */
export function SlipDock() {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  useSlipSync();
  useTicketWatch();
  const isEmpty = useStore(slipStore(), (state) => state.slip.entries.length === 0);
  const hasPlacements = useStore(slipStore(), (state) => state.placements.length > 0);
  const isLocked = useStore(slipStore(), (state) => state.placements.some(isOpen));
  const isIdle = useStore(slipStore(), ({ slip }) => slip.mode !== 'single');
  const hasOrders = useHasStoredOrders();
  // Defer the slip, so that the first pick is painted on the board before the slip renders.
  const isNeeded = useDeferredValue(!isEmpty || hasPlacements || hasOrders, false);
  const [hasFailed, setHasFailed] = useState(false);
  const body = useLazyModule(loadSlipBody, isNeeded && !hasFailed, () => {
    setHasFailed(true);
  });
  const isMissed = isNeeded && hasFailed;
  const slip = useRef<HTMLElement>(null);
  const isHeadEmpty = useDeferredValue(isEmpty);

  return (
    <section ref={slip} tabIndex={-1} className={styles['slip']} aria-label={t('slip.title')}>
      <SlipHead isEmpty={isHeadEmpty} isLocked={isLocked} />
      <QuickBetBar isIdle={isIdle} className={styles['quick-bet']} />
      {body && <body.SlipBody slip={slip} empty={<EmptySlip />} />}
      {!body && isMissed && (
        <ErrorNote
          fact={t('slip.not_loaded')}
          actionLabel={tShared('loadable.retry')}
          onAction={() => {
            setHasFailed(false);
          }}
          className={styles['failed']}
        />
      )}
      {!body && !isMissed && <EmptySlip />}
    </section>
  );
}

/**
 * Returns true when an earlier page left bets whose outcome this device has not received; the slip body then follows
 * them.
 */
function useHasStoredOrders(): boolean {
  const { storage, session } = useServices();
  const owner = useReadable(session.member)?.userId;
  return owner !== undefined && hasStoredOrders(storage);
}

const EmptySlip = memo(function EmptySlip() {
  const { t } = useTranslation();
  const { navigation, session } = useServices();
  const { name } = useReadable(navigation.location);
  const isMember = useReadable(session.isSignedIn);
  const [{ isOn }] = useMemberChoice(quickBetChoice);
  const isIdle = useStore(slipStore(), ({ slip }) => slip.mode !== 'single');
  const isOffered = isMember && !isOn;
  const isAtPrices = name === 'crty' || name === 'sports/board' || name === 'crtyMatch';
  const link = useBoardLink(CHANNEL);
  const actions = (
    <>
      {!isAtPrices && (
        <ButtonLink size="sm" {...link}>
          {t('slip.empty_action')}
        </ButtonLink>
      )}
      {isOffered && <QuickBetButton label={t('quick_bet.open')} />}
    </>
  );
  return (
    <Empty title={t('slip.empty_title')} className={styles['empty']} actions={isAtPrices && !isOffered ? undefined : actions}>
      {t(isMember && isOn && !isIdle ? 'quick_bet.empty' : 'slip.empty_reason')}
    </Empty>
  );
});

export { SlipDock as View };
