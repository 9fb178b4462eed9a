import type { Ticket } from '@site/shared/betting';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import styles from './TicketCard.module.css';

/** Shows how much of a bet was cashed out early, or which bet this one was a part of. */
export function PaidEarly({ ticket: { partOf, paidEarly } }: { readonly ticket: Pick<Ticket, 'partOf' | 'paidEarly'> }) {
  const { t } = useTranslation();
  if (partOf === undefined && !paidEarly) return null;
  return (
    <p className={styles['early']} data-num translate="yes">
      {partOf !== undefined && <span>{t('tickets.part_of', { number: partOf })}</span>}
      {paidEarly && <span>{t('tickets.paid_early', { stake: formatYuan(paidEarly.stake), amount: formatYuan(paidEarly.payout) })}</span>}
    </p>
  );
}
