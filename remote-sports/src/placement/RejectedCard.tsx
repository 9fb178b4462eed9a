import { useRouteLink } from '@site/shared/contract';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Placement } from '../slip/placement';
import { dispatch, slipStore } from '../slip/slipStore';
import { REJECTION_KEYS } from './rejectionKeys';
import styles from './PlacementCard.module.css';

/** A bet that was not accepted, and why. The entry below shows the present price beside the old one. */
export function RejectedCard({ placement: { reason, order } }: { readonly placement: Extract<Placement, { status: 'rejected' }> }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="danger"
      title={t('slip.rejected.title')}
      className={styles['note']}
      action={
        <NoteAction
          onClick={() => {
            dispatch(slipStore(), { type: 'dismissed', key: order.key });
          }}
        >
          {t('slip.rejected.dismiss')}
        </NoteAction>
      }
    >
      {t(REJECTION_KEYS[reason])}
      {t('slip.rejected.unpaid')}
      {reason === 'payout-limit' && <PayoutRules />}
    </Note>
  );
}

/** The terms name the limit of every class. */
function PayoutRules() {
  const { t } = useTranslation();
  const terms = useRouteLink('gztk', {});
  return (
    <a {...terms} className={styles['rules']}>
      {t('slip.rejected.payout_rules')}
    </a>
  );
}
