import { useRouteLink } from '@site/shared/contract';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Placement } from '../slip/placement';
import { dispatch, slipStore } from '../slip/slipStore';
import { REJECTION_KEYS } from './rejectionKeys';
import styles from './PlacementCard.module.css';

/** Shows a bet that was not accepted and the reason. The entry below shows the current price beside the old one. */
export function RejectedCard({ placement: { reason, order } }: { readonly placement: Extract<Placement, { status: 'rejected' }> }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="danger"
      title={t('placement.rejected.title')}
      className={styles['note']}
      action={
        <NoteAction
          onClick={() => {
            dispatch(slipStore(), { type: 'dismissed', key: order.key });
          }}
        >
          {t('placement.rejected.dismiss')}
        </NoteAction>
      }
    >
      {t(REJECTION_KEYS[reason])}
      {t('placement.rejected.unpaid')}
      {reason === 'payout-limit' && <PayoutRules />}
    </Note>
  );
}

/** Links to the terms, which list the payout limit of each class. */
function PayoutRules() {
  const { t } = useTranslation();
  const terms = useRouteLink('gztk', {});
  return (
    <a {...terms} className={styles['rules']}>
      {t('placement.rejected.payout_rules')}
    </a>
  );
}
