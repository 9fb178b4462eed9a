import { useRouteLink } from '@site/shared/contract';
import { Button, ButtonLink, Note, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './FeedbackSent.module.css';

/** Confirms the feedback with its number, links to the list, and receives the focus. */
export function FeedbackSent({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const listLink = useRouteLink('feedbackList', {});
  const arrival = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={arrival} tabIndex={-1} className={styles['sent']}>
      <Note tone="success" live="polite" title={t('feedback.sent')}>
        {t('feedback.sent_number', { id })}
      </Note>
      <div className={styles['actions']}>
        <ButtonLink variant="primary" {...listLink}>
          {t('feedback.to_list')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('feedback.again')}</Button>
      </div>
    </div>
  );
}
