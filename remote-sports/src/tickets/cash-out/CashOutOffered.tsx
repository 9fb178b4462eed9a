import { formatYuanFixed } from '@site/shared/money';
import { Button, CountdownRing, Spinner } from '@site/shared/ui';
import { useTranslation, type SportsTranslate } from '../../i18n';
import { useServerTime } from '../../clock/useServerTime';
import type { CashOut, CashOutOffer, NoOfferReason, OfferState } from './cashOut';
import { cashOutStore } from './cashOutStore';
import styles from './CashOutPanel.module.css';

type Looking = Extract<CashOut, { status: 'looking' }>;
type Asked = Extract<CashOut, { status: 'asked' }>;

interface CashOutOfferedProps {
  readonly cashOut: Looking | Asked;
  readonly onConfirm: () => void;
}

/** What a bet is worth now, until that expires, and the question whether to cash out. */
export function CashOutOffered({ cashOut, onConfirm }: CashOutOfferedProps) {
  const { t } = useTranslation();
  const { dispatch } = cashOutStore();
  if (cashOut.status === 'asked') {
    const amount = formatYuanFixed(cashOut.offer.amount);
    return (
      <>
        <div className={styles['offer']}>
          <ExpiryRing offer={cashOut.offer} />
          <p>{t('tickets.cash_out.ask', { amount })}</p>
        </div>
        <div className={styles['actions']}>
          <Button
            size="sm"
            onClick={() => {
              dispatch({ type: 'withdrawn' });
            }}
          >
            {t('tickets.cash_out.back')}
          </Button>
          <Button size="sm" variant="primary" onClick={onConfirm}>
            {t('tickets.cash_out.confirm', { amount })}
          </Button>
        </div>
      </>
    );
  }
  const { offer, before } = cashOut;
  const current = offer.kind === 'offered' ? offer.offer : undefined;
  return (
    <>
      <div className={styles['offer']}>
        {current ? <ExpiryRing offer={current} /> : offer.kind === 'awaited' && <Spinner />}
        <p role="status">{offerText(offer, before === undefined ? undefined : formatYuanFixed(before), t)}</p>
      </div>
      <div className={styles['actions']}>
        <Button
          size="sm"
          onClick={() => {
            dispatch({ type: 'closed' });
          }}
        >
          {t('tickets.cash_out.collapse')}
        </Button>
        {current && (
          <Button
            size="sm"
            variant="primary"
            onClick={() => {
              dispatch({ type: 'agreed', quoteId: current.quoteId });
            }}
          >
            {t('tickets.cash_out.take', { amount: formatYuanFixed(current.amount) })}
          </Button>
        )}
      </div>
    </>
  );
}

const REASON_KEYS = {
  suspended: 'tickets.cash_out.unavailable.suspended',
  'not-offered': 'tickets.cash_out.unavailable.not_offered',
  'not-open': 'tickets.cash_out.unavailable.not_open',
} as const satisfies Record<NoOfferReason, string>;

function offerText(offer: OfferState, before: string | undefined, t: SportsTranslate): string {
  switch (offer.kind) {
    case 'offered':
      return before === undefined
        ? t('tickets.cash_out.whole')
        : t('tickets.cash_out.changed', { before, now: formatYuanFixed(offer.offer.amount) });
    case 'unavailable':
      return t(REASON_KEYS[offer.reason]);
    case 'awaited':
      return before === undefined ? t('tickets.cash_out.awaited') : t('tickets.cash_out.lapsed', { before });
    case 'failed':
      return t('tickets.cash_out.failed');
  }
}

const TICK_MS = 200;

function ExpiryRing({ offer: { since, expiresAt } }: { readonly offer: CashOutOffer }) {
  const { t } = useTranslation();
  const now = useServerTime(TICK_MS);
  const remaining = Math.max(0, expiresAt - now) / 1_000;
  return (
    <CountdownRing
      remaining={remaining}
      total={Math.max(1, expiresAt - since) / 1_000}
      label={t('tickets.cash_out.valid_for', { seconds: Math.ceil(remaining) })}
    />
  );
}
