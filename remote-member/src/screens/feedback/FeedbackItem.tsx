import { useCallback, useId } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { Icon, IconButton, Tag } from '@site/shared/ui';
import type { Feedback } from '../../feedback/feedback';
import { useTranslation } from '../../i18n';
import { FeedbackAnswer } from './FeedbackAnswer';
import styles from './FeedbackItem.module.css';

interface FeedbackItemProps {
  readonly feedback: Feedback;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  /** Its answer was unread and has been opened. */
  readonly onRead: () => void;
}

/** One feedback: its head opens it. */
export function FeedbackItem({ feedback, isOpen, onToggle, onDelete, onRead }: FeedbackItemProps) {
  const { bus } = useServices();
  const { t } = useTranslation();
  const contentId = useId();
  const { id, type, content, state, at, isUnread } = feedback;
  const handleRead = useCallback(() => {
    bus.emit('inbox/read', {});
    onRead();
  }, [bus, onRead]);

  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <Tag>{t(`feedback.type.${type}`)}</Tag>
          <span className={styles['text']}>{content}</span>
          <Tag tone={state === 'answered' ? 'success' : 'warning'}>{t(`feedback.state.${state}`)}</Tag>
          {isUnread && <Tag tone="live">{t('feedback.unread')}</Tag>}
          <time className={styles['time']} dateTime={new Date(at).toISOString()}>
            {formatMoment(at)}
          </time>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
        </button>
        <IconButton icon="trash" size="sm" label={t('feedback.delete', { id })} onClick={onDelete} />
      </div>
      {isOpen && (
        <div id={contentId} className={styles['content']}>
          <FeedbackAnswer id={id} onRead={handleRead} />
        </div>
      )}
    </li>
  );
}
