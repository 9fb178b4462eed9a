import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LoadableView } from '@site/shared/loadable';
import { Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { arrangeOpenBets } from './arrangeTickets';
import { cashOutStore, stopLooking } from './cash-out/cashOutStore';
import { CashOutEnded } from './cash-out/CashOutEnded';
import { CashOutUnderWay } from './cash-out/CashOutUnderWay';
import { EditOutcome } from './edit-bet/EditOutcome';
import { useEditBet } from './edit-bet/useEditBet';
import { OpenTicket } from './OpenTicket';
import { useOpenBets } from './useOpenBets';
import styles from './BetsDock.module.css';

interface OpenBetsListProps {
  readonly onRetry: () => void;
  /** Called when the player has confirmed the cash-out. */
  readonly onCashOut: () => void;
}

/** Lists open bets: those still being confirmed first, each group newest first. */
export function OpenBetsList({ onRetry, onCashOut }: OpenBetsListProps) {
  const { t } = useTranslation();
  const tickets = useOpenBets();
  const edit = useEditBet();
  useEffect(
    () => () => {
      stopLooking(cashOutStore());
    },
    [],
  );
  return (
    <>
      <DepartedCashOut openIds={tickets.data?.map(({ id }) => id) ?? []} />
      <div className={styles['outcome']}>
        <EditOutcome edit={edit} />
      </div>
      <LoadableView
        of={tickets}
        onRetry={onRetry}
        empty={<Empty title={t('tickets.open_empty_title')}>{t('tickets.open_empty_reason')}</Empty>}
      >
        {(rows) => (
          <ul>
            {arrangeOpenBets(rows).map((ticket) => (
              <li key={ticket.id}>
                <OpenTicket ticket={ticket} edit={edit} onCashOut={onCashOut} />
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </>
  );
}

/** Shows a cash-out whose ticket is no longer open, such as a paid one. */
function DepartedCashOut({ openIds }: { readonly openIds: readonly string[] }) {
  const cashOut = useStore(cashOutStore());
  if (!('order' in cashOut) || openIds.includes(cashOut.order.ticketId)) return null;
  const hasEnded = cashOut.status === 'paid' || cashOut.status === 'refused' || cashOut.status === 'not-paid';
  return <div className={styles['departed']}>{hasEnded ? <CashOutEnded cashOut={cashOut} /> : <CashOutUnderWay cashOut={cashOut} />}</div>;
}
