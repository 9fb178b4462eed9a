import { useRouteLink } from '@site/shared/contract';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Placement } from '../slip/placement';
import { dispatch, slipStore } from '../slip/slipStore';
import type { RejectionReason } from '../slip/types';
import styles from './PlacementCard.module.css';

const REASON_KEYS = {
  closed: 'slip.rejected.reason.closed',
  'score-changed': 'slip.rejected.reason.score_changed',
  'line-changed': 'slip.rejected.reason.line_changed',
  'price-changed': 'slip.rejected.reason.price_changed',
  'type-changed': 'slip.rejected.reason.type_changed',
  'stake-limit': 'slip.rejected.reason.stake_limit',
  balance: 'slip.rejected.reason.balance',
  'payout-limit': 'slip.rejected.reason.payout_limit',
  'too-late': 'slip.rejected.reason.too_late',
  'quote-expired': 'slip.rejected.reason.quote_expired',
  'key-closed': 'slip.rejected.reason.key_closed',
} as const satisfies Record<RejectionReason, string>;

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
      {t(REASON_KEYS[reason])}
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
