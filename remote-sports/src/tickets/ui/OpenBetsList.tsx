import { LoadableView } from '@site/shared/loadable';
import { Empty } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { arrangeOpenBets } from '../arrangeTickets';
import { TicketCard } from './TicketCard';
import { useOpenBets } from './useOpenBets';

interface OpenBetsListProps {
  readonly onRetry: () => void;
}

/** Bets that are confirming or open: those still being confirmed first, each kind newest first. */
export function OpenBetsList({ onRetry }: OpenBetsListProps) {
  const { t } = useTranslation();
  const tickets = useOpenBets();
  return (
    <LoadableView
      of={tickets}
      onRetry={onRetry}
      empty={<Empty title={t('tickets.open_empty_title')}>{t('tickets.open_empty_reason')}</Empty>}
    >
      {(rows) => (
        <ul>
          {arrangeOpenBets(rows).map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </LoadableView>
  );
}
