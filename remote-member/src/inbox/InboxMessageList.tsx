import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatDay, useSharedTranslation } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { Button, Checkbox, Empty, Pagination, Strip, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { groupByDay, MESSAGES_PER_PAGE, type InboxMessage, type InboxPage, type InboxTab } from './inboxMessage';
import { useInbox } from './useInbox';
import { InboxMessageItem } from './InboxMessageItem';
import styles from './InboxMessageList.module.css';

interface InboxMessageListProps {
  readonly tab: InboxTab;
  readonly hasUnread: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Lists the messages of one tab by day. At most one is open. The selected messages of the page can be marked as read or
 * deleted together.
 */
export function InboxMessageList({ tab, hasUnread }: InboxMessageListProps) {
  const { clock, overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const inbox = useInbox(tab);
  const [openId, setOpenId] = useState<string>();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());

  const handleToggle = (message: InboxMessage) => {
    setOpenId(message.id === openId ? undefined : message.id);
    if (message.id !== openId) void inbox.open(message);
  };
  const askToDelete = async (question: string): Promise<boolean> => {
    const answer = await overlays.dialog({ message: question, showCancel: true, confirmText: t('message.delete_confirm') });
    return answer === 'confirmed';
  };
  const handleDelete = async (message: InboxMessage) => {
    if ((await askToDelete(t('message.delete_ask'))) && (await inbox.remove(message))) overlays.toast(t('message.deleted'), 'success');
  };
  const handleDeleteMany = async (ids: readonly string[]) => {
    if (!(await askToDelete(t('message.delete_many_ask', { count: ids.length }))) || !(await inbox.removeMany(ids))) return;
    setChosenIds(new Set());
    overlays.toast(t('message.deleted'), 'success');
  };
  const handleReadMany = async (ids: readonly string[]) => {
    if (!(await inbox.readMany(ids))) return;
    setChosenIds(new Set());
    overlays.toast(t('message.many_read'), 'success');
  };
  const handleReadAll = async () => {
    if (await inbox.readAll()) overlays.toast(t('message.all_read'), 'success');
  };
  const handleChoose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosenIds);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosenIds(next);
  };
  const nameOf = (day: string): string => {
    if (day === formatDay(clock.now())) return tShared('day.today');
    return day === formatDay(clock.now() - DAY_MS) ? tShared('day.yesterday') : day;
  };

  return (
    <div className={styles['panel']}>
      <LoadableView
        of={inbox.messages}
        onRetry={inbox.reload}
        empty={<Empty title={t('message.empty')}>{t('message.empty_hint')}</Empty>}
        skeleton={<Skeleton height="4rem" />}
      >
        {(page) => (
          <div className={styles['list']}>
            {toolbarOf(page)}
            {groupByDay(page.rows).map(({ day, messages }) => (
              <section key={day} aria-label={nameOf(day)}>
                <h2 className={styles['day']}>{nameOf(day)}</h2>
                <ul>
                  {messages.map((message) => (
                    <InboxMessageItem
                      key={message.id}
                      message={message}
                      isOpen={message.id === openId}
                      isChosen={chosenIds.has(message.id)}
                      onChoose={(isChosen) => {
                        handleChoose([message.id], isChosen);
                      }}
                      onToggle={() => {
                        handleToggle(message);
                      }}
                      onDelete={() => void handleDelete(message)}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <Pagination
              page={inbox.page}
              total={page.total}
              pageSize={MESSAGES_PER_PAGE}
              onChange={inbox.setPage}
              label={t('message.pages')}
            />
          </div>
        )}
      </LoadableView>
    </div>
  );

  function toolbarOf({ rows }: InboxPage) {
    const all = rows.map(({ id }) => id);
    // Ignore selected messages of other pages and those that no longer exist.
    const chosen = all.filter((id) => chosenIds.has(id));
    return (
      <Strip className={styles['actions']}>
        <Checkbox
          checked={chosen.length === all.length}
          onChange={(isChosen) => {
            handleChoose(all, isChosen);
          }}
        >
          {t('message.choose_page')}
        </Checkbox>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => void handleReadMany(chosen)}>
          {t('message.read_many')}
        </Button>
        <Button size="sm" icon="trash" disabled={chosen.length === 0} onClick={() => void handleDeleteMany(chosen)}>
          {chosen.length === 0 ? t('message.delete_many') : t('message.delete_count', { count: chosen.length })}
        </Button>
        <Button size="sm" icon="check" disabled={!hasUnread} className={styles['all']} onClick={() => void handleReadAll()}>
          {t('message.read_all')}
        </Button>
      </Strip>
    );
  }
}
