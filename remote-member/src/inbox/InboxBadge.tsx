import { useId } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { totalUnread } from './inboxMessage';
import styles from './InboxBadge.module.css';
import { UnreadList } from './UnreadList';
import { useDisclosure } from './useDisclosure';
import { useUnread } from './useUnread';

/**
 * The bell in the header: how many letters wait, and of which kinds when it is pressed, each leading to its tab of the inbox. A guest
 * sees nothing.
 */
export function InboxBadge() {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member);
  // Another member is another inbox: nothing of the one before stays.
  return isSignedIn ? <InboxBell key={member?.userId} /> : null;
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
