import { type Ticket } from '@site/shared/betting';
import { useShareTicket } from '@site/shared/ui/betting';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';

/** Passes a ticket to the chat, which shows the player a preview before sending. */
export function ShareTicketButton({ ticketId }: { readonly ticketId: Ticket['id'] }) {
  const { t } = useTranslation();
  const share = useShareTicket();
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t('tickets.share_number', { number: ticketId })}
      onClick={() => {
        share(ticketId);
      }}
    >
      {t('tickets.share')}
    </Button>
  );
}
