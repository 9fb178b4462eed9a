import type { Ticket } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';

/**
 * Passes a ticket to the chat, where the player sees a preview before sending it. A chat that is mounted receives the event; otherwise its
 * page is opened with the ticket in the address, because an event before it is mounted has no listener.
 */
export function ShareTicketButton({ ticketId }: { readonly ticketId: Ticket['id'] }) {
  const { t } = useTranslation();
  const { bus, navigation } = useServices();
  const handleShare = () => {
    bus.emit('ticket/share', { ticketId });
    if (navigation.location.get().name !== 'chat') navigation.go('chat', {}, { query: { ticket: ticketId } });
  };
  return (
    <Button size="sm" variant="quiet" aria-label={t('tickets.share_number', { number: ticketId })} onClick={handleShare}>
      {t('tickets.share')}
    </Button>
  );
}
