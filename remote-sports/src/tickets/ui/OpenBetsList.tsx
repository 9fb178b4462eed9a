import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Empty } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { openBetsOf, openBetsStore } from '../openBets';
import { TicketCard } from './TicketCard';
import { useTicketWatch } from './useTicketWatch';

/** Bets that are confirming or open, newest first. */
export function OpenBetsList() {
  const { t } = useTranslation();
  const { session } = useServices();
  const { reload } = useTicketWatch();
  const owner = useReadable(session.member)?.userId;
  const tickets = useStore(openBetsStore(), (state) => openBetsOf(state, owner));
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
