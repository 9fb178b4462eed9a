import { useCallback, useState } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Card, Empty, Pagination, Skeleton } from '@site/shared/ui';
import { FEEDBACK_PER_PAGE } from './limits';
import { useFeedbackList } from './useFeedbackList';
import { useTranslation } from './texts';
import { FeedbackConversation } from './FeedbackConversation';
import { FeedbackItem } from './FeedbackItem';
import styles from './FeedbackList.module.css';

/**
 * Lists the member's feedback with the answers. At most one item is open, initially the one in the address
 * (`feedback=…`), on whichever page of the list it is.
 */
export function FeedbackList() {
  const { bus, navigation, overlays } = useServices();
  const { t } = useTranslation();
  const { feedback, page, setPage, reload, remove } = useFeedbackList();
  const { feedback: soughtId } = useReadable(navigation.location).query;
  const [openId, setOpenId] = useState(soughtId);
  const handleRead = useCallback(() => {
    bus.emit('inbox/read', {});
    reload();
  }, [bus, reload]);

  const handleDelete = async (id: string) => {
    const answer = await overlays.dialog({
      message: t('feedback.delete_ask'),
      showCancel: true,
      confirmText: t('feedback.delete_confirm'),
    });
    if (answer === 'confirmed' && (await remove(id))) overlays.toast(t('feedback.deleted'), 'success');
  };

  return (
    <div className={styles['panel']}>
      <LoadableView of={feedback} onRetry={reload} empty={<NoFeedback />} skeleton={<Skeleton height="4rem" />}>
        {({ rows, total }) => (
          <div className={styles['list']}>
            {soughtId !== undefined && openId === soughtId && rows.every(({ id }) => id !== soughtId) && (
              <Card padding="lg">
                <FeedbackConversation id={soughtId} onRead={handleRead} onChange={reload} />
              </Card>
            )}
            <ul aria-label={t('feedback.list')}>
              {rows.map((row) => (
                <FeedbackItem
                  key={row.id}
                  feedback={row}
                  isOpen={row.id === openId}
                  onToggle={() => {
                    setOpenId(row.id === openId ? undefined : row.id);
                  }}
                  onDelete={() => void handleDelete(row.id)}
                  onRead={handleRead}
                  onChange={reload}
                />
              ))}
            </ul>
            <Pagination page={page} total={total} pageSize={FEEDBACK_PER_PAGE} onChange={setPage} label={t('feedback.pages')} />
          </div>
        )}
      </LoadableView>
    </div>
  );
}

function NoFeedback() {
  const { t } = useTranslation();
  const formLink = useRouteLink('feedback', {}, { replace: true });
  return (
    <Empty title={t('feedback.empty')} actions={<ButtonLink {...formLink}>{t('feedback.form_tab')}</ButtonLink>}>
      {t('feedback.empty_hint')}
    </Empty>
  );
}
