import type { Ticket } from '@site/shared/betting';
import { formatYuan, formatYuanFixed, formatYuanSigned, subtractFen } from '@site/shared/money';
import { useTranslation } from './texts';
import styles from './TicketCard.module.css';

/**
 * Shows the stake, the reserved amount when it differs, and the possible win; for a bet that has ended, the payout and
 * the profit or loss.
 */
export function TicketAmounts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { state, mode, stake, risk, toWin } = ticket;
  const payout = state.status === 'settled' || state.status === 'cashed-out' ? state.payout : undefined;
  const profit = payout === undefined ? undefined : subtractFen(payout, risk);
  return (
    <dl className={styles['amounts']}>
      <Amount label={t(mode === 'system' ? 'tickets.unit_stake' : 'odds.stake')} value={formatYuan(stake)} />
      {risk !== stake && <Amount label={t(mode === 'system' ? 'tickets.whole_stake' : 'tickets.risk')} value={formatYuan(risk)} />}
      {payout === undefined || profit === undefined ? (
        <Amount label={t('tickets.to_win')} value={formatYuanFixed(toWin)} isMoney />
      ) : (
        <>
          <Amount label={t('tickets.payout')} value={formatYuan(payout)} isMoney={payout > 0} />
          <Amount label={t('tickets.profit')} value={formatYuanSigned(profit)} />
        </>
      )}
    </dl>
  );
}

function Amount({ label, value, isMoney = false }: { readonly label: string; readonly value: string; readonly isMoney?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isMoney ? styles['money'] : undefined} data-num translate="no">
        {value}
      </dd>
    </div>
  );
}
