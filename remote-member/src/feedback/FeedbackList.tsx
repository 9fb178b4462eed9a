import { useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Empty, Pagination, Skeleton } from '@site/shared/ui';
import { FEEDBACK_PER_PAGE } from './limits';
import { useFeedbackList } from './useFeedbackList';
import { useTranslation } from '../i18n';
import { FeedbackItem } from './FeedbackItem';
import styles from './FeedbackList.module.css';

/** The member's feedback with the answers. At most one item is open. */
export function FeedbackList() {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { feedback, page, setPage, reload, remove } = useFeedbackList();
  const [openId, setOpenId] = useState<string>();

  const handleDelete = async (id: string) => {
    const answer = await overlays.tips({ message: t('feedback.delete_ask'), showCancel: true, confirmText: t('feedback.delete_confirm') });
    if (answer === 'confirmed' && (await remove(id))) overlays.toast(t('feedback.deleted'), 'success');
  };

  return (
    <LoadableView of={feedback} onRetry={reload} empty={<NoFeedback />} skeleton={<Skeleton height="4rem" />}>
      {({ rows, total }) => (
        <div className={styles['list']}>
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
                onChange={reload}
              />
            ))}
          </ul>
          <Pagination page={page} total={total} pageSize={FEEDBACK_PER_PAGE} onChange={setPage} label={t('feedback.pages')} />
        </div>
      )}
    </LoadableView>
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
