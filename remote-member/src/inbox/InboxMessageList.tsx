import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Button, Empty, Pagination, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { InboxTab, InboxMessage } from './inboxMessage';
import { MESSAGES_PER_PAGE } from './inboxMessage';
import { useInbox } from './useInbox';
import { InboxMessageItem } from './InboxMessageItem';
import styles from './InboxMessageList.module.css';

interface InboxMessageListProps {
  readonly tab: InboxTab;
  readonly hasUnread: boolean;
}

/** The messages of one tab. At most one is open. */
export function InboxMessageList({ tab, hasUnread }: InboxMessageListProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const inbox = useInbox(tab);
  const [openId, setOpenId] = useState<string>();

  const handleToggle = (message: InboxMessage) => {
    setOpenId(message.id === openId ? undefined : message.id);
    if (message.id !== openId) void inbox.open(message);
  };
  const handleDelete = async (message: InboxMessage) => {
    const answer = await overlays.tips({
      message: t('message.delete_ask'),
      showCancel: true,
      confirmText: t('message.delete_confirm'),
    });
    if (answer === 'confirmed' && (await inbox.remove(message))) overlays.toast(t('message.deleted'), 'success');
  };
  const handleReadAll = async () => {
    if (await inbox.readAll()) overlays.toast(t('message.all_read'), 'success');
  };

  return (
    <LoadableView
      of={inbox.messages}
      onRetry={inbox.reload}
      empty={<Empty title={t('message.empty')}>{t('message.empty_hint')}</Empty>}
      skeleton={<Skeleton height="4rem" />}
    >
      {({ rows, total }) => (
        <div className={styles['list']}>
          <div className={styles['actions']}>
            <Button size="sm" icon="check" disabled={!hasUnread} onClick={() => void handleReadAll()}>
              {t('message.read_all')}
            </Button>
          </div>
          <ul>
            {rows.map((message) => (
              <InboxMessageItem
                key={message.id}
                message={message}
                isOpen={message.id === openId}
                onToggle={() => {
                  handleToggle(message);
                }}
                onDelete={() => void handleDelete(message)}
              />
            ))}
          </ul>
          <Pagination page={inbox.page} total={total} pageSize={MESSAGES_PER_PAGE} onChange={inbox.setPage} label={t('message.pages')} />
        </div>
      )}
    </LoadableView>
  );
}
