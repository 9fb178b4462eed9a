import type { Ticket } from '@site/shared/betting';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import styles from './TicketCard.module.css';

/** What was paid early of a bet, or of which bet this was a part. */
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
