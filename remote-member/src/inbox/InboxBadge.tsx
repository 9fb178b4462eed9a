import { useId, useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { totalUnread } from './inboxMessage';
import styles from './InboxBadge.module.css';
import { UnreadList } from './UnreadList';
import { useDisclosure } from './useDisclosure';
import { useUnread } from './useUnread';

/**
 * Shows a bell in the header with the number of unread messages. Its panel lists them by kind, each with a link to its
 * tab of the inbox. Guests see nothing.
 */
export function InboxBadge() {
  const { session } = useServices();
  return useReadable(session.isSignedIn) ? <MemberBell /> : null;
}

/**
 * Discards the state when another member signs in. The id becomes known only after the page has opened; that change
 * discards nothing.
 */
function MemberBell() {
  const { session } = useServices();
  const id = useReadable(session.member)?.userId;
  const [owner, setOwner] = useState({ id, changes: 0 });
  if (id !== undefined && id !== owner.id) setOwner({ id, changes: owner.changes + (owner.id === undefined ? 0 : 1) });
  return <InboxBell key={owner.changes} />;
}

function InboxBell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const panelId = useId();
  const { isOpen, toggle, close, rootProps } = useDisclosure();
  const count = unread.data === undefined ? undefined : totalUnread(unread.data);

  return (
    <div className={styles['inbox']} {...rootProps}>
      <IconButton
        icon="bell"
        label={labelOf(count)}
        count={count}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <section id={panelId} className={styles['panel']} aria-label={t('inbox.title')}>
          <UnreadList unread={unread} onLeave={close} />
        </section>
      )}
    </div>
  );

  function labelOf(unreadCount: number | undefined): string {
    if (unreadCount === undefined) return t('inbox.label_unknown');
    return unreadCount === 0 ? t('inbox.label_none') : t('inbox.label', { count: unreadCount });
  }
}

export { InboxBadge as View };
