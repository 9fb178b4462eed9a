import { formatYuan } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { CountdownRing, Spinner } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useServerTime } from '../clock/useServerTime';
import { principalOf } from '../slip/betTerms';
import type { OpenPlacement } from '../slip/placement';
import { isCombined, useBetLabel } from './useBetLabel';
import styles from './PlacementCard.module.css';

const TICK_MS = 200;

const TITLE_KEYS = {
  submitting: 'placement.confirming.submitting',
  confirming: 'placement.confirming.title',
  deciding: 'placement.confirming.deciding',
  reconciling: 'placement.confirming.reconciling',
} as const satisfies Record<OpenPlacement['status'], string>;

/**
 * Shows the progress ring, stake and number of a bet that is being sent, confirmed or decided, or whose outcome is
 * being requested after its response was lost.
 */
export function ConfirmingCard({ placement }: { readonly placement: OpenPlacement }) {
  const { t } = useTranslation();
  const { order } = placement;
  const { kind, legs } = order;
  const label = useBetLabel()(order);
  const principal = principalOf(order.stake, kind);
  const price = isCombined(kind) ? '' : legs.map((leg) => t('odds.priced', { price: formatPrice(leg.price) })).join(' ');
  const isUnanswered = placement.status === 'reconciling' && placement.failure !== undefined;
  const title = placement.status === 'reconciling' && !isUnanswered ? 'placement.confirming.recovered' : TITLE_KEYS[placement.status];
  return (
    <article className={styles['confirming']}>
      {placement.status === 'confirming' ? <Countdown since={placement.since} deadline={placement.deadline} /> : <Spinner />}
      <div className={styles['facts']}>
        <div>
          <b>{t(title)}</b>
          <b data-num translate="no">
            {formatYuan(principal)}
          </b>
        </div>
        <div className={styles['quiet']}>
          <span>
            {label} {price}
          </span>
          {'ticketId' in placement && (
            <span data-num translate="no">
              {t('placement.confirming.number', { number: placement.ticketId })}
            </span>
          )}
        </div>
        {placement.status === 'confirming' && <p className={styles['quiet']}>{t('placement.confirming.danger_window')}</p>}
        {isUnanswered && <p className={styles['quiet']}>{t('placement.confirming.unanswered')}</p>}
      </div>
      {placement.status === 'confirming' && <DrainingBar since={placement.since} deadline={placement.deadline} />}
    </article>
  );
}

interface Span {
  readonly since: number;
  readonly deadline: number;
}

function Countdown({ since, deadline }: Span) {
  const { t } = useTranslation();
  const now = useServerTime(TICK_MS);
  const remaining = Math.max(0, deadline - now) / 1_000;
  return (
    <CountdownRing
      remaining={remaining}
      total={(deadline - since) / 1_000}
      label={t('placement.confirming.wait', { seconds: Math.ceil(remaining) })}
    />
  );
}

function DrainingBar({ since, deadline }: Span) {
  const now = useServerTime(TICK_MS);
  const left = Math.min(1, Math.max(0, (deadline - now) / Math.max(1, deadline - since)));
  return <i className={styles['bar']} aria-hidden="true" style={{ width: `${left * 100}%` }} />;
}
