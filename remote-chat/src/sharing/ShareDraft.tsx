import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Button, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './ShareDraft.module.css';
import type { SharedTicket } from './sharedTicket';
import { fetchSharedTicket } from './sharedTicketApi';
import { SharedTicketCard } from './SharedTicketCard';
import { endSharing } from './sharingStore';

interface ShareDraftProps {
  readonly ticketId: string;
  /** True when there is a room in which the member may write. */
  readonly isOpen: boolean;
  readonly onSend: (ticketId: string, ticket: SharedTicket) => void;
}

/** Shows a ticket about to be shared, as the room will show it. It is sent when the player confirms. */
export function ShareDraft({ ticketId, isOpen, onSend }: ShareDraftProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchSharedTicket(http, ticketId, { signal }), [http, ticketId]);
  const { state, reload } = useLoadable(load);
  return (
    <section className={styles['draft']} aria-label={t('sharing.title')}>
      <p className={styles['title']}>
        <b>{t('sharing.title')}</b>
        <span>{t('sharing.hint')}</span>
      </p>
      <div className={styles['ticket']}>
        <LoadableView of={state} onRetry={reload} isEmpty={() => false} empty={null} skeleton={<Skeleton height="0.8rem" />}>
          {(ticket) => <SharedTicketCard ticket={ticket} />}
        </LoadableView>
      </div>
      <div className={styles['actions']}>
        <Button size="sm" onClick={endSharing}>
          {t('sharing.cancel')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          disabled={!isOpen || state.data === undefined}
          onClick={() => {
            if (state.data) onSend(ticketId, state.data);
            endSharing();
          }}
        >
          {t('sharing.send')}
        </Button>
      </div>
    </section>
  );
}
