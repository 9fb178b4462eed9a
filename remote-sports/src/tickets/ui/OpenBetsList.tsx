import { useStore } from 'zustand';
import { LoadableView } from '@site/shared/loadable';
import { Empty } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { openBetsStore } from '../openBets';
import { TicketCard } from './TicketCard';
import { useTicketWatch } from './useTicketWatch';

/** Bets that are confirming or open, newest first. */
export function OpenBetsList() {
  const { t } = useTranslation();
  const { reload } = useTicketWatch();
  const tickets = useStore(openBetsStore(), (state) => state.tickets);
  return (
    <LoadableView
      of={tickets}
      onRetry={reload}
      empty={<Empty title={t('tickets.open_empty_title')}>{t('tickets.open_empty_reason')}</Empty>}
    >
      {(rows) => (
        <ul>
          {rows.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </LoadableView>
  );
}
