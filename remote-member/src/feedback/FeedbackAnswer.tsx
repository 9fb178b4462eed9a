import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './FeedbackAnswer.module.css';
import { fetchFeedback } from './feedbackApi';

interface FeedbackAnswerProps {
  readonly id: string;
  readonly onRead: () => void;
}

/** One feedback in full: its text, its reference, its images and the answer. */
export function FeedbackAnswer({ id, onRead }: FeedbackAnswerProps) {
  const { t } = useTranslation();
  const { state, reload } = useFeedback(id, onRead);
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="1rem" />}>
      {({ content, reference, images, answer, answeredAt }) => (
        <div className={styles['whole']}>
          <p className={styles['content']}>{content}</p>
          <dl className={styles['facts']}>
            <Fact name={t('feedback.number')} value={id} />
            {reference !== undefined && <Fact name={t('feedback.reference_label')} value={reference} />}
            {images.length > 0 && <Fact name={t('feedback.images_label')} value={images.join(' · ')} />}
          </dl>
          {answer !== undefined && (
            <section className={styles['answer']} aria-label={t('feedback.answer')}>
              <p className={styles['content']}>{answer}</p>
              {answeredAt !== undefined && (
                <p className={styles['when']}>{t('feedback.answered_at', { time: formatMoment(answeredAt) })}</p>
              )}
            </section>
          )}
        </div>
      )}
    </LoadableView>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * Loads one feedback, which marks its answer as read at the platform.
 *
 * @param onRead called once where the answer was unread
 */
function useFeedback(id: string, onRead: () => void) {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchFeedback(http, id, { signal }), [http, id]);
  const { state, reload } = useLoadable(load);
  const wasUnread = state.data?.isUnread === true;
  useEffect(() => {
    if (wasUnread) onRead();
  }, [wasUnread, onRead]);
  return { state, reload };
}
